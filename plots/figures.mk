# Figures: programs make data, gnuplot makes pictures of them.
# make figures THEME=light|dark MEDIUM=book|slides|print FORMAT=svg|pdf|png|tex
# The pictures go to build/figures/THEME-MEDIUM-FORMAT.

FIGURES := lookup-plane projections dogs variance saturation one-row scores \
           dead-rows cost-time cost-memory positions lags path-length \
           alignment trained-heads cache causal masks tiles roofline
THEMES := light dark
MEDIA := book slides print
FORMATS := svg pdf png tex
THEME = light
MEDIUM = book
FORMAT = svg
choose = $(if $(filter $($1),$2),,$(error $1=$($1), expected one of: $2))
$(call choose,THEME,$(THEMES))
$(call choose,MEDIUM,$(MEDIA))
$(call choose,FORMAT,$(FORMATS))

FIGURE_DATA := $(FIGURES:%=build/figures/%.tsv)
BOOK_FIGURES := $(foreach f,$(FIGURES),$(foreach s,-light.svg -dark.svg .tsv,\
  build/book/figures/$f$s))

# $(call pictures,THEME,MEDIUM,FORMAT): one set of them
pictures = $(FIGURES:%=build/figures/$1-$2-$3/%.$3)

.PHONY: figure-data figures figures-all
figure-data: $(FIGURE_DATA)
figures: $(call pictures,$(THEME),$(MEDIUM),$(FORMAT)) ## draws one set; THEME=light|dark MEDIUM=book|slides|print FORMAT=svg|pdf|png|tex
figures-all: ## draws all 24 sets
figures-all: $(foreach t,$(THEMES),$(foreach m,$(MEDIA),$(foreach f,$(FORMATS),\
  $(call pictures,$t,$m,$f))))

# The command that makes a figure's data, its seed with it.
POWERS := 1,2,4,8,16,32,64,128,256,512,1024
DRAWS := --trials 20000 --seed 0 --format tsv
build/figures/variance.tsv: command = variance --dk $(POWERS) $(DRAWS)
build/figures/saturation.tsv: command = \
  saturation --dk $(POWERS) --keys 10 $(DRAWS)
build/figures/one-row.tsv: command = \
  one-row --dk 64 --keys 10 --seed 595 --format tsv
build/figures/cache.tsv: command = \
  cache --tokens 8,16,32,64,128,256,512,1024 --measure --format tsv
build/figures/scores.tsv: command = scores --dk 64 $(DRAWS)
build/figures/cost.tsv: command = \
  cost --n 64,128,256,512,1024,2048,4096,8192 --dk 32 --format tsv
build/figures/bench.tsv: command = \
  bench --n 64,128,256,512,1024,2048 --queries 0,1 --runs 3 --threads 1 \
  --format tsv
build/figures/positions.tsv: command = \
  positions --d 32 --count 48 --format tsv
build/figures/lags.tsv: command = \
  lags --d 64 --from 0,40 --lags 48 --seed 0 --format tsv
build/figures/path-length.tsv: command = path-length --format tsv \
  --tokens 2,4,6,11,16,21,31,41,51,61,71,81,91,100
build/figures/alignment.tsv: command = alignment --format tsv

# Data depend on the plain source, not on the program: an edit of the prose moves
# line numbers in the program, and no number.
LIBRARY_SOURCE := $(MODULES:%=build/src/%.c) build/src/program.c plots/figures.mk
build/src/%.c: build/tangled ;

RUN_FIGURES := variance saturation one-row scores cost positions lags \
               path-length alignment cache bench
$(RUN_FIGURES:%=build/figures/%.tsv): build/figures/%.tsv: build/src/%.c \
    $(LIBRARY_SOURCE) | build/bin/%
	@mkdir -p $(@D)
	@echo "data $@"
	@{ echo '# $(command)' && build/bin/$(command); } >$@.part
	@mv $@.part $@

build/figures/dead-rows.tsv: build/figures/saturation.tsv
	@cp $< $@
build/figures/cost-time.tsv build/figures/cost-memory.tsv: build/figures/cost.tsv
	@cp $< $@

build/figures/tiles.tsv build/figures/roofline.tsv: build/figures/%.tsv: \
    build/figures/bench.tsv plots/%.awk
	@gawk -f plots/$*.awk $< >$@.part
	@mv $@.part $@

build/figures/lookup-plane.tsv: build/src/two-keys.c $(LIBRARY_SOURCE) \
    plots/lookup-plane.awk | build/bin/two-keys
	@mkdir -p $(@D)
	@echo "data $@"
	@{ echo '# two-keys --query LENGTH,0 --format tsv, LENGTH 0, 1, 2, 4, 8' && \
	printf 'length\tweight_0\tx\ty\n' && \
	for length in 0 1 2 4 8; do \
	  build/bin/two-keys --query $$length,0 --format tsv >$@.run && \
	  gawk -v length_of_q=$$length -f plots/lookup-plane.awk $@.run || \
	  exit 1; \
	done; } >$@.part
	@rm $@.run
	@mv $@.part $@

build/figures/projections.tsv: build/src/three-tokens.c $(LIBRARY_SOURCE) \
    plots/projections.awk | build/bin/three-tokens
	@mkdir -p $(@D)
	@echo "data $@"
	@{ echo '# three-tokens --format tsv' && \
	build/bin/three-tokens --format tsv >$@.run && \
	gawk -f plots/projections.awk $@.run; } >$@.part
	@rm $@.run
	@mv $@.part $@

# The weights of one head, as attend prints them for people, one a row.
DOG := data/trained-layer/dog
DOGS := attend -q $(DOG)_Q.npy -k $(DOG)_K.npy -v $(DOG)_V.npy --head 9 \
  --tokens $(DOG).tokens.txt
build/figures/dogs.tsv: $(patsubst %,build/src/%.c,attend heat_map) \
    $(LIBRARY_SOURCE) plots/dogs.awk | build/bin/attend
	@mkdir -p $(@D)
	@echo "data $@"
	@{ echo '# $(DOGS)' && \
	build/bin/$(DOGS) >$@.run && gawk -f plots/dogs.awk $@.run; } >$@.part
	@rm $@.run
	@mv $@.part $@

# Who looks at whom in four heads, one panel each: sentence, then head.
WATCHED := dog:9 he:4 noun:8 noun:11
build/figures/trained-heads.tsv: build/src/heads.c $(LIBRARY_SOURCE) \
    | build/bin/heads
	@mkdir -p $(@D)
	@echo "data $@"
	@{ echo '# heads --sentence NAME --head N --format tsv, $(WATCHED)' && \
	panel=0 && for watched in $(WATCHED); do \
	  build/bin/heads --sentence $${watched%:*} --head $${watched#*:} \
	    --format tsv >$@.run && gawk -v p=$$panel -v OFS='\t' \
	    'NR > 1 || !p { print (NR > 1 ? p : "panel"), $$0 }' $@.run || exit 1; \
	  panel=$$((panel + 1)); \
	done; } >$@.part
	@rm $@.run
	@mv $@.part $@

# The same for the five tokens of PyTorch, under one mask or several.
TORCH := $(foreach a,q:Q k:K v:V,-$(firstword $(subst :, ,$a)) \
  data/golden/torch_$(lastword $(subst :, ,$a)).npy)
LENGTH := --key-lengths data/golden/masks/three.npy
MASK_DATA := $(patsubst %,build/src/%.c,attend heat_map) $(LIBRARY_SOURCE) \
  plots/masks.awk
build/figures/causal.tsv: $(MASK_DATA) | build/bin/attend
	@mkdir -p $(@D)
	@echo "data $@"
	@{ echo '# attend $(TORCH) --causal' && \
	printf 'panel\tquery\tkey\tweight\thidden\n' && \
	build/bin/attend $(TORCH) --causal >$@.run && \
	gawk -v panel=0 -f plots/masks.awk $@.run; } >$@.part
	@rm $@.run
	@mv $@.part $@

build/figures/masks.tsv: $(MASK_DATA) | build/bin/attend
	@mkdir -p $(@D)
	@echo "data $@"
	@{ echo '# attend $(TORCH), plain; --causal; $(LENGTH); both' && \
	printf 'panel\tquery\tkey\tweight\thidden\n' && panel=0 && \
	for masks in '' --causal '$(LENGTH)' '--causal $(LENGTH)'; do \
	  build/bin/attend $(TORCH) $$masks >$@.run && \
	  gawk -v panel=$$panel -f plots/masks.awk $@.run || exit 1; \
	  panel=$$((panel + 1)); \
	done; } >$@.part
	@rm $@.run
	@mv $@.part $@

# $(call picture-rule,THEME,MEDIUM,FORMAT)
DRAWING := plots/style.gp tools/draw tools/draw-check.awk \
  tools/draw-describe.awk
define picture-rule
build/figures/$1-$2-$3/%.$3: plots/%.gp build/figures/%.tsv $(DRAWING)
	@echo "draw $$@"
	@tools/draw $$* $1 $2 $3 $$(@D)
endef
$(foreach t,$(THEMES),$(foreach m,$(MEDIA),$(foreach f,$(FORMATS),\
  $(eval $(call picture-rule,$t,$m,$f)))))

build/book/figures/%-light.svg: build/figures/light-book-svg/%.svg
	@mkdir -p $(@D)
	@cp $< $@
build/book/figures/%-dark.svg: build/figures/dark-book-svg/%.svg
	@mkdir -p $(@D)
	@cp $< $@
build/book/figures/%.tsv: build/figures/%.tsv
	@mkdir -p $(@D)
	@cp $< $@
