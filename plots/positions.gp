# title: Sinusoidal encodings of 48 positions with 32 features
# desc: A heat map, positions across, sines above and cosines below. The first
# desc: pair changes from one position to the next, the last one hardly at all.
# data: positions.tsv
# column: position x
# column: pair 0 15
# column: sine cb
# column: cosine cb
load "style.gp"
set xrange [-0.5:47.5]
set yrange [33.5:-0.5]
set cbrange [-1:1]
set palette defined (-1 RAW, 0 PAPER, 1 SCALED)
# In grey, a scale with its middle in the paper's colour has two equal ends.
if (MEDIUM eq "print") {
  set palette defined (-1 INK, 1 (dark ? "#333333" : "#dddddd"))
}
set cbtics 1 scale 0 textcolor rgb INK
set colorbox user origin 0.9,0.25 size 0.02,0.5 noborder
unset grid
set border 0
set tics scale 0
set ytics ("pair 0" 0, "pair 15" 15, "pair 0" 18, "pair 15" 33)
set lmargin 12
set rmargin 11
set xlabel "position"
set label "sines above, cosines below" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
plot "positions.tsv" using "position":"pair":"sine" with image pixels, \
  "" using "position":(column("pair") + 18):"cosine" with image pixels
