# title: A matrix inside longer rows
# desc: Two rows of twelve numbered cells: four of a query, four of a key, four of
# desc: a value. The keys are marked. From their first number, 4, an arrow leads to
# desc: the first of the next row, 16: the stride is 12.
# data: none
TALL = 8
load "style.gp"
load "diagram.gp"
C = 2.2
do for [i=0:1] {
  eval write(sprintf("row %d", i), 3.6, 2.9+i*C*1.5, "right tc lt 5")
  do for [c=0:11] {
    key = c / 4 == 1
    n = sprintf("%d", 12*i+c)
    x = 4.2 + c*C
    y = 1.8 + i*C*1.5
    eval key ? box(n, x, y, C, C, SCALED) : plain(n, x, y, C, C)
  }
}
do for [b=0:2] {
  eval write(word("query key value", b+1), 4.2+(4*b+2)*C, 0.9, \
    b == 1 ? "center tc lt 2" : "center tc lt 5")
}
eval arrow(4.2+4.5*C, 4, 4.2+4.5*C, 5.1, SCALED, 2)
eval write("12 numbers further", 4.2+4.9*C, 4.55, "left tc lt 2")
@DRAWN
