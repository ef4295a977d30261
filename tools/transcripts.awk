# Checks or records the transcripts of .nw files, and runs what a reader is to try;
# run by tools/transcripts, with transcripts-blocks.awk before it.  Variables: tmp, runner, record.

BEGIN {
    for (f = 1; f < ARGC; f++) find_transcripts(ARGV[f])
    run_all("--together")
    for (f = 1; f < ARGC; f++) if (record && !faults) rewrite(ARGV[f], f)
    for (t = 1; t <= n; t++) if (!record || bad_status(t)) check(t)
    printf "transcripts: %d passed, %d failed\n", n - failed, failed + faults
    exit faults ? 2 : failed > 0
}

function fault(file, line, message) {
    print file ":" line ": " message
    faults++
}

function find_transcripts(file,   i, a) {
    read_noweb(file)
    for (i = 1; i <= n_lines; i++) {
        if (kind[i] == "open" && opener[i] ~ /[.]try/) i = take_trial(file, i)
        if (kind[i] != "open" || opener[i] !~ /[.]transcript/) continue
        if (!read_attributes(opener[i], a) || !(".transcript" in a)) continue
        if (a["cmd"] == "") {
            fault(file, i, "transcript without cmd=\"...\"")
            continue
        }
        at[++n] = file ":" i
        id[n] = command_id(command[n] = a["cmd"])
        wanted[n] = ("status" in a) ? a["status"] : 0
        begin[file, i] = n
        match(text[i], /^ */); indent[n] = RLENGTH
        match(text[i], /`+|~+/); fence[n] = substr(text[i], RSTART, RLENGTH)
        while (kind[++i] == "more");
        for (; kind[i] == "inside"; i++) printed[n, ++length_of[n]] = \
            plain(gensub("^ {0," indent[n] "}", "", 1, text[i]))
    }
}

# Commands to try, one a line: all must succeed, in a folder of their own; what
# they print is not in the text.  Returns the last line of the block.
function take_trial(file, i,   script) {
    at[++n] = file ":" i
    script = "d=$(mktemp -d); cd \"$d\"; set -e; trap 's=$?; rm -rf \"$d\";" \
        " [ $s = 0 ] || echo \"fails: $now\"' EXIT"
    while (kind[++i] == "inside")
        script = script "\nnow=" quoted(plain(text[i])) "\n" plain(text[i])
    tried[n] = 1; wanted[n] = 0
    id[n] = command_id(command[n] = script)
    return i
}

function bad_status(t) { return status_of(id[t]) != wanted[t] }

function check(t,   i, m, out, same) {
    m = read_lines(tmp "/" id[t] ".out", out)
    if (tried[t]) { if (bad_status(t)) tell_trial(t, out, m); return }
    same = m == length_of[t]
    for (i = 1; same && i <= length_of[t]; i++) same = out[i] "" == printed[t, i] ""
    if (same && !bad_status(t)) return
    failed++
    print at[t] ": transcript of `" command[t] "' " (!bad_status(t) ? "differs:" : \
        "ends with status " status_of(id[t]) ", expected " wanted[t] \
        (status_of(id[t]) == 127 ? " (no such program?)" : "") ":")
    fflush()
    printf "" > (tmp "/book")
    for (i = 1; i <= length_of[t]; i++) print printed[t, i] > (tmp "/book")
    close(tmp "/book")
    system("cd " quoted(tmp) " && gawk 1 " id[t] ".out >now;" \
        " diff -U1 --label book --label now book now | gawk 'NR <= 24'")
}

function tell_trial(t, out, m,   i) {
    failed++
    print at[t] ": a command to try ends with status " status_of(id[t]) ":"
    for (i = m > 8 ? m - 7 : 1; i <= m; i++) print out[i]
}

# Copies the file with what the commands print now; transcripts moves it.
function rewrite(file, number,   i, t, k, out, m) {
    read_noweb(file)
    for (i = 1; i <= n_lines; i++) {
        print text[i] > (tmp "/" number ".new")
        if (!((file, i) in begin)) continue
        t = begin[file, i]
        if (bad_status(t)) continue
        while (kind[i + 1] == "more") print text[++i] > (tmp "/" number ".new")
        m = read_lines(tmp "/" id[t] ".out", out)
        for (k = 1; k <= m; k++) {
            if (closes(out[k], fence[t]))
                fault(file, i, "the output holds a fence; make this one longer")
            printf "%*s%s\n", out[k] == "" ? 0 : indent[t], "", escaped(out[k]) > \
                (tmp "/" number ".new")
        }
        while (kind[i + 1] == "inside") i++
    }
    close(tmp "/" number ".new")
}
