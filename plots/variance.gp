# title: Variance of raw and of scaled scores against the number of features
# desc: Both axes are logarithmic. The variance of raw scores climbs along a
# desc: line of slope one; that of scaled scores stays at one.
# data: variance.tsv
# column: d_k x
# column: variance y variance_se
# column: scaled_variance y scaled_variance_se
load "style.gp"
set logscale x 2
set logscale y 10
set xrange [0.7:1500]
set yrange [0.2:3000]
set xlabel "features of query and key, ".D_K
set label "variance" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
set label "raw: variance ".D_K at 24,75 right textcolor lt 1
set label "divided by ".ROOT.": variance 1" at 1024,0.45 right textcolor lt 2
plot x lt 1, 1 lt 2, \
  "variance.tsv" using "d_k":"variance":"variance_se" with yerrorbars lt 1, \
  "" using "d_k":"scaled_variance":"scaled_variance_se" with yerrorbars lt 2
