# title: Which source tokens each target token looks at
# desc: Two heat maps, targets down and sources across. In both, 2026 looks at
# desc: 2026, 05 at May, 03 at 3; each dash looks at all sources alike.
# data: alignment.tsv
# column: query y
# column: key x
# column: dot cb
# column: additive cb
load "style.gp"
set xrange [-0.5:3.5]
set yrange [4.5:-0.5]
set cbrange [0:1]
set palette defined (0 PAPER, 1 SCALED)
unset colorbox
unset grid
set border 0
set tics scale 0
set tmargin at screen 0.86
set bmargin at screen 0.14
shown(w) = w < 0.005 ? "" : sprintf(".%02d", int(100*w+0.5))
digits(w) = w > 0.995 ? "1" : shown(w)
set label 2 "target" at screen 0.02,0.93 textcolor lt 4
set multiplot
set lmargin at screen 0.12
set rmargin at screen 0.49
set label 1 "dot product" at graph 0.5,1 center offset 0,0.9 textcolor lt 2
plot "alignment.tsv" using "key":"query":"dot" with image pixels, \
  "" using "key":"query":(digits(column("dot"))):(on_cell(column("dot"))): \
    xtic(stringcolumn("key_token")):ytic(stringcolumn("query_token")) \
    with labels textcolor rgb variable
set lmargin at screen 0.61
set rmargin at screen 0.98
unset label 2
set label 1 "additive score" at graph 0.5,1 center offset 0,0.9 textcolor lt 2
plot "alignment.tsv" using "key":"query":"additive" with image pixels, \
  "" using "key":"query":(digits(column("additive"))):(on_cell(column("additive"))): \
    xtic(stringcolumn("key_token")):ytic(stringcolumn("query_token")) \
    with labels textcolor rgb variable
unset multiplot
