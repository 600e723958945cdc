#include "sash_pixels.h"
