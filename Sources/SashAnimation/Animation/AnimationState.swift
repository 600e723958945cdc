import SashGeometry

/// Names something that a custom animation remembers from frame to frame.
public protocol AnimationStateKey {
  associatedtype Value
  /// What is remembered before anything was.
  static var defaultValue: Self.Value { get }
}

/// What a custom animation remembers from frame to frame, by keys.
///
/// A slot that nobody else holds is written in place, so a running animation allocates nothing per frame.
public struct AnimationState<Value> where Value: VectorArithmetic {
  private var slots: [(key: ObjectIdentifier, slot: AnyObject)] = []

  public init() {}

  /// What is remembered for a key.
  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get {
      for entry in slots where entry.key == ObjectIdentifier(key) {
        return unsafeDowncast(entry.slot, to: StateSlot<K.Value>.self).value
      }
      return K.defaultValue
    }
    set {
      for index in slots.indices where slots[index].key == ObjectIdentifier(key) {
        if isKnownUniquelyReferenced(&slots[index].slot) {
          unsafeDowncast(slots[index].slot, to: StateSlot<K.Value>.self).value = newValue
        } else {
          slots[index].slot = StateSlot(newValue)
        }
        return
      }
      slots.append((ObjectIdentifier(key), StateSlot(newValue)))
    }
  }
}

private final class StateSlot<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@available(*, unavailable)
extension AnimationState: Sendable {}
