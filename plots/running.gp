# title: One row of tiles, with a running maximum, sum and output
# desc: Above, scores as three rows of three tiles. In the middle row the first
# desc: tile is done, the second is being computed, the third comes next. Below,
# desc: what the row keeps after each tile: the largest score, the sum and the
# desc: output, which an arrow hands on to the next. The last is the answer.
# data: running.tsv
# column: tile 0 2
# column: score -10 10
# column: factor 0 1
# column: max -10 10
# column: sum 0 10
# column: out_0 -10 10
# column: out_1 -10 10
TALL = 18.6
load "style.gp"
load "diagram.gp"
LEFT(i) = 6.2 + 8.5*i
do for [i=0:2] {
  do for [r=0:2] { eval fill(LEFT(i), 1.7+1.5*r, 8.5, 1.5, PAPER, QUIET) }
  t = word("done tile next", i+1)
  eval i == 1 ? box(t, LEFT(i), 3.2, 8.5, 1.5, SCALED) : plain(t, LEFT(i), 3.2, 8.5, 1.5)
  eval fill(LEFT(i)+0.75, 9.6, 7, 6.2, pale(THIRD), THIRD)
  eval arrow(LEFT(i)+4.25, 6.6, LEFT(i)+4.25, 7.2, INK, 1.5)
  if (i < 2) { eval arrow(LEFT(i)+7.8, 12.6, LEFT(i+1)+0.7, 12.6, INK, 2) }
}
side(text, y) = write(text, 5.8, y, "right tc lt 5")
eval quiet("keys", LEFT(1)+4.25, 0.8)
eval side("queries", 3.95)
eval side("score", 8)
eval side("largest", 10.6)
eval side("sum", 12.6)
eval side("output", 14.6)
eval side("old part", 17.2)
mid(t) = LEFT(t) + 4.25
plot for [f in "score max sum"] "running.tsv" \
    using (mid(column("tile"))):(f eq "score" ? 8 : f eq "max" ? 10.6 : 12.6): \
    (sprintf("%.4f", column(f))) with labels textcolor lt 4, \
  "" using (mid(column("tile"))):(14.6): \
    (sprintf("(%.2f, %.2f)", column("out_0"), column("out_1"))) \
    with labels textcolor lt 4, \
  "" using (mid(column("tile"))):(column("tile") > 0 ? 17.2 : NaN): \
    (math("\\times", "×").sprintf(" %.4f", column("factor"))) \
    with labels textcolor lt 5
