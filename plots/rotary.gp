# title: A rotated query and a rotated key
# desc: Two circles with two arrows each. Left, the query turned by 3 radians and
# desc: the key by 1; right, by 7 and by 5. All four point elsewhere, but the
# desc: angle between the two is the same, and so is their score.
# data: rotary.tsv
# column: panel 0 1
# column: query 0 7
# column: key 0 7
# column: q_x -1 1
# column: q_y -1 1
# column: k_x -1 1
# column: k_y -1 1
# column: score -1 1
TALL = 14
load "style.gp"
load "diagram.gp"
R = 4
Y = 6.6
X(panel) = 8 + 16*panel
do for [p=0:1] {
  eval disc(X(p), Y, R, QUIET)
  eval line(X(p), Y, X(p)+R, Y, QUIET, 0.8)
}
plot "rotary.tsv" using (X(column("panel"))):(Y):(R*column("q_x")):(-R*column("q_y")) \
    with vectors filled size 0.8,22 fixed dt 1 lc rgb RAW lw 2.6, \
  "" using (X(column("panel"))):(Y):(R*column("k_x")):(-R*column("k_y")) \
    with vectors filled size 0.8,22 fixed dt 1 lc rgb SCALED lw 2.6, \
  "" using (X(column("panel"))-5.6):(1.2):(sprintf("query at %d", column("query"))) \
    with labels left textcolor lt 1, \
  "" using (X(column("panel"))+1.6):(1.2):(sprintf("key at %d", column("key"))) \
    with labels left textcolor lt 2, \
  "" using (X(column("panel"))):(12.6):(sprintf("score %.4f", column("score"))) \
    with labels textcolor lt 4
