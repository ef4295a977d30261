# How every figure looks. tools/draw sets THEME, MEDIUM, FORMAT and OUTPUT.
# Colours differ in lightness too, and shapes and dashes repeat what they say.

set encoding utf8
set minussign

# THEME: the paper, the ink, and an ink that stays in the background.
dark = THEME eq "dark"
PAPER = dark ? "#16181d" : "#fdfcf9"
INK = dark ? "#e6e4df" : "#1f2227"
QUIET = dark ? "#9aa0aa" : "#62676f"
RAW = dark ? "#ff9d5c" : "#b34700"
SCALED = dark ? "#6fb9ff" : "#0067a5"
THIRD = dark ? "#6fd3ac" : "#00775a"

# MEDIUM: size and letter height in pixels. Print is grey: it is photocopied.
slides = MEDIUM eq "slides"
W = slides ? 1280 : 640
H = slides ? 720 : 400
LETTER = slides ? 38.0 : 16.0
K = slides ? 2.0 : 1.0
POINTS = 10
if (MEDIUM eq "print") {
  PAPER = dark ? "#000000" : "#ffffff"
  INK = dark ? "#ffffff" : "#000000"
  RAW = INK
  SCALED = dark ? "#a8a8a8" : "#6b6b6b"
  THIRD = SCALED
  QUIET = SCALED
}
# A diagram says how many letters it is TALL. They are larger, so that they can
# be read on a telephone: 32 go into its width.
if (exists("TALL")) {
  if (!slides) { H = 20 * TALL }
  U = W / 32.0 < 1.0 * H / TALL ? W / 32.0 : 1.0 * H / TALL
  LETTER = U
  POINTS = 324.0 * U / W
}

# FORMAT: pixels on a screen, 96 pixels to the inch on paper. A picture for
# LaTeX is 5 inches wide, with letters of 10 points, to fit a column.
if (FORMAT eq "svg") {
  set terminal svg size W,H fixed enhanced rounded background PAPER \
    font "sans-serif,".sprintf("%g", LETTER) linewidth K
}
if (FORMAT eq "png") {
  Z = slides ? 1.5 : 2.0
  set terminal pngcairo size W*Z,H*Z enhanced rounded background PAPER \
    font "Sans,".sprintf("%g", LETTER*0.75) fontscale Z linewidth K*Z \
    pointscale Z dashlength 2
}
if (FORMAT eq "pdf") {
  set terminal pdfcairo size W/96.0,H/96.0 enhanced rounded \
    background PAPER font "Sans,".sprintf("%g", LETTER*0.75) fontscale 0.75 \
    linewidth 1.7*K dashlength 1.5
}
if (FORMAT eq "tex") {
  K = 0.75
  set terminal cairolatex pdf input colortext size 5,5.0*H/W \
    background PAPER font sprintf(",%g", POINTS) linewidth 2*K
}
set output OUTPUT

# A formula, for LaTeX and for everything else.
math(latex, plain) = FORMAT eq "tex" ? "$".latex."$" : plain
D_K = math("d_k", "{/:Italic d_k}")
ROOT = math("\\sqrt{d_k}", "√{/:Italic d_k}")

# Points grow with the letters in svg, and by P in the others.
P = FORMAT eq "svg" ? 1.0 : FORMAT eq "png" ? 1.7*K : 1.2*K
# Lines 1 raw scores, 2 scaled scores, 3 a third kind, 4 ink, 5 a quiet aid.
set linetype 1 lc rgb RAW lw 1.8 dt 1 pt 7 ps 0.65*P
set linetype 2 lc rgb SCALED lw 1.8 dt (9,4) pt 9 ps 0.85*P
set linetype 3 lc rgb THIRD lw 1.8 dt (3,3) pt 5 ps 0.65*P
set linetype 4 lc rgb INK lw 1.8 dt 1 pt 6 ps 0.65*P
set linetype 5 lc rgb QUIET lw 1 dt (2,4) pt 1 ps 0.65*P

set border 3 lc rgb INK lw 1
set tics nomirror out scale 0.6 textcolor rgb INK
set xlabel textcolor rgb INK
set grid lc rgb QUIET lw 0.4 dt (1,4)
set bars 0
set pointintervalbox 0.1
set samples 400
set lmargin 7
set rmargin 3
set tmargin 2.4
set bmargin 3.4
unset key
set datafile separator tab
set datafile columnheaders

# Bounds for what is measured: the usual ones, and further where the data are.
lower(least, usual) = least > 0 && least < usual ? least / 2 : usual
upper(most, usual) = most > usual && most < 1e30 ? most * 2 : usual

# The digits on a cell of a heat map, whose colours go from PAPER to SCALED: black or
# white, whichever has the higher contrast with the cell (WCAG 2; it is 4.58 at least).
hex(colour) = int(real("0x".colour[2:]))
channel(colour, bits) = ((hex(colour) >> bits) & 255) / 255.0
linear(x) = x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055)**2.4
shade(w, bits) = linear(channel(PAPER, bits) * (1 - w) + channel(SCALED, bits) * w)
luminance(w) = 0.2126 * shade(w, 16) + 0.7152 * shade(w, 8) + 0.0722 * shade(w, 0)
on_cell(w) = (luminance(w) + 0.05)**2 > 1.05 * 0.05 ? 0x000000 : 0xffffff
