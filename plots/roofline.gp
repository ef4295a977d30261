# title: Speed of attention against operations for each byte, under two roofs
# desc: Both axes are logarithmic. One roof climbs with slope one: what the core
# desc: reaches when it only reads. The other is flat: when it only multiplies and
# desc: adds. Plain and reordered loops lie at half an operation a byte, far below
# desc: the roof, and one query on many keys close below it. Tiles lie far to the
# desc: right: those of simple loops low, the kernel just below the flat roof.
# data: bench.tsv
# column: n 1 1e9
# column: queries 1 1e9
# column: gflops y
# column: gb_s y
load "style.gp"
set datafile missing "NaN"
stats "bench.tsv" using "gflops" name "Y" nooutput
stats "bench.tsv" using "n" name "N" nooutput
# The value of a column for one step with many queries, or with one, at the largest n.
pick(step, many, name) = strcol("step") eq step && column("n") == N_max && \
  (column("queries") > 1) == many ? column(name) : NaN
stats "bench.tsv" using (pick("multiply-add", 1, "gflops")) name "PEAK" nooutput
stats "bench.tsv" using (pick("read", 0, "gb_s")) name "READ" nooutput
set logscale x 2
set logscale y 10
set xrange [0.07:1000]
set yrange [lower(Y_min, 1):upper(Y_max, 500)]
set xlabel "operations for each byte of K and V"
set label "GFLOP/s" \
  at screen 0.02,graph 1 offset 0,1.2 textcolor lt 4
roof(x) = READ_max * x < PEAK_max ? READ_max * x : PEAK_max
# Four operations a score and feature; eight bytes of K and V a key and feature,
# once for each row, or for each 48 rows in tiles.
alone = 0.5
tiled = 0.5 * N_max / ceil(N_max / 48)
set label "only read" at 0.08,0.6*PEAK_max left textcolor lt 4
set label "only multiply and add" at 900,PEAK_max offset 0,0.8 right \
  textcolor lt 4
set samples 2000
plot roof(x) with lines lt 4, \
  for [i=1:5] "bench.tsv" using (i < 4 ? alone : tiled): \
    (pick(word("plain reordered tiled tiled-exp tiled", i), i != 3, "gflops")) \
    with points lt word("1 3 2 4 2", i) + 0, \
  for [i=1:5] "" using (i < 4 ? alone : tiled): \
    (pick(word("plain reordered tiled tiled-exp tiled", i), i != 3, "gflops")): \
    (word("'plain loops' 'reordered loops' 'one query'".\
      " 'tiles of simple loops' 'the kernel'", i)) \
    with labels left offset 1,(i == 1 ? -0.9 : i == 2 ? 0.5 : i == 3 ? 0.3 : -0.6) textcolor lt 4
