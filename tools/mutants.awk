# Makes the mutants of .nw files; run by tools/mutants, with
# transcripts-blocks.awk before it.  For the k-th wrong answer it writes to tmp
# k.nw (the file with the chunk's code replaced) and k.job, or k.bad with the
# reason why there is nothing to try.

BEGIN { for (f = 1; f < ARGC; f++) find_mutants(ARGV[f]) }

function fault(file, line, message) {
    n++
    print file ":" line ": " message > (tmp "/" n ".bad")
    close(tmp "/" n ".bad")
}

function find_mutants(file,   i, a) {
    read_noweb(file)
    for (i = 1; i <= n_lines; i++)
        if (kind[i] == "prose" && opener[i] ~ /[.]wrong/ && \
            read_attributes(opener[i], a) && (".wrong" in a))
            make_mutant(file, i, a)
}

function make_mutant(file, line, a,   problem) {
    if (a["mutant"] == "" || a["chunk"] == "" || a["killed-by"] == "")
        problem = "a .wrong needs mutant=, chunk= and killed-by="
    else if ((n_blocks = find_block(line)) != 1)
        problem = "holds " n_blocks " ```c blocks, expected one"
    else if ((n_definitions = find_chunk(a["chunk"])) != 1)
        problem = "chunk \"" a["chunk"] "\" is defined " n_definitions + 0 \
            " times in this file, expected once"
    else if (squeezed(block, block_end, 1) == squeezed(chunk, chunk_end, 0))
        problem = "is the same as chunk \"" a["chunk"] "\""
    if (problem) { fault(file, line, "mutant " a["mutant"] ": " problem); return }
    n++
    write_mutant(tmp "/" n ".nw")
    printf "%s\037%s\037%s\037%s\037%s\n", file, line, a["mutant"], a["killed-by"], \
        a["suite"] > (tmp "/" n ".job")
    close(tmp "/" n ".job")
}

# Finds the C block of the div that opens at a line: block and block_end are its
# fences.  Returns how many there are.
function find_block(line,   i, depth, found) {
    for (i = line + 1; i <= n_lines && depth >= 0; i++)
        if (kind[i] == "prose" && text[i] ~ /^ *::::* *$/) depth--
        else if (kind[i] == "prose" && text[i] ~ /^ *::::* *[^: ]/) depth++
        else if (kind[i] == "open" && opener[i] ~ /^ *(c *$|\{ *[.]c[ }])/) {
            found++
            while (kind[i + 1] == "more") i++
            block = i
            while (kind[i + 1] == "inside") i++
            block_end = i + 1
        }
    return found + 0
}

# Finds a chunk by name: chunk is the line of its definition, chunk_end the line
# that ends it.  Returns how many definitions there are.
function find_chunk(name,   i, found) {
    for (i = 1; i <= n_lines; i++)
        if (kind[i] == "define" && index(text[i], "<<" name ">>=") == 1) {
            found++
            for (chunk = i; kind[i + 1] == "code"; ) i++
            chunk_end = i + 1
        }
    return found
}

function code_line(i, in_prose) { return in_prose ? plain(text[i]) : text[i] }

function squeezed(from, to, in_prose,   i, all) {
    for (i = from + 1; i < to; i++) all = all " " code_line(i, in_prose)
    gsub(/[ \t]+/, " ", all)
    return all
}

function write_mutant(out,   i, k) {
    for (i = 1; i <= n_lines; i++) {
        if (i <= chunk || i >= chunk_end) print text[i] > out
        if (i == chunk)
            for (k = block + 1; k < block_end; k++) print code_line(k, 1) > out
    }
    close(out)
}
