# title: The shapes of attention
# desc: Five matrices of cells. Q and the transposed K make the scores S. A
# desc: softmax of each row makes the weights A, and A and V make the outputs Y.
# desc: One query is marked: its row runs through Q, S, A and Y at one height.
# data: none
TALL = 14.6
load "style.gp"
load "diagram.gp"
C = 1.25
NAME(n) = math(n, "{/:Italic ".n."}")
SIZE(n, i) = math(n."_".i, "{/:Italic ".n."_".i."}")
matrix(name, x, y, rows, cols, colour) = cells(x, y, rows, cols, C, colour) \
  .(rows == 3 ? strong(x, y+C, cols, C, colour) : "") \
  .say(name, x+cols*C/2.0, y-0.75)
Y = 9
eval matrix(NAME("Q"), 2.2, Y, 3, 2, QUIET)
eval matrix(math("K^{\\top}", "{/:Italic K}{/:Normal ^T}"), 5.9, Y-3.8, 2, 4, QUIET)
eval matrix("", 5.9, Y, 3, 4, RAW)
eval matrix("", 18.3, Y, 3, 4, SCALED)
eval matrix(NAME("V"), 24.6, Y-6.2, 4, 3, THIRD)
eval matrix("", 24.6, Y, 3, 3, THIRD)
eval arrow(11.5, Y+1.5*C, 17.7, Y+1.5*C, INK, 2.2)
eval say("softmax", 14.5, Y+0.85)
eval quiet("of each row", 14.5, Y+2.9)
eval say("scale,", 14.5, Y-0.2)
eval write(NAME("S"), 11.5, Y+0.3, "left tc lt 1")
eval write(NAME("A"), 17.9, Y+0.3, "right tc lt 2")
eval write(NAME("Y"), 29, Y+1.5*C, "left tc lt 3")
eval quiet(SIZE("n", "q"), 1, Y+1.5*C)
eval quiet(SIZE("d", "k"), 2.2+C, Y+3*C+0.8)
eval quiet(SIZE("d", "k"), 4.9, Y-3.8+C)
eval quiet(SIZE("n", "k"), 5.9+2*C, Y+3*C+0.8)
eval quiet(SIZE("n", "k"), 18.3+2*C, Y+3*C+0.8)
eval quiet(SIZE("n", "k"), 23.6, Y-6.2+2*C)
eval quiet(SIZE("d", "v"), 24.6+1.5*C, Y+3*C+0.8)
@DRAWN
