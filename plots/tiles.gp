# title: Speed of attention against the number of tokens, step by step
# desc: Both axes are logarithmic. Plain loops are lowest, reordered loops
# desc: somewhat higher, and tiles ten times higher still, just below a dashed
# desc: line at what a core reaches when it only multiplies and adds.
# data: tiles.tsv
# column: n x
# column: gflops
# column: peak
load "style.gp"
set logscale x 2
set logscale y 10
set xrange [50:2600]
set yrange [0.1:4000]
set xlabel "number of tokens n"
set label "thousand million operations a second" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
speed(step) = strcol("kernel") eq step ? column("gflops") : NaN
set label "only multiply and add" at 60,300 left textcolor lt 4
set label "tiles" at 1100,45 left textcolor lt 2
set label "reordered loops" at 60,26 left textcolor lt 3
set label "plain loops" at 60,2.6 left textcolor lt 1
set datafile missing "NaN"
plot "tiles.tsv" using "n":(column("peak") / column("threads")) with lines lt 4, \
  "" using "n":(speed("tiled")) with linespoints lt 2, \
  "" using "n":(speed("reordered")) with linespoints lt 3, \
  "" using "n":(speed("plain")) with linespoints lt 1
