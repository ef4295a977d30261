# Makes from the table of bench the points and the two roofs of the largest n.
# Operations for each byte: four operations a score and feature; eight bytes of K
# and V a key and feature, once for each row, or for each 48 rows in tiles.
# usage: gawk -f roofline.awk BENCH.tsv
BEGIN {
  FS = OFS = "\t"
  rows["plain"] = rows["reordered"] = 1
  rows["tiled-exp"] = rows["tiled"] = 48
}
/^#/ { print; next }
!named {
  for (i = 1; i <= NF; i++)
    at[$i] = i
  named = 1
  next
}
$at["n"] > n { n = $at["n"]; delete speed }
{ queries = $at["queries"]; step = $at["step"] }
step == "read" && queries == 1 { bandwidth = $at["gb_s"] }
step == "multiply-add" && queries > 1 { peak = $at["gflops"] }
step in rows && queries > 1 { speed[step] = $at["gflops"] }
step == "tiled" && queries == 1 { speed["decode"] = $at["gflops"] }

function blocks(step) { return int((n + rows[step] - 1) / rows[step]) }

END {
  print "step", "intensity", "gflops", "peak", "bandwidth"
  for (step in speed)
    print step, step == "decode" ? 0.5 : 0.5 * n / blocks(step), speed[step], \
      peak, bandwidth
}
