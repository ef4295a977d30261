# The last of the three tokens attends key by key: after each key, the largest
# scaled score, the sum of exponentials relative to it, and the output so far.
# usage: three-tokens --format tsv | gawk -f plots/running.awk

BEGIN {
  FS = OFS = "\t"
  print "tile", "score", "factor", "max", "sum", "out_0", "out_1"
}

{ is[$1, $2, $3] = $4 }

END {
  for (j = 0; j < 3; j++) {
    score = is["S", 2, j] / sqrt(2)
    top = j && max > score ? max : score
    factor = j ? exp(max - top) : 0
    old = sum * factor
    sum = old + exp(score - top)
    for (c = 0; c < 2; c++)
      out[c] = (old * out[c] + exp(score - top) * is["V", j, c]) / sum
    max = top
    printf "%d\t%.17g\t%.17g\t%.17g\t%.17g\t%.17g\t%.17g\n", j, score, factor, \
      max, sum, out[0], out[1]
  }
  for (c = 0; c < 2; c++)
    if ((out[c] - is["Y", 2, c]) ^ 2 > 1e-24)
      exit 1
}
