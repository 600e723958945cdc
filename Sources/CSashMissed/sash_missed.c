#include "sash_missed.h"

bool sash_tell_missed(
    const char *message, const char *file_id, const char *file_path, long line, long column) {
  if (!sash_test_missed) return false;
  sash_test_missed(message, file_id, file_path, line, column);
  return true;
}
