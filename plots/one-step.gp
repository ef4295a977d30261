# title: Five steps through the states, one step by attention
# desc: Two nets over five tokens. Left, the first token goes into the first
# desc: state and from state to state to the last one: five arrows. Right, the
# desc: last output has an arrow from each token; that of the first is marked.
# data: none
TALL = 12.5
load "style.gp"
load "diagram.gp"
NAME(letter, i) = math(sprintf("%s_%d", letter, i), \
  sprintf("{/:Italic %s}_%d", letter, i))
X = 3.0
Y = 7.8
eval say("recurrent network", 8, 1)
eval say("attention", 24, 1)
do for [side=0:1] { do for [i=0:4] {
  left = 16*side + 1.1 + X*i
  first = i == 0
  eval first ? box(NAME("x", i), left, 2.6, 1.8, 1.8, RAW) \
    : plain(NAME("x", i), left, 2.6, 1.8, 1.8)
  if (side == 0) {
    eval box(NAME("h", i), left, Y, 1.8, 1.8, RAW)
    eval arrow(left+0.9, 4.4, left+0.9, Y, first ? RAW : QUIET, first ? 2.6 : 1.2)
    if (!first) {
      eval arrow(left-X+1.8, Y+0.9, left, Y+0.9, RAW, 2.6)
      eval write(sprintf("%d", i+1), left-0.6, Y+2.5, "center tc lt 1")
    }
  } else {
    last = 17.1 + 4*X
    if (i == 4) { eval box(NAME("y", i), left, Y, 1.8, 1.8, SCALED) }
    eval arrow(left+0.9, 4.4, last+0.3+0.3*i, Y, first ? SCALED : QUIET, first ? 2.6 : 1.2)
  }
} }
eval write("1", 1.3, 6.1, "center tc lt 1")
eval write("1", 23, 7.3, "center tc lt 2")
eval write("5 steps", 8, 11.6, "center tc lt 1")
eval write("1 step", 24, 11.6, "center tc lt 2")
@DRAWN
