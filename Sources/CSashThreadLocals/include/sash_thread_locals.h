#pragma once
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

/// The thread that the program started on, remembered before `main`. Asking Foundation costs far more than comparing, and
/// finding out later would have to wait for the main thread, which may be waiting for the answer.
extern pthread_t sash_main_thread;
static inline int sash_is_main_thread(void) { return pthread_equal(pthread_self(), sash_main_thread); }

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
