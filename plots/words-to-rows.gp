# title: From words to the rows of X
# desc: Left, the tokens hot, sweet and tea. In the middle, a table of embeddings
# desc: with the rows tea (1, 1), cold (-1, 0), sweet (0, 1), hot (1, 0) and bitter
# desc: (0, -1). An arrow leads from each token to its row, and from there to the
# desc: matrix X on the right, whose rows are in the order of the sentence.
# data: none
TALL = 13
load "style.gp"
load "diagram.gp"
WORDS = "tea cold sweet hot bitter"
FIRST = "1 −1 0 1 0"
SECOND = "1 0 1 0 −1"
SAID = "hot sweet tea"
ROWS = "3 2 0"
TY(i) = 1.8 + 2.2*i
SY(i) = 3 + 2.5*i
eval quiet("tokens", 3.3, 0.8)
eval quiet("table of embeddings", 15.8, 0.8)
eval quiet(math("X", "{/:Italic X}"), 28.3, 1.9)
do for [i = 0:4] {
  used = word(WORDS, i+1) ne "cold" && word(WORDS, i+1) ne "bitter"
  eval plain(word(WORDS, i+1), 11, TY(i), 4.4, 2)
  eval used ? box(word(FIRST, i+1), 15.6, TY(i), 2.5, 2, SCALED) \
    : plain(word(FIRST, i+1), 15.6, TY(i), 2.5, 2)
  eval used ? box(word(SECOND, i+1), 18.1, TY(i), 2.5, 2, SCALED) \
    : plain(word(SECOND, i+1), 18.1, TY(i), 2.5, 2)
}
do for [t = 0:2] {
  i = int(word(ROWS, t+1))
  eval box(word(SAID, t+1), 1, SY(t), 4.6, 2, INK)
  eval arrow(5.8, SY(t)+1, 10.8, TY(i)+1, INK, 1.2)
  eval arrow(20.8, TY(i)+1, 25.5, SY(t)+1, SCALED, 1.6)
  eval box(word(FIRST, i+1), 25.8, SY(t), 2.5, 2, SCALED)
  eval box(word(SECOND, i+1), 28.3, SY(t), 2.5, 2, SCALED)
}
@DRAWN
