# title: Share of dead rows against the key length
# desc: With raw scores the share of rows whose softmax hardly reacts grows to
# desc: three quarters; with scaled scores it is all but zero throughout.
# data: saturation.tsv
# column: d_k x
# column: trials 1 1e18
# column: dead_unscaled y
# column: dead_scaled y
load "style.gp"
set logscale x 2
set xrange [0.7:1500]
set yrange [-0.03:1]
set ytics 0.2
set xlabel "length of query and key, ".D_K
set label "share of dead rows" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
set label "raw scores" at 64,0.5 right textcolor lt 1
set label "divided by ".ROOT at 1024,(slides ? 0.14 : 0.1) right textcolor lt 2
se(p) = sqrt(p * (1 - p) / column("trials"))
plot "saturation.tsv" using "d_k":"dead_unscaled": \
    (se(column("dead_unscaled"))) with yerrorbars lt 1, \
  "" using "d_k":"dead_scaled": \
    (se(column("dead_scaled"))) with yerrorbars lt 2
