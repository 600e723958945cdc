// pkg-config: cairo pixman-1
// benchmarks: blend-multiply image-scale
//
// Cairo and pixman draw what DrawBench.swift draws: one full frame multiplied onto another, and images that shrink and
// grow. Pictures are filled by the same rule.
#include <cairo.h>
#include <pixman.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { runs = 31, warm = 3 };

static double milliseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}
static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}
static uint32_t *picture(int width, int height, uint32_t seed) {
  uint32_t *pixels = malloc((size_t)width * height * 4);
  for (int i = 0; i < width * height; i++) {
    seed = seed * 1664525u + 1013904223u;
    pixels[i] = seed >> 8 | 0xff000000u;
  }
  return pixels;
}
static void print(const char *name, double *times) {
  qsort(times, runs, sizeof *times, ascending);
  printf("%s\t%.3f\tms\n", name, times[runs / 2]);
}

static void blend(void) {
  enum { width = 1280, height = 800 };
  pixman_image_t *below =
      pixman_image_create_bits(PIXMAN_a8r8g8b8, width, height, picture(width, height, 1), width * 4);
  pixman_image_t *above =
      pixman_image_create_bits(PIXMAN_a8r8g8b8, width, height, picture(width, height, 2), width * 4);
  pixman_image_t *frame =
      pixman_image_create_bits(PIXMAN_a8r8g8b8, width, height, picture(width, height, 3), width * 4);
  double times[runs];
  for (int i = -warm; i < runs; i++) {
    double start = milliseconds();
    pixman_image_composite32(PIXMAN_OP_SRC, below, NULL, frame, 0, 0, 0, 0, 0, 0, width, height);
    pixman_image_composite32(PIXMAN_OP_MULTIPLY, above, NULL, frame, 0, 0, 0, 0, 0, 0, width, height);
    if (i >= 0) times[i] = milliseconds() - start;
  }
  print("blend-multiply", times);
}

static void scale(const char *name, int from_width, int from_height, int width, int height) {
  cairo_surface_t *source = cairo_image_surface_create_for_data(
      (unsigned char *)picture(from_width, from_height, 3), CAIRO_FORMAT_ARGB32, from_width, from_height,
      from_width * 4);
  cairo_surface_t *target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *c = cairo_create(target);
  double times[runs];
  for (int i = -warm; i < runs; i++) {
    double start = milliseconds();
    cairo_save(c);
    cairo_scale(c, (double)width / from_width, (double)height / from_height);
    cairo_set_source_surface(c, source, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(c), CAIRO_FILTER_GOOD);
    cairo_pattern_set_extend(cairo_get_source(c), CAIRO_EXTEND_PAD);
    cairo_set_operator(c, CAIRO_OPERATOR_OVER);
    cairo_paint(c);
    cairo_restore(c);
    cairo_surface_flush(target);
    if (i >= 0) times[i] = milliseconds() - start;
  }
  print(name, times);
}

int main(void) {
  blend();
  scale("image-scale", 1600, 1200, 600, 450);
  scale("image-scale-up", 400, 300, 800, 600);
  return 0;
}
