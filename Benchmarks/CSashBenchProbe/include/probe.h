#pragma once
/// How often memory has been asked for since the program started.
unsigned long sash_bench_allocations(void);
