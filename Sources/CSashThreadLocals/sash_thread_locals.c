#define _GNU_SOURCE
#include "sash_thread_locals.h"
#include <link.h>
#include <string.h>

pthread_t sash_main_thread;
__attribute__((constructor)) static void remember_main_thread(void) { sash_main_thread = pthread_self(); }

void **sash_observation_slot = 0;

struct search {
  const char *library;
  uintptr_t low, high;
  void ***found;
  size_t capacity, count;
  int hasLibrary;
};

static int findLibrary(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  struct search *search = data;
  search->hasLibrary = strstr(info->dlpi_name, search->library) != 0;
  return search->hasLibrary;
}

static int visit(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  struct search *search = data;
  int isWanted = search->hasLibrary ? strstr(info->dlpi_name, search->library) != 0 : info->dlpi_name[0] == 0;
  if (!isWanted || !info->dlpi_tls_data) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_TLS) continue;
    void **words = info->dlpi_tls_data;
    for (size_t word = 0; word < info->dlpi_phdr[i].p_memsz / sizeof(void *); word++) {
      uintptr_t value = (uintptr_t)words[word];
      if (value < search->low || value >= search->high) continue;
      if (search->count < search->capacity) search->found[search->count] = words + word;
      search->count++;
    }
  }
  return 0;
}

size_t sash_thread_local_words(
    const char *library, uintptr_t low, uintptr_t high, void ***found, size_t capacity) {
  struct search search = {library, low, high, found, capacity, 0, 0};
  dl_iterate_phdr(findLibrary, &search);
  dl_iterate_phdr(visit, &search);
  return search.count;
}
