#ifndef SASH_INSTANCES_H
#define SASH_INSTANCES_H

/// The place of the one initialiser that a class declares, in words from the address of the metadata; -1 where the class
/// declares none or several, or is generic or resilient.
long sash_initializer_slot(const void *class_metadata);

/// Where the methods lie that a class declares, in words from the address of the metadata, and how many they are; none
/// where the class is generic or resilient.
void sash_method_table(const void *class_metadata, long *first, long *count);

/// Calls an allocating initialiser without parameters, as Swift code does; the result is retained.
void *sash_call_initializer(const void *class_metadata, long slot);

#endif
