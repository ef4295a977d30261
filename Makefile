# The Soft Lookup.  `make help` lists what a person can ask for.
# Variables: B (where products go), CC, CFLAGS, WERROR=-Werror, NO_INSTALL=1,
# PREFIX and DESTDIR for install, THEME, MEDIUM and FORMAT for figures.

B = build
$(if $(word 2,$(B)),$(error B=$(B) holds a blank, which make cannot handle; \
  the folder of the sources may hold any))
VERSION = 0.1.0
RELEASED = 2026-11-30
CHAPTERS = 01-soft-lookup 02-tokens-become-rows 03-four-passes \
           04-why-the-square-root 05-who-may-look-at-whom 06-two-sequences \
           07-many-heads 08-order-has-to-be-told 09-what-it-costs \
           10-tiles 11-one-token-at-a-time a-random-numbers b-npy-format
MODULES = softmax matrix attention npy statistics random masks counts order \
          recurrent additive cross layer kv_cache processor online tiles
PROGRAMS = two-keys three-tokens variance saturation one-row scores jacobian \
           cost equivariance positions lags path-length alignment heads \
           three-steps cache generate bench attend
SUITES = $(MODULES) $(PROGRAMS)
HELPERS = program output heat_map
FUZZERS = fuzz_npy

SOURCES = attention.nw $(CHAPTERS:%=chapters/%.nw) \
          $(PROGRAMS:%=exercises/%.nw) exercises/program.nw exercises/safe-output.nw
ROOTS = attention.h tile_job.h lanes.h few_queries.h tiles_kernel.c random_batch.h random_batch.c \
        bench_loops.h bench_loops.c program.h output.h heat_map.h running.h $(SUITES:%=%.c) $(HELPERS:%=%.c) running.c \
        $(SUITES:%=check_%.c) $(FUZZERS:%=%.c)

CFLAGS = -O2 -g
WARN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion $(WERROR)
ALL_CFLAGS = -std=c11 -D_POSIX_C_SOURCE=200809L -DATTN_VERSION='"$(VERSION)"' \
             -DATTN_RELEASED='"$(RELEASED)"' -I$(B)/src $(WARN) -ffp-contract=off -fopenmp $(CFLAGS)
CHECK_LIBS = $(shell pkg-config --libs check)

LIB = $(B)/lib/libattention.a
SHARED = $(B)/lib/libprogram.a
BINS = $(PROGRAMS:%=$(B)/bin/%)
MANS = $(PROGRAMS:%=$(B)/man/%.1)
CHECKS = $(SUITES:%=$(B)/check/check_%)

.DELETE_ON_ERROR:
.SECONDARY:
MAKEFLAGS += --no-builtin-rules

all: programs library manuals book ## the programs, the library, the figures and the book
programs: $(BINS)            ## the programs, in build/bin
library: $(LIB)              ## the static library
manuals: $(MANS)             ## the man pages, in build/man

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' \
	  $(MAKEFILE_LIST)

# Remade before anything else is; make then starts again with the packages there.
ifeq ($(filter help setup clean,$(MAKECMDGOALS)),)
include $(B)/needs.mk
endif
$(B)/needs.mk: tools/needs tools/needs.tsv
	@tools/needs --install tools/needs.tsv
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

$(B)/obj/%.o: $(B)/line/%.c Makefile
	@mkdir -p $(@D)
	@echo "cc   $@"
	@$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

# Some sources are compiled once for each instruction set that a processor may have.
MACHINE := $(shell $(CC) -dumpmachine 2>/dev/null)
PATHS = baseline $(if $(filter x86_64-%,$(MACHINE)),v3 v4)
FLAGS_baseline = -DLANES=4 -DROWS=4
FLAGS_v3 = -DLANES=8 -DROWS=6 -march=x86-64-v3
FLAGS_v4 = -DLANES=16 -DROWS=8 -march=x86-64-v4
define for_each_path # SOURCE, OPTIONS, MACRO=NAME
$(PATHS:%=$(B)/obj/$(1)_%.o): $(B)/obj/$(1)_%.o: $(B)/line/$(1).c Makefile
	@mkdir -p $$(@D)
	@echo "cc   $$@"
	@$$(CC) $$(ALL_CFLAGS) -O3 $(2) $$(FLAGS_$$*) -D$(3)_$$* -MMD -MP -c -o $$@ $$<
endef

# The kernel, the loops it is compared with, and the batch of random numbers, whose
# long chains gcc interleaves if asked to; clang knows no such option.
INTERLEAVE := $(shell $(CC) -Werror -fschedule-insns -E -x c /dev/null >/dev/null 2>&1 \
  && echo -fschedule-insns)
WIDE_v4 = -mprefer-vector-width=512
BATCH_FLAGS = -fno-math-errno $(INTERLEAVE) $$(WIDE_$$*)
$(eval $(call for_each_path,tiles_kernel,-ffp-contract=fast,CODE=attn_code))
$(eval $(call for_each_path,bench_loops,-ffp-contract=fast,CODE=bench_code))
$(eval $(call for_each_path,random_batch,$(BATCH_FLAGS),BATCH=attn_batch))
$(B)/bin/bench: $(PATHS:%=$(B)/obj/bench_loops_%.o)

$(LIB): $(MODULES:%=$(B)/obj/%.o) $(PATHS:%=$(B)/obj/tiles_kernel_%.o) \
        $(PATHS:%=$(B)/obj/random_batch_%.o)
	@mkdir -p $(@D)
	@rm -f $@
	@$(AR) rcs $@ $^

$(SHARED): $(HELPERS:%=$(B)/obj/%.o)
	@mkdir -p $(@D)
	@rm -f $@
	@$(AR) rcs $@ $^

$(B)/bin/%: $(B)/obj/%.o $(SHARED) $(LIB)
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

check-suites: $(CHECKS) programs ## the unit tests alone
	@B=$(B) tools/check "$(SUITES)"

bench: $(B)/bin/bench ## how fast attention is here; PEERS=1 adds other software
	@tools/bench $< $(B)/bench/bench.tsv
	@[ -z "$(PEERS)" ] || $(MAKE) --no-print-directory bench-peers

# The other software runs in Python, and the kernel beside it as a shared library.
.PHONY: bench-peers
bench-peers:
	@$(MAKE) -s B=$(B)/peers/build CFLAGS="$(CFLAGS) -fPIC" library
	@$(CC) -shared -fopenmp -o $(B)/peers/libattention.so -Wl,--whole-archive \
	  $(B)/peers/build/lib/libattention.a -Wl,--no-whole-archive -lm
	@tools/peers $(B)/peers/libattention.so $(B)/peers $(B)/bench/peers.tsv

transcripts: all ## records sessions and numbers in the text anew
	@B=$(B) tools/transcripts --record $(SOURCES)
	@B=$(B) tools/numbers --record $(SOURCES)

PREFIX = /usr/local
TO = $(DESTDIR)$(PREFIX)
install: all ## header, library, programs, man pages and book, to DESTDIR PREFIX
	install -d $(TO)/include $(TO)/lib/pkgconfig $(TO)/bin $(TO)/share/man/man1 \
	  $(TO)/share/doc/soft-lookup
	install -m 644 $(B)/src/attention.h $(TO)/include
	install -m 644 $(LIB) $(TO)/lib
	sed 's|@PREFIX@|$(PREFIX)|; s|@VERSION@|$(VERSION)|' tools/attention.pc.in \
	  >$(TO)/lib/pkgconfig/attention.pc
	install $(BINS) $(TO)/bin
	install -m 644 $(MANS) $(TO)/share/man/man1
	cp -R $(B)/book LICENSE $(TO)/share/doc/soft-lookup

readme: $(BOOK_FIGURES) ## the picture that README shows
	@B=$(B) tools/readme-test --record

clean: ## removes all products
	rm -rf $(B)

include plots/figures.mk weave/weave.mk
book: $(BOOK) $(BOOK_FIGURES)   ## the book, in build/book
-include $(wildcard $(B)/obj/*.d)
.PHONY: all programs library manuals help setup check check-suites bench transcripts install readme book clean
