# Reads one .nw file and says of each line what it is; shared by transcripts,
# numbers and mutants.  After read_noweb(file), for line i of n_lines:
#   text[i]   the line as it stands in the file
#   kind[i]   define code end prose open inside close more
#             ("more" continues the attributes that line i-1 opened)
#   opener[i] the attributes of a line that opens a fence or a div, as written
# Faults go to fault(file, line, message), which the user of this file defines.

function read_noweb(file,   i, fence, code, m, status) {
    delete text; delete kind; delete opener
    n_lines = 0
    while ((status = (getline text[n_lines + 1] < file)) > 0) n_lines++
    close(file)
    if (status < 0) fault(file, 0, "cannot be read")
    for (i = 1; i <= n_lines; i++) {
        if (text[i] ~ /^<<.*>>=/) {
            if (fence) fault(file, i, "a chunk starts inside a fenced block")
            kind[i] = "define"; code = 1; fence = ""
        } else if (text[i] ~ /^@( |$)/) { kind[i] = code ? "end" : "prose"; code = 0 }
        else if (code) kind[i] = "code"
        else if (fence) {
            kind[i] = closes(text[i], fence) ? "close" : "inside"
            if (kind[i] == "close") fence = ""
        } else if (match(text[i], /^ *(````*|~~~~*)([^`]*)$/, m)) {
            fence = m[1]; kind[i] = "open"; opener[i] = m[2]
            i += join_attributes(file, i)
        } else {
            if (text[i] ~ /^ *```/)
                fault(file, i, "a fence whose first line holds a backtick")
            kind[i] = "prose"
            if (match(text[i], /^ *::::* *(\{.*)$/, m)) {
                opener[i] = m[1]
                i += join_attributes(file, i)
            }
        }
    }
    if (fence) fault(file, n_lines, "a fenced block is not closed")
}

function closes(line, fence,   m) {
    return match(line, /^ *(````*|~~~~*) *$/, m) && length(m[1]) >= length(fence) &&
        substr(m[1], 1, 1) == substr(fence, 1, 1)
}

# Attributes may be broken over lines: joins them, returns the lines added.
function join_attributes(file, at,   all, more, added, ignored) {
    all = opener[at]
    sub(/^ */, "", all)
    if (all !~ /^\{/) return 0
    for (more = 0; more < 8; more++) {
        if (read_attributes(all, ignored)) {
            opener[at] = all
            for (added = more; more > 0; more--) kind[at + more] = "more"
            return added
        }
        all = all "\n" text[at + more + 1]
    }
    fault(file, at, "attributes that cannot be read: " opener[at])
    return 0
}

BEGIN {
    VALUE = "(\"([^\"\\\\]|\\\\.)*\"|'([^'\\\\]|\\\\.)*'|[^\"' \t\n}][^ \t\n}]*)"
    ATTRIBUTE = "^([[:alpha:]][-_[:alnum:]]*)=" VALUE "[ \t\n]*"
}

# Reads pandoc attributes at the start of s, {.class #id key=value key="value"},
# into a[".class"], a["#"], a["key"].  Returns their length, or 0.
function read_attributes(s, a,   rest, m, value) {
    delete a
    rest = s
    if (!sub(/^\{[ \t\n]*/, "", rest)) return 0
    while (rest !~ /^\}/) {
        if (match(rest, /^\.([^] \t\n}{="'.]+)[ \t\n]*/, m)) a["." m[1]] = 1
        else if (match(rest, /^#([^ \t\n}"'=]+)[ \t\n]*/, m)) a["#"] = m[1]
        else if (match(rest, ATTRIBUTE, m)) {
            value = m[2]
            if (value ~ /^["']/) value = substr(value, 2, length(value) - 2)
            gsub(/\n[ \t]*/, " ", value)
            a[m[1]] = plain(gensub(/\\([^[:alnum:]])/, "\\1", "g", value))
        } else return 0
        rest = substr(rest, length(m[0]) + 1)
    }
    return length(s) - length(rest) + 1
}

# noweb's escapes: @<< @>> @[[ @]] anywhere, @@ at the start of a line.
function plain(s) {
    sub(/^@@/, "@", s)
    return gensub(/@(<<|>>|\[\[|]])/, "\\1", "g", s)
}
function escaped(s) {
    sub(/^@/, "@@", s)
    return gensub(/(<<|>>|\[\[|]])/, "@\\1", "g", s)
}

# Commands are numbered as they are met; run_all runs each of them once.
function command_id(command) {
    if (!(command in id_of)) {
        id_of[command] = ++n_commands
        printf "%s", command > (tmp "/" n_commands ".cmd")
    }
    return id_of[command]
}
function run_all(how,   i) {
    for (i = 1; i <= n_commands; i++) close(tmp "/" i ".cmd")
    if (n_commands && system(quoted(runner) " " how " " quoted(tmp)) != 0) exit 2
}
function quoted(s) { gsub(/'/, "'\\''", s); return "'" s "'" }   # for the shell
function status_of(id,   s) {
    getline s < (tmp "/" id ".status"); close(tmp "/" id ".status")
    return s
}
function read_lines(file, lines,   n) {
    delete lines
    while ((getline lines[n + 1] < file) > 0) n++
    close(file)
    return n + 0
}
