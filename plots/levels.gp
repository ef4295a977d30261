# title: What is kept near, and a block of sums in registers
# desc: Left, four boxes, each wider than the one above: registers with the sums
# desc: of a block, the first cache with a panel, the second cache with a tile, and
# desc: memory with whole matrices. Right, a few rows times a panel two vectors
# desc: wide: one number of each row and two vectors of the panel are marked, and
# desc: each sum takes one product of them.
# data: none
TALL = 15.4
load "style.gp"
load "diagram.gp"
level(i, name, what, w) = (i ? plain(what, 8.1-w/2.0, 1.8+3.5*i, w, 1.8) : \
  box(what, 8.1-w/2.0, 1.8, w, 1.8, SCALED)) \
  .quiet(name, 8.1, 1+3.5*i)
eval level(0, "registers", "sums", 5)
eval level(1, "first cache", "a panel of keys", 9)
eval level(2, "second cache", "a tile, its keys, its values", 13.4)
eval level(3, "third cache, memory", "all queries, keys, values", 15)
C = 0.95
X = 22.9
Y = 8.6
eval cells(X, Y-6*C, 5, 8, C, THIRD)
eval strong(X, Y-4*C, 8, C, THIRD)
eval cells(X-6*C, Y, 4, 5, C, RAW)
do for [r=0:3] { eval strong(X-4*C, Y+r*C, 1, C, RAW) }
eval cells(X, Y, 4, 8, C, SCALED)
eval line(X+4*C, Y-6.2*C, X+4*C, Y+4.2*C, INK, 2)
eval write("panel", X+4*C, Y-6*C-0.8, "center tc lt 3")
eval write("rows", X-3.5*C, Y-0.8, "center tc lt 1")
eval write("sums", X+4*C, Y+4*C+0.8, "center tc lt 2")
eval quiet("two vectors wide", X+4*C, Y+4*C+2)
@DRAWN
