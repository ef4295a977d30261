# Give a picture its title and description, from the comments of its script.
# usage: gawk -f draw-describe.awk SCRIPT.gp PICTURE.svg

function escape(text) {
  gsub(/&/, "\\&amp;", text)
  gsub(/</, "\\&lt;", text)
  gsub(/>/, "\\&gt;", text)
  return text
}

FNR == NR {
  if (sub(/^# title: /, ""))
    title = title (title ? " " : "") $0
  else if (sub(/^# desc: /, ""))
    description = description (description ? " " : "") $0
  next
}

!opened && sub(/<svg/, "<svg role=\"img\"") { opened = 1 }
/<desc>Produced by GNUPLOT/ { next }
/<title>Gnuplot<\/title>/ {
  print "<title>" escape(title) "</title>"
  print "<desc>" escape(description) "</desc>"
  described = 1
  next
}
{ gsub(/<title>gnuplot_plot_[^<]*<\/title>/, ""); print }

END {
  if (!described || !title || !description)
    exit 1
}
