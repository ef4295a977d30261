# One row of the plane's data, from what two-keys says about one query.
# usage: two-keys --query LENGTH,0 --format tsv | gawk -v length_of_q=LENGTH ...

BEGIN { FS = OFS = "\t" }

NR == 1 {
  for (i = 1; i <= NF; i++)
    place[$i] = i
  next
}

{ scaled[$(place["quantity"]), $(place["index"])] = $(place["scaled"]) }

END {
  if (!(("weight", 0) in scaled) || !(("output", 0) in scaled) ||
      !(("output", 1) in scaled))
    exit 1
  print "length", "weight_0", "x", "y"
  print length_of_q, scaled["weight", 0], scaled["output", 0], \
    scaled["output", 1]
}
