#ifndef SASH_BUNDLE_H
#define SASH_BUNDLE_H

/// Runs before `main`, from the table of initialisers of the program.
void sash_bundle_begin(void);

#endif
