# Recomputes the marked numbers of .nw files; run by tools/numbers, with
# transcripts-blocks.awk before it.  Variables: tmp, runner, record.

BEGIN {
    for (f = 1; f < ARGC; f++) find_numbers(ARGV[f])
    run_all("--apart")
    for (k = 1; k <= n; k++) check(k)
    for (f = 1; f < ARGC; f++) if (record && !faults) rewrite(ARGV[f], f)
    printf "numbers: %d passed, %d failed\n", n - failed, failed + faults
    exit faults ? 2 : failed > 0
}

function fault(file, line, message) {
    print file ":" line ": " message
    faults++
}

# Goes through the paragraphs of the prose, for a span may be broken over lines.
function find_numbers(file,   i, first, paragraph) {
    read_noweb(file)
    for (i = 1; i <= n_lines + 1; i++)
        if (i <= n_lines && kind[i] == "prose" && text[i] ~ /[^ \t]/) {
            if (paragraph == "") first = i
            paragraph = paragraph text[i] "\n"
        } else if (paragraph != "") {
            find_in_paragraph(file, first, paragraph)
            paragraph = ""
        }
}

function find_in_paragraph(file, line, p,   at, length_of_span, a, m) {
    p = hide_code(p)
    for (at = 1; match(substr(p, at), /\[([^][]*)\]\{/, m); ) {
        at += RSTART - 1
        length_of_span = read_attributes(substr(p, at + length(m[0]) - 1), a)
        if (length_of_span && ".number" in a) {
            n++; in_file[n] = file
            at_line[n] = line + newlines(substr(p, 1, at))
            column[n] = length(gensub(/^.*\n/, "", 1, substr(p, 1, at)))
            take(m[1], a)
            p = substr(p, 1, at - 1) hidden(substr(p, at, \
                length(m[0]) - 1 + length_of_span)) \
                substr(p, at + length(m[0]) - 1 + length_of_span)
        }
        at += length(m[0])
    }
    if (match(p, /\.number[^[:alnum:]]/))
        fault(file, line + newlines(substr(p, 1, RSTART)), \
            "a .number that cannot be read, expected" \
            " [0.5]{.number cmd=\"...\" row=a,b col=name}")
}

function newlines(s) { return gsub(/\n/, "\n", s) }
function hidden(s) { return gensub(/[^\n]/, "~", "g", s) }

# Code spans show marks without meaning them.
function hide_code(p,   m, out) {
    while (match(p, /``([^`]|`[^`])+``|`[^`]+`/)) {
        out = out substr(p, 1, RSTART - 1) hidden(substr(p, RSTART, RLENGTH))
        p = substr(p, RSTART + RLENGTH)
    }
    return out p
}

function take(said, a) {
    shown[n] = said
    row[n] = a["row"]; col[n] = a["col"]
    percent[n] = (".percent" in a) || ("percent" in a)
    id[n] = command_id(cmd[n] = a["cmd"])
}

function check(k,   value, right) {
    problem = cmd[k] == "" ? "there is no cmd=\"...\"" : ""
    value = problem ? 0 : value_of(id[k], row[k], col[k])
    if (percent[k]) value *= 100
    if (!problem && !read_number(shown[k])) problem = "the text is not a number"
    if (!problem && agrees(value)) return
    right = problem ? "" : with_digits(shown[k], like(value))
    if (right != "") problem = "should be [" right "], from " value
    if (record && right != "") { should_be[k] = right; return }
    failed++
    print in_file[k] ":" at_line[k] ": [" shown[k] "]: " problem ": `" cmd[k] "'" \
        (row[k] == "" ? "" : " row=" row[k]) (col[k] == "" ? "" : " col=" col[k])
}

# The cell of a command's tsv; where there is none, problem says why.
function value_of(id, row, col,   lines, n, i, found, at, cells) {
    n = read_lines(tmp "/" id ".out", lines)
    at = column_of(lines[1], col)
    for (i = (row col == "" ? 1 : 2); i <= n; i++)
        if (starts_with(lines[i], row) && found++ == 0) split(lines[i], cells, "\t")
    if (status_of(id) != 0)
        problem = "the command ends with status " status_of(id) ": " first_error(id)
    else if (n == 0) problem = "the command prints nothing"
    else if (row col == "" && (n > 1 || lines[1] ~ /\t/))
        problem = "the command prints a table, expected row=... col=..."
    else if (row != "" && col == "") problem = "there is a row=, but no col="
    else if (!at) problem = "there is no column " col
    else if (found != 1)
        problem = (found ? "there are " found " rows" : "there is no row") " " row
    else if (cells[at] !~ /^ *[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)? *$/)
        problem = "the value `" cells[at] "' is not a number"
    return cells[at]
}

function column_of(header, col,   n, i, names) {
    if (col == "") return 1
    n = split(header, names, "\t")
    for (i = 1; i <= n; i++) if (names[i] == col) return i
    return 0
}

function starts_with(line, row,   n, i, fields, cells) {
    n = split(row, fields, ",")
    split(line, cells, "\t")
    for (i = 1; i <= n; i++)
        if (cells[i] != fields[i]) return 0   # as numbers, where both are
    return 1
}

function first_error(id,   lines, n, i) {
    n = read_lines(tmp "/" id ".err", lines)
    for (i = 1; i < n && lines[i] !~ /[^ =]/; ) i++
    return lines[i]
}

# Reads -0.67, .67, 6.5e-3, 1,024, 30 %, 2.0281..., also within $ $ and as
# 6.5 \times 10^{-3}; sets number, decimals, power and unit, that of the last digit.
function read_number(s,   m) {
    gsub(/−/, "-", s)
    goes_on = sub(/(…|\.\.\.|\\ldots|\\dots)\$? *$/, "", s)
    gsub(/[ \t\n $%{}]/, "", s)
    sub(/(\\times|×)10\^/, "e", s)
    gsub(/\^|\\/, "", s)
    if (s ~ /,/ && s !~ /^[-+]?[0-9]{1,3}(,[0-9]{3})+(\.|$)/) return 0
    gsub(/,/, "", s)
    if (!match(s, /^[-+]?([0-9]+(\.([0-9]*))?|\.([0-9]+))([eE]([-+]?[0-9]+))?$/, m))
        return 0
    number = s + 0
    decimals = length(m[3] m[4])
    power = m[6] + 0
    unit = 10 ^ (power - decimals)
    return 1
}

# Rounded to nearest, a half either way; with "..." cut off.
function agrees(value,   slack, sign) {
    slack = 1e-15 * (abs(value) + abs(number))
    if (!goes_on) return abs(value - number) <= unit / 2 + slack
    sign = number < 0 ? -1 : 1
    return sign * (value - number) >= -slack && sign * (value - number) < unit
}
function abs(x) { return x < 0 ? -x : x }

# The value with as many digits as the text that was read last, without its power.
function like(value) {
    if (goes_on) value -= (value < 0 ? -1 : 1) * unit / 2
    return sprintf("%.*f", decimals, value / 10 ^ power)
}

# Puts the right digits into the texts that are wrong, last span first.
function rewrite(file, f,   k, i, line) {
    read_noweb(file)
    for (k = n; k >= 1; k--) if (in_file[k] == file && k in should_be) {
        line = text[at_line[k]]
        text[at_line[k]] = substr(line, 1, column[k]) should_be[k] \
            substr(line, column[k] + 1 + length(shown[k]))
    }
    for (i = 1; i <= n_lines; i++) print text[i] > (tmp "/" f ".new")
    close(tmp "/" f ".new")
}

function with_digits(shown, new,   m) {
    match(shown, /[-+−]?([0-9][0-9,]*(\.[0-9]*)?|\.[0-9]+)/, m)
    if (m[0] ~ /^[-+−]?\./) sub(/0\./, ".", new)
    if (m[0] ~ /,/)
        while (new ~ /^[-]?[0-9]{4}/)
            new = gensub(/^(-?[0-9]+)([0-9]{3})/, "\\1,\\2", 1, new)
    if (m[0] ~ /^−/) sub(/^-/, "−", new)
    return substr(shown, 1, RSTART - 1) new substr(shown, RSTART + RLENGTH)
}
