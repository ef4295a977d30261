# title: Bytes of attention against the number of tokens
# desc: Both axes are logarithmic. The score matrix climbs with slope two; the
# desc: arrays, and one row of scores, with slope one.
# data: cost.tsv
# column: n x
# column: score_bytes y
# column: array_bytes y
# column: row_bytes y
load "style.gp"
set logscale x 2
set logscale y 10
set xrange [50:11000]
set yrange [100:1e10]
set format y "10^{%T}"
set xlabel "number of tokens n"
set label "bytes" at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
set label "all scores" at 1800,2e8 right textcolor lt 1
set label "Q, K, V and Y" at 10000,4e5 right textcolor lt 2
set label "one row of scores" at 1024,2000 textcolor lt 3
plot "cost.tsv" using "n":"score_bytes" with linespoints lt 1, \
  "" using "n":"array_bytes" with linespoints lt 2, \
  "" using "n":"row_bytes" with linespoints lt 3
