# The book, from the sources.  Wants SOURCES (all .nw, in book order), REFERENCE (a
# page that is made, and stands after the page on the library), B,
# PROGRAMS and NOWEB, the folder of noweb's own programs.  Gives BOOK, what to make.
# PAGE.stream: noweb's tokens of one source.  xref.lua: what the pages say of
# each other, touched only when it changes; so a page is made anew when its
# own source changes, and all are when a number or a name does.

W = $(B)/weave
NOWEB_LIB = $(or $(NOWEB),/usr/lib/noweb)

# chapters/01-soft-lookup.nw -> soft-lookup, attention.nw -> index
page_empty :=
page_space := $(page_empty) $(page_empty)
page_name = $(or $(if $(filter attention.nw,$(1)),index),$(if \
  $(filter chapters/% $(B)/chapters/%,$(1)),$(subst $(page_space),-,$(wordlist 2,99,$(subst \
  -, ,$(basename $(notdir $(1)))))),$(basename $(notdir $(1)))))
WOVEN := $(foreach s,$(SOURCES),$(s) $(if $(filter %/c-use-it-in-your-program.nw,$(s)),$(REFERENCE)))
PAGES := $(foreach s,$(WOVEN),$(call page_name,$(s)))
pages_with = $(foreach s,$(shell grep -l '$(1)' $(SOURCES)),$(call page_name,$(s)))
ANSWERS := $(call pages_with,^ *::: *{\.solution)
WORKSHOPS := $(call pages_with,^::::* *{\.workshop)
STREAMS = $(PAGES:%=$(W)/%.stream)
BOOK = $(PAGES:%=$(B)/book/%.html) $(ANSWERS:%=$(B)/book/%-answers.html) \
       $(WORKSHOPS:%=$(B)/book/%-workshop.html) $(B)/book/indexes.html $(B)/book/book.css

READER = weave/reader.lua
FILTER = $(filter-out $(READER) weave/indexes.lua,$(wildcard weave/*.lua))
TEMPLATE = weave/page.html weave/nav.html
WEAVE = pandoc -t html5 --mathml --template weave/page.html --wrap=none --fail-if-warnings
CITE = --citeproc --bibliography weave/references.bib -M link-citations=true

define stream_rule
$(W)/$(call page_name,$(1)).stream: $(1) weave/weave.mk | $(W)
	@$$(NOWEB_LIB)/markup $(1) >$$@.new && mv $$@.new $$@
endef
$(foreach s,$(WOVEN),$(eval $(call stream_rule,$(s))))

$(W) $(B)/book: ; @mkdir -p $@

$(W)/xref.stamp: $(STREAMS) weave/xref.awk weave/references.bib weave/weave.mk
	@gawk -f weave/xref.awk -v bib=weave/references.bib -v programs="$(PROGRAMS)" \
	  -v xref=$(W)/xref.new -v index_file=$(W)/index.new $(STREAMS)
	@for f in xref index; do cmp -s $(W)/$$f.new $(W)/$$f.lua || \
	  cp $(W)/$$f.new $(W)/$$f.lua; done
	@touch $@
$(W)/xref.lua $(W)/index.lua: $(W)/xref.stamp ; @:
PAGE_NEEDS = $(W)/xref.lua $(READER) $(FILTER) $(TEMPLATE) weave/references.bib | $(B)/book
$(B)/book/indexes.html: $(W)/index.lua weave/indexes.lua $(PAGE_NEEDS)
	@XREF=$(W)/xref.lua $(WEAVE) -f weave/indexes.lua $< -o $@

WEAVE_PAGE = @echo weave $@ && $(WEAVE) -f $(READER) -L weave/html.lua \
             -M xref=$(W)/xref.lua $(CITE) $< -o $@
$(B)/book/%-answers.html: $(W)/%.stream $(PAGE_NEEDS)
	$(WEAVE_PAGE) -M part=answers
$(B)/book/%-workshop.html: $(W)/%.stream $(PAGE_NEEDS)
	$(WEAVE_PAGE) -M part=workshop
$(B)/book/%.html: $(W)/%.stream $(PAGE_NEEDS)
	$(WEAVE_PAGE)
$(B)/book/book.css: weave/book.css | $(B)/book ; @cp $< $@
