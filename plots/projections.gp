# title: One embedding, three vectors
# desc: Three planes with the vectors of three tokens. The queries are the
# desc: embeddings themselves, the keys are lifted by their first feature, and
# desc: the values have their first feature doubled.
# data: projections.tsv
# column: panel 0 2
# column: token 0 2
# column: x 0 2
# column: y 0 2
load "style.gp"
set size ratio -1
set xrange [-0.3:8.9]
set yrange [-0.5:3.1]
unset border
unset tics
unset grid
set lmargin 1
set rmargin 1
set tmargin 0.5
set bmargin 0.5
STEP = 3.1
P_OF(i) = word("Q K V", i+1)
do for [i = 0:2] {
  set arrow from STEP*i-0.2,0 to STEP*i+2.8,0 filled lt 5 dt 1
  set arrow from STEP*i,-0.2 to STEP*i,2.5 filled lt 5 dt 1
  set label math(P_OF(i)." = X W_".P_OF(i), sprintf("{/:Italic %s} = " \
    ."{/:Italic X W_%s}", P_OF(i), P_OF(i))) at STEP*i,2.85 textcolor lt i+1
}
plot for [i = 0:2] "projections.tsv" using (STEP*i):(0): \
    (column("panel") == i ? column("x") : 0): \
    (column("panel") == i ? column("y") : 0) with vectors nohead lt i+1, \
  for [i = 0:2] "" using (column("panel") == i ? STEP*i+column("x") : NaN): \
    "y" with points lt i+1 dt 1, \
  "" using (STEP*column("panel")+column("x")):"y": \
    (sprintf("%d", column("token"))) with labels offset 0.9,0.6 textcolor lt 4
