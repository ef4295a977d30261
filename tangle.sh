#!/bin/sh
# Turns the .nw sources into C.  usage: tangle.sh BUILD "ROOT ..." FILE.nw ...
#
# Lints the chunk names of all sources, then tangles every root twice: plain
# into BUILD/src, for people and for headers, and with #line into BUILD/line,
# for the compiler, whose messages then name the line in the .nw.  A target is
# replaced only when its text has changed, and only by a complete file; any
# fault in a source ends the script with status 1 and changes nothing.
set -eu
[ $# -ge 3 ] || { sed -n '2s/^# //p' "$0" >&2; exit 2; }
build=$1 roots=$2
shift 2

fail() { echo "tangle.sh: $*" >&2; exit 1; }

for command in notangle gawk; do
    command -v $command >/dev/null || fail "$command is missing; see 'make setup'"
done
lib=$(sed -n 's/^LIB=//p' "$(command -v notangle)")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

"$lib/markup" "$@" >"$work/markup" 2>"$work/errors" ||
    fail "$(cat "$work/errors")"
gawk -v roots="$roots" -f "$(dirname "$0")/tools/lint-chunks.awk" \
    "$work/markup" >&2 || fail "the chunk names above need mending"

mkdir -p "$work/src" "$work/line"
for root in $roots; do
    for kind in src line; do
        flag=
        [ $kind = src ] || flag=-L
        # shellcheck disable=SC2086  # no flag, no word
        notangle $flag -markup cat -R"$root" "$work/markup" \
            >"$work/$kind/$root" 2>"$work/errors" || fail "$root: $(cat "$work/errors")"
        [ -s "$work/$kind/$root" ] || fail "$root: the tangled file is empty"
    done
done

mkdir -p "$build/src" "$build/line"
for file in "$work"/src/* "$work"/line/*; do
    target=$build/${file#"$work"/}
    cmp -s "$file" "$target" && continue
    cp "$file" "$target.new"
    mv "$target.new" "$target"
done
