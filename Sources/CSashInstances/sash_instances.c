#include "sash_instances.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The layouts below are Swift's ABI: include/swift/ABI/Metadata.h and MetadataValues.h, for systems without Objective-C.

typedef struct {
  uintptr_t kind;
  const void *superclass;
  uint32_t flags, instance_address_point;
  uint32_t instance_size;
  uint16_t instance_alignment, reserved;
  uint32_t class_size, class_address_point;
  const void *description;
} ClassMetadata;

typedef struct {
  uint32_t flags;
  int32_t parent, name, access_function, fields, superclass_type;
  uint32_t negative_size, positive_size, immediate_members, fields_count, field_offsets;
} ClassDescriptor;

typedef struct {
  uint32_t flags;
  int32_t implementation;
} MethodDescriptor;

enum {
  kind_mask = 0x1f,
  kind_class = 16,
  is_generic = 0x80,
  has_table = 1 << 31,
  has_resilient_superclass = 1 << 29,
  metadata_initialization_mask = 3 << 16,
  method_kind_mask = 0xf,
  method_kind_init = 1,
};

/// The offset and the number of the methods, with their descriptors behind them; null where they cannot be known.
static const uint32_t *method_table(const void *class_metadata) {
  const ClassMetadata *metadata = class_metadata;
  const ClassDescriptor *descriptor = metadata->description;
  if (!descriptor || (descriptor->flags & kind_mask) != kind_class) return NULL;
  if (descriptor->flags & (is_generic | has_resilient_superclass | metadata_initialization_mask)) return NULL;
  if (!(descriptor->flags & (uint32_t)has_table)) return NULL;
  return (const uint32_t *)(descriptor + 1);
}

void sash_method_table(const void *class_metadata, long *first, long *count) {
  const uint32_t *table = method_table(class_metadata);
  *first = table ? table[0] : 0;
  *count = table ? table[1] : 0;
}

long sash_first_initializer_slot(const void *class_metadata) {
  const uint32_t *table = method_table(class_metadata);
  if (!table) return -1;
  const MethodDescriptor *methods = (const MethodDescriptor *)(table + 2);
  for (uint32_t index = 0; index < table[1]; index++)
    if ((methods[index].flags & method_kind_mask) == method_kind_init) return table[0] + index;
  return -1;
}

long sash_initializer_slot(const void *class_metadata) {
  const uint32_t *table = method_table(class_metadata);
  if (!table) return -1;
  const MethodDescriptor *methods = (const MethodDescriptor *)(table + 2);
  long slot = -1;
  for (uint32_t index = 0; index < table[1]; index++) {
    if ((methods[index].flags & method_kind_mask) != method_kind_init) continue;
    if (slot != -1) return -1;
    slot = table[0] + index;
  }
  return slot;
}

void *sash_call_initializer(const void *class_metadata, long slot) {
  typedef __attribute__((swiftcall)) void *(*Initializer)(__attribute__((swift_context)) const void *type);
  return ((Initializer const *)class_metadata)[slot](class_metadata);
}

void *sash_call_frame_initializer(const void *class_metadata, long slot, double x, double y, double width, double height) {
  typedef __attribute__((swiftcall)) void *(*Initializer)(
      double, double, double, double, __attribute__((swift_context)) const void *type);
  return ((Initializer const *)class_metadata)[slot](x, y, width, height, class_metadata);
}

void *sash_call_cell_initializer(const void *class_metadata, long slot, unsigned char style, uintptr_t first, uintptr_t second) {
  typedef __attribute__((swiftcall)) void *(*Initializer)(
      unsigned char, uintptr_t, uintptr_t, __attribute__((swift_context)) const void *type);
  return ((Initializer const *)class_metadata)[slot](style, first, second, class_metadata);
}

void *sash_call_name_initializer(const void *class_metadata, long slot, uintptr_t first, uintptr_t second) {
  typedef __attribute__((swiftcall)) void *(*Initializer)(
      uintptr_t, uintptr_t, __attribute__((swift_context)) const void *type);
  return ((Initializer const *)class_metadata)[slot](first, second, class_metadata);
}

void *sash_call_two_pairs_initializer(const void *class_metadata, long slot) {
  typedef __attribute__((swiftcall)) void *(*Initializer)(
      void *, void *, uintptr_t, uintptr_t, __attribute__((swift_context)) const void *type);
  return ((Initializer const *)class_metadata)[slot](NULL, NULL, 0, 0, class_metadata);
}

void *sash_call_segue_initializer(
    const void *class_metadata, long slot, uintptr_t first, uintptr_t second, void *source, void *destination) {
  typedef __attribute__((swiftcall)) void *(*Initializer)(
      uintptr_t, uintptr_t, void *, void *, __attribute__((swift_context)) const void *type);
  return ((Initializer const *)class_metadata)[slot](first, second, source, destination, class_metadata);
}

void *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask);

void *sash_zeroed_instance(const void *class_metadata) {
  const ClassMetadata *metadata = class_metadata;
  char *object = swift_allocObject(metadata, metadata->instance_size, metadata->instance_alignment);
  // The metadata and the references come first.
  const size_t header = 2 * sizeof(void *);
  memset(object + header, 0, metadata->instance_size - header);
  return object;
}
