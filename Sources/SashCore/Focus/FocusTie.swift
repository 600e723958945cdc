import SashGraph
import SashInput

/// A value of a `FocusState` that stands for the focus of a view.
package struct FocusTie: Equatable {
  /// Whether the value asks for the focus.
  package let isWanted: Bool
  /// Whether other views than fields are none of its business.
  let isOfFields: Bool
  private let location: AnyObject
  private let value: AnyHashable
  /// Tells the value that the focus has come or gone.
  package let tell: (_ hasFocus: Bool) -> Void

  init<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) {
    isWanted = binding.wrappedValue == value
    isOfFields = false
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

  /// Whether it is the same value of the same state, whoever has the focus.
  func isSame(as other: FocusTie) -> Bool { location === other.location && value == other.value }
  /// Is told of the focus of fields, and never asks for it.
  package init(watcher: AnyObject, tell: @escaping (_ hasFocus: Bool) -> Void) {
    (isWanted, isOfFields) = (false, true)
    location = watcher
    value = ObjectIdentifier(watcher)
    self.tell = tell
  }

  package static func == (a: FocusTie, b: FocusTie) -> Bool {
    a.isWanted == b.isWanted && a.isSame(as: b)
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

extension SceneFocus {
  /// Moves the focus to a responder, or away from it, when what it is tied to says so. Ends with the current subgraph.
  func follow(_ ties: Attribute<[FocusTie]>, for responder: any FocusResponder, _ inputs: _GraphInputs) {
    scene.addObserver(Attribute(rule: FocusWishRule(ties: ties, responder: responder, scene: scene)), inputs)
  }
}

private struct FocusWishRule: Rule {
  let ties: Attribute<[FocusTie]>
  weak var responder: (any FocusResponder)?
  unowned(unsafe) let scene: ViewGraph
  /// What asked for the focus when it was looked at last.
  var last: [FocusTie] = []

  init(ties: Attribute<[FocusTie]>, responder: any FocusResponder, scene: ViewGraph) {
    self.ties = ties
    self.responder = responder
    self.scene = scene
  }

  mutating func compute() -> Int {
    let all = ties.value
    let wanted = all.filter(\.isWanted)
    let isNew = wanted.contains { tie in !last.contains(tie) }
    let isLost = last.contains { tie in all.contains { !$0.isWanted && $0.isSame(as: tie) } }
    last = wanted
    if !isNew, !isLost { return 0 }
    scene.enqueue { [weak scene, weak responder] in
      guard let focus = scene?.focus, let responder else { return }
      if isLost {
        // One of several values that are tied to it takes the focus away from all.
        if focus.holder === responder { focus.holder = nil }
      } else if focus.holder !== responder, !focus.isTied(to: wanted) {
        // - Source: facts on semantics 261: of two views with the same value the first of the tree has it
        focus.moveByValue(to: responder)
      }
    }
    return 0
  }
}
