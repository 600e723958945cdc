#ifndef SASH_PIXELS_H
#define SASH_PIXELS_H

#include <stddef.h>
#include <stdint.h>

/// Sets a long run of pixels. Where the processor has an instruction for it, memory that is overwritten as a whole is not
/// read first, which stores one by one do.
static inline void sash_fill(uint32_t *pixels, uint32_t pixel, size_t count) {
#if defined(__x86_64__)
  __asm__ volatile("rep stosl" : "+D"(pixels), "+c"(count) : "a"(pixel) : "memory");
#else
  for (size_t i = 0; i < count; i++) pixels[i] = pixel;
#endif
}

/// Keeps `least` as the size in bytes from which the C library maps pieces of memory on their own, and `most` as what may be
/// free at the end of its heap. Returns 0 where it has no such sizes.
int sash_keep_memory_sizes(int least, int most);

/// Maps so many bytes of zeros on their own; null where there are none. Any thread.
void *sash_map(size_t bytes);

/// Gives back what was mapped with so many bytes.
void sash_unmap(void *memory, size_t bytes);

/// How many pieces are mapped by that now.
size_t sash_mapped_pieces(void);

/// Bytes of the heap that are free and still the program's; 0 where nobody knows.
size_t sash_free_memory(void);

/// Gives the whole pages among them back to the system.
void sash_give_memory_back(void);

#endif
