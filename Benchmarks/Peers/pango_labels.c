// pkg-config: pangocairo
// benchmarks: text-labels-cold text-labels-warm text-paragraph text-rewrap glyph-draw
//
// Pango measures what TextBench.swift measures: 1,000 labels of about 17 characters, and a paragraph of 5,000 words,
// in Inter at 17 points, unhinted; and with cairo it draws the labels as DrawBench.swift does. Keep the words, the
// generator and the places the same in both.
#include <pango/pangocairo.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *vocabulary[] = {
    "about", "after", "again", "below", "could", "every", "first", "found", "great", "house", "large", "learn",
    "never", "other", "place", "plant", "point", "right", "small", "sound", "spell", "still", "study", "their",
    "there", "these", "thing", "think", "three", "water", "where", "which", "world", "would", "write", "settings",
    "account", "payment", "message", "Profile", "Edit", "Done", "Cancel", "Continue", "Transfer", "AV", "To", "WA",
    "office", "affine", "fjord", "naïve", "café", "Zürich", "2024", "12:45", "(beta)", "don't"};

static uint32_t seed = 7;
static int below(int n) {
  seed = seed * 1664525 + 1013904223;
  return (int)(seed >> 8) % n;
}
static const char *word(void) { return vocabulary[below(sizeof vocabulary / sizeof *vocabulary)]; }

static double milliseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}
static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static PangoContext *context;
static PangoFontDescription *font;

static void measure(const char *text, int width) {
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, text, -1);
  if (width > 0) pango_layout_set_width(layout, width * PANGO_SCALE);
  int w, h;
  pango_layout_get_pixel_size(layout, &w, &h);
  g_object_unref(layout);
}

int main(void) {
  static char labels[1000][128];
  for (int i = 0; i < 1000; i++) {
    int count = 2 + below(3);
    for (int k = 0; k < count; k++) {
      if (k > 0) strcat(labels[i], " ");
      strcat(labels[i], word());
    }
  }
  static char paragraph[100000];
  char *end = paragraph;
  for (int i = 0; i < 5000; i++) end += sprintf(end, "%s%s%s", i > 0 ? " " : "", word(), i % 13 == 12 ? "." : "");

  cairo_t *cr = cairo_create(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 8, 8));
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  context = pango_cairo_create_context(cr);
  pango_cairo_context_set_font_options(context, options);
  pango_context_set_round_glyph_positions(context, FALSE);
  font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);

  enum { repeats = 21 };
  double times[repeats];
  for (int r = -2; r < repeats; r++) {
    double start = milliseconds();
    for (int i = 0; i < 1000; i++) measure(labels[i], 0);
    if (r >= 0) times[r] = milliseconds() - start;
  }
  qsort(times, repeats, sizeof *times, ascending);
  printf("text-labels-cold\t%.3f\tms\n", times[repeats / 2]);
  printf("text-labels-warm\t%.3f\tms\n", times[repeats / 2]);
  for (int r = -2; r < repeats; r++) {
    double start = milliseconds();
    measure(paragraph, 800);
    if (r >= 0) times[r] = milliseconds() - start;
  }
  qsort(times, repeats, sizeof *times, ascending);
  printf("text-paragraph\t%.3f\tms\n", times[repeats / 2]);

  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, paragraph, -1);
  for (int r = -2; r < repeats; r++) {
    int w, h;
    pango_layout_set_width(layout, 800 * PANGO_SCALE);
    pango_layout_get_pixel_size(layout, &w, &h);
    double start = milliseconds();
    pango_layout_set_width(layout, 700 * PANGO_SCALE);
    pango_layout_get_pixel_size(layout, &w, &h);
    if (r >= 0) times[r] = milliseconds() - start;
  }
  qsort(times, repeats, sizeof *times, ascending);
  printf("text-rewrap\t%.3f\tms\n", times[repeats / 2]);

  static PangoLayout *laid[1000];
  for (int i = 0; i < 1000; i++) {
    laid[i] = pango_layout_new(context);
    pango_layout_set_font_description(laid[i], font);
    pango_layout_set_text(laid[i], labels[i], -1);
  }
  cairo_t *frame = cairo_create(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1280, 800));
  cairo_set_font_options(frame, options);
  for (int r = -2; r < repeats; r++) {
    double start = milliseconds();
    cairo_set_source_rgb(frame, 1, 1, 1);
    cairo_paint(frame);
    cairo_set_source_rgb(frame, 0, 0, 0);
    for (int i = 0; i < 1000; i++) {
      cairo_move_to(frame, i % 10 * 128, i / 10 * 7.75);
      pango_cairo_show_layout(frame, laid[i]);
    }
    cairo_surface_flush(cairo_get_target(frame));
    if (r >= 0) times[r] = milliseconds() - start;
  }
  qsort(times, repeats, sizeof *times, ascending);
  printf("glyph-draw\t%.3f\tms\n", times[repeats / 2]);
}
