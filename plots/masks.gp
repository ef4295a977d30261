# title: The same weights under four masks
# desc: Four heat maps, queries down and keys across: plain, causal, padding
# desc: after three keys, and both. Hidden cells are hatched; each row shares
# desc: one among the others, so the visible cells grow darker.
# data: masks.tsv
# column: panel 0 3
# column: query 0 4
# column: key 0 4
# column: weight cb
# column: hidden 0 1
load "style.gp"
set xrange [-1.6:12.7]
set yrange [12.1:-1.6]
set cbrange [0:1]
set palette defined (0 PAPER, 1 SCALED)
unset colorbox
unset grid
unset tics
set border 0
set size ratio -1
set lmargin 1
set rmargin 1
set tmargin 0.5
set bmargin 0.5
array name[4] = ["plain", "causal", "padding", "both"]
do for [i=0:3] {
  x = 8 * (i % 2)
  y = 6.6 * (i / 2)
  set object i+1 rectangle from x-0.5,y-0.5 to x+4.5,y+4.5 behind \
    fillstyle transparent pattern 4 border lc rgb QUIET fillcolor rgb QUIET
  set label name[i+1] at x+2,y-1 center textcolor lt 4
}
do for [i=0:1] {
  set label "queries" at -1.1,2+6.6*i center rotate by 90 textcolor rgb QUIET
  set label "keys" at 2+8*i,11.7 center textcolor rgb QUIET
}
left(i) = column("hidden") > 0 ? NaN : column("key") + 8 * (int(i) % 2)
down(i) = column("query") + 6.6 * (int(i) / 2)
plot "masks.tsv" using (left(column("panel"))):(down(column("panel"))): \
    (0.5):(0.5):"weight" \
    with boxxyerror linecolor palette fillstyle solid noborder
