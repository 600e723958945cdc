@_spi(Reflection) import Swift

/// A class whose objects never change, and count as the same where `==` says so: mostly a box that hides a type.
package protocol ComparedByValue: AnyObject, Equatable {}

/// How values of one type are compared when their bytes differ: a list of steps, found once per type.
///
/// Numbers, references, closures, existentials and enums without `==` are compared by their bytes, structs of such by
/// the bytes of their fields, others by `==` if they are `Equatable`, optionals by what is in them, and the rest field by
/// field. Unequal bytes of equal values (-0.0, a boxed existential) make one run too many, never a missed one.
package final class ComparisonTable: @unchecked Sendable {
  enum Step {
    case bytes(offset: Int, size: Int)
    case equatable(offset: Int, size: Int, type: any Equatable.Type)
    /// An optional of `wrapped`, which has no `==`.
    case optional(offset: Int, size: Int, wrapped: Any.Type)
  }
  let type: Any.Type
  let steps: [Step]

  init(_ type: Any.Type) {
    self.type = type
    var steps: [Step] = []
    ComparisonTable.add(type, at: 0, to: &steps)
    self.steps = steps
  }

  package func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { firstDifference(a, b) == nil }

  /// The first field that differs, as bytes from the start of the value.
  func firstDifference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Range<Int>? {
    for step in steps {
      switch step {
      case .bytes(let offset, let size):
        if !_bitsEqual(a + offset, b + offset, size) { return offset..<offset + size }
      case .equatable(let offset, let size, let type):
        // Most fields of a value that changed are what they were, and a call takes longer than a look at their bytes.
        if !_bitsEqual(a + offset, b + offset, size), !isEqual(type, a + offset, b + offset) {
          return offset..<offset + size
        }
      case .optional(let offset, let size, let wrapped):
        if !_bitsEqual(a + offset, b + offset, size), !areEqualOptionals(of: wrapped, a + offset, b + offset)
        {
          return offset..<offset + size
        }
      }
    }
    return nil
  }

  /// The same for values of a type.
  static func firstDifference(
    of type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
  ) -> Range<Int>? {
    ComparisonTables.table(for: type)._withUnsafeGuaranteedRef { $0.firstDifference(a, b) }
  }

  private static func add(_ type: Any.Type, at offset: Int, to steps: inout [Step]) {
    let (size, isTrivial) = sizeAndTriviality(of: type)
    if size == 0 { return }
    // A class compares by identity even if it has `==`: its contents may have changed without the graph's
    // knowing.
    if type is AnyClass, !(type is any ComparedByValue.Type) { return addBytes(offset, size, to: &steps) }
    if isTrivial { return addTrivial(type, at: offset, size, to: &steps) }
    if isOptionalExistential(type) { return addBytes(offset, size, to: &steps) }
    if let equatable = type as? any Equatable.Type {
      steps.append(.equatable(offset: offset, size: size, type: equatable))
      return
    }
    if let wrapped = wrappedType(ofOptional: type) {
      steps.append(.optional(offset: offset, size: size, wrapped: wrapped))
      return
    }
    // Asking for the fields of an existential looks for the value in it, and there is none.
    guard hasFields(type) else { return addBytes(offset, size, to: &steps) }
    var fields: [(offset: Int, type: Any.Type)] = []
    let isKnown = _forEachField(of: type) { _, fieldOffset, fieldType, _ in
      fields.append((fieldOffset, fieldType))
      return true
    }
    if !isKnown || fields.isEmpty { return addBytes(offset, size, to: &steps) }
    for field in fields { add(field.type, at: offset + field.offset, to: &steps) }
  }

  /// Adds the fields of a type without references, but not the padding between them, whose bytes may be any.
  private static func addTrivial(_ type: Any.Type, at offset: Int, _ size: Int, to steps: inout [Step]) {
    guard size > 8, hasFields(type) else { return addBytes(offset, size, to: &steps) }
    var fields: [(offset: Int, type: Any.Type)] = []
    var end = 0
    var isCovered = true
    let isKnown = _forEachField(of: type) { _, fieldOffset, fieldType, _ in
      // Fields that the runtime does not tell of, as in unions of C, show as a gap that no alignment explains.
      let alignment = alignment(of: fieldType)
      if fieldOffset != (end + alignment - 1) & ~(alignment - 1) { isCovered = false }
      end = fieldOffset + sizeAndTriviality(of: fieldType).0
      fields.append((fieldOffset, fieldType))
      return true
    }
    if !isKnown || !isCovered || end != size { return addBytes(offset, size, to: &steps) }
    for field in fields { add(field.type, at: offset + field.offset, to: &steps) }
  }

  /// True for structs and tuples.
  ///
  /// - Source: include/swift/ABI/MetadataKind.def; the kind is the first word of a type's metadata.
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  /// Bytes are compared in one stretch where fields touch.
  private static func addBytes(_ offset: Int, _ size: Int, to steps: inout [Step]) {
    if case .bytes(let lastOffset, let lastSize)? = steps.last, lastOffset + lastSize == offset {
      steps[steps.count - 1] = .bytes(offset: lastOffset, size: lastSize + size)
    } else {
      steps.append(.bytes(offset: offset, size: size))
    }
  }
}

private func sizeAndTriviality(of type: Any.Type) -> (Int, Bool) {
  func open<T>(_: T.Type) -> (Int, Bool) { (MemoryLayout<T>.size, _isPOD(T.self)) }
  return _openExistential(type, do: open)
}

private func alignment(of type: Any.Type) -> Int {
  func open<T>(_: T.Type) -> Int { MemoryLayout<T>.alignment }
  return _openExistential(type, do: open)
}

private func areEqualOptionals(
  of wrapped: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
) -> Bool {
  func open<T>(_: T.Type) -> Bool {
    guard var x = a.assumingMemoryBound(to: T?.self).pointee else {
      return b.assumingMemoryBound(to: T?.self).pointee == nil
    }
    guard var y = b.assumingMemoryBound(to: T?.self).pointee else { return false }
    return areEqual(&x, &y)
  }
  return _openExistential(wrapped, do: open)
}

private func isEqual<T: Equatable>(_: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
  // As `inout` the values are compared where they lie; otherwise a generic function copies them first, and with them counts
  // the references that they hold.
  func compare(_ a: inout T, _ b: inout T) -> Bool { a == b }
  return compare(
    &UnsafeMutableRawPointer(mutating: a).assumingMemoryBound(to: T.self).pointee,
    &UnsafeMutableRawPointer(mutating: b).assumingMemoryBound(to: T.self).pointee)
}

/// Whether a type is an optional of a protocol type. The runtime crashes when it looks for a conformance of
/// `(any Error)?`.
private func isOptionalExistential(_ type: Any.Type) -> Bool {
  guard let wrapped = wrappedType(ofOptional: type) else { return false }
  let existentialKind: UInt = 0x303
  return unsafeBitCast(wrapped, to: UnsafePointer<UInt>.self).pointee == existentialKind
    || isOptionalExistential(wrapped)
}

/// What an optional may hold; nil for other types.
///
/// - Source: include/swift/ABI/MetadataKind.def; the argument of a generic enum follows its descriptor.
private func wrappedType(ofOptional type: Any.Type) -> Any.Type? {
  let optionalKind: UInt = 0x202
  let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  guard metadata[0] == optionalKind, let wrapped = UnsafeRawPointer(bitPattern: metadata[2]) else {
    return nil
  }
  return unsafeBitCast(wrapped, to: Any.Type.self)
}
