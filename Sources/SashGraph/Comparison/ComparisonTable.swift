@_spi(Reflection) import Swift

/// How two values of a type are compared, found once per type.
///
/// Equal bytes are equal enough for every type. Otherwise: plain data is different; an `Equatable` type uses `==`; other
/// structs and tuples are compared field by field; enums, references, closures and existentials by their bytes.
@frozen public struct _ComparisonTable {
  @usableFromInline let steps: UnsafePointer<ComparisonStep>?
  @usableFromInline let count: Int

  @usableFromInline init(steps: UnsafePointer<ComparisonStep>?, count: Int) {
    self.steps = steps
    self.count = count
  }

  private nonisolated(unsafe) static var tables: [ObjectIdentifier: _ComparisonTable] = [:]

  /// The table of a type.
  public static func _table(for type: Any.Type) -> _ComparisonTable {
    if let known = tables[ObjectIdentifier(type)] { return known }
    var list: [ComparisonStep] = []
    ComparisonStep.add(type, at: 0, to: &list)
    let steps = UnsafeMutableBufferPointer<ComparisonStep>.allocate(capacity: list.count)
    _ = steps.initialize(from: list)
    let table = _ComparisonTable(steps: UnsafePointer(steps.baseAddress), count: list.count)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  /// True if two values of the table's type are equal as far as can be told.
  public func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, size: Int) -> Bool {
    if _bytesAreEqual(a, b, size) { return true }
    for i in 0..<count {
      let step = steps.unsafelyUnwrapped[i]
      if _bytesAreEqual(a + step.offset, b + step.offset, step.size) { continue }
      guard let type = step.equatable else { return false }
      if !equal(type, a + step.offset, b + step.offset) { return false }
    }
    return true
  }

  /// True if two values are equal as far as can be told.
  @inlinable @inline(__always)
  public static func _areEqual<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool {
    if _bytesAreEqual(a, b, MemoryLayout<T>.size) { return true }
    if _isPOD(T.self) { return false }
    return _areEqualByTable(a, b)
  }

  @usableFromInline @inline(never)
  static func _areEqualByTable<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool {
    _table(for: T.self)._areEqual(a, b, size: MemoryLayout<T>.size)
  }
}

private func equal<E: Equatable>(_: E.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
  a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
}

/// A part of a value: bytes, and how to go on where they differ.
@usableFromInline struct ComparisonStep {
  var offset: Int
  var size: Int
  /// Nil where different bytes are the last word.
  var equatable: (any Equatable.Type)?

  static func add(_ type: Any.Type, at offset: Int, to list: inout [ComparisonStep]) {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    let length = _openExistential(type, do: size)
    if length == 0 { return }
    if let equatable = type as? any Equatable.Type {
      // Also for plain data: padding and -0.0 make equal values look different.
      list.append(ComparisonStep(offset: offset, size: length, equatable: equatable))
      return
    }
    var hasFields = false
    if !(type is AnyClass) {
      _ = _forEachField(of: type) { _, at, field, kind in
        hasFields = true
        add(field, at: offset + at, to: &list)
        return true
      }
    }
    if hasFields { return }
    if _openExistential(type, do: isPlain), let last = list.last, last.equatable == nil,
      last.offset + last.size == offset
    {
      list[list.count - 1].size += length
    } else {
      list.append(ComparisonStep(offset: offset, size: length, equatable: nil))
    }
  }
}

/// Compares memory eight bytes at a time.
@inlinable @inline(__always)
public func _bytesAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Bool {
  var i = 0
  while i &+ 8 <= size {
    if a.loadUnaligned(fromByteOffset: i, as: UInt64.self) != b.loadUnaligned(fromByteOffset: i, as: UInt64.self) {
      return false
    }
    i &+= 8
  }
  while i < size {
    if a.load(fromByteOffset: i, as: UInt8.self) != b.load(fromByteOffset: i, as: UInt8.self) { return false }
    i &+= 1
  }
  return true
}
