#!/bin/sh
# Turns the .nw sources into C.  usage: tangle.sh BUILD "ROOT ..." FILE.nw ...
#
# Lints the chunk names of all sources, then tangles every root: into BUILD/src
# for people and as headers, with the name of each chunk above its lines; and
# the .c with #line into BUILD/line for the compiler, whose messages then name
# the line in the .nw.  A target is replaced only when its text has changed, and
# only by a complete file, and one that has no source any more is removed; any
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
tools=$(cd "$(dirname "$0")/tools" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
mkdir -p "$work/named" "$work/src" "$work/line"

"$lib/markup" "$@" >"$work/markup" 2>"$work/errors" ||
    fail "$(cat "$work/errors")"
gawk -v roots="$roots" -f "$tools/lint-chunks.awk" "$work/markup" >&2 ||
    fail "the chunk names above need mending"

gawk -v pass=mark -f "$tools/chunk-names.awk" "$work/markup" >"$work/marked"
# shellcheck disable=SC2086  # the roots are words
(cd "$work/named" && "$lib/mnt" -t $roots) <"$work/marked" >&2 2>"$work/errors" ||
    fail "$(cat "$work/errors")"
for root in $roots; do
    [ -s "$work/named/$root" ] || fail "$root: the tangled file is empty"
    case $root in *.c)
        "$lib/nt" -t -L "-R$root" <"$work/markup" >"$work/line/$root" ;;
    esac
done
(cd "$work/named" && gawk -v pass=write -v dir=../src -f "$tools/chunk-names.awk" -- *)

mkdir -p "$build/src" "$build/line"
for file in "$work"/src/* "$work"/line/*; do
    target=$build/${file#"$work"/}
    cmp -s "$file" "$target" && continue
    cp "$file" "$target.new"
    mv "$target.new" "$target"
done
for target in "$build"/src/* "$build"/line/*; do
    [ -e "$work/${target#"$build"/}" ] || rm "$target"
done
