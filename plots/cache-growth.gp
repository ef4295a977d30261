# title: The growth of a cache with the text, for three ways to share keys
# desc: Left, eight query heads with eight key heads, with two, and with one.
# desc: Right, gibibytes of a cache against the number of tokens, three straight
# desc: lines: with a key head for each query head the steepest, a quarter of it
# desc: where four share one, and nearly nothing where all share one.
# data: cache-growth.tsv
# column: panel 0 2
# column: n x
# column: cache_bytes 1 18e9
TALL = 17
load "style.gp"
load "diagram.gp"
array HEADS[3] = [8, 2, 1]
array COLOUR[3] = [RAW, SCALED, THIRD]
array NAME[3] = ["a key head each", "four share one", "all share one"]
do for [p=1:3] {
  y = 5.6*(p-1) + 1.8
  n = HEADS[p]
  eval write(NAME[p], 6.4, y-0.9, "center tc lt ".p)
  do for [h=0:7] {
    key = 1.6 + 9.6*(h*n/8 + 0.5)/n
    eval fill(1.6+1.2*h+0.15, y, 0.9, 0.9, PAPER, QUIET)
    eval line(2.2+1.2*h, y+0.9, key, y+2.4, COLOUR[p], 1)
    eval fill(key-0.45, y+2.4, 0.9, 0.9, pale(COLOUR[p]), COLOUR[p])
  }
}
set multiplot
@DRAWN
unset object
unset label
unset arrow
set lmargin at screen 0.48
set rmargin at screen 0.84
set tmargin at screen 0.88
set bmargin at screen 0.23
set border 3 lc rgb INK
set tics nomirror out scale 0.6 textcolor rgb INK
set xrange [0:34000]
set yrange [0:18]
set xtics nomirror ("0" 0, "16,384" 16384, "32,768" 32768)
set ytics 4 nomirror
set xlabel "tokens" offset 0,0.6 textcolor lt 4
set label "GiB of cache" at graph 0,1.07 left textcolor lt 4
gib(p) = column("panel") == p ? column("cache_bytes") / 2**30 : NaN
end(p) = column("n") == 32768 ? gib(p) : NaN
plot for [p=0:2] "cache-growth.tsv" using "n":(gib(p)) with linespoints lt p+1, \
  for [p=0:2] "" using "n":(end(p)):(sprintf("%g GiB", end(p))) \
    with labels left offset 1,0 textcolor lt p+1
unset multiplot
