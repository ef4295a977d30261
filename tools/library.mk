# The library, from tangled C to an installed folder.  The archive of the C has a
# Makefile of its own, which includes this file too.  Wants B (products), SRC (headers),
# LINE (the C to compile), MODULES, and RELEASED; and CC and CFLAGS of whoever builds.

VERSION := $(shell sed -n 's/^.define ATTN_VERSION "\(.*\)"/\1/p' $(VERSION_SOURCE))
LINKED = -pthread -lm
CFLAGS = -O2 -g
WARN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion $(WERROR)
ALL_CFLAGS = -std=c11 -D_POSIX_C_SOURCE=200809L -DATTN_RELEASED='"$(RELEASED)"' \
             -I$(SRC) $(WARN) -ffp-contract=off $(ROUNDED) -pthread $(CFLAGS)

# What makes an object, an archive of objects, and a program.
COMPILE = @mkdir -p $(@D) && echo "cc   $@" && $(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<
ARCHIVE = @mkdir -p $(@D) && rm -f $@ && $(AR) rcs $@ $^
LINK = @mkdir -p $(@D) && echo "link $@" && $(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^

$(B)/obj/%.o: $(LINE)/%.c Makefile tools/library.mk ; $(COMPILE)

# What is compiled for, in the compiler's own name: __x86_64__ and the like.
MACHINE := $(shell $(CC) $(CFLAGS) -dM -E -x c /dev/null 2>/dev/null | \
  sed -n 's/^.define \(__x86_64__\|__i386__\|__s390x__\) 1$$/\1/p')

# Each sum and product is rounded to its own type: not to the 64 bits of the registers
# that i386 had first, and not to double, which gcc takes for float on s390x.
ROUNDED = $(if $(filter __i386__,$(MACHINE)),-msse2 -mfpmath=sse) \
          $(if $(filter __s390x__,$(MACHINE)),-fexcess-precision=fast)

# Some sources are compiled once for each instruction set that a processor may have.
PATHS = baseline $(if $(filter __x86_64__,$(MACHINE)),v3 v4)
FLAGS_baseline = -DLANES=4 -DROWS=4
FLAGS_v3 = -DLANES=8 -DROWS=6 -march=x86-64-v3
FLAGS_v4 = -DLANES=16 -DROWS=8 -march=x86-64-v4
define for_each_path # SOURCE, OPTIONS, MACRO=NAME
$(PATHS:%=$(B)/obj/$(1)_%.o): $(B)/obj/$(1)_%.o: $(LINE)/$(1).c Makefile tools/library.mk
	$$(COMPILE) -O3 $(2) $$(FLAGS_$$*) -D$(3)_$$*
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

# Both forms consist of the same objects: they can lie at any address, and of their
# functions only those that the header declares can be seen from outside.
LIB = $(B)/lib/libattention.a
SHARED = $(B)/lib/libattention.so.$(VERSION)
SONAME = libattention.so.$(firstword $(subst ., ,$(VERSION)))
OBJECTS = $(MODULES:%=$(B)/obj/%.o) $(PATHS:%=$(B)/obj/tiles_kernel_%.o) \
          $(PATHS:%=$(B)/obj/random_batch_%.o)
$(OBJECTS): ALL_CFLAGS += -fPIC -fvisibility=hidden
$(LIB): $(OBJECTS) ; $(ARCHIVE)
$(SHARED): $(OBJECTS)
	$(LINK) -shared -Wl,-soname,$(SONAME) $(LINKED)
	@ln -sf $(@F) $(@D)/$(SONAME) && ln -sf $(SONAME) $(@D)/libattention.so

# The suite of the threads lets some fail that are to be made.
$(B)/check/check_threads: override LDFLAGS += -Wl,--wrap=pthread_create

PREFIX = /usr/local
export B MAN3 DESTDIR PREFIX VERSION RELEASED SONAME LINKED SRC
.PHONY: library install-library uninstall
library: $(LIB) $(SHARED) ## the library, static and shared
install-library: library $(MAN3)/attention.3 ## header, library and what finds them, to DESTDIR PREFIX
	@tools/install library
uninstall: ## removes precisely what was installed to DESTDIR PREFIX
	@tools/install nothing
