# title: Distribution of raw and of scaled scores, 64 features
# desc: Raw scores spread with standard deviation eight; divided by eight they
# desc: follow the standard normal curve, narrow and tall on the same axis.
# data: scores.tsv
# column: centre x
# column: unscaled y unscaled_se
# column: scaled y scaled_se
load "style.gp"
set xrange [-30:30]
set yrange [-0.01:0.45]
set xtics 10
set ytics 0.1
set xlabel "raw or scaled score, ".D_K." = 64"
set label "density" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
set label "raw scores:\nstandard deviation 8" at 7,0.13 textcolor lt 1
set label "divided by 8:\nstandard deviation 1" at 2,0.35 textcolor lt 2
normal(x, sd) = exp(-0.5 * (x / sd)**2) / (sd * sqrt(2 * pi))
seen(name) = column(name) > 0 ? column(name) : NaN
plot normal(x, 8) lt 1, normal(x, 1) lt 2, "scores.tsv" \
  using "centre":(seen("unscaled")):"unscaled_se" \
    with yerrorbars lt 1 ps 0.3*P, \
  "" using "centre":(seen("scaled")):"scaled_se" \
    with yerrorbars lt 2 ps 0.6*P
