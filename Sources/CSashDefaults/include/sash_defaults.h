#ifndef SASH_DEFAULTS_H
#define SASH_DEFAULTS_H

/// Runs before `main`, from the table of initialisers of the program.
void sash_defaults_begin(void);

#endif
