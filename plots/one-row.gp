# title: The weights of one row, without and with the scale
# desc: One query of length 64 and ten keys. The softmax of the raw scores
# desc: gives most to one key; that of the scaled scores, a share to all.
# data: one-row.tsv
# column: key x
# column: raw_score
# column: weight_unscaled y
# column: weight_scaled y
load "style.gp"
set xrange [-0.6:9.6]
set yrange [0:1]
set ytics 1
set xtics 1 scale 0
unset grid
set style fill solid 0.8 noborder
set boxwidth 0.6
shown(name) = sprintf("%.2f", column(name))
DIGITS = slides ? "%.0f" : "%.1f"
score(s) = math(gprintf(DIGITS, s), gprintf(DIGITS, s))
set multiplot
set tmargin at screen 0.88
set bmargin at screen 0.62
set xtics format ""
set label 1 "weights from raw scores" at screen 0.02,0.95 textcolor lt 1
plot "one-row.tsv" using "key":"weight_unscaled" with boxes lt 1, \
  "" using "key":"weight_unscaled":(shown("weight_unscaled")) \
    with labels offset 0,0.6 textcolor lt 4
set tmargin at screen 0.48
set bmargin at screen 0.22
set xtics format "%g"
set label 1 "weights after dividing by 8" at screen 0.02,0.55 textcolor lt 2
set label 2 "key" at graph 0,0 right offset -1,-1 textcolor lt 4
set label 3 "raw q·k" at graph 0,0 right offset -1,-2 textcolor lt 4
plot "one-row.tsv" using "key":"weight_scaled": \
    xtic(sprintf("%d\n%s", column("key"), score(column("raw_score")))) \
    with boxes lt 2, \
  "" using "key":"weight_scaled":(shown("weight_scaled")) \
    with labels offset 0,0.6 textcolor lt 4
unset multiplot
