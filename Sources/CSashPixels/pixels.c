#include "sash_pixels.h"

#if defined(__GLIBC__)
#include <malloc.h>

int sash_keep_memory_sizes(int least, int most) {
  return mallopt(M_MMAP_THRESHOLD, least) && mallopt(M_TRIM_THRESHOLD, most);
}

size_t sash_mapped_pieces(void) { return mallinfo2().hblks; }
#else
int sash_keep_memory_sizes(int least, int most) { return 0; }

size_t sash_mapped_pieces(void) { return 0; }
#endif
