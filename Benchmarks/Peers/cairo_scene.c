// pkg-config: cairo
// benchmarks: raster-scene
//
// Cairo draws what RasterBench.swift draws: 1,000 rounded rectangles, 200 gradients and 300 strokes of two cubic curves
// with round ends, at 1280×800 on one thread. Keep the generator and the order of its numbers the same in both.
#include <cairo.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { width = 1280, height = 800, rounded = 1000, gradients = 200, strokes = 300, runs = 31, warm = 3 };

static uint32_t seed = 12345;
static double unit(void) {
  seed = seed * 1664525u + 1013904223u;
  return (double)(seed >> 8) / 16777216.0;
}
static double milliseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}
static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

typedef struct {
  double r, g, b, a;
} Color;
static Color color(int opaque) {
  Color c;
  c.r = floor(unit() * 255) / 255;
  c.g = floor(unit() * 255) / 255;
  c.b = floor(unit() * 255) / 255;
  c.a = opaque ? 1 : 160 / 255.0;
  return c;
}
static struct {
  double x, y, w, h, radius;
  Color color;
} boxes[rounded];
static struct {
  double x, y, w, h;
  Color from, to;
} ramps[gradients];
static struct {
  double p[14], width;
  Color color;
} lines[strokes];

static void make(void) {
  for (int i = 0; i < rounded; i++) {
    boxes[i].x = unit() * 1180;
    boxes[i].y = unit() * 740;
    boxes[i].w = 20 + unit() * 120;
    boxes[i].h = 14 + unit() * 60;
    boxes[i].radius = fmin(2 + unit() * 10, boxes[i].h / 2);
    boxes[i].color = color(i % 3 != 0);
  }
  for (int i = 0; i < gradients; i++) {
    ramps[i].x = unit() * 1080;
    ramps[i].y = unit() * 680;
    ramps[i].w = 40 + unit() * 160;
    ramps[i].h = 30 + unit() * 90;
    ramps[i].from = color(1);
    ramps[i].to = color(i % 3 != 0);
  }
  for (int i = 0; i < strokes; i++) {
    double x = unit() * 1200, y = unit() * 720;
    lines[i].p[0] = x;
    lines[i].p[1] = y;
    for (int k = 1; k < 7; k++) {
      lines[i].p[2 * k] = x + (unit() - 0.3) * 150;
      lines[i].p[2 * k + 1] = y + (unit() - 0.3) * 110;
    }
    lines[i].width = 1 + unit() * 3;
    lines[i].color = color(1);
  }
}

static void draw(cairo_t *c) {
  cairo_set_source_rgb(c, 1, 1, 1);
  cairo_paint(c);
  for (int i = 0; i < rounded; i++) {
    double x = boxes[i].x, y = boxes[i].y, w = boxes[i].w, h = boxes[i].h, r = boxes[i].radius;
    cairo_new_sub_path(c);
    cairo_arc(c, x + w - r, y + r, r, -M_PI / 2, 0);
    cairo_arc(c, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(c, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(c, x + r, y + r, r, M_PI, 3 * M_PI / 2);
    cairo_close_path(c);
    cairo_set_source_rgba(c, boxes[i].color.r, boxes[i].color.g, boxes[i].color.b, boxes[i].color.a);
    cairo_fill(c);
  }
  for (int i = 0; i < gradients; i++) {
    double x = ramps[i].x, y = ramps[i].y, w = ramps[i].w, h = ramps[i].h;
    cairo_pattern_t *p = i % 2 == 0 ? cairo_pattern_create_linear(x, y, x + w, y + h)
                                    : cairo_pattern_create_radial(x + w / 2, y + h / 2, 0, x + w / 2, y + h / 2, w / 2);
    cairo_pattern_add_color_stop_rgba(p, 0, ramps[i].from.r, ramps[i].from.g, ramps[i].from.b, ramps[i].from.a);
    cairo_pattern_add_color_stop_rgba(p, 1, ramps[i].to.r, ramps[i].to.g, ramps[i].to.b, ramps[i].to.a);
    cairo_rectangle(c, x, y, w, h);
    cairo_set_source(c, p);
    cairo_fill(c);
    cairo_pattern_destroy(p);
  }
  cairo_set_line_cap(c, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(c, CAIRO_LINE_JOIN_ROUND);
  for (int i = 0; i < strokes; i++) {
    double *p = lines[i].p;
    cairo_move_to(c, p[0], p[1]);
    cairo_curve_to(c, p[2], p[3], p[4], p[5], p[6], p[7]);
    cairo_curve_to(c, p[8], p[9], p[10], p[11], p[12], p[13]);
    cairo_set_line_width(c, lines[i].width);
    cairo_set_source_rgba(c, lines[i].color.r, lines[i].color.g, lines[i].color.b, 1);
    cairo_stroke(c);
  }
}

int main(int count, char **arguments) {
  make();
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *c = cairo_create(surface);
  double times[runs];
  for (int i = -warm; i < runs; i++) {
    double start = milliseconds();
    draw(c);
    if (i >= 0) times[i] = milliseconds() - start;
  }
  qsort(times, runs, sizeof *times, ascending);
  printf("raster-scene\t%.3f\tms\n", times[runs / 2]);
  // Given a path: the picture, to be compared by eye.
  if (count > 1) cairo_surface_write_to_png(surface, arguments[1]);
  cairo_destroy(c);
  cairo_surface_destroy(surface);
  return 0;
}
