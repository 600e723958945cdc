#pragma once
/// The graph store that is current on the main thread. A C variable, because a Swift global costs a `swift_once` and an
/// exclusivity check at each access, and this is read at every attribute read.
extern void *sash_current;
static inline void *sash_current_get(void) { return sash_current; }
static inline void sash_current_set(void *store) { sash_current = store; }

/// Begins to fetch the memory at an address; any address will do.
static inline void sash_prefetch(const void *address) { __builtin_prefetch(address); }

/// Reads a slot that another thread may publish to; what the pointer leads to is complete.
static inline const void *sash_load_acquire(const void *const *slot) { return __atomic_load_n(slot, __ATOMIC_ACQUIRE); }
/// Publishes what `value` leads to in a slot that is empty; false, and nothing is done, if it is not.
static inline _Bool sash_fill(const void **slot, const void *value) {
  const void *empty = 0;
  return __atomic_compare_exchange_n(slot, &empty, value, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED);
}
/// Publishes what `value` leads to.
static inline void sash_store_release(const void **slot, const void *value) {
  __atomic_store_n(slot, value, __ATOMIC_RELEASE);
}
