#define _GNU_SOURCE
#include "sash_locale.h"

#include "sash_start.h"

#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <sys/uio.h>
#include <unistd.h>

// SashText/Locale/FoundationLocale.swift
extern void sash_tell_foundation_the_locale(void) __attribute__((weak));

// Before the first line of the program, since that may already write a number or a date.
__attribute__((constructor)) void sash_locale_begin(void) {
    if (sash_tell_foundation_the_locale) sash_before_main(sash_tell_foundation_the_locale);
}

// How far into an object the words are looked for, in words.
enum { DEPTH = 16 };

struct search {
    void *base;
    uintptr_t first, second;
    void *found;
    int count;
};

static void compare(struct search *search, const uintptr_t *words, uintptr_t place) {
    if (words[0] != search->first || words[1] != search->second || search->found == (void *)place) return;
    search->found = (void *)place;
    search->count++;
}

// An object that a variable may refer to; what is no address is found out by the kernel, without a fault.
static void look_into(struct search *search, uintptr_t object) {
    uintptr_t words[DEPTH];
    struct iovec here = {words, sizeof words}, there = {(void *)object, sizeof words};
    if (process_vm_readv(getpid(), &here, 1, &there, 1, 0) != sizeof words) return;
    for (int i = 0; i + 1 < DEPTH; i++) compare(search, &words[i], object + i * sizeof(uintptr_t));
}

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
        // Variables that are made when first used lie in the part that begins as zeros.
        uintptr_t zeros = start + segment->p_filesz;
        zeros = (zeros + sizeof(uintptr_t) - 1) / sizeof(uintptr_t) * sizeof(uintptr_t);
        for (uintptr_t place = zeros; place + 2 * sizeof(uintptr_t) <= end; place += sizeof(uintptr_t)) {
            const uintptr_t *words = (const uintptr_t *)place;
            compare(search, words, place);
            uintptr_t object = words[0];
            if (object < 4096 || object % 16 != 0 || (object >= start && object < end)) continue;
            look_into(search, object);
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
