# title: What attention sees of two sentences
# desc: Dog bites man, and man bites dog, each a row of three words. An arrow from
# desc: each leads to one and the same bag, which holds the three words in no order.
# data: none
TALL = 9
load "style.gp"
load "diagram.gp"
array FIRST[3] = ["dog", "bites", "man"]
array SECOND[3] = ["man", "bites", "dog"]
shade(w) = w eq "bites" ? QUIET : w eq "dog" ? SCALED : RAW
do for [i=1:3] {
  eval box(FIRST[i], 0.4 + 3.1*(i-1), 1.2, 2.8, 1.8, shade(FIRST[i]))
  eval box(SECOND[i], 0.4 + 3.1*(i-1), 6.2, 2.8, 1.8, shade(SECOND[i]))
}
eval arrow(10.2, 2.1, 18.4, 4.0, QUIET, 1.2)
eval arrow(10.2, 7.1, 18.4, 5.2, QUIET, 1.2)
eval quiet("attention", 14.3, 4.6)
eval fill(18.8, 0.9, 11.8, 7.4, PAPER, QUIET)
eval box("bites", 23.9, 5.7, 2.8, 1.8, QUIET)
eval box("dog", 20.0, 3.4, 2.8, 1.8, SCALED)
eval box("man", 26.4, 2.6, 2.8, 1.8, RAW)
eval quiet("a sum over rows", 24.7, 1.8)
@DRAWN
