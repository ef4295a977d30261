#!/usr/bin/gawk -f
# Cross-references of the whole book, from noweb's token streams.
#
# usage: gawk -f xref.awk -v bib=FILE.bib -v programs=NAMES -v xref=OUT.lua
#     -v index_file=OUT.lua STREAM...
#
# Streams come in book order.  xref gets what any page needs to link to any
# other (no line numbers and no prose, so that editing prose leaves it as it
# was); index_file gets what only the page of indexes needs.  Problems are told as
# FILE:LINE: what is wrong; then the status is 1.

BEGIN {
    split("objectives question predict answer ask note summary further " \
          "exercise hint solution wrong workshop run", names)
    for (i in names) known_div[names[i]] = 1
    read_bib()
}

# ---- problems ----

function complain(file, line, text) {
    printf "%s:%d: %s\n", file, line, text > "/dev/stderr"
    problems = 1
}

# ---- names of pages, anchors and labels ----

function page_of(file,    name) {
    if (file ~ /(^|\/)attention\.nw$/) return "index"
    name = file
    sub(/^.*\//, "", name); sub(/\.nw$/, "", name)
    if (file ~ /(^|\/)chapters\//) sub(/^([0-9]+|[a-z])-/, "", name)
    return name
}

function number_of(file,    name) {
    name = file
    sub(/^.*\//, "", name)
    if (file !~ /(^|\/)chapters\//) return ""
    if (match(name, /^[0-9]+/)) return substr(name, 1, RLENGTH) + 0
    return match(name, /^[a-z]-/) ? toupper(substr(name, 1, 1)) : ""
}

function kind_of(file, number) {
    if (source == "index") return "front"
    if (file ~ /(^|\/)chapters\//) return number ~ /^[0-9]/ ? "chapter" : "appendix"
    return index(" " programs " ", " " source " ") ? "program" : "shared"
}

function slug(text) {
    text = tolower(text)
    gsub(/[^a-z0-9]+/, "-", text)
    gsub(/^-+|-+$/, "", text)
    return text
}

# The next number of this kind in this source: 1.3 in a chapter, 3 elsewhere.
function next_number(kind,    n) {
    n = ++counter[source, kind]
    return number[source] == "" ? n : number[source] "." n
}

function add_anchor(anchor, what) {
    if ((page, anchor) in anchor_of)
        complain(file, line, what ": the anchor #" anchor \
                 " is already that of " anchor_of[page, anchor])
    anchor_of[page, anchor] = what
}

# Labels are unique over the whole book.
function add_label(label, text,    kind, anchor) {
    if (label in label_page) {
        complain(file, line, "label " label " is already defined in " \
                 label_where[label])
        return
    }
    kind = label
    sub(/:.*/, "", kind)
    anchor = label
    sub(/:/, "-", anchor)
    labels[++n_labels] = label
    label_page[label] = page
    label_where[label] = file ":" line
    label_anchor[label] = anchor
    label_text[label] = text
    label_number[label] = kind == "sec" ? "" : next_number(kind)
    add_anchor(anchor, "label " label)
}

# ---- the stream ----

/^@file / {
    end_file()
    file = substr($0, 7)
    line = 1; text = ""; para = ""; fence = ""; depth = 0; yaml = 0
    page = source = page_of(file)
    if (source in page_file)
        complain(file, 1, "page " source ".html is already that of " \
                 page_file[source])
    pages[++n_pages] = source
    page_file[source] = file
    number[source] = number_of(file)
    kind[source] = kind_of(file, number[source])
    next
}
/^@begin code/ { end_line(); end_paragraph(); in_code = 1; next }
/^@end code/   { in_code = 0; next }
/^@end docs/   { if (text != "") end_line(); end_paragraph(); next }
/^@defn /      { begin_chunk(substr($0, 7)); next }
/^@use /       { use_chunk(substr($0, 6)); next }
/^@index defn/ { define_identifier(substr($0, 13)); next }
/^@index nl/   { line++; next }
/^@quote/      { quoting = 1; text = text "[["; next }
/^@endquote/   { quoting = 0; text = text "]]"; next }
/^@text/       { append(substr($0, 7)); next }
/^@nl/         { if (in_code) code[chunk] = code[chunk] "\n"
                 else end_line()
                 line++; next }

function append(s) {
    if (!in_code) { text = text s; return }
    code[chunk] = code[chunk] s
    if (match(s, /^START_TEST\(([A-Za-z0-9_]+)\)/, m)) {
        tests[m[1]]
        define_identifier(m[1])
    }
}

# ---- code chunks ----

function begin_chunk(name,    anchor) {
    chunk = ++n_chunks
    chunk_name[chunk] = name
    chunk_page[chunk] = page
    chunk_source[chunk] = source
    chunk_number[chunk] = next_number("chunk")
    defs[name] = defs[name] " " chunk
    if (!(name in first_def)) { names_in_order[++n_names] = name
                                first_def[name] = chunk }
    n = ++def_count[name]
    anchor = "chunk-" slug(name) (n > 1 ? "-" n : "")
    chunk_anchor[chunk] = anchor
    add_anchor(anchor, "chunk <<" name ">>")
}

function use_chunk(name) {
    if (!(name in first_use)) first_use[name] = file ":" line
    if (in_code) {
        if (index(uses[name] " ", " " chunk " ") == 0)
            uses[name] = uses[name] " " chunk
    } else
        text = text "<<" name ">>"
}

# `@ %def name` stands behind the code that defines name, or behind a later
# part of the same chunk; which one is looked up when all code is known.
function define_identifier(name) {
    claims[++n_claims] = name
    claim_chunk[n_claims] = chunk
    claim_where[n_claims] = file ":" line
}

function holds(c, name) {
    return match(code[c], "(^|[^A-Za-z0-9_])" name "([^A-Za-z0-9_]|$)") > 0
}

function settle_claim(i,    name, c) {
    name = claims[i]
    for (c = claim_chunk[i]; c > 0 && chunk_source[c] == chunk_source[claim_chunk[i]]; c--)
        if (chunk_name[c] == chunk_name[claim_chunk[i]] && holds(c, name)) {
            if (!(name in ident)) idents[++n_idents] = name
            if (index(ident[name] " ", " " c " ") == 0)
                ident[name] = ident[name] " " c
            return
        }
    printf "%s: %%def %s: not in the code of <<%s>>\n", claim_where[i], name,
        chunk_name[claim_chunk[i]] > "/dev/stderr"
    problems = 1
}

# ---- documentation, a line and a paragraph at a time ----

function end_line() {
    if (yaml >= 0 && front_matter()) { text = ""; return }
    if (!fenced()) {
        if (text ~ /^ *:::/) { end_paragraph(); div_line(text) }
        else if (text ~ /^#/) { end_paragraph(); heading(text) }
        else if (text ~ /^[ \t]*$/) end_paragraph()
        else {
            if (para == "") para_line = line
            else if (text ~ /^:   /) terms[++n_terms] = para
            para = para (para == "" ? "" : "\n") text
        }
    }
    text = ""
}

# The YAML block at the top of a file: true while inside it.
function front_matter() {
    if (line == 1 && text == "---") { yaml = 1; return 1 }
    if (yaml != 1) { yaml = -1; return 0 }
    if (text == "---") { yaml = -1; check_front_matter(); return 1 }
    if (match(text, /^(title|description): */, m)) {
        value = substr(text, RLENGTH + 1)
        if (value ~ /^".*"$/ || value ~ /^'.*'$/)
            value = substr(value, 2, length(value) - 2)
        field[source, m[1]] = value
    }
    return 1
}

function check_front_matter() {
    if (field[source, "title"] == "") complain(file, line, "no title")
    if (field[source, "description"] == "") complain(file, line, "no description")
}

# Fenced code: its lines are neither prose nor marks.
function fenced(    mark) {
    if (fence != "") {
        mark = text
        gsub(/^ +| +$/, "", mark)
        if (index(mark, fence) == 1 && mark ~ /^(`+|~+)$/) fence = ""
        return 1
    }
    if (!match(text, /^ *(```+|~~~+)/)) return 0
    fence = substr(text, 1, RLENGTH)
    gsub(/ /, "", fence)
    fence_line = line
    end_paragraph()
    return 1
}

function div_line(s,    m) {
    if (s ~ /^ *:::+ *$/) {
        if (depth == 0) complain(file, line, "::: closes nothing")
        else if (--depth == 0) page = source
        return
    }
    open_line[++depth] = line
    if (!match(s, /^ *:::+ *(\{[^.}]*\.)?([a-z-]+)/, m)) m[2] = s
    if (!(m[2] in known_div))
        complain(file, line, "unknown kind of div: " m[2])
    if (m[2] == "solution") has_answers[source] = 1
    if (m[2] == "workshop") enter_workshop(s)
    if (match(s, /#(ex:[A-Za-z0-9_-]+)/, m)) {
        label = m[1]
        add_label(label, match(s, /title="([^"]*)"/, m) ? m[1] : "")
        ex_kind[label] = match(s, /\.(hand|paper|code|project)/, m) ? m[1] : ""
        ex_level[label] = match(s, /level=([0-9]+)/, m) ? m[1] : 0
        ex_minutes[label] = match(s, /minutes=([0-9]+)/, m) ? m[1] : 0
    }
}

# What stands in a workshop is on a page of its own, beside that of its source.
function enter_workshop(s) {
    if (depth > 1) complain(file, line, "a workshop cannot stand inside a div")
    if (s !~ /title="[^"]+"/) complain(file, line, ".workshop without title=\"...\"")
    page = source "-workshop"
    has_workshop[source] = 1
}

function heading(s,    m) {
    if (s ~ /^# /)
        complain(file, line, "headings start at ##: the title is the only #")
    if (match(s, /^#+ +(.*[^ ]) *\{#(sec:[A-Za-z0-9_-]+)[^}]*\} *$/, m))
        add_label(m[2], m[1])
}

function end_paragraph(    here, m, s, tex) {
    here = line
    line = para_line
    s = para
    while (match(s, /\$\$[ \t]*\{#(eq:[A-Za-z0-9_-]+)\}/, m)) {
        tex = substr(s, 1, RSTART - 1)
        sub(/^(.*)\$\$/, "", tex)
        add_label(m[1], tex)
        s = substr(s, m[0, "start"] + m[0, "length"])
    }
    if (match(para, /^!\[(.*)\]\(figure:([A-Za-z0-9_-]+)\)\{#(fig:[A-Za-z0-9_-]+)/, m)) {
        add_label(m[3], m[1])
        figure_file[m[3]] = m[2]
    }
    line = here
    para = ""
}

function end_file() {
    if (file == "") return
    if (fence != "") complain(file, fence_line, "code fence never closed")
    if (depth > 0) complain(file, open_line[depth], "::: never closed")
    if (field[source, "title"] == "") complain(file, 1, "no YAML block with title")
}

# ---- at the end ----

function read_bib(    s, m) {
    while ((getline s < bib) > 0)
        if (match(s, /^@[a-z]+\{([^,]+),/, m)) bib_keys[++n_bib] = m[1]
}

function check_chunks(    name, where) {
    for (name in first_use) if (!(name in first_def)) {
        where = first_use[name]
        printf "%s: undefined chunk <<%s>>\n", where, name > "/dev/stderr"
        problems = 1
    }
}

# A chunk is in the language of the root that it ends up in.
function set_languages(    i, name, m, changed, n, list) {
    for (i = 1; i <= n_names; i++) {
        name = names_in_order[i]
        if (match(name, /\.([a-z]+)$/, m)) language[name] = m[1]
    }
    do {
        changed = 0
        for (name in uses) if (!(name in language)) {
            n = split(uses[name], list, " ")
            for (i = 1; i <= n; i++)
                if (chunk_name[list[i]] in language) {
                    language[name] = language[chunk_name[list[i]]]
                    changed = 1
                }
        }
    } while (changed)
}

# A chunk is a test's if all that it ends up in are suites and fuzzers.
function is_test(name,   i, n, list) {
    if (name in test_chunk) return test_chunk[name]
    test_chunk[name] = name ~ /^(check|fuzz)_/
    n = split(uses[name], list, " ")
    for (i = 1; i <= n; i++) if (!is_test(chunk_name[list[i]])) break
    if (n) test_chunk[name] = i > n
    return test_chunk[name]
}

# Code without comments, strings and character constants.
function bare(s) {
    gsub(/\/\*([^*]|\*+[^*\/])*\*+\//, " ", s)
    gsub(/"(\\.|[^"\\\n])*"|'(\\.|[^'\\\n])*'/, " ", s)
    gsub(/\/\/[^\n]*/, " ", s)
    return s
}

function find_uses(    c, n, words, i) {
    for (c = 1; c <= n_chunks; c++) {
        n = split(bare(code[c]), words, /[^A-Za-z0-9_]+/)
        for (i = 1; i <= n; i++)
            if ((words[i] in ident) && !seen[c, words[i]]++)
                used_by[words[i]] = used_by[words[i]] " " c
    }
}

function quoted(s) {
    gsub(/\\/, "\\\\", s); gsub(/"/, "\\\"", s); gsub(/\n/, "\\n", s)
    return "\"" s "\""
}

function list(s) {      # " 1 4 9" -> {1,4,9}
    gsub(/^ +/, "", s); gsub(/ /, ",", s)
    return "{" s "}"
}

function write_pages(    i, p) {
    print "return {\npages={" > xref
    for (i = 1; i <= n_pages; i++) {
        p = pages[i]
        printf "{name=%s,file=%s,kind=%s,number=%s,title=%s,description=%s,answers=%s," \
            "workshop=%s},\n",
            quoted(p), quoted(page_file[p]), quoted(kind[p]),
            quoted(number[p]), quoted(field[p, "title"]),
            quoted(field[p, "description"]),
            (p in has_answers) ? "true" : "false",
            (p in has_workshop) ? "true" : "false" > xref
    }
}

function write_labels(    i, l) {
    print "},\nlabels={" > xref
    for (i = 1; i <= n_labels; i++) {
        l = labels[i]
        printf "[%s]={page=%s,anchor=%s,number=%s", quoted(l),
            quoted(label_page[l]), quoted(label_anchor[l]),
            quoted(label_number[l]) > xref
        if (l ~ /^(sec|ex):/) printf ",title=%s", quoted(label_text[l]) > xref
        print "}," > xref
    }
}

# sections: every definition of a chunk, in order; the rest speaks of them by
# their place in this list.
function write_chunks(    i, c, name) {
    print "},\nsections={" > xref
    for (c = 1; c <= n_chunks; c++)
        printf "{name=%s,page=%s,anchor=%s,number=%s},\n",
            quoted(chunk_name[c]), quoted(chunk_page[c]),
            quoted(chunk_anchor[c]), quoted(chunk_number[c]) > xref
    print "},\nchunks={" > xref
    for (i = 1; i <= n_names; i++) {
        name = names_in_order[i]
        printf "[%s]={language=%s,test=%s,defs=%s,uses=%s},\n", quoted(name),
            quoted(language[name]), is_test(name) ? "true" : "false",
            list(defs[name]), list(uses[name]) > xref
    }
}

# Words with a definition, which stand in the glossary.
function write_terms(    i) {
    print "},\nterms={" > xref
    for (i = 1; i <= n_terms; i++) printf "[%s]=true,\n", quoted(terms[i]) > xref
}

function write_idents(    i) {
    print "},\nidents={" > xref
    for (i = 1; i <= n_idents; i++)
        printf "[%s]=%s,\n", quoted(idents[i]), list(ident[idents[i]]) > xref
    print "},\nbib={" > xref
    for (i = 1; i <= n_bib; i++)
        printf "[%s]=true,\n", quoted(bib_keys[i]) > xref
    print "}}" > xref
}

function write_index(    i, l) {
    print "return {\nlabels={" > index_file
    for (i = 1; i <= n_labels; i++) {
        l = labels[i]
        printf "{label=%s,text=%s,figure=%s,kind=%s,level=%d,minutes=%d},\n", quoted(l),
            quoted(label_text[l]), quoted(figure_file[l]), quoted(ex_kind[l]),
            ex_level[l], ex_minutes[l] > index_file
    }
    print "},\ntests={" > index_file
    for (i = 1; i <= n_idents; i++)
        if (idents[i] in tests)
            printf "[%s]=true,\n", quoted(idents[i]) > index_file
    print "},\nuses={" > index_file
    for (i = 1; i <= n_idents; i++)
        printf "[%s]=%s,\n", quoted(idents[i]), list(used_by[idents[i]]) > index_file
    print "}}" > index_file
}

END {
    end_file()
    check_chunks()
    for (i = 1; i <= n_claims; i++) settle_claim(i)
    if (problems) exit 1
    set_languages()
    find_uses()
    write_pages(); write_labels(); write_terms(); write_chunks(); write_idents()
    write_index()
}
