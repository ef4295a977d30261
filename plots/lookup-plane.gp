# title: The query chooses among the keys, the output moves among the values
# desc: Two planes. Left, the keys (1, 0) and (0, 1), and a query that points at
# desc: the first and grows: lengths 0, 1, 2, 4 and 8. Right, the values (4, 0)
# desc: and (0, 4) and the segment that joins them; the longer the query, the
# desc: closer the output to the first value.
# data: lookup-plane.tsv
# column: length 0 8
# column: weight_0 0 1
# column: x 0 4
# column: y 0 4
TALL = 14
load "style.gp"
load "diagram.gp"
bold(letter, index) = math("\\mathbf{".letter."}_".index, \
  "{/:Bold ".letter."}_".index)
Q = math("\\mathbf{q}", "{/:Bold q}")
SIZE = math("|\\mathbf{q}|", "|{/:Bold q}|")
# A unit is 1.35 letters among the keys, and 2.4 among the values.
KX(x) = 4 + 1.35*x
VX(x) = 19 + 2.4*x
KY(y) = 11.4 - 1.35*y
VY(y) = 11.4 - 2.4*y
point(x, y, how) = sprintf("set label '' at %g,%g point %s front;", x, y, how)
eval quiet("plane of the keys", 8.5, 0.8)
eval quiet("plane of the values", 25.4, 0.8)
eval arrow(KX(-0.6), KY(0), KX(8.8), KY(0), QUIET, 0.8)
eval arrow(KX(0), KY(-0.5), KX(0), KY(3.5), QUIET, 0.8)
eval arrow(VX(-0.3), VY(0), VX(5), VY(0), QUIET, 0.8)
eval arrow(VX(0), VY(-0.3), VX(0), VY(4.35), QUIET, 0.8)
eval line(VX(4), VY(0), VX(0), VY(4), INK, 1.8)
eval arrow(KX(0), KY(0), KX(8), KY(0), SCALED, 2.6)
eval point(KX(1), KY(0), "lt 4 pt 7 ps P")
eval point(KX(0), KY(1), "lt 4 pt 7 ps P")
eval point(VX(4), VY(0), "lt 4 pt 4 ps 1.3*P")
eval point(VX(0), VY(4), "lt 4 pt 4 ps 1.3*P")
eval tell(bold("k", 0)." dog", KX(1)+0.3, KY(0)-1.1)
eval write("car ".bold("k", 1), KX(0)-0.5, KY(1), "right tc lt 4")
eval say(bold("v", 0)." dog", VX(4), VY(0)+1.2)
eval write("car ".bold("v", 1), VX(0)-0.6, VY(4), "right tc lt 4")
eval write(Q, KX(6), KY(0)-1.1, "center tc lt 2")
eval write(SIZE." = ", KX(0)-0.6, KY(0)+1.2, "right tc lt 2")
plot "lookup-plane.tsv" using (KX(column("length"))):(KY(0)+1.2): \
    (sprintf("%g", column("length"))) with labels textcolor lt 2, \
  "" using (KX(column("length"))):(KY(0)):(0):(0.4) with vectors nohead lt 2 dt 1, \
  "" using (VX(column("x"))):(VY(column("y"))) with points lt 2, \
  "" using (VX(column("x"))+(column("length") < 8 ? 0.6 : 1.2)): \
    (VY(column("y"))-(column("length") < 8 ? 0.8 : 0.45)): \
    (sprintf("%g", column("length"))) with labels textcolor lt 2
