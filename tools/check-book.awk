# Links, anchors, ids and pictures of the woven book (see tools/check-book).
# Reads all pages, a tag a record; judges at the end, when all ids are known.
# A complaint names the page and the last anchor before the fault.

BEGIN { RS = "<" }

FNR == 1 {
    page = FILENAME
    sub(/.*\//, "", page)
    pages[page] = 1
    at = "top"; inside = ""
}

# The value of an attribute of a tag, unescaped; "" if it has none.
function attribute(tag, name,    m) {
    if (!match(tag, "[ \n]" name "=\"([^\"]*)\"", m)) return ""
    gsub(/&amp;/, "\\&", m[1])
    return m[1]
}

function complain(where, text) {
    if (only ~ /[^ ]/ && index(only, " " gensub(/#.*/, "", 1, where) " ") == 0) return
    if (++problems <= 30) print "check-book: " where ": " text
}

function local(url) { return url !~ /^[a-z]+:/ && url !~ /^\/\// }

function link_to(url, kind) {
    links++
    link_url[links] = url
    link_kind[links] = kind
    link_page[links] = page
    link_where[links] = page "#" at
}

function read_id(tag,    id) {
    id = attribute(tag, "id")
    if (id == "") return
    if ((page, id) in ids)
        complain(page "#" id, "two elements have this id")
    ids[page, id] = 1
    if (tag !~ /^a /) at = id
}

function read_link(tag,    url) {
    url = attribute(tag, "href")
    if (tag ~ /^a[ \n]/ && url !~ /^https?:\/\/./) link_to(url, "link")
    else if (tag ~ /^link[ \n]/ && url !~ /^data:/) link_to(url, "resource")
}

function read_resource(tag,    url, n, list, i) {
    url = attribute(tag, "src")
    if (url != "") link_to(url, "resource")
    n = split(attribute(tag, "srcset"), list, /, */)
    for (i = 1; i <= n; i++) {
        sub(/ .*/, "", list[i])
        link_to(list[i], "resource")
    }
    if (tag ~ /^img/ && attribute(tag, "alt") == "")
        complain(page "#" at, "picture " url " has no alt")
}

# Marks of the sources that nothing understood and that came out as text.
function read_text(text) {
    if (inside == "" && match(text, /:::|\{#|\{\.|\[@|\[\[|\]\]|NOWEBCHUNK/))
        complain(page "#" at, "a mark came out as text: " \
                 substr(text, RSTART, 40))
}

{
    end = index($0, ">")
    tag = substr($0, 1, end - 1)
    if (tag ~ /^(pre|code|annotation|style|script|samp)[ \n]*/ && inside == "") {
        match(tag, /^[a-z]+/)
        inside = substr(tag, 1, RLENGTH)
    } else if (inside != "" && tag == "/" inside) inside = ""
    if (tag ~ /^h1/) titles[page]++
    read_id(tag)
    if (tag ~ /href/) read_link(tag)
    if (tag ~ /src/) read_resource(tag)
    read_text(substr($0, end + 1))
}

function exists(file,    line) {
    if (file in known) return known[file]
    known[file] = (getline line < (book "/" file)) >= 0
    close(book "/" file)
    return known[file]
}

function check_link(i,    url, file, anchor) {
    url = link_url[i]
    if (!local(url) || url == "") {
        complain(link_where[i], link_kind[i] " to \"" url "\" is not of the book")
        return
    }
    file = url; anchor = ""
    if (match(url, /#/)) {
        file = substr(url, 1, RSTART - 1)
        anchor = substr(url, RSTART + 1)
    }
    if (file == "") file = link_page[i]
    if (!exists(file)) {
        if (only !~ /[^ ]/ && !told[file]++)
            complain(link_where[i], link_kind[i] " to " url ": no such file")
    }
    else if (anchor != "" && (only !~ /[^ ]/ || file == link_page[i]) && !((file, anchor) in ids) && !told[file, anchor]++)
        complain(link_where[i], "link to " url ": no such anchor")
    if (file != link_page[i]) reached[file] = 1
}

END {
    for (i = 1; i <= links; i++) check_link(i)
    for (page in pages) {
        n++
        if (titles[page] != 1) complain(page, titles[page] + 0 " titles (h1)")
        if (only !~ /[^ ]/ && page != "index.html" && !(page in reached))
            complain(page, "no other page leads here (left over? make clean)")
    }
    if (n == 0) complain(book, "no pages")
    if (problems > 30) print "check-book: and " problems - 30 " more"
    if (problems) exit 1
    printf "check-book: %d pages, %d links\n", n, links
}
