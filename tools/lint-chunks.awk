# Lints the chunk names of all sources at once.
# usage: markup FILES | gawk -v roots="softmax.c ..." -f tools/lint-chunks.awk
#
# Reports, as FILE:LINE: message, what noweb lets pass in silence: an undefined
# or orphaned chunk, two names that differ only in case or punctuation, one name
# defined in two files, an unescaped << in prose, a chunk use inside parentheses
# or a #define (#line would break it), a %def that names nothing, a root that is
# missing.  Status 1 if it reported anything.

BEGIN { n = split(roots, r); for (i = 1; i <= n; i++) is_root[r[i]] = 1 }

/^@file /          { file = substr($0, 7); line = 1; quote = 0; next }
/^@begin code/     { code = 1; depth = 0; body = ""; macro = 0; next }
/^@end code/       { code = 0; next }
/^@begin docs/     { continues = 0; next }
/^@quote$/         { quote = 1; next }
/^@endquote$/      { quote = 0; next }
/^@(nl|index nl)$/ { line++; if (code) end_code_line(); next }
/^@defn /          { define(substr($0, 7)); next }
/^@use /           { use(substr($0, 6)); next }
/^@index defn /    { defined_word($3); next }
/^@text /          { text(substr($0, 7)); next }

function say(where, message) { print where ": " message; bad = 1 }

function define(name) {
    chunk = name
    if (name ~ /\*\/|\/\*/)
        say(file ":" line, "chunk \"" name "\" would end or open a comment")
    if (!(name in at)) { at[name] = file ":" line; from[name] = file }
    else if (from[name] != file && !twice[name]++)
        say(file ":" line, "chunk \"" name "\" is also defined at " at[name] \
            "; a name belongs to one file")
}

function use(name) {
    if (!(name in first_use)) first_use[name] = file ":" line
    if (quote) return
    used[name] = 1
    if (!code) say(file ":" line, "unescaped << in prose; write @<< or [[<<" \
                   name ">>]]")
    else if (macro || depth > 0)
        say(file ":" line, "chunk \"" name "\" is used inside parentheses or a" \
            " macro; its #line would break the code")
}

function text(s,   bare) {
    if (code) {
        body = body s "\n"; code_line = code_line s
        if (code_line ~ /^[ \t]*#[ \t]*define/ || continues) macro = 1
        bare = s
        gsub(/\\./, "", bare)
        gsub(/"[^"]*"|'[^']*'|\/\*.*\*\/|\/\/.*/, "", bare)
        depth += gsub(/\(/, "", bare) - gsub(/\)/, "", bare)
        if (s ~ /^%def/) say(file ":" line, "%def needs \"@ \" before it")
    } else if (!quote && s ~ /^<<.*>>=/)
        say(file ":" line, "a chunk definition must start its line")
    if (s ~ /\r$/) say(file ":" line, "the line ends in CR LF; use LF alone")
}

function end_code_line() {
    continues = code_line ~ /\\$/
    if (!continues) macro = 0
    code_line = ""
}

function defined_word(word) {
    if (body !~ ("(^|[^A-Za-z0-9_])" word "([^A-Za-z0-9_]|$)"))
        say(file ":" line, "%def names \"" word "\", which chunk \"" chunk \
            "\" does not contain")
}

function squeeze(name) {
    name = tolower(name)
    gsub(/[^a-z0-9]+/, "", name)
    return name
}

END {
    for (name in at) {
        key = squeeze(name)
        if (key in seen)
            say(at[name], "chunk \"" name "\" differs from \"" seen[key] \
                "\" (" at[seen[key]] ") in case or punctuation only")
        else seen[key] = name
    }
    for (name in first_use) if (!(name in at)) {
        key = squeeze(name)
        say(first_use[name], "chunk \"" name "\" is used but not defined" \
            (key in seen ? "; did you mean \"" seen[key] "\"?" : nearest(name)))
    }
    for (name in at) if (!(name in used) && !(name in is_root))
        say(at[name], "chunk \"" name "\" is defined but never used, and is" \
            " not in the list of roots")
    for (name in is_root) if (!(name in at))
        say("Makefile", "root \"" name "\" is not defined in any source")
    exit bad
}

# The defined name that shares the largest part of its words with this one.
function nearest(name,   other, best, shared, top, i, n, words, others) {
    n = split(name, words, " ")
    for (other in at) {
        shared = 0
        for (i = 1; i <= n; i++)
            if (index(" " other " ", " " words[i] " ")) shared++
        shared /= n + split(other, others, " ")
        if (shared > top) { top = shared; best = other }
    }
    return top ? "; the nearest name is \"" best "\"" : ""
}
