#include "sash_preview_scan.h"

#include <stdint.h>
#include <string.h>

// The layouts below are Swift's ABI: include/swift/ABI/Metadata.h and MetadataValues.h, and for the sections of an
// image stdlib/public/runtime/ImageInspectionCommon.h. They only ever grow at their ends.

typedef struct {
  uintptr_t start;
  size_t length;
} SectionRange;

typedef struct {
  uintptr_t version;
  const void *base_address;
  const void *unused[2];
  SectionRange protocols;
  SectionRange protocol_conformances;
  SectionRange types;
} ImageSections;

typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witness_table_pattern;
  uint32_t flags;
} ConformanceDescriptor;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access_function;
} TypeDescriptor;

typedef struct {
  const void *metadata;
  size_t state;
} MetadataResponse;

enum {
  type_reference_shift = 3,
  type_reference_mask = 7,
  type_reference_direct = 0,
  type_reference_indirect = 1,
  context_kind_mask = 0x1f,
  context_kind_first_type = 16,
  context_is_generic = 0x80,
  // Complete metadata, waited for.
  request_complete = 0,
};

// Exported by the runtime of every platform but Apple's.
extern void swift_enumerateAllMetadataSections(
    bool (*body)(const ImageSections *sections, void *context), void *context);

typedef struct {
  const void *protocol;
  void (*found)(const void *, void *);
  void *context;
} Search;

/// The address that a relative reference means; null if it is zero.
static const void *direct(const int32_t *reference) {
  return *reference ? (const char *)reference + *reference : NULL;
}

/// As `direct`, for a reference whose lowest bit says that it leads to a pointer.
static const void *indirectable(const int32_t *reference) {
  const char *target = (const char *)reference + (*reference & ~1);
  if (*reference == 0) return NULL;
  return *reference & 1 ? *(const void *const *)target : target;
}

static const TypeDescriptor *conforming_type(const ConformanceDescriptor *conformance) {
  const void *type = direct(&conformance->type);
  switch ((conformance->flags >> type_reference_shift) & type_reference_mask) {
    case type_reference_direct: return type;
    case type_reference_indirect: return type ? *(const TypeDescriptor *const *)type : NULL;
    default: return NULL;
  }
}

static bool scan_image(const ImageSections *image, void *context) {
  const Search *search = context;
  if (!image || !image->protocol_conformances.start) return true;
  const int32_t *record = (const int32_t *)image->protocol_conformances.start;
  const int32_t *end = record + image->protocol_conformances.length / sizeof(int32_t);
  for (; record < end; record++) {
    const ConformanceDescriptor *conformance = direct(record);
    if (!conformance || indirectable(&conformance->protocol) != search->protocol) continue;
    const TypeDescriptor *type = conforming_type(conformance);
    if (!type || (type->flags & context_kind_mask) < context_kind_first_type) continue;
    // A generic type has no metadata until someone says its arguments.
    if (type->flags & context_is_generic) continue;
    typedef __attribute__((swiftcall)) MetadataResponse (*AccessFunction)(size_t request);
    AccessFunction access = (AccessFunction)direct(&type->access_function);
    if (access) search->found(access(request_complete).metadata, search->context);
  }
  return true;
}

void sash_scan_conformances(
    const void *protocol_descriptor, void (*found)(const void *, void *), void *context) {
  Search search = {protocol_descriptor, found, context};
  swift_enumerateAllMetadataSections(scan_image, &search);
}

typedef struct {
  const char *name;
  void (*found)(const void *, void *);
  void *context;
} ClassSearch;

static bool scan_classes(const ImageSections *image, void *context) {
  const ClassSearch *search = context;
  if (!image || !image->types.start) return true;
  const int32_t *record = (const int32_t *)image->types.start;
  const int32_t *end = record + image->types.length / sizeof(int32_t);
  for (; record < end; record++) {
    // The lowest two bits say whether the record leads to the type or to a pointer to it.
    const char *target = (const char *)record + (*record & ~3);
    const TypeDescriptor *type =
        *record & 3 ? *(const TypeDescriptor *const *)target : (const TypeDescriptor *)target;
    if (!*record || !type || (type->flags & context_kind_mask) != context_kind_first_type) continue;
    if (type->flags & context_is_generic) continue;
    const char *name = direct(&type->name);
    if (!name || strcmp(name, search->name) != 0) continue;
    typedef __attribute__((swiftcall)) MetadataResponse (*AccessFunction)(size_t request);
    AccessFunction access = (AccessFunction)direct(&type->access_function);
    if (access) search->found(access(request_complete).metadata, search->context);
  }
  return true;
}

void sash_scan_classes(const char *name, void (*found)(const void *, void *), void *context) {
  ClassSearch search = {name, found, context};
  swift_enumerateAllMetadataSections(scan_classes, &search);
}
