# The Soft Lookup.  `make help` lists what a person can ask for.
# Variables: B (where products go), CC, CFLAGS, WERROR=-Werror, NO_INSTALL=1,
# PREFIX and DESTDIR for install, THEME, MEDIUM and FORMAT for figures.

B = build
$(if $(word 2,$(B)),$(error B=$(B) holds a blank, which make cannot handle; \
  the folder of the sources may hold any))
RELEASED = 2026-11-30
VERSION_SOURCE = chapters/c-use-it-in-your-program.nw
SRC = $(B)/src
LINE = $(B)/line
MAN3 = $(B)/man3

# What there is stands in the sources.  A chunk named like a file is a file; a
# module or a program is a NAME.c with a check_NAME.c, in chapters or in exercises.
# The programs come in the order in which attention.nw names them.
files = $(sort $(shell sed -n 's/^<<\([a-z0-9_-]*\.\(h\|c\|py\)\)>>=.*/\1/p' $(1)))
tested = $(filter $(patsubst check_%.c,%,$(filter check_%,$(1))),$(basename $(filter %.c,$(1))))
CHAPTERS := $(sort $(wildcard chapters/*.nw))
EXERCISES := $(sort $(wildcard exercises/*.nw))
IN_CHAPTERS := $(call files,attention.nw $(CHAPTERS))
IN_EXERCISES := $(call files,$(EXERCISES))
MODULES := $(call tested,$(IN_CHAPTERS))
SHARED_PARTS := $(basename $(filter %.h,$(IN_EXERCISES)))
TESTED := $(filter-out $(SHARED_PARTS),$(call tested,$(IN_EXERCISES)))
PROGRAMS := $(filter $(TESTED),$(shell grep -o '@ch:[a-z-]*' attention.nw | cut -c 5-))
$(foreach p,$(filter-out $(PROGRAMS),$(TESTED)),$(error \
  attention.nw does not name the program $p: add [@ch:$p] to its map))
SUITES := $(MODULES) $(PROGRAMS) $(filter $(SHARED_PARTS),$(call tested,$(IN_EXERCISES)))
HELPERS := $(filter-out testing bench_loops,$(basename $(filter-out check_% \
  $(PROGRAMS:%=%.c),$(filter %.c,$(IN_EXERCISES)))))
FUZZERS := $(basename $(filter fuzz_%,$(IN_CHAPTERS)))
ROOTS := $(IN_CHAPTERS) $(IN_EXERCISES)
SOURCES := attention.nw $(CHAPTERS) $(PROGRAMS:%=exercises/%.nw)
SOURCES += $(filter-out $(SOURCES),$(EXERCISES))

# PAGE=NAME: only one chapter or program, by the name of its file, is checked.
ifdef PAGE
ASKED := $(filter $(PAGE).nw %/$(PAGE).nw,$(SOURCES))
$(if $(ASKED),,$(error PAGE=$(PAGE), expected one of: $(basename $(notdir $(SOURCES)))))
override SUITES := $(call tested,$(call files,$(ASKED)))
override FUZZERS := $(filter fuzz_%,$(basename $(call files,$(ASKED))))
ALSO := $(shell sed -n 's/^:::.* suite=\([a-z0-9_-]*\).*/\1/p' $(ASKED))
endif

CHECK_LIBS = $(shell pkg-config --libs check)
HELPED = $(B)/lib/libprogram.a
BINS = $(PROGRAMS:%=$(B)/bin/%) $(B)/bin/example
MANS = $(PROGRAMS:%=$(B)/man/%.1)
CHECKS = $(patsubst %,$(B)/check/check_%,$(SUITES) $(ALSO))

.DELETE_ON_ERROR:
.SECONDARY:
MAKEFLAGS += --no-builtin-rules

all: programs library manuals book ## the programs, the library, the figures and the book
programs: $(BINS)            ## the programs, in build/bin; `. build/env` puts them on the path
	@tools/env $(B)/bin data >$(B)/env
manuals: $(MANS)             ## the man pages, in build/man

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' \
	  $(MAKEFILE_LIST)

# Remade first; then make starts again.  The library by itself needs a few packages only.
ALONE = library install-library dist-c
NEEDED = $(if $(filter-out $(ALONE),$(or $(MAKECMDGOALS),all)),all,library)
ifneq ($(filter-out help setup clean uninstall,$(or $(MAKECMDGOALS),all)),)
include $(B)/needs-$(NEEDED).mk
endif
$(B)/needs-%.mk: tools/needs tools/needs.tsv
	@tools/needs --install tools/needs.tsv $(filter-out all,$*)
	@mkdir -p $(@D)
	@sed -n 's/^LIB=/NOWEB = /p' "$$(command -v notangle)" >$@

setup: ## what the build needs, installed if it is missing
	@tools/needs --install tools/needs.tsv

$(B)/tangled: $(SOURCES) tangle.sh tools/lint-chunks.awk tools/chunk-names.awk Makefile
	@./tangle.sh $(B) "$(ROOTS)" $(SOURCES)
	@touch $@

# Tangling leaves unchanged files alone; an empty recipe makes make look again.
$(B)/line/%.c: $(B)/tangled ;
$(B)/src/%.h: $(B)/tangled ;

include tools/library.mk
$(B)/bin/bench: $(PATHS:%=$(B)/obj/bench_loops_%.o)

$(HELPED): $(HELPERS:%=$(B)/obj/%.o) ; $(ARCHIVE)
$(B)/bin/%: $(B)/obj/%.o $(HELPED) $(LIB) ; $(LINK) $(LINKED)
$(B)/man/%.1: $(B)/bin/% ; @mkdir -p $(@D) && $< --man >$@
$(B)/check/check_%: $(B)/obj/check_%.o $(B)/obj/testing.o $(LIB)
	$(LINK) $(CHECK_LIBS) $(LINKED)

# A fuzzer is watched by the sanitizers, and so is the module that it feeds.
SANITIZE = -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all
$(B)/check/fuzz_%: $(B)/line/fuzz_%.c $(B)/line/%.c
	$(LINK) $(SANITIZE) -DATTN_FUZZ_MAIN $(LINKED)

# With PAGE, the book is not made, and what concerns the whole is left out.
check: $(if $(PAGE),programs,all) $(CHECKS) $(FUZZERS:%=$(B)/check/%) ## every test and every claim of the text; PAGE=05-who-may-look-at-whom: of one page
	@B=$(B) NOWEB=$(NOWEB) SUITES="$(SUITES)" FUZZERS="$(FUZZERS)" MODULES="$(MODULES)" \
	  PAGES="$(ASKED_PAGES)" tools/check $(or $(ASKED),$(SOURCES))

check-suites: check-binaries ## the unit tests alone
	@B=$(B) SUITES="$(SUITES)" tools/check
check-binaries: $(CHECKS) programs

# Left out is what draws millions of numbers or measures: minutes in an emulator.
FOREIGN = i386 arm64 s390x
check-foreign: ## the unit tests on other processors, emulated: FOREIGN="i386 arm64 s390x"
	@tools/needs --install tools/foreign.tsv
	@B=$(B) tools/foreign "$(filter-out variance saturation jacobian bench,$(SUITES))" $(FOREIGN)

mutate: $(LIB) ## random changes to the library's C: does a test notice?
	@B=$(B) tools/mutate $(MUTATE)

# The other software runs in Python, and the shared library beside it.
bench: $(B)/bin/bench $(if $(PEERS),$(SHARED)) ## how fast attention is here; PEERS=1 adds other software
	@tools/bench $< $(B)/bench/bench.tsv
	@[ -z "$(PEERS)" ] || tools/peers $(SHARED) $(B)/peers $(B)/bench/peers.tsv

transcripts: all ## records sessions and numbers in the text anew
	@B=$(B) tools/transcripts --record $(SOURCES)
	@B=$(B) tools/numbers --record $(SOURCES)

install: all ## the library, the programs, man pages and the book, to DESTDIR PREFIX
	@tools/install everything

# The reference of the library, from its header: a page of the book, and man pages.
REFERENCE = $(B)/chapters/d-function-by-function.nw
HEADER = attention.nw $(CHAPTERS) $(MODULES:%=$(SRC)/%.c) $(SRC)/attention.h
$(REFERENCE): $(B)/tangled tools/reference.awk
	@mkdir -p $(@D)
	@gawk -v form=page -f tools/reference.awk $(HEADER) >$@.new
	@cmp -s $@.new $@ || cp $@.new $@
$(MAN3)/attention.3: $(B)/tangled tools/reference.awk
	@rm -rf $(@D) && mkdir -p $(@D)
	@gawk -v form=man -v dir=$(@D) -v version=$(VERSION) -v released=$(RELEASED) \
	  -f tools/reference.awk $(HEADER)

dist-c: $(B)/tangled $(MAN3)/attention.3 ## the C with a Makefile of its own, which wants no noweb
	@mkdir -p $(B)/dist
	@tools/dist-c $(B)/dist/soft-lookup-c-$(VERSION).tar.gz "$(MODULES)"

readme: $(BOOK_FIGURES) ## the picture that README shows
	@B=$(B) tools/readme-test --record

clean: ## removes all products
	rm -rf $(B)

include plots/figures.mk weave/weave.mk
book: $(BOOK) $(BOOK_FIGURES)   ## the book, in build/book
ASKED_PAGES = $(foreach p,$(call page_name,$(ASKED)),$(filter $(B)/book/$p.html \
  $(B)/book/$p-answers.html $(B)/book/$p-workshop.html,$(BOOK)))
check: $(ASKED_PAGES)
-include $(wildcard $(B)/obj/*.d)
.PHONY: all programs dist-c manuals help setup check check-suites check-binaries \
  check-foreign mutate bench transcripts install readme book clean
