# Completion in bash: the programs of soft-lookup, their options, and files.
_soft_lookup() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[1]-} words=
    if [ "$COMP_CWORD" = 1 ] || { [ "$COMP_CWORD" = 2 ] && [ "$before" = help ]; }; then
        words="help $(soft-lookup | awk '/^  / { print $1 }')"
    elif [ "${word#-}" != "$word" ]; then
        words=$(soft-lookup help "$before" 2>/dev/null | grep -o -- '--[a-z][a-z-]*')
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _soft_lookup soft-lookup
