# title: The time of one more token, without a cache and with one
# desc: Both axes are logarithmic. Without a cache the seconds for one token
# desc: climb ever more steeply; with one they stay low and grow slowly, and
# desc: with one that the fast kernel reads they hardly grow.
# data: cache.tsv
# column: n x
# column: multiply_adds_without 1 1e12
# column: multiply_adds_with 1 1e12
# column: seconds_without y
# column: seconds_with y
# column: seconds_float y
load "style.gp"
stats "cache.tsv" using "seconds_without":"seconds_with" name "A" nooutput
stats "cache.tsv" using "seconds_float" name "B" nooutput
set logscale x 2
set logscale y 10
set xrange [6:1400]
set yrange [lower(A_min_y < B_min ? A_min_y : B_min, 1e-7):upper(A_max_x, 10)]
set ytics 1e-7,100
POWER = "10^{%T}"
set format y math(POWER, POWER)
set xlabel "tokens so far"
set label "seconds for one more token" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
set label "lines: counts, at ".math("2\\cdot10^9", "2·10^9")." multiply-adds a second" at 1000,4e-7 right \
  textcolor lt 4
at(n, name) = column("n") == n ? column(name) : NaN
plot "cache.tsv" \
  using "n":(column("multiply_adds_without") / 2e9) with lines lt 1, \
  "" using "n":(column("multiply_adds_with") / 2e9) with lines lt 2, \
  "" using "n":"seconds_without" with points lt 1, \
  "" using "n":"seconds_with" with points lt 2, \
  "" using "n":"seconds_float" with points lt 3, \
  "" using "n":(at(128, "seconds_without")):("without a cache") \
    with labels right offset -1,0.8 textcolor lt 1, \
  "" using "n":(at(256, "seconds_with")):("with a cache") \
    with labels right offset 0,1 textcolor lt 2, \
  "" using "n":(at(1024, "seconds_float")):("with a cache in float, and the kernel") \
    with labels right offset 0,-1 textcolor lt 3
