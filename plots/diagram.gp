# Shapes for the diagrams. A script sets TALL, loads style.gp and this, draws
# with `eval SHAPE(...)`, and ends in @DRAWN. The unit is a letter: 32 across,
# TALL down, and y points down as the rows of a matrix do. A shape is a function
# that gives the gnuplot commands for it, so no text may have a straight quote.

unset border
unset tics
unset grid
set lmargin at screen 0
set rmargin at screen 1
set tmargin at screen 1
set bmargin at screen 0
set xrange [16-0.5*W/U : 16+0.5*W/U]
set yrange [0.5*(TALL+H/U) : 0.5*(TALL-H/U)]
DRAWN = "plot 1e9 with lines"

# Colours: of two, with a share of the second; a light one of a strong one.
part(c, i) = int(real("0x".c[2*i:2*i+1]))
mixed(a, b, share) = sprintf("#%02x%02x%02x", \
  int(part(a,1) + share * (part(b,1) - part(a,1)) + 0.5), \
  int(part(a,2) + share * (part(b,2) - part(a,2)) + 0.5), \
  int(part(a,3) + share * (part(b,3) - part(a,3)) + 0.5))
pale(colour) = mixed(PAPER, colour, dark ? 0.36 : 0.24)

# Text: centred, at the left or right end of a line, and turned upwards.
write(text, x, y, how) = sprintf("set label '%s' at %g,%g %s;", text, x, y, how)
say(text, x, y) = write(text, x, y, "center tc lt 4")
tell(text, x, y) = write(text, x, y, "left tc lt 4")
quiet(text, x, y) = write(text, x, y, "center tc lt 5")

# A filled box; the same with text; a box in the background; a hatched one; a line; an arrow; a disc (gnuplot 6 has a round of its own).
fill(x, y, w, h, colour, edge) = sprintf("set object rectangle from %g,%g " \
  ."to %g,%g fillstyle solid border lc rgb '%s' fillcolor rgb '%s' lw 0.9;", \
  x, y, x+w, y+h, edge, colour)
box(text, x, y, w, h, colour) = fill(x, y, w, h, pale(colour), colour) \
  .say(text, x+w/2.0, y+h/2.0)
hatched(x, y, w, h) = sprintf("set object rectangle from %g,%g to %g,%g behind " \
  ."fillstyle transparent pattern 4 border lc rgb '%s' fillcolor rgb '%s';", \
  x, y, x+w, y+h, QUIET, QUIET)
plain(text, x, y, w, h) = fill(x, y, w, h, PAPER, QUIET) \
  .say(text, x+w/2.0, y+h/2.0)
line(x, y, x2, y2, colour, lw) = sprintf("set arrow from %g,%g to %g,%g " \
  ."nohead lc rgb '%s' lw %g;", x, y, x2, y2, colour, lw)
arrow(x, y, x2, y2, colour, lw) = sprintf("set arrow from %g,%g to %g,%g " \
  ."filled size %g,22 fixed lc rgb '%s' lw %g;", x, y, x2, y2, \
  lw > 2 ? 0.8 : 0.6, colour, lw)
disc(x, y, r, colour) = sprintf("set object circle at %g,%g size %g " \
  ."fillstyle solid border lc rgb '%s' fillcolor rgb '%s';", x, y, r, colour, PAPER)

# A clock with a hand: the angle 0 is upwards and grows as time does.
dial(x, y, r, angle, colour) = disc(x, y, r, QUIET) \
  .arrow(x, y, x + r*sin(angle), y - r*cos(angle), colour, 2)

# A matrix of square cells, and one of its rows in full colour.
cells(x, y, rows, cols, s, colour) = rows < 1 ? "" : \
  cells(x, y, rows-1, cols, s, colour).row(x, y+(rows-1)*s, cols, s, colour)
row(x, y, cols, s, colour) = cols < 1 ? "" : \
  row(x, y, cols-1, s, colour).fill(x+(cols-1)*s, y, s, s, pale(colour), colour)
strong(x, y, cols, s, colour) = cols < 1 ? "" : strong(x, y, cols-1, s, colour) \
  .fill(x+(cols-1)*s, y, s, s, mixed(PAPER, colour, 0.75), colour)
