# title: The output slides between the two values
# desc: A plane with two keys, two values and the segment that joins the
# desc: values. The longer the query, the closer the output to the first value.
# data: lookup-plane.tsv
# column: length 0 100
# column: weight_0 0 1
# column: x x
# column: y y
load "style.gp"
set size ratio -1
set xrange [-0.5:7]
set yrange [-0.7:4.4]
set xtics 1
set ytics 1
set tmargin 1
set bmargin 2
unset grid
bold(letter, index) = math("\\mathbf{".letter."}_".index, \
  "{/:Bold ".letter."}_".index)
Q = math("\\mathbf{q}", "{/:Bold q}")
SIZE = math("|\\mathbf{q}|", "|{/:Bold q}|")
set arrow from 0,4 to 4,0 nohead lt 4
set arrow from 0,0 to 1,0 lt 4 lw 3
set label Q.", ".bold("k",0)." = (1, 0)" at 1,0 \
  point lt 4 pt 7 left offset -2,-1 textcolor lt 4
set label bold("k",1)." = (0, 1)" at 0,1 \
  point lt 4 pt 7 offset 0.8,0 textcolor lt 4
set label bold("v",0)." = (4, 0)" at 4,0 point lt 4 pt 5 \
  left offset -2,-1 textcolor lt 4
set label bold("v",1)." = (0, 4)" at 0,4 point lt 4 pt 5 offset 0.8,0 \
  textcolor lt 4
set label "each output, with\nthe weight of ".bold("k",0) \
  at 4.6,3.4 textcolor lt 2
level(row) = 2.3 - 0.5 * row
plot "lookup-plane.tsv" using "x":"y":(4.5 - column("x")): \
    (level(column(0)) - column("y")) with vectors nohead lt 5, \
  "" using (4.6):(level(column(0))):(SIZE.sprintf(" = %g: %.4f", \
    column("length"), column("weight_0"))) with labels left textcolor lt 2, \
  "" using "x":"y" with points lt 2
