# title: Speed of attention against the number of tokens, step by step
# desc: Both axes are logarithmic. Plain loops are lowest, then come reordered
# desc: loops and tiles made of such loops. The kernel is several times higher,
# desc: just below a line at what a core reaches when it only multiplies and
# desc: adds.
# data: bench.tsv
# column: n x
# column: gflops y
load "style.gp"
set datafile missing "NaN"
stats "bench.tsv" using "gflops" name "Y" nooutput
set logscale x 2
set logscale y 10
set xrange [50:2600]
set yrange [lower(Y_min, 1):upper(Y_max, 500)]
set xlabel "number of tokens n"
set label "GFLOP/s" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
speed(step) = strcol("step") eq step && column("n") == column("queries") ? \
  column("gflops") : NaN
at(n, step) = column("n") == n ? speed(step) : NaN
plot "bench.tsv" using "n":(speed("multiply-add")) with lines lt 4, \
  "" using "n":(speed("tiled")) with linespoints lt 2, \
  "" using "n":(speed("tiled-exp")) with linespoints lt 5, \
  "" using "n":(speed("reordered")) with linespoints lt 3, \
  "" using "n":(speed("plain")) with linespoints lt 1, \
  "" using "n":(at(64, "multiply-add")):("only multiply and add") \
    with labels left offset 0,0.8 textcolor lt 4, \
  "" using "n":(at(128, "tiled")):("the kernel") \
    with labels offset 0,-1 textcolor lt 2, \
  "" using "n":(at(2048, "tiled-exp")):("tiles of simple loops") \
    with labels right offset 0,0.9 textcolor lt 5, \
  "" using "n":(at(64, "reordered")):("reordered loops") \
    with labels left offset 0,-0.9 textcolor lt 3, \
  "" using "n":(at(64, "plain")):("plain loops") \
    with labels left offset 0,-0.9 textcolor lt 1
