# title: Causal weights of five tokens
# desc: A heat map of weights, queries down and keys across, with a number in
# desc: each cell. The cells above the diagonal are hatched: they are hidden.
# data: causal.tsv
# column: query y
# column: key x
# column: weight cb
# column: hidden 0 1
load "style.gp"
set xrange [-0.5:4.5]
set yrange [4.5:-0.5]
set cbrange [0:1]
set palette defined (0 PAPER, 1 SCALED)
unset colorbox
unset grid
set border 15 lc rgb QUIET
set tics scale 0
set xtics 1
set ytics 1
set size ratio -1
set ylabel "query" offset 1,0 textcolor lt 4
set xlabel "key" offset 0,0.3
set tmargin 1
set object 1 rectangle from -0.5,-0.5 to 4.5,4.5 behind \
  fillstyle transparent pattern 4 noborder fillcolor rgb QUIET
seen(name) = column("hidden") > 0 ? NaN : column(name)
shown(w) = w > 0.995 ? "1.00" : sprintf(".%02d", int(100*w+0.5))
plot "causal.tsv" using (seen("key")):"query":(0.5):(0.5):"weight" \
    with boxxyerror linecolor palette fillstyle solid noborder, \
  "" using (seen("key")):"query":(shown(column("weight"))): \
    (on_cell(column("weight"))) \
    with labels textcolor rgb variable
