# title: Speed of attention against the number of tokens, step by step
# desc: Both axes are logarithmic. Plain loops are lowest, then come reordered
# desc: loops and tiles made of such loops. The kernel is several times higher,
# desc: just below a line at what a core reaches when it only multiplies and
# desc: adds.
# data: tiles.tsv
# column: n x
# column: gflops y
load "style.gp"
set logscale x 2
set logscale y 10
set xrange [50:2600]
set yrange [0.5:1000]
set xlabel "number of tokens n"
set label "thousand million operations a second" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
speed(step) = strcol("step") eq step ? column("gflops") : NaN
set label "only multiply and add" at 60,220 left textcolor lt 4
set label "the kernel" at 1100,65 left textcolor lt 2
set label "tiles of simple loops" at 1950,36 right textcolor lt 5
set label "reordered loops" at 60,11.4 left textcolor lt 3
set label "plain loops" at 60,3.4 left textcolor lt 1
set datafile missing "NaN"
plot "tiles.tsv" using "n":(speed("multiply-add")) with lines lt 4, \
  "" using "n":(speed("tiled")) with linespoints lt 2, \
  "" using "n":(speed("tiled-exp")) with linespoints lt 5, \
  "" using "n":(speed("reordered")) with linespoints lt 3, \
  "" using "n":(speed("plain")) with linespoints lt 1
