#include "sash_bundle.h"

#include "sash_start.h"

// SashCore/Resources/AppBundle.swift
extern void sash_lead_main_bundle_to_resources(void);

// Before the first line of the program, since that may already read a file.
__attribute__((constructor)) void sash_bundle_begin(void) { sash_before_main(sash_lead_main_bundle_to_resources); }
