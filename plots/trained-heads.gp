# title: What four heads of a trained layer look at
# desc: Four panels. Left in each are the queries, right the keys, and a line is
# desc: the thicker the larger its weight. Most lines end at [CLS]. The others join
# desc: the two dogs, he and John, articles and adjectives with their noun, and
# desc: some tokens with the one before.
# data: trained-heads.tsv
# column: panel 0 3
# column: query y
# column: key y
# column: weight 0 1
load "style.gp"
set xrange [0:1]
set yrange [11.5:-0.5]
unset border
unset tics
unset grid
SMALL = FORMAT eq "tex" ? ",7" : \
  sprintf(",%g", 0.8 * LETTER * (FORMAT eq "svg" ? 1 : 0.75))
FAINT = "#a0".QUIET[2:]
mine(low, high, sink) = column("panel") == p && column("weight") >= low && \
  column("weight") < high && (column("key") == 0) == sink
from(low, high, sink) = mine(low, high, sink) ? 0.39 : NaN
side(other, x) = column("panel") == p && column(other) == 0 ? x : NaN
array TITLE[4] = ["head 9:\nsame word", "head 4:\npronoun", "head 8:\nits noun", "head 11:\none before"]
array LOW[4] = [0.05, 0.15, 0.3, 0.5]
HIGH(i) = i < 4 ? LOW[i+1] : 2
set multiplot
set lmargin 0
set rmargin 0
set tmargin 3.4
set bmargin 0.3
set size 0.25,1
do for [p=0:3] {
  set origin 0.25*p,0
  set title TITLE[p+1] textcolor lt 4 offset 0,-0.4
  plot for [i=1:4] "trained-heads.tsv" using (from(LOW[i], HIGH(i), 1)): \
      "query":(0.22):(column("key") - column("query")) \
      with vectors nohead lc rgb FAINT dt 1 lw 0.3*i*i, \
    for [i=1:4] "" using (from(LOW[i], HIGH(i), 0)): \
      "query":(0.22):(column("key") - column("query")) \
      with vectors nohead lc rgb SCALED dt 1 lw 0.3*i*i, \
    "" using (side("key", 0.35)):"query":"query_token" \
      with labels right font SMALL textcolor lt 4, \
    "" using (side("query", 0.65)):"key":"key_token" \
      with labels left font SMALL textcolor lt 4
}
unset multiplot
