# title: Time of attention against the number of tokens
# desc: Both axes are logarithmic. The measured times climb along a line of
# desc: slope two, laid through the last point.
# data: cost.tsv
# column: n x
# column: seconds y
load "style.gp"
stats "cost.tsv" using "n":"seconds" name "T" nooutput
set logscale x 2
set logscale y 10
set xrange [50:11000]
set yrange [lower(T_min_y, 1e-5):upper(T_max_y, 100)]
set format y "10^{%T}"
set xlabel "number of tokens n"
set label "seconds" at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
line(n) = (T_max_y > 0 ? T_max_y : 1) * (n / T_max_x)**2
set label "slope 2" at 1000,line(1000) offset -1,1.2 right textcolor lt 2
set label "measured" at 10000,line(1500) right textcolor lt 1
plot line(x) lt 2, "cost.tsv" using "n":"seconds" with points lt 1
