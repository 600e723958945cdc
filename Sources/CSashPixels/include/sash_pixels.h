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

#endif
