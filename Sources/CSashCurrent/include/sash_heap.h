#pragma once
#if defined(__GLIBC__) || __has_include(<malloc.h>)
#include <malloc.h>
#endif

/// Has the heap of the C library grow by so many bytes more than are asked for. Returns 0 where that cannot be.
static inline int sash_pad_heap(int bytes) {
#if defined(M_TOP_PAD)
  return mallopt(M_TOP_PAD, bytes);
#else
  return 0;
#endif
}
