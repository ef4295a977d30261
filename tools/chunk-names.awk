# Writes the names of chunks into the tangled C.  Two passes share this file:
#   gawk -v pass=mark  -f tools/chunk-names.awk MARKUP        > MARKUP
#   gawk -v pass=write -v dir=DIR -f tools/chunk-names.awk FILE ...
# The first puts a mark line before each use that has a line to itself.  The
# second makes a comment of each mark, unless the chunk starts with one of its
# own, and parts functions by blank lines; DIR/FILE is the result.

BEGIN { MARK = "\001" }

pass == "mark" && /^@begin code/ { in_code = 1; start_line() }
pass == "mark" && /^@end code/ { in_code = 0 }
pass == "mark" && in_code && /^@text / { before = before substr($0, 7) }
pass == "mark" && in_code && /^@use / { before = before (use ? "x" : ""); use = substr($0, 6) }
pass == "mark" && in_code {
    held[++n_held] = $0
    if ($0 !~ /^@nl/) next
    if (use && before ~ /^ *$/) print "@text " before MARK use "\n@nl"
    for (i = 1; i <= n_held; i++) print held[i]
    start_line()
    next
}
pass == "mark" { for (i = 1; i <= n_held; i++) print held[i]; start_line(); print; next }

function start_line() { n_held = 0; before = use = "" }

FNR == 1 { close(out); out = dir "/" gensub(/.*\//, "", 1, FILENAME); last = ""; n = 0; lines = 0 }
match($0, "^( *)" MARK "(.*)", m) {
    if (n == 0) indent = m[1]
    name[++n] = gensub(/\[\[|]]/, "", "g", m[2])
    next
}
/^$/ { next_is_apart = 1; next }
{
    if (/^ *(\/\*|\/\/)/ && n > 0) n--
    if (n > 0) write_names()
    else if (last ~ /^}/ || last ~ /^[^ #].*;$/ && /^[a-z][^=;]*\([^;]*$/) next_is_apart = 1
    put($0)
}

# At the left margin a name is a heading; further in, names are joined.
function write_names(   i, all) {
    for (i = 1; i <= n; i++) all = all (i > 1 ? ": " : "") name[i]
    if (indent != "" && length(indent all) <= 74) put(indent "/* " all " */")
    else for (i = 1; i <= n; i++) {
        if (indent == "") next_is_apart = 1
        put(indent "/* " name[i] " */")
    }
    n = 0
}

function put(line) {
    if (next_is_apart && lines > 0) print "" > out
    print line > out
    last = line; next_is_apart = 0; lines++
}
