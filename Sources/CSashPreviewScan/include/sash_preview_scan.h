#ifndef SASH_PREVIEW_SCAN_H
#define SASH_PREVIEW_SCAN_H

#include <stdbool.h>
#include <stddef.h>

/// Walks the protocol conformance records of every loaded image of the program.
///
/// Calls `found` with the metadata of each non-generic type that conforms to the protocol. Types are found in the
/// order of the records, which is the linker's.
void sash_scan_conformances(
    const void *protocol_descriptor, void (*found)(const void *type_metadata, void *context), void *context);

/// Calls `found` with the metadata of each non-generic class that has a name, written without its module.
void sash_scan_classes(const char *name, void (*found)(const void *, void *), void *context);

#endif
