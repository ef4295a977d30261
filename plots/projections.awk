# The queries, keys and values of the three tokens, one a row, in panels 0 to 2.
# usage: three-tokens --format tsv | gawk -f plots/projections.awk

BEGIN {
  FS = OFS = "\t"
  panel["Q"] = 0
  panel["K"] = 1
  panel["V"] = 2
  print "panel", "token", "x", "y"
}

NR > 1 && $1 in panel {
  if ($3 == 0)
    first = $4
  else {
    print panel[$1], $2, first, $4
    rows++
  }
}

END { exit rows != 9 }
