#ifndef SASH_INSTANCES_H
#define SASH_INSTANCES_H

#include <stdint.h>

/// The place of the one initialiser that a class declares, in words from the address of the metadata; -1 where the class
/// declares none or several, or is generic or resilient.
long sash_initializer_slot(const void *class_metadata);

/// Where the methods lie that a class declares, in words from the address of the metadata, and how many they are; none
/// where the class is generic or resilient.
void sash_method_table(const void *class_metadata, long *first, long *count);

/// Calls an allocating initialiser without parameters, as Swift code does; the result is retained.
void *sash_call_initializer(const void *class_metadata, long slot);

/// As `sash_initializer_slot`, of the first one where a class declares several.
long sash_first_initializer_slot(const void *class_metadata);

/// Call allocating initialisers with a rectangle, with the style of a cell and an optional string, and with an optional
/// string, whose words they take over; the result is retained.
void *sash_call_frame_initializer(const void *class_metadata, long slot, double x, double y, double width, double height);
void *sash_call_cell_initializer(const void *class_metadata, long slot, unsigned char style, uintptr_t first, uintptr_t second);
void *sash_call_name_initializer(const void *class_metadata, long slot, uintptr_t first, uintptr_t second);

/// Calls an allocating initialiser whose parameters are an optional object of a protocol and an optional string, both nil;
/// the result is retained.
void *sash_call_two_pairs_initializer(const void *class_metadata, long slot);

/// Calls an allocating initialiser with an optional string and two objects, which it takes over; the result is retained.
void *sash_call_segue_initializer(
    const void *class_metadata, long slot, uintptr_t first, uintptr_t second, void *source, void *destination);

/// An object of the class whose properties are zeros, without a call of an initialiser; retained once.
void *sash_zeroed_instance(const void *class_metadata);

#endif
