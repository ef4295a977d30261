# title: The weights of a small model, set by hand
# desc: Three tall matrices of 20 rows, four for the token and sixteen for the
# desc: position. In W_K a diagonal runs through the rows of the position. In W_Q
# desc: it is shifted by two columns to the left. In W_V a short diagonal runs
# desc: through the rows of the token. All else is empty, which means 0.
# data: none
TALL = 16.2
load "style.gp"
load "diagram.gp"
C = 0.6
Y = 2.2
NAME(i) = math("W_".i, "{/:Italic W_".i."}")
frame(i, x, cols) = fill(x, Y, cols*C, 20*C, PAPER, QUIET) \
  .say(NAME(i), x+cols*C/2, Y-1.1).quiet(cols < 5 ? "4" : sprintf("%d columns", cols), x+cols*C/2, Y+20*C+1) \
  .line(x, Y+4*C, x+cols*C, Y+4*C, QUIET, 0.6)
dot(x, row, col, colour) = fill(x+col*C, Y+row*C, C, C, colour, colour)
eval frame("Q", 5.2, 16)
eval frame("K", 16.4, 16)
eval frame("V", 28.2, 4)
do for [p=0:15] {
  if (p >= 2) { eval dot(5.2, 4+p, p-2, RAW) }
  eval dot(16.4, 4+p, p, SCALED)
}
do for [t=0:3] { eval dot(28.2, t, t, THIRD) }
eval write("token", 4.8, Y+2*C, "right tc lt 5")
eval write("position", 4.8, Y+12*C, "right tc lt 5")
eval write("40", 11.6, Y+9*C, "left tc lt 1")
eval write("1", 23.6, Y+10*C, "left tc lt 2")
eval write("1", 29.6, Y+5.2*C, "center tc lt 3")
@DRAWN
