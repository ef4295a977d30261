# Check one data file against what a figure's script declares (see draw).
# An axis whose bounds are computed, as in [lower(Y_min, 1):upper(Y_max, 500)],
# shows what was measured: its columns may hold any number, NaN and infinities too.
# usage: gawk -v file=NAME -f draw-check.awk SCRIPT.gp DATA.tsv
# The cause goes to stdout, with status 1.

function reject(cause) {
  print cause
  rejected = 1
  exit 1
}

function declare(n, words,    next_word) {
  name = words[3]
  next_word = 4
  wanted[++columns] = name
  if (n >= 4 && words[4] in is_axis) {
    axis[name] = words[4]
    next_word = 5
  } else if (n >= 5) {
    low[name] = words[4]
    high[name] = words[5]
    next_word = 6
  }
  if (next_word <= n)
    error_of[name] = words[next_word]
}

function take_range(line,    part, upside_down) {
  if (match(line, /^set (x|y|x2|y2|cb)range \[([^:]+):([^]]+)\]/, part)) {
    adapts[part[1]] = (part[2] part[3]) ~ /[a-z]\(/
    upside_down = part[2] + 0 > part[3] + 0
    axis_low[part[1]] = upside_down ? part[3] : part[2]
    axis_high[part[1]] = upside_down ? part[2] : part[3]
  } else if (match(line, /^set logscale (x|y|x2|y2|cb)( |$)/, part))
    is_log[part[1]] = 1
}

function bounds_from_axes(    i, name) {
  for (i = 1; i <= columns; i++) {
    name = wanted[i]
    if (!(name in axis))
      continue
    if (!(axis[name] in axis_low))
      reject("its script lacks: set " axis[name] "range [LOW:HIGH]")
    low[name] = axis_low[axis[name]]
    high[name] = axis_high[axis[name]]
  }
}

function cell(name,    text) {
  text = $(place[name])
  if (adapts[axis[name]] && tolower(text) ~ /^[-+]?(nan|inf|infinity)$/)
    return 0
  if (tolower(text) ~ /^[-+]?(nan|inf|infinity)$/)
    reject(spot(name) " is " text ", expected a finite number")
  if (text !~ /^[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?$/)
    reject(spot(name) " is '" text "', expected a number")
  return text + 0
}

function spot(name) { return "line " FNR ": " name }

function check_value(name,    value, reach) {
  value = cell(name)
  if (adapts[axis[name]])
    return
  reach = name in error_of ? cell(error_of[name]) : 0
  if (axis[name] in is_log && value - reach <= 0)
    reject(spot(name) " reaches " value - reach \
      ", but axis " axis[name] " is logarithmic")
  if (name in low && (value - reach < low[name] + 0 ||
      value + reach > high[name] + 0))
    reject(spot(name) " is " value (reach ? " +- " reach : "") \
      ", outside [" low[name] ":" high[name] "]")
}

BEGIN {
  FS = "\t"
  split("x y x2 y2 cb", list, " ")
  for (i in list)
    is_axis[list[i]] = 1
}

FNR == NR && /^# data: / { mine = $0 == "# data: " file }
FNR == NR && /^# column: / && mine {
  sub(/^# /, "")
  sub(/^column: /, "column : ")
  declare(split($0, words, " "), words)
}
FNR == NR { take_range($0); next }

/^#/ && !named { next }

!named {
  bounds_from_axes()
  for (i = 1; i <= NF; i++)
    place[$i] = i
  for (i = 1; i <= columns; i++) {
    if (!(wanted[i] in place))
      reject("no column '" wanted[i] "', found: " $0)
    if (wanted[i] in error_of && !(error_of[wanted[i]] in place))
      reject("no column '" error_of[wanted[i]] "', found: " $0)
  }
  named = 1
  next
}

{
  rows++
  for (i = 1; i <= columns; i++)
    check_value(wanted[i])
}

END {
  if (rejected)
    exit 1
  if (!columns)
    reject("its script declares no '# column: NAME'")
  if (!rows)
    reject("no rows of numbers")
}
