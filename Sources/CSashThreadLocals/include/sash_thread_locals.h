#pragma once
#include <stddef.h>
#include <stdint.h>

/// Where the Observation module keeps, on the main thread, the address of the list that reads are noted in; null if it
/// was not found. A C variable, because it is read before and after each body.
extern void **sash_observation_slot;
static inline void **sash_observation_slot_get(void) { return sash_observation_slot; }
static inline void sash_observation_slot_set(void **slot) { sash_observation_slot = slot; }

/// Finds the thread-local words of a library, on the calling thread, whose value lies in a range.
///
/// Looks into the loaded library whose file name contains `library`, or into the program itself if there is none.
/// Returns how many words were found; at most `capacity` of them are stored.
size_t sash_thread_local_words(
    const char *library, uintptr_t low, uintptr_t high, void ***found, size_t capacity);
