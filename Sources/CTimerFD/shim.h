#pragma once
// Timers of the kernel that are read like files, which Swift's module of the C library leaves out.
#include <sys/timerfd.h>
