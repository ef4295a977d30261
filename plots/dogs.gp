# title: What head 9 of a trained layer looks at
# desc: A heat map of weights, queries down and keys across. Apart from the
# desc: column of [CLS], the two darkest cells join the two dogs, both ways.
# data: dogs.tsv
# column: query y
# column: key x
# column: weight cb
load "style.gp"
set xrange [-0.5:11.5]
set yrange [11.5:-0.5]
set cbrange [0:1]
set palette defined (0 PAPER, 1 SCALED)
unset colorbox
unset grid
set border 0
set tics scale 0
set xtics rotate by 90 right
set lmargin 11
set rmargin 5
set tmargin 0.5
set bmargin 4
set ylabel "query" offset 1,0 textcolor lt 4
set label "key" at graph 1.02,-0.06 textcolor lt 4
shown(w) = w < 0.005 ? "" : w > 0.995 ? "1" : sprintf(".%02d", int(100*w+0.5))
plot "dogs.tsv" using "key":"query":"weight" with image pixels, \
  "" using "key":"query":(shown(column("weight"))): \
    (on_cell(column("weight"))): \
    xtic(stringcolumn("key_token")):ytic(stringcolumn("query_token")) \
    with labels textcolor rgb variable
