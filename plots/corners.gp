# title: Where the triangle of a causal mask stands
# desc: Grids of queries by keys; hidden keys are hatched. Above, two queries
# desc: over five keys: with the corner top left they see one and two keys, with
# desc: the corner bottom right four and five. Below, a cache of eight slots of
# desc: which five are used: with offset 6 the queries also see the future and
# desc: slots that nobody wrote, with offset 3 they see four and five keys.
# data: none
TALL = 15.2
load "style.gp"
load "diagram.gp"
C = 1.5
RULE(o) = math("j \\le i".(o ? sprintf(" + %d", o) : ""), \
  "{/:Italic j} ≤ {/:Italic i}".(o ? sprintf(" + %d", o) : ""))
array LEFT[4] = [4.7, 18.5, 4.7, 18.5]
array OFFSET[4] = [0, 3, 6, 3]
array NAME[4] = ["top left: ", "bottom right: ", "by slots: ", "by tokens: "]
do for [p=1:4] {
  x = LEFT[p]
  y = p < 3 ? 3 : 11.3
  keys = p < 3 ? 5 : 8
  eval tell(NAME[p].RULE(OFFSET[p]), x, y-2)
  eval hatched(x, y, keys*C, 2*C)
  do for [j=0:keys-1] {
    eval quiet(sprintf("%d", j), x+(j+0.5)*C, y-0.7)
    do for [i=0:1] {
      wrong = p == 3 && j > i+3
      if (j <= i + OFFSET[p]) {
        eval box(wrong ? math("\\times", "×") : "", x+j*C, y+i*C, C, C, wrong ? RAW : SCALED)
      }
    }
  }
  do for [i=0:(p % 2 ? 1 : -1)] { eval write(sprintf("query %d", i), x-0.4, y+(i+0.5)*C, "right tc lt 5") }
}
eval tell("A cache with eight slots, five in use:", 4.7, 7.8)
@DRAWN
