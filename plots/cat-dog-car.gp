# title: A cat is looked up among a dog and a car
# desc: Two planes. Left, alive and hums: the keys dog (1, 0) and car (0, 1), and the
# desc: query cat, an arrow to (4, 1). Right, legs and wheels: the values dog (4, 0) and
# desc: car (0, 4), the segment that joins them, and the answer on it, near dog.
# data: cat-dog-car.tsv
# column: length 4 5
# column: weight_0 0 1
# column: x 0 4
# column: y 0 4
TALL = 13
load "style.gp"
load "diagram.gp"
# A unit is 2.6 letters among the keys, and 2 among the values.
KX(x) = 2.6 + 2.6*x
VX(x) = 18.4 + 2*x
KY(y) = 11.2 - 2.6*y
VY(y) = 11.2 - 2*y
point(x, y, how) = sprintf("set label '' at %g,%g point %s front;", x, y, how)
eval quiet("two keys and a query", 8, 0.8)
eval quiet("two values and an answer", 24, 0.8)
eval arrow(KX(-0.15), KY(0), KX(4.6), KY(0), QUIET, 0.8)
eval arrow(KX(0), KY(-0.15), KX(0), KY(2.3), QUIET, 0.8)
eval arrow(VX(-0.2), VY(0), VX(5), VY(0), QUIET, 0.8)
eval arrow(VX(0), VY(-0.2), VX(0), VY(4.65), QUIET, 0.8)
eval quiet("alive", KX(4.2), KY(0)+0.9)
eval quiet("hums", KX(0), KY(2.3)-0.7)
eval quiet("legs", VX(5.1), VY(0)+0.9)
eval write("wheels", VX(0)+0.7, VY(4.5), "left tc lt 5")
eval line(VX(4), VY(0), VX(0), VY(4), INK, 1.8)
eval arrow(KX(0), KY(0), KX(4), KY(1), SCALED, 2.6)
eval write("cat", KX(4)+0.4, KY(1)-0.5, "left tc lt 2")
eval point(KX(1), KY(0), "lt 4 pt 7 ps P")
eval point(KX(0), KY(1), "lt 4 pt 7 ps P")
eval point(VX(4), VY(0), "lt 4 pt 4 ps 1.3*P")
eval point(VX(0), VY(4), "lt 4 pt 4 ps 1.3*P")
eval say("dog", KX(1), KY(0)+1)
eval write("car", KX(0)-0.5, KY(1), "right tc lt 4")
eval say("dog", VX(4), VY(0)+1.1)
eval write("car", VX(0)-0.6, VY(4), "right tc lt 4")
answer(what, number) = sprintf("%.2f %s", number, what)
plot "cat-dog-car.tsv" using (VX(column("x"))):(VY(column("y"))) \
    with points lt 2, \
  "" using (31.6):(VY(column("y"))-2.3): \
    (answer("legs", column("x"))) with labels right textcolor lt 2, \
  "" using (31.6):(VY(column("y"))-1.2): \
    (answer("wheels", column("y"))) with labels right textcolor lt 2
