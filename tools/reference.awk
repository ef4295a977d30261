# Makes the reference of the library from the comments of its header.
# usage: gawk -v form=page -f tools/reference.awk FILE.nw ... SRC/*.c attention.h > PAGE.nw
#        gawk -v form=man -v dir=DIR -v version=V -v released=DATE -f ... the same
#
# An entry is a comment and the declarations below it; declarations without a
# comment belong to the entry before.  The .nw say which module a chapter has, and
# which equations and identifiers there are; the .c say which module a function is in.

# ---- what the sources say ----

FILENAME ~ /attention\.nw$/ && match($0, /^\| ([a-z_]+) \| (.*) \| (\[@ch:.*\]) \|$/, m) {
    purpose[m[1]] = m[2]; where[m[1]] = m[3]
}
FILENAME ~ /\.nw$/ {
    if (/^@ %def /) for (i = 3; i <= NF; i++) known[$i]
    while (match($0, /\{#eq:([a-z0-9-]+)\}/, m)) { equation[m[1]]; $0 = substr($0, RSTART + RLENGTH) }
    next
}
FILENAME ~ /\.c$/ {
    if (match($0, /^[a-z][A-Za-z0-9_ ]*[ *](attn_[a-z0-9_]+)\(/, m) && !/^static/)
        module_of[m[1]] = gensub(/.*\/|\.c$/, "", "g", FILENAME)
    next
}

# ---- the header ----

/^#if/ { depth++ }
depth > 1 || /^#(if|endif|include|define ATTENTION_H)/ { if (/^#endif/) depth--; end_entry(); next }
/^\/\*/ && !in_comment { end_entry(); comment = ""; in_comment = 1; sub(/^\/\* ?/, "") }
in_comment {
    in_comment = !sub(/ ?\*\/$/, "")
    sub(/^ \* ?/, "")
    comment = comment $0 "\n"
    if (!in_comment && !overview) { overview = comment; comment = "" }
    next
}
/^$/ { end_entry(); comment = ""; next }
{ code = code $0 "\n" }

function end_entry(   e) {
    if (code == "") return
    if (comment != "" || n_entries == 0) text[++n_entries] = comment
    e = n_entries
    decl[e] = decl[e] (decl[e] != "" ? "\n" : "") code
    code = comment = ""
}

# The names that an entry declares, in order, and the module that they are in.
function find_names(e,   s, m, name) {
    s = gensub(/\{[^}]*\}/, "", "g", decl[e])
    while (match(s, /(^|\n)#define ([A-Z_]+)|(attn_[a-z0-9_]+)\(|(attn_[a-z0-9_]+);/, m)) {
        name = m[2] m[3] m[4]
        s = substr(s, RSTART + RLENGTH)
        if (name in module_of && module[e] == "") module[e] = module_of[name]
        names[e] = names[e] (names[e] != "" ? " " : "") name
    }
}

# ---- text ----

# Calls out() for each paragraph of a comment, and out_lines() for what is laid out.
function paragraphs(s,   n, line, i, para, laid) {
    n = split(s, line, "\n")
    for (i = 1; i <= n; i++) {
        if (line[i] ~ /^  /) { if (para) out(para); para = ""; laid = laid line[i] "\n"; continue }
        if (laid) { out_lines(laid); laid = "" }
        para = para (para ? " " : "") line[i]
    }
    gsub(/ +$/, "", para)
    if (para) split_paragraph(para)
}
function split_paragraph(s,   n, p, i) {
    s = gensub(/(^|[.;] +)((and )?(Errors|Shapes?|Ranges|Source|Shape and errors)[a-z ,]*:)/, "\\1\n\\2", "g", s)
    n = split(s, p, "\n")
    for (i = 1; i <= n; i++) if (p[i] !~ /^ *$/) out(gensub(/ +$/, "", 1, p[i]))
}
function out(s) {
    sub(/^ +/, "", s)
    if (form == "man") print (begun++ ? ".PP\n" : "") roff(s) > file
    else print marked(s) "\n"
}
function out_lines(s) {
    if (form == "man") printf "%s.nf\n%s.fi\n", (begun++ ? ".PP\n" : ""), roff(s) > file
    else print "```\n" s "```\n"
}

function roff(s) {
    gsub(/\\/, "\\e", s); gsub(/-/, "\\-", s)
    return gensub(/(^|\n)([.'])/, "\\1\\\\\\&\\2", "g", s)
}

# Markdown: names lead to where they are defined, equations are links.
function marked(s,   out_s, m, word) {
    gsub(/[\\`*{}\[\]<>$|^~#@]/, "\\\\&", s)
    while (match(s, /equation "([a-z0-9-]+)"|attn_[a-z0-9_]+|ATTN_[A-Z0-9_]+/, m)) {
        word = substr(s, RSTART, RLENGTH)
        out_s = out_s plain(substr(s, 1, RSTART - 1))
        if (m[1] in equation) out_s = out_s "[@eq:" m[1] "]"
        else if (word in known) out_s = out_s "[[" word "]]"
        else out_s = out_s "`" word "`"
        s = substr(s, RSTART + RLENGTH)
    }
    return out_s plain(s)
}
function plain(s) { gsub(/_/, "\\_", s); return s }

# ---- the two forms ----

function page(   e, n, name, i, last) {
    print "---\ntitle: Function by function\ndescription: Everything that the header of the" \
        " library declares, in its order.\n---\n"
    print "This page is made from `attention.h`. [@ch:use-it-in-your-program] shows how the\n" \
        "library is used. A name leads to the code that defines it. `man attn_softmax` shows\n" \
        "the same once the library is installed.\n"
    paragraphs(gensub(/^attention.h: /, "The library: ", 1, overview))
    for (e = 1; e <= n_entries; e++) {
        if (module[e] != last) {
            last = module[e]
            print "## " last ": " purpose[last] "\n\nThis module belongs to " where[last] ".\n"
        }
        split(names[e], name, " ")
        print "### " marked(name[1]) " {#api-" name[1] "}\n"
        print "```{.c}\n" decl[e] "```\n"
        paragraphs(text[e])
    }
}

function man_head(name, what) {
    file = dir "/" name ".3"; begun = 0
    printf ".TH %s 3 \"%s\" \"The Soft Lookup %s\" \"The Soft Lookup\"\n.SH NAME\n%s\n",
        toupper(name), released, version, what > file
}

function man_page(e,   name, n, i, what, list) {
    n = split(names[e], name, " ")
    what = gensub(/\n/, " ", "g", text[e])
    sub(/([.:;]|  | \().*/, "", what)
    gsub(/ /, ", ", names[e])
    man_head(name[1], names[e] " \\- " roff(what))
    printf ".SH SYNOPSIS\n.nf\n#include <attention.h>\n\n%s.fi\n.SH DESCRIPTION\n", roff(decl[e]) > file
    paragraphs(text[e])
    print ".SH SEE ALSO\n.BR attention (3)" > file
    close(file)
    for (i = 2; i <= n; i++) print ".so man3/" name[1] ".3" > (dir "/" name[i] ".3")
    if (module[e] != last_module) print ".TP\n.B " (last_module = module[e]) "\n" purpose[module[e]] \
        > (dir "/modules")
    for (i = 1; i <= n; i++) print ".br\n.BR " name[i] " (3)" > (dir "/modules")
}

function man(   e, line) {
    for (e = 1; e <= n_entries; e++) man_page(e)
    close(dir "/modules")
    man_head("attention", "attention \\- scaled dot\\-product attention in C")
    print ".SH SYNOPSIS\n.nf\n#include <attention.h>\n\ncc ... $(pkg\\-config \\-\\-cflags \\-\\-libs" \
        " attention)\n.fi\n.SH DESCRIPTION" > file
    paragraphs(gensub(/^attention.h: [^.]*\.|^attention.h: /, "", 1, gensub(/\n/, " ", "g", overview)))
    print ".SH MODULES" > file
    while ((getline line < (dir "/modules")) > 0) print line > file
    system("rm '" dir "/modules'")
}

END {
    end_entry()
    for (e = 1; e <= n_entries; e++) find_names(e)
    for (e = n_entries; e > 0; e--) if (module[e] == "") module[e] = module[e + 1]
    for (e = 1; e <= n_entries; e++) if (module[e] == "") module[e] = module[e - 1]
    if (form == "man") man(); else page()
}
