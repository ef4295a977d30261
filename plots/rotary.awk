# A query and a key, both (1, 0), turned by their positions, and their score.
# usage: positions --d 2 --count N --format tsv | gawk -v pairs="3,1 7,5" -f ...

BEGIN { FS = OFS = "\t" }

NR == 1 {
  for (i = 1; i <= NF; i++)
    place[$i] = i
  next
}

{
  x[$place["position"]] = $place["cosine"]
  y[$place["position"]] = $place["sine"]
}

END {
  print "panel", "query", "key", "q_x", "q_y", "k_x", "k_y", "score"
  n = split(pairs, pair, " ")
  for (i = 1; i <= n; i++) {
    split(pair[i], p, ",")
    if (!(p[1] in x) || !(p[2] in x))
      exit 1
    print i - 1, p[1], p[2], x[p[1]], y[p[1]], x[p[2]], y[p[2]], \
      sprintf("%.17g", x[p[1]] * x[p[2]] + y[p[1]] * y[p[2]])
  }
}
