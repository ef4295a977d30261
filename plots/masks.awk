# The weights that attend shows for people, as rows of a tsv.
# usage: attend ... | gawk -f plots/masks.awk
# A hidden weight is a dash there; here it is 0, and its last column is 1.

BEGIN { OFS = "\t"; print "query", "key", "weight", "hidden" }

/^weights$/ { getline; n = NF; next }

n && NF == n + 1 {
  for (j = 2; j <= NF; j++)
    print row + 0, j - 2, $j + 0, $j == "-" ? 1 : 0
  row++
}

END { exit !n || row != n }
