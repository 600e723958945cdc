import SashGraph
import SashInput

/// A value of a `FocusState` that stands for the focus of a view.
package struct FocusTie: Equatable {
  /// Whether the value asks for the focus.
  package let isWanted: Bool
  private let location: AnyObject
  private let value: AnyHashable
  /// Tells the value that the focus has come or gone.
  package let tell: (_ hasFocus: Bool) -> Void

  init<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) {
    isWanted = binding.wrappedValue == value
    location = binding.base.location
    self.value = value
    tell = { hasFocus in
      if hasFocus {
        if binding.wrappedValue != value { binding.wrappedValue = value }
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.none
      }
    }
  }

  /// Is told of the focus of views, and never asks for it.
  package init(watcher: AnyObject, tell: @escaping (_ hasFocus: Bool) -> Void) {
    isWanted = false
    location = watcher
    value = ObjectIdentifier(watcher)
    self.tell = tell
  }

  package static func == (a: FocusTie, b: FocusTie) -> Bool {
    a.isWanted == b.isWanted && a.location === b.location && a.value == b.value
  }
}

private struct FocusTiesKey: EnvironmentKey { static var defaultValue: [FocusTie] { [] } }

extension EnvironmentValues {
  /// What the focus of the views here is tied to.
  package var focusTies: [FocusTie] {
    get { self[FocusTiesKey.self] }
    set { self[FocusTiesKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Moves the focus to a responder, or away from it, when what it is tied to says so, and away when its view has gone. The
  /// responder tells its ties when the focus has come or gone.
  package func follow(
    _ ties: Attribute<[FocusTie]>, for responder: any FocusResponder, _ inputs: _GraphInputs
  ) {
    addObserver(Attribute(rule: FocusWishRule(ties: ties, responder: responder, host: self)), inputs)
    let id = ObjectIdentifier(responder)
    if let handlers = inputs.keyHandlers { keyHandlers[id] = handlers }
    Subgraph.current?.onInvalidate { [weak self, weak responder] in
      self?.keyHandlers[id] = nil
      guard let self, let responder, focused === responder else { return }
      enqueue { [weak self, weak responder] in
        if let self, let responder, focused === responder { focused = nil }
      }
    }
  }
}

private struct FocusWishRule: Rule {
  let ties: Attribute<[FocusTie]>
  weak var responder: (any FocusResponder)?
  unowned(unsafe) let host: ViewGraph
  var wasWanted = false

  init(ties: Attribute<[FocusTie]>, responder: any FocusResponder, host: ViewGraph) {
    self.ties = ties
    self.responder = responder
    self.host = host
  }

  mutating func compute() -> Int {
    let isWanted = ties.value.contains { $0.isWanted }
    if isWanted == wasWanted { return 0 }
    wasWanted = isWanted
    host.enqueue { [weak host, weak responder] in
      guard let host, let responder else { return }
      if isWanted {
        if host.focused !== responder { host.focused = responder }
      } else if host.focused === responder {
        host.focused = nil
      }
    }
    return 0
  }
}
