#include "sash_current.h"
void *sash_current = 0;
