# Run by tools/measure-pages over pages of the book, which have one block a line.
#
# A page is 779 px wide: 76 letters a line of 31 px, code 23 px, 18 px between
# blocks.  A figure's own height is not asked for, since only the first one counts.

BEGIN {
    MINUTES = 45; TEST_SHARE = 12; PICTURE = 1600
    printf "%-28s %7s %6s %8s %7s %8s %8s\n", "page", "words", "lines", "minutes",
        "test %", "picture", "wordless"
}

FNR == 1 { end_page(); start_page() }

function start_page() {
    page = gensub(/.*\/|\.html$/, "", "g", FILENAME)
    kicker = words = lines = minutes = wordless = pre = test = hidden = 0
    picture = -1; before = "start"; height = tests = 0; body = 0
}

match($0, /^<main .*data-words="([0-9]+)" data-lines="([0-9]+)"/, m) {
    words = m[1]; lines = m[2]; body = 1
    height = 200
}
/^<p class="kicker">/ { kicker = /Chapter/ ? "chapter" : /Appendix/ ? "appendix" : "program" }
match($0, /<b>Minutes<\/b> reading ([0-9]+)/, m) { minutes = m[1] }
/^<nav class="turn"/ { body = 0 }
!body { next }

/^<figure/ { if (picture < 0) picture = height; height += 450; before = "text"; next }
/^<div class="chunk( test)?" id/ {
    test = /^<div class="chunk test/
    if (before != "text") { wordless++; print FILENAME ":" FNR ": a chunk without a word before it" }
    before = "chunk"; add(70); next
}
/^<div class="chunk-/ { next }
/^<details/ { hidden += /<\/details>/ ? 0 : 1 }
/<pre/ { pre = 1; if (!hidden) add(25) }
pre { if (!hidden) add(23); if (/<\/pre>/) pre = 0; if (/<\/details>/) hidden--; next }
/<\/details>$/ { if (hidden) hidden--; next }
hidden { next }
/^<h[2-6]/ { before = "heading"; add(80); test = 0; next }
/^<div class="to-workshop/ { before = "workshop"; add(50); test = 0; next }
/^<math display="block"/ { add(110); next }
/^<(p|li|dd|dt|td|th|figcaption|div class="title")/ || /^[A-Za-z]/ {
    text = $0
    gsub(/<annotation.*<\/annotation>/, "", text); gsub(/<[^>]*>/, "", text); gsub(/&[a-z]+;/, "x", text)
    if (text == "") next
    test = 0
    add(31 * int((length(text) + 75) / 76) + (/^<li|^<t/ ? 4 : 18))
    before = "text"
    next
}

function add(px) { height += px; if (test) tests += px }

function end_page(   share) {
    if (page == "" || !kicker) return
    share = 100 * tests / height
    printf "%-28s %7d %6d %8d %7.1f %8d %8d\n", page, words, lines, minutes, share,
        picture, wordless
    # The reference is looked up and not read; it is made from the header.
    if (page != "function-by-function")
        judge(minutes <= MINUTES, "takes " minutes " minutes, expected " MINUTES " at most")
    judge(share <= TEST_SHARE, sprintf("is test code for %.1f %%, expected %d at most",
                                       share, TEST_SHARE))
    judge(wordless == 0, "has " wordless " chunks without a word before them")
    if (kicker == "chapter")
        judge(picture >= 0 && picture <= PICTURE, picture < 0 ? "has no picture" : \
            "has its first picture at " picture " px, expected " PICTURE " at most")
}

function judge(good, message) {
    if (good) { passed++; return }
    failed++
    print page ".html: " message
}

END {
    end_page()
    printf "%d passed, %d failed\n", passed, failed
    exit failed > 0
}
