# title: Keys are packed into panels, transposed
# desc: Left, eight keys as rows of four features; the first four keys are one
# desc: colour, the others a second. Right, two panels: each has a row for each
# desc: feature and a column for each of its four keys. The first feature of the
# desc: first four keys is marked in both: a column on the left, a row on the right.
# data: none
TALL = 15
load "style.gp"
load "diagram.gp"
C = 1.25
eval cells(3.6, 3.4, 4, 4, C, RAW)
eval cells(3.6, 3.4+4*C, 4, 4, C, THIRD)
do for [r=0:3] { eval strong(3.6, 3.4+r*C, 1, C, RAW) }
eval quiet("features", 3.6+2*C, 2.4)
eval quiet("K", 3.6+2*C, 1)
eval write("keys", 3.1, 3.4+4*C, "right tc lt 5")
eval arrow(9.8, 3.4+4*C, 13, 3.4+4*C, INK, 2)
eval quiet("pack", 11.4, 3.4+4*C-1)
eval cells(14.6, 5.9, 4, 4, C, RAW)
eval strong(14.6, 5.9, 4, C, RAW)
eval cells(24.3, 5.9, 4, 4, C, THIRD)
eval quiet("panel 0", 14.6+2*C, 3)
eval quiet("panel 1", 24.3+2*C, 3)
eval quiet("keys 0 to 3", 14.6+2*C, 4.8)
eval quiet("keys 4 to 7", 24.3+2*C, 4.8)
eval write("features", 19.9, 5.9+2*C, "left tc lt 5")
eval say("marked: one feature of four keys", 21.8, 12.8)
@DRAWN
