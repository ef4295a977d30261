# title: The triangle again at each step, or one row more
# desc: Three steps side by side, twice. Above, without a cache, the triangle of
# desc: scores is computed again at each step: 1, 3 and 6 cells. Below, with a
# desc: cache, only its last row is: 1, 2 and 3 cells; the others are pale.
# data: cache-steps.tsv
# column: n 1 3
# column: scores_without 1 1000
# column: scores_with 1 1000
TALL = 15.6
load "style.gp"
load "diagram.gp"
C = 1.5
array WORD[3] = ["hot", "sweet", "tea"]
do for [with=0:1] { do for [n=1:3] { do for [i=0:n-1] { do for [j=0:i] {
  x = 4 + (n-1)*6.3
  y = 2.8 + 7*with
  new = !with || i == n-1
  eval fill(x+j*C, y+i*C, C, C, new ? mixed(PAPER, with ? SCALED : RAW, 0.75) : PAPER, \
    new ? (with ? SCALED : RAW) : QUIET)
} } } }
do for [n=1:3] { eval quiet(WORD[n], 4+(n-1)*6.3+n*C/2, 1) }
eval write("every row again", 4, 8.3, "left tc lt 1")
eval write("the new row alone", 4, 14.8, "left tc lt 2")
total(name, y) = column("n") == 3 ? y : NaN
plot "cache-steps.tsv" using (27.5):(total("n", 4.8)): \
    (sprintf("%g scores", column("scores_without"))) with labels textcolor lt 1, \
  "" using (27.5):(total("n", 6)):("without a cache") with labels textcolor lt 1, \
  "" using (27.5):(total("n", 11.8)): \
    (sprintf("%g scores", column("scores_with"))) with labels textcolor lt 2, \
  "" using (27.5):(total("n", 13)):("with a cache") with labels textcolor lt 2
