# The weights that attend shows for people, as rows of a tsv without a header.
# usage: attend ... | gawk -v panel=NUMBER -f plots/masks.awk
# A hidden weight is a dash there; here it is 0, and its last column is 1.

BEGIN { OFS = "\t" }

/^weights$/ { getline; n = NF; next }

n && NF == n + 1 {
  for (j = 2; j <= NF; j++)
    print panel, row + 0, j - 2, $j + 0, $j == "-" ? 1 : 0
  row++
}

END { exit !n || row != n }
