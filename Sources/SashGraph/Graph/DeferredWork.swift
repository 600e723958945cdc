/// Something that was asked for while an evaluation went on, and is done after it.
class DeferredWork {
  let id: NodeID
  init(_ id: NodeID) { self.id = id }
  func perform() { fatalError("abstract") }
}

/// `setValue` or `updateInput`.
final class DeferredWrite<Value>: DeferredWork {
  let weak: WeakAttribute<Value>
  var value: Value
  /// Marks the readers even if the value is the same.
  var isForced = false
  init(_ attribute: Attribute<Value>, value: Value, _ s: StorePointer) {
    weak = WeakAttribute(attribute)
    self.value = value
    super.init(attribute.id)
  }
  override func perform() {
    guard let attribute = weak.attribute else { return }
    if isForced { attribute.updateInput { $0 = value } } else { attribute.setValue(value) }
  }
}

/// `deferUntilIdle`.
final class DeferredAction: DeferredWork {
  let action: () -> Void
  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init(0)
  }
  override func perform() { action() }
}

/// `markNeedsUpdate`.
final class DeferredMark: DeferredWork {
  let weak: WeakAnyAttribute
  init(_ s: StorePointer, _ id: NodeID) {
    weak = WeakAnyAttribute(AnyAttribute(id: id))
    super.init(id)
  }
  override func perform() { weak.attribute?.markNeedsUpdate() }
}
