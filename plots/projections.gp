# title: One embedding, three vectors
# desc: Three planes with the vectors of the tokens hot, sweet and tea. The
# desc: queries are the embeddings themselves, the first number of a key is
# desc: added to its second, and the first number of a value is doubled.
# data: projections.tsv
# column: panel 0 2
# column: token 0 2
# column: x 0 2
# column: y 0 2
TALL = 11
load "style.gp"
load "diagram.gp"
# Panel, first and second number: where it is in the picture.
PX(i, x) = 3.6 + 10*i + 2.8*x
PY(y) = 9.2 - 2.8*y
do for [i = 0:2] {
  P_OF = word("Q K V", i+1)
  eval arrow(PX(i, -0.1), PY(0), PX(i, 2.45), PY(0), QUIET, 0.8)
  eval arrow(PX(i, 0), PY(-0.1), PX(i, 0), PY(2.5), QUIET, 0.8)
  do for [t = 1:2] {
    eval line(PX(i, t), PY(0), PX(i, t), PY(0)+0.25, QUIET, 0.8)
    eval line(PX(i, 0), PY(t), PX(i, 0)-0.25, PY(t), QUIET, 0.8)
    eval quiet(sprintf("%d", t), PX(i, t), PY(0)+1)
  }
  eval quiet("2", PX(i, 0)-0.8, PY(2))
  eval write(math(P_OF." = X W_".P_OF, sprintf("{/:Italic %s} = " \
    ."{/:Italic X W_%s}", P_OF, P_OF)), PX(i, 0)+0.8, 1.2, \
    sprintf("left tc lt %d", i+1))
}
of(i, coordinate) = column("panel") == i ? coordinate : NaN
left(word) = word eq "sweet" ? -1.85 : 1
name(token) = word("hot sweet tea", int(token)+1)
plot for [i = 0:2] "projections.tsv" using (PX(i, 0)):(PY(0)): \
    (2.8*of(i, column("x"))):(-2.8*of(i, column("y"))) \
    with vectors nohead lt i+1, \
  for [i = 0:2] "" using (of(i, PX(i, column("x")))):(PY(column("y"))) \
    with points lt i+1 dt 1, \
  "" using (PX(column("panel"), column("x")) + left(name(column("token")))): \
    (PY(column("y"))-(name(column("token")) eq "sweet" ? 0 : 0.7)): \
    (name(column("token"))) with labels textcolor lt 4
