#pragma once

// Runs a function before `main`, as soon as Foundation can be asked. To be called in constructors.
//
// Foundation sets itself up in a constructor too. Where it is a library of its own that has been done before; in a program that it
// is linked into statically it may come after ours, and then the function waits for `sash_start`.
void sash_before_main(void (*function)(void));

// Runs what has waited, once; by who starts an app.
void sash_start(void);
