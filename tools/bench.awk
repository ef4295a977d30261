# Prints the tsv of bench for people, with an empty line between shapes.
# usage: gawk -F '\t' -f bench.awk BENCH.tsv
BEGIN {
  split("5 3 5 7 14 7 9 6 7 5 7 7 5", width, " ")
  split("0 0 0 0 0 0 6 1 3 1 3 3 1", decimals, " ")
}

NR > 1 {
  shape = $1 FS $2 FS $3 FS $4
  if (shape != last)
    print ""
  last = shape
}

{
  for (i = 1; i <= NF; i++) {
    text = $i
    if (text == "nan")
      text = "-"
    else if (NR > 1 && i != 5)
      text = sprintf("%.*f", decimals[i], $i)
    printf "%s%*s", (i > 1 ? "  " : ""), width[i], text
  }
  print ""
  fflush()
}
