#define _GNU_SOURCE
#include "sash_start.h"

#include <dlfcn.h>

enum { MOST = 16 };
static void (*waiting[MOST])(void);
static int count;

// Of CoreFoundation, as it is a part of Foundation here.
extern void CFRunLoopRun(void) __attribute__((weak));

// Whether Foundation lies in the program itself.
static int is_static(void) {
    Dl_info own, foundation;
    if (!CFRunLoopRun) return 0;
    // What is wholly static has no libraries to look in.
    if (!dladdr((void *)CFRunLoopRun, &foundation) || !dladdr((void *)sash_start, &own)) return 1;
    return own.dli_fbase == foundation.dli_fbase;
}

void sash_before_main(void (*function)(void)) {
    if (is_static() && count < MOST) waiting[count++] = function;
    else function();
}

void sash_start(void) {
    int all = count;
    count = 0;
    for (int i = 0; i < all; i++) waiting[i]();
}
