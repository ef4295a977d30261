# title: From two uniform numbers to two normal ones
# desc: Left, a square with the axes u and v, cut into 36 equal cells. In the middle, the
# desc: plane that it becomes: each column of cells is a ring, each row a sector, and one cell is
# desc: coloured in both. Right, the plane again if v is u: all points lie on one spiral.
# data: none
TALL = 13
load "style.gp"
load "diagram.gp"
S = 1.35
N = 6
LEFT = 1.4
TOP = 2.6
R = 1.95
CY = TOP + 0.5 * N * S
MID = 16.6
RIGHT = 27.1
radius(u) = R * sqrt(-2 * log(u))
px(cx, u, v) = cx + radius(u) * cos(2 * pi * v)
py(u, v) = CY - radius(u) * sin(2 * pi * v)

eval cells(LEFT, TOP, N, N, S, QUIET)
eval fill(LEFT + 3*S, TOP + 4*S, S, S, mixed(PAPER, SCALED, 0.75), SCALED)
eval quiet("{/:Italic u}", LEFT + N*S/2.0, TOP + N*S + 0.9)
eval quiet("{/:Italic v}", LEFT - 0.7, CY)
eval say("equal cells", LEFT + N*S/2.0, 1.4)
eval say("equal chances", MID, 1.4)
eval say("one number twice", RIGHT, 1.4)

patch = ""
do for [i=0:10] { patch = patch.sprintf("%s%g,%g", i ? " to " : "from ", \
  px(MID, 0.5, (1 + i/10.0)/N), py(0.5, (1 + i/10.0)/N)) }
do for [i=10:0:-1] { patch = patch.sprintf(" to %g,%g", \
  px(MID, 4.0/N, (1 + i/10.0)/N), py(4.0/N, (1 + i/10.0)/N)) }
patch = patch.sprintf(" to %g,%g", px(MID, 0.5, 1.0/N), py(0.5, 1.0/N))
eval "set object polygon ".patch.sprintf(" fillstyle solid border lc rgb '%s' fillcolor rgb '%s'", \
  SCALED, mixed(PAPER, SCALED, 0.75))
do for [k=0:N-1] { eval line(MID, CY, MID + 2.35*R*cos(2*pi*k/N), \
  CY - 2.35*R*sin(2*pi*k/N), QUIET, 0.9) }
eval line(RIGHT - 2.2*R, CY, RIGHT + 2.2*R, CY, QUIET, 0.9)
eval line(RIGHT, CY - 2.2*R, RIGHT, CY + 2.2*R, QUIET, 0.9)
set parametric
set trange [0:1]
set samples 300
turn(u) = 0.06 + 0.94 * u
plot for [k=1:N-1] MID + radius(1.0*k/N) * cos(2*pi*t), \
    CY - radius(1.0*k/N) * sin(2*pi*t) with lines lc rgb QUIET lw 0.9 dt 1, \
  px(RIGHT, turn(t), turn(t)), py(turn(t), turn(t)) with lines lt 1 lw 2.4
