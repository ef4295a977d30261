# title: Mean weight of the top key against the key length
# desc: With raw scores the mean weight of the top one of ten keys climbs
# desc: towards one; with scaled scores it levels off near 0.32.
# data: saturation.tsv
# column: d_k x
# column: top_unscaled y top_unscaled_se
# column: top_scaled y top_scaled_se
load "style.gp"
set logscale x 2
set xrange [0.7:1500]
set yrange [0:1]
set ytics 0.2
set xlabel "length of query and key, ".D_K
set label "mean weight of the top one of ten keys" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
set label "raw scores" at 10,0.77 right textcolor lt 1
set label "divided by ".ROOT at 16,(slides ? 0.45 : 0.41) left textcolor lt 2
set label "an even share: 0.1" at 0.8,0.15 textcolor lt 5
at_64(name) = column("d_k") == 64 ? column(name) : NaN
digits(name) = sprintf("%.3f", column(name))
plot 0.1 lt 5, "saturation.tsv" \
  using "d_k":"top_unscaled":"top_unscaled_se" with yerrorbars lt 1, \
  "" using "d_k":"top_scaled":"top_scaled_se" with yerrorbars lt 2, \
  "" using "d_k":(at_64("top_unscaled")):(digits("top_unscaled")) \
    with labels offset 0,-1.2 textcolor lt 1, \
  "" using "d_k":(at_64("top_scaled")):(digits("top_scaled")) \
    with labels offset 0,-1.2 textcolor lt 2
