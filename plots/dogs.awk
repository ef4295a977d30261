# The weights that attend shows for people, as rows of a tsv.
# usage: attend ... --head N --tokens FILE | gawk -f plots/dogs.awk

BEGIN { OFS = "\t"; print "query", "key", "weight", "query_token", "key_token" }

/^head / { getline; n = split($0, token); shown = 1; next }

shown && NF == n + 1 {
  for (j = 1; j <= n; j++)
    print row + 0, j - 1, $(j + 1), $1, token[j]
  row++
}

END { exit !n || row != n }
