#ifndef SASH_DRAGS_H
#define SASH_DRAGS_H

/// Runs before `main`, from the table of initialisers of the program.
void sash_drags_begin(void);

#endif
