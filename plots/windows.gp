# title: A window of three keys
# desc: Two grids, hidden keys hatched. Left, six queries over six keys: each sees
# desc: itself and the two keys before it, a band along the diagonal. Right, the
# desc: last two of six tokens ask: they see keys 2 to 4 and 3 to 5.
# data: none
TALL = 12.2
load "style.gp"
load "diagram.gp"
C = 1.5
array LEFT[2] = [4.7, 21.5]
array QUERIES[2] = [6, 2]
do for [p=1:2] {
  x = LEFT[p]
  n = QUERIES[p]
  eval tell(sprintf("%d queries, 6 keys", n), x, 0.8)
  eval hatched(x, 3, 6*C, n*C)
  do for [i=0:n-1] {
    eval write(sprintf("query %d", i), x-0.4, 3+(i+0.5)*C, "right tc lt 5")
    do for [j=0:5] {
      if (j <= i + 6-n && j > i + 6-n - 3) { eval box("", x+j*C, 3+i*C, C, C, SCALED) }
    }
  }
  do for [j=0:5] { eval quiet(sprintf("%d", j), x+(j+0.5)*C, 2.25) }
}
@DRAWN
