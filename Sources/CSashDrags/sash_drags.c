#include "sash_drags.h"

#include "sash_start.h"

// SashTransfer/Drag/TextLifting.swift
extern void sash_know_what_is_dragged(void);

// Before the first field, which may be the only one in the program that anything can be put down on.
__attribute__((constructor)) void sash_drags_begin(void) { sash_before_main(sash_know_what_is_dragged); }
