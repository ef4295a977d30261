# title: Positions as hands of clocks
# desc: Four rows of clocks, one a pair of features, in six columns, positions 0,
# desc: 1, 2, 3, 10 and 100. The hand of pair 0 turns by a radian a position, that
# desc: of pair 1 by a tenth, pair 2 by a hundredth, and pair 3 by a thousandth.
# data: clocks.tsv
# column: panel 0 2
# column: position 0 100
# column: pair 0 3
# column: sine -1 1
# column: cosine -1 1
TALL = 17
load "style.gp"
load "diagram.gp"
R = 1.5
PLACES = "0 1 2 3 10 100"
X(panel, position) = 8 + 4.3 * (panel == 0 ? position : panel + 3)
Y(pair) = 3.6 + 3.6 * pair
do for [pair=0:3] {
  eval write(sprintf("pair %d", pair), 5.6, Y(pair), "right tc lt 4")
  do for [i=1:6] { eval disc(8+4.3*(i-1), Y(pair), R, QUIET) }
}
do for [i=1:6] { eval quiet(word(PLACES, i), 8+4.3*(i-1), 1) }
eval write("position", 5.6, 1, "right tc lt 5")
set style arrow 1 filled size 0.6,22 fixed lc rgb SCALED lw 2.2
plot "clocks.tsv" using (X(column("panel"), column("position"))):(Y(column("pair"))): \
  (R * column("sine")):(-R * column("cosine")) with vectors arrowstyle 1
