#pragma once
#include <stdbool.h>

// What a test target may define, to have its test fail where a test asks for something that is not on the screen. Weak, so
// that no library for tests is linked into what only uses the host of tests.
extern void sash_test_missed(
    const char *message, const char *file_id, const char *file_path, long line, long column)
    __attribute__((weak));

/// Tells the test target, if it has defined `sash_test_missed`; false if it has not.
bool sash_tell_missed(
    const char *message, const char *file_id, const char *file_path, long line, long column);
