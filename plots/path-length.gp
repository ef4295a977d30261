# title: What is left of a change of the first token at the last one
# desc: On a logarithmic axis. Gain 1 and sharp attention stay at the top,
# desc: diffuse attention falls to a hundredth, gain 0.9 along a line far lower.
# data: path-length.tsv
# column: distance x
# column: gain_1 y
# column: gain_g y
# column: diffuse y
# column: sharp y
load "style.gp"
set logscale y 10
set xrange [0:104]
set yrange [1e-5:9]
N = math("N", "{/:Italic N}")
set format y math("10^{%T}", "10^{%T}")
set xlabel "distance, ".math("N-1", "{/:Italic N} − 1")
set label "influence" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
set label "recurrent, gain 1" at 2,1 offset 0,0.9 textcolor lt 1
set label "sharp attention" at 100,1 right offset 0,0.9 textcolor lt 2
set label "diffuse attention: 1/".N at 100,0.018 right offset 0,0.8 \
  textcolor lt 2
set label "recurrent, gain 0.9" at 54,8e-4 right textcolor lt 1
sharp(d) = exp(10) / (exp(10) + d)
plot 1 lt 1, 0.9**x lt 1, [1:104] 1 / (x + 1) lt 2, [1:104] sharp(x) lt 2, \
  "path-length.tsv" using "distance":"gain_1" with points lt 1 ps 0.9*P, \
  "" using "distance":"gain_g" with points lt 1 ps 0.9*P, \
  "" using "distance":"diffuse" with points lt 2, \
  "" using "distance":"sharp" with points lt 2 ps 0.6*P
