# title: Raw scores against the lag, for keys at two positions
# desc: Sinusoids score alike at both positions, but not falling steadily; after
# desc: random projections the positions differ; rotated, they agree again.
# data: lags.tsv
# column: from 0 40
# column: lag x
# column: sinusoids y
# column: projected y
# column: rotary y
load "style.gp"
set xrange [0:48]
set yrange [-20:36]
set xtics 24
set ytics 16
set label 1 "raw score" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
set multiplot layout 1,3
set lmargin 6
set rmargin 1.6
set bmargin 4.4
from(p, name) = column("from") == p ? column(name) : NaN
titles = "sinusoids projected rotary"
do for [name in titles] {
  set xlabel "lag\n".name
  if (name eq "sinusoids") {
    set label 2 "line: key at 0" at 4,8 textcolor lt 1
    set label 3 "marks: at 40" at 4,8 offset 0,-1.1 textcolor lt 2
  }
  plot "lags.tsv" using "lag":(from(0, name)) with lines lt 1, \
    "" using "lag":(from(40, name)) with points lt 2 ps 0.5*P
  unset label 1
  unset label 2
  unset label 3
}
unset multiplot
