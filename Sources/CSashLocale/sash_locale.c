#define _GNU_SOURCE
#include "sash_locale.h"

#include <dlfcn.h>
#include <link.h>
#include <stdint.h>

// SashText/Locale/FoundationLocale.swift
extern void sash_tell_foundation_the_locale(void);

// Before the first line of the program, since that may already write a number or a date.
__attribute__((constructor)) void sash_locale_begin(void) { sash_tell_foundation_the_locale(); }

struct search {
    void *base;
    uintptr_t first, second;
    void *found;
    int count;
};

static int look(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    struct search *search = context;
    int is_library = 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type == PT_LOAD && segment->p_offset == 0)
            is_library = (void *)(info->dlpi_addr + segment->p_vaddr) == search->base;
    }
    if (!is_library) return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_W)) continue;
        uintptr_t start = info->dlpi_addr + segment->p_vaddr, end = start + segment->p_memsz;
        start = (start + sizeof(uintptr_t) - 1) / sizeof(uintptr_t) * sizeof(uintptr_t);
        for (uintptr_t place = start; place + 2 * sizeof(uintptr_t) <= end; place += sizeof(uintptr_t)) {
            const uintptr_t *words = (const uintptr_t *)place;
            if (words[0] != search->first || words[1] != search->second) continue;
            search->found = (void *)place;
            search->count++;
        }
    }
    return 1;
}

void *sash_find_words(const void *inside, uintptr_t first, uintptr_t second) {
    Dl_info library;
    if (!dladdr(inside, &library) || !library.dli_fbase) return 0;
    struct search search = {library.dli_fbase, first, second, 0, 0};
    dl_iterate_phdr(look, &search);
    return search.count == 1 ? search.found : 0;
}
