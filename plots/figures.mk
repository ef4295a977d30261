# Figures: the programs make the data that plots/data.tsv lists, gnuplot makes
# pictures of them.  A figure is one plots/NAME.gp; style and diagram are shared.
# make figures THEME=light|dark MEDIUM=book|slides|print FORMAT=svg|pdf|png|tex
# The pictures go to build/figures/THEME-MEDIUM-FORMAT.

FIGURES := $(filter-out style diagram,$(basename $(notdir $(wildcard plots/*.gp))))
THEMES := light dark
MEDIA := book slides print
FORMATS := svg pdf png tex
THEME = light
MEDIUM = book
FORMAT = svg
choose = $(if $(filter $($1),$2),,$(error $1=$($1), expected one of: $2))
$(call choose,THEME,$(THEMES))$(call choose,MEDIUM,$(MEDIA))$(call choose,FORMAT,$(FORMATS))

# Data depend on the plain source, not on the program: an edit of the prose moves
# line numbers in the program, and no number.
DATA_OF := $(shell gawk 'NR > 1 { print $$1 ":" $$2 }' plots/data.tsv)
DATA := $(sort $(foreach p,$(DATA_OF),$(firstword $(subst :, ,$p))))
LIBRARY_SOURCE = $(patsubst %,$(B)/src/%.c,$(MODULES) $(HELPERS)) \
  tools/figure-data plots/data.tsv $(wildcard plots/*.awk)
$(B)/src/%.c: $(B)/tangled ;
define data_program # DATA PROGRAM
$(B)/figures/$(firstword $1).tsv: $(B)/src/$(lastword $1).c | $(B)/bin/$(lastword $1)
endef
$(foreach p,$(DATA_OF),$(eval $(call data_program,$(subst :, ,$p))))
$(DATA:%=$(B)/figures/%.tsv): $(B)/figures/%.tsv: $(LIBRARY_SOURCE)
	@mkdir -p $(@D) && echo "data $@"
	@B=$(B) tools/figure-data $* >$@.part && mv $@.part $@

# Every set of pictures, as THEME-MEDIUM-FORMAT, and what draws one picture.
SETS := $(foreach t,$(THEMES),$(foreach m,$(MEDIA),$(FORMATS:%=$t-$m-%)))
pictures = $(foreach s,$1,$(FIGURES:%=$(B)/figures/$s/%.$(lastword $(subst -, ,$s))))
define picture_rule # THEME-MEDIUM-FORMAT FORMAT
$(B)/figures/$1/%.$2: plots/%.gp plots/style.gp plots/diagram.gp $(wildcard tools/draw*)
	@echo "draw $$@"
	@tools/draw $$* $(subst -, ,$1) $$(@D) $(B)/figures
endef
$(foreach s,$(SETS),$(eval $(call picture_rule,$s,$(lastword $(subst -, ,$s)))))
DRAWN_FROM := $(shell gawk '/^# data: .*[.]tsv/ { n = split(FILENAME, p, /[\/.]/); \
  print p[n - 1] ":" $$3 }' plots/*.gp)
define picture_data # FIGURE DATA.tsv
$(filter %/$(firstword $1).$2,$(call pictures,$(SETS))): $(B)/figures/$(lastword $1)
endef
$(foreach p,$(DRAWN_FROM),$(foreach f,$(FORMATS),$(eval \
  $(call picture_data,$(subst :, ,$p),$f))))

.PHONY: figure-data figures figures-all
figure-data: $(DATA:%=$(B)/figures/%.tsv)
figures: $(call pictures,$(THEME)-$(MEDIUM)-$(FORMAT)) ## draws one set; THEME=light|dark MEDIUM=book|slides|print FORMAT=svg|pdf|png|tex
figures-all: $(call pictures,$(SETS)) ## draws all 24 sets

# The book shows the pictures of both themes, and its captions link the data.
BOOK_FIGURES := $(DATA:%=$(B)/book/figures/%.tsv) \
  $(foreach t,$(THEMES),$(FIGURES:%=$(B)/book/figures/%-$t.svg))
COPY = @mkdir -p $(@D) && cp $< $@
$(B)/book/figures/%-light.svg: $(B)/figures/light-book-svg/%.svg ; $(COPY)
$(B)/book/figures/%-dark.svg: $(B)/figures/dark-book-svg/%.svg ; $(COPY)
$(B)/book/figures/%.tsv: $(B)/figures/%.tsv ; $(COPY)
