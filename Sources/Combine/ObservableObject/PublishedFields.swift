import Foundation
@_spi(Reflection) import Swift

/// Where a class keeps its `@Published` properties: byte offsets from the object's address, found once per class.
struct PublishedFields {
  let offsets: [Int]

  var isEmpty: Bool { offsets.isEmpty }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: PublishedFields] = [:]

  /// The fields of a class, those of its superclasses first.
  static func of(_: AnyObject.Type, dynamicType: AnyObject.Type) -> PublishedFields {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(dynamicType)
    if let fields = known[key] { return fields }
    var offsets: [Int] = []
    _ = _forEachField(of: dynamicType, options: [.classType]) { _, offset, type, _ in
      if type is any PublishedProperty.Type { offsets.append(offset) }
      return true
    }
    let fields = PublishedFields(offsets: offsets)
    known[key] = fields
    return fields
  }

  /// The object's publisher, handed to all its `@Published` properties when it is first asked for.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let first = storage(at: offsets[0], in: object)
    if let publisher = first.objectWillChange { return publisher }
    // Two threads may race for the first publisher; the first field's storage decides who wins.
    let publisher = first.installObjectWillChange(ObservableObjectPublisher())
    for offset in offsets.dropFirst() {
      _ = storage(at: offset, in: object).installObjectWillChange(publisher)
    }
    return publisher
  }

  private func storage(at offset: Int, in object: AnyObject) -> AnyPublishedStorage {
    // A `Published` is one strong reference to its storage, which `PublishedProperty` checks.
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
    return address.assumingMemoryBound(to: Unmanaged<AnyPublishedStorage>.self).pointee.takeUnretainedValue()
  }
}

/// Marks `Published` whatever its value type, and promises its layout: one reference to an `AnyPublishedStorage`.
protocol PublishedProperty {}

extension Published: PublishedProperty {}
