import Foundation
import SashGraph

/// A name space that a view owns: its id is like no other, and stays the same while the view lives.
@frozen @propertyWrapper
public struct Namespace: DynamicProperty {
  @usableFromInline var id: Int
  @inlinable public init() { id = 0 }

  /// The id; outside of a body there is none, so each read gives one that matches nothing.
  public var wrappedValue: Namespace.ID {
    guard id != 0 else {
      runtimeWarning(
        "Reading a Namespace property outside View.body. "
          + "This will result in identifiers that never match any other identifier.")
      return ID(id: UniqueNumber.next())
    }
    return ID(id: id)
  }

  /// The identity of a name space.
  @frozen public struct ID: Hashable, Sendable {
    @usableFromInline var id: Int
    @usableFromInline init(id: Int) { self.id = id }
  }

  public static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? { NamespaceBox() }
}

extension Namespace: Sendable {}

private final class NamespaceBox: _DynamicPropertyBox {
  private let id = UniqueNumber.next()
  override func update(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Namespace.self).pointee.id = id
  }
}

/// Numbers from 1, each given out once.
private enum UniqueNumber {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var last = 0
  static func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
