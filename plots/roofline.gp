# title: Speed of attention against operations for each byte, under two roofs
# desc: Both axes are logarithmic. One roof climbs with slope one: what the core
# desc: reaches when it only reads. The other is flat: when it only multiplies and
# desc: adds. Plain and reordered loops lie at half an operation a byte, far below
# desc: the roof, and one query on many keys close below it. Tiles lie far to the
# desc: right: those of simple loops low, the kernel just below the flat roof.
# data: roofline.tsv
# column: intensity x
# column: gflops y
# column: peak y
# column: bandwidth y
load "style.gp"
set logscale x 2
set logscale y 10
set xrange [0.07:1000]
set yrange [0.5:1000]
set xlabel "operations for each byte of K and V"
set label "thousand million operations a second" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
stats "roofline.tsv" using "peak":"bandwidth" name "R" nooutput
roof(x) = R_max_y * x < R_max_x ? R_max_y * x : R_max_x
name(step) = step eq "plain" ? "plain loops" : \
  step eq "reordered" ? "reordered loops" : step eq "decode" ? "one query" : \
  step eq "tiled-exp" ? "tiles of simple loops" : "the kernel"
speed(step) = strcol("step") eq step ? column("gflops") : NaN
set label "only read" at 0.08,0.6*R_max_x left textcolor lt 4
set label "only multiply and add" at 900,R_max_x offset 0,0.8 right \
  textcolor lt 4
set samples 2000
set datafile missing "NaN"
plot roof(x) with lines lt 4, \
  "roofline.tsv" using "intensity":(speed("plain")) with points lt 1, \
  "" using "intensity":(speed("reordered")) with points lt 3, \
  "" using "intensity":(speed("tiled-exp")) with points lt 4, \
  "" using "intensity":(speed("tiled")) with points lt 2, \
  "" using "intensity":(speed("decode")) with points lt 2, \
  "" using "intensity":"gflops":(name(strcol("step"))) with labels left \
  offset 1,-0.5 textcolor lt 4
