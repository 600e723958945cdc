#ifndef SASH_LOCALE_H
#define SASH_LOCALE_H

#include <stdint.h>

/// Runs before `main`, from the table of initialisers of the program, and where Foundation has forgotten the locale: it does so
/// with the time zone.
void sash_locale_begin(void);

/// Where the variables of the library that holds the address `inside`, or the objects that they refer to, have these two
/// words beside each other; null unless that is one place.
void *sash_find_words(const void *inside, uintptr_t first, uintptr_t second);

#endif
