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
CHAPTERS = 01-soft-lookup 02-tokens-become-rows 03-four-passes \
           04-why-the-square-root 05-who-may-look-at-whom 06-two-sequences \
           07-many-heads 08-order-has-to-be-told 09-what-it-costs \
           10-tiles 11-one-token-at-a-time a-random-numbers b-npy-format \
           c-use-it-in-your-program
MODULES = softmax matrix attention npy statistics random masks counts order \
          recurrent additive cross layer kv_cache processor online tiles version
PROGRAMS = two-keys three-tokens variance saturation one-row scores jacobian \
           cost equivariance positions lags path-length alignment heads \
           three-steps cache generate bench attend
SUITES = $(MODULES) $(PROGRAMS)
HELPERS = program experiment output heat_map
FUZZERS = fuzz_npy

SOURCES = attention.nw $(CHAPTERS:%=chapters/%.nw) \
          $(PROGRAMS:%=exercises/%.nw) exercises/program.nw exercises/experiment.nw exercises/safe-output.nw
ROOTS = attention.h masks.h tile_job.h lanes.h few_queries.h tiles_kernel.c random_batch.h random_batch.c \
        bench_loops.h bench_loops.c program.h experiment.h output.h heat_map.h running.h $(SUITES:%=%.c) $(HELPERS:%=%.c) running.c \
        $(SUITES:%=check_%.c) $(FUZZERS:%=%.c)

CHECK_LIBS = $(shell pkg-config --libs check)

HELPED = $(B)/lib/libprogram.a
BINS = $(PROGRAMS:%=$(B)/bin/%)
MANS = $(PROGRAMS:%=$(B)/man/%.1)
CHECKS = $(SUITES:%=$(B)/check/check_%)

.DELETE_ON_ERROR:
.SECONDARY:
MAKEFLAGS += --no-builtin-rules

all: programs library manuals book ## the programs, the library, the figures and the book
programs: $(BINS)            ## the programs, in build/bin
manuals: $(MANS)             ## the man pages, in build/man

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' \
	  $(MAKEFILE_LIST)

# Remade before anything else is; make then starts again with the packages there.
# The library by itself needs a few of them only.
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

$(HELPED): $(HELPERS:%=$(B)/obj/%.o)
	@mkdir -p $(@D)
	@rm -f $@
	@$(AR) rcs $@ $^

$(B)/bin/%: $(B)/obj/%.o $(HELPED) $(LIB)
	@mkdir -p $(@D)
	@echo "link $@"
	@$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^ -lm

$(B)/man/%.1: $(B)/bin/%
	@mkdir -p $(@D)
	@$< --man >$@

$(B)/check/check_%: $(B)/obj/check_%.o $(B)/obj/running.o $(LIB)
	@mkdir -p $(@D)
	@echo "link $@"
	@$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^ $(CHECK_LIBS) -lm

# A fuzzer is watched by the sanitizers, and so is the module that it feeds.
SANITIZE = -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all
$(B)/check/fuzz_%: $(B)/line/fuzz_%.c $(B)/line/%.c
	@mkdir -p $(@D)
	@echo "link $@"
	@$(CC) $(ALL_CFLAGS) $(SANITIZE) -DATTN_FUZZ_MAIN -o $@ $^ -lm

check: all $(CHECKS) $(FUZZERS:%=$(B)/check/%) ## every test and every claim of the text
	@B=$(B) NOWEB=$(NOWEB) tools/check "$(SUITES)" $(SOURCES)

check-suites: check-binaries ## the unit tests alone
	@B=$(B) tools/check "$(SUITES)"
check-binaries: $(CHECKS) programs

# Left out is what draws millions of numbers or measures: minutes in an emulator.
FOREIGN = i386 arm64 s390x
check-foreign: ## the unit tests on other processors, emulated: FOREIGN="i386 arm64 s390x"
	@tools/needs --install tools/foreign.tsv
	@B=$(B) tools/foreign "$(filter-out variance saturation jacobian bench,$(SUITES))" $(FOREIGN)

.PHONY: mutate
mutate: $(LIB) ## random changes to the library's C: does a test notice?
	@B=$(B) tools/mutate $(MUTATE)

bench: $(B)/bin/bench ## how fast attention is here; PEERS=1 adds other software
	@tools/bench $< $(B)/bench/bench.tsv
	@[ -z "$(PEERS)" ] || $(MAKE) --no-print-directory bench-peers

# The other software runs in Python, and the library beside it.
.PHONY: bench-peers
bench-peers: $(SHARED)
	@tools/peers $< $(B)/peers $(B)/bench/peers.tsv

transcripts: all ## records sessions and numbers in the text anew
	@B=$(B) tools/transcripts --record $(SOURCES)
	@B=$(B) tools/numbers --record $(SOURCES)

install: all ## the library, the programs, man pages and the book, to DESTDIR PREFIX
	@tools/install everything

dist-c: $(B)/tangled ## the C with a Makefile of its own, which wants no noweb
	@mkdir -p $(B)/dist
	@tools/dist-c $(B)/dist/soft-lookup-c-$(VERSION).tar.gz "$(MODULES)"

readme: $(BOOK_FIGURES) ## the picture that README shows
	@B=$(B) tools/readme-test --record

clean: ## removes all products
	rm -rf $(B)

include plots/figures.mk weave/weave.mk
book: $(BOOK) $(BOOK_FIGURES)   ## the book, in build/book
-include $(wildcard $(B)/obj/*.d)
.PHONY: all programs dist-c manuals help setup check check-suites check-binaries check-foreign bench transcripts install readme book clean
