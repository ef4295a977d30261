# title: The block around attention
# desc: From left to right: the input X, a normalisation, attention, an addition,
# desc: a second normalisation, a feed-forward network, an addition, the output Y.
# desc: A line leads from the input round the first two to the first addition, and
# desc: another from there round the next two to the second.
# data: none
TALL = 8.4
load "style.gp"
load "diagram.gp"
Y = 4.6
NAME(n) = math(n, "{/:Italic ".n."}")
go(x, x2) = arrow(x, Y, x2, Y, INK, 1.6)
around(x, x2) = line(x, Y, x, 1.3, INK, 1.6).line(x, 1.3, x2, 1.3, INK, 1.6) \
  .arrow(x2, 1.3, x2, Y-0.7, INK, 1.6)
add(x) = disc(x, Y, 0.7, INK).say("+", x, Y)
eval say(NAME("X"), 0.8, Y)
eval go(1.4, 3.3)
eval plain("norm", 3.3, Y-1, 3.2, 2)
eval go(6.5, 7.5)
eval box("attention", 7.5, Y-1, 5.2, 2, SCALED)
eval go(12.7, 13.8)
eval add(14.5)
eval go(15.2, 17.7)
eval plain("norm", 17.7, Y-1, 3.2, 2)
eval go(20.9, 21.9)
eval fill(21.9, Y-1.3, 4.6, 2.6, PAPER, QUIET)
eval say("feed-", 24.2, Y-0.55)
eval say("forward", 24.2, Y+0.55)
eval go(26.5, 27.6)
eval add(28.3)
eval go(29, 30.4)
eval say(NAME("Y"), 31.1, Y)
eval around(2.2, 14.5)
eval around(16.2, 28.3)
eval say(NAME("Z"), 16.2, Y+0.9)
eval quiet(math("4nd^2+2n^2d", "4{/:Italic nd}^2 + 2{/:Italic n}^2{/:Italic d}"), 10.1, Y+2.3)
eval quiet(math("8nd^2", "8{/:Italic nd}^2"), 24.2, Y+2.3)
@DRAWN
