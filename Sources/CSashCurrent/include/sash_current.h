#pragma once
/// The graph store that is current on the main thread. A C variable, because a Swift global costs a `swift_once` and an
/// exclusivity check at each access, and this is read at every attribute read.
extern void *sash_current;
static inline void *sash_current_get(void) { return sash_current; }
static inline void sash_current_set(void *store) { sash_current = store; }
