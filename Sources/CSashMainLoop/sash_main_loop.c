#include "sash_main_loop.h"

// The hook that the Swift runtime exports for those who own the main thread's loop.
typedef __attribute__((swiftcall)) void (*drain_function)(void *original, void *override);
extern drain_function swift_task_asyncMainDrainQueue_hook __attribute__((weak));
extern void CFRunLoopRun(void);

static __attribute__((swiftcall)) void serve_run_loop(void *original, void *override) {
  (void)original;
  (void)override;
  for (;;) CFRunLoopRun(); // returns only when somebody stops it; main ends by exit()
}

__attribute__((constructor)) static void install(void) {
  if (&swift_task_asyncMainDrainQueue_hook) swift_task_asyncMainDrainQueue_hook = serve_run_loop;
}
