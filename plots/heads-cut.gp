# title: A head is a range of columns, and not a part of the memory
# desc: Three tokens of four features, numbered 0 to 11 in memory. Above, two
# desc: heads take two columns each, look by themselves, and are laid side by
# desc: side again. Below, the memory is cut in two: the first half has all of
# desc: token 0 and half of token 1.
# data: none
TALL = 18
load "style.gp"
load "diagram.gp"
C = 1.55
cell(k, x, y, head) = box(sprintf("%d", k), x, y, C, C, head ? SCALED : RAW)
label(t, x, y) = write(sprintf("token %d", t), x-0.4, y, "right tc lt 5")
do for [k=0:11] {
  t = k / 4
  c = k % 4
  eval cell(k, 4.4+c*C, 2.2+t*C, c / 2)
  eval cell(k, 4.4+c*C, 12+t*C, k / 6)
  eval cell(k, c < 2 ? 13.8+c*C : 13.8+c*C+0.8, 2.2+t*C, c / 2)
  eval cell(k, 13.8+(k%2)*C+(k/6)*(2*C+0.8), 12+(k%6/2)*C, k / 6)
  eval fill(25.2+c*C, 2.2+t*C, C, C, pale(c/2 ? SCALED : RAW), c/2 ? SCALED : RAW)
}
do for [t=0:2] {
  eval label(t, 4.4, 2.2+(t+0.5)*C)
  eval label(t, 4.4, 12+(t+0.5)*C)
}
eval tell("columns: right", 4.4, 1.1)
eval tell("memory cut in two: wrong, and of the same shape", 4.4, 10.8)
do for [y in "4.5 14.3"] {
  eval arrow(4.8+4*C, y+0, 13.4, y+0, INK, 2)
  eval quiet("split", 12.2, y-0.9)
}
eval arrow(15+4*C, 4.5, 24.8, 4.5, INK, 2)
eval quiet("look,", 23, 2.5)
eval quiet("merge", 23, 3.6)
do for [y in "7.6 17.4"] {
  eval write("head 0", 13.8+C, y+0, "center tc lt 1")
  eval write("head 1", 13.8+3*C+0.8, y+0, "center tc lt 2")
}
@DRAWN
