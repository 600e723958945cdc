#include "sash_defaults.h"

#include "sash_start.h"

// SashDefaults/Defaults/Takeover.swift
extern void sash_take_over_user_defaults(void);

// Before the first line of the program, since that may already set a default.
__attribute__((constructor)) void sash_defaults_begin(void) { sash_before_main(sash_take_over_user_defaults); }
