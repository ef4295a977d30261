# title: The three attentions of an encoder and a decoder
# desc: Left, the encoder: from the source through self-attention, where all
# desc: pairs are visible, and a network on each token. Right, the decoder: from
# desc: the target so far through causal self-attention, a triangle, then through
# desc: cross-attention, a full rectangle, whose queries come from above and whose
# desc: keys and values come from the encoder, and a network on each token.
# data: none
TALL = 20
load "style.gp"
load "diagram.gp"
C = 0.75
grid(x, y, n, m, causal, i) = i == n*m ? "" : fill(x+(i%m)*C, y+(i/m)*C, C, C, \
  causal && i%m > i/m ? PAPER : mixed(PAPER, SCALED, 0.75), SCALED) \
  .grid(x, y, n, m, causal, i+1)
layer(text, more, x, y) = fill(x, y, 13, 3.2, pale(SCALED), SCALED) \
  .tell(text, x+0.5, more eq "" ? y+1.6 : y+1).tell(more, x+0.5, y+2.2)
down(x, y, y2) = arrow(x, y, x, y2, INK, 1.6)
E = 1
D = 18
eval say("encoder", E+6.5, 0.8)
eval say("decoder", D+6.5, 0.8)
eval quiet("source", E+6.5, 2.2)
eval quiet("target so far", D+6.5, 2.2)
eval down(E+6.5, 2.9, 4)
eval down(D+6.5, 2.9, 4)
eval layer("self-attention", "", E, 4)
eval layer("self-attention,", "causal", D, 4)
eval layer("cross-attention", "", D, 9)
eval plain("network on each token", E, 9.2, 13, 2)
eval plain("network on each token", D, 14, 13, 2)
eval down(E+6.5, 7.2, 9.2)
eval down(D+6.5, 7.2, 9)
eval down(D+6.5, 12.2, 14)
eval down(D+6.5, 16, 17.6)
eval quiet("what comes next", D+6.5, 18.6)
eval arrow(E+13, 10.2, D, 10.2, INK, 2.2)
eval write(math("K", "{/:Italic K}").", ".math("V", "{/:Italic V}"), 16, 9.2, "center tc lt 4")
eval write(math("Q", "{/:Italic Q}"), D+7.2, 8, "left tc lt 4")
eval grid(E+9.6, 4.5, 3, 3, 0, 0)
eval grid(D+9.6, 4.5, 3, 3, 1, 0)
eval grid(D+9.6, 9.5, 3, 4, 0, 0)
@DRAWN
