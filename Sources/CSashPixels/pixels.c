#include "sash_pixels.h"

#include <stdatomic.h>
#include <sys/mman.h>

static atomic_size_t mapped;

void *sash_map(size_t bytes) {
  void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return NULL;
  atomic_fetch_add_explicit(&mapped, 1, memory_order_relaxed);
  return memory;
}

void sash_unmap(void *memory, size_t bytes) {
  munmap(memory, bytes);
  atomic_fetch_sub_explicit(&mapped, 1, memory_order_relaxed);
}

size_t sash_mapped_pieces(void) { return atomic_load_explicit(&mapped, memory_order_relaxed); }

#if defined(__GLIBC__)
#include <malloc.h>

int sash_keep_memory_sizes(int least, int most) {
  return mallopt(M_MMAP_THRESHOLD, least) && mallopt(M_TRIM_THRESHOLD, most);
}

size_t sash_free_memory(void) { return mallinfo2().fordblks; }

void sash_give_memory_back(void) { malloc_trim(0); }
#else
int sash_keep_memory_sizes(int least, int most) { return 0; }

size_t sash_free_memory(void) { return 0; }

void sash_give_memory_back(void) {}
#endif
