# Takes from the table of bench the steps that the figure shows, without NaN.
# usage: gawk -f tiles.awk BENCH.tsv
BEGIN { FS = OFS = "\t" }
/^#/ { print; next }
!named {
  for (i = 1; i <= NF; i++)
    at[$i] = i
  named = 1
  print "n", "step", "gflops"
  next
}
$at["n"] == $at["queries"] &&
  $at["step"] ~ /^(multiply-add|plain|reordered|tiled-exp|tiled)$/ {
  print $at["n"], $at["step"], $at["gflops"]
}
