import Foundation
import SashGraph
import SashInput

/// What views around a place say of those in it that may have the focus; made where one says something.
nonisolated final class FocusSurroundings {
  /// Whether values follow the focus.
  var isTied = false
  /// Whether somebody wants to know when fields have it.
  var isWatched = false
  /// Whether what has the focus may be shown, by all that say so. Of the current graph, as what follows.
  var showsEffect: [() -> Bool] = []
  /// What is drawn around what has the focus; nil for the usual.
  var ring: ((CGRect) -> Path?)?
  /// The scopes that the place is in.
  var scopes: [Namespace.ID] = []
  /// The scopes in which the place asks for the focus before others, and whether it does.
  var preferences: [(scope: Namespace.ID, isWanted: () -> Bool)] = []

  init() {}

  /// Whether it says anything of such a view.
  func concerns(_ responder: any FocusResponder) -> Bool {
    isTied || isWatched && responder.isField || ring != nil || !showsEffect.isEmpty || !scopes.isEmpty
      || !preferences.isEmpty
  }

  static func changed(_ old: FocusSurroundings?, _ change: (FocusSurroundings) -> Void) -> FocusSurroundings {
    let new = FocusSurroundings()
    if let old {
      new.isTied = old.isTied
      new.isWatched = old.isWatched
      new.showsEffect = old.showsEffect
      new.ring = old.ring
      new.scopes = old.scopes
      new.preferences = old.preferences
    }
    change(new)
    return new
  }
}

/// What is kept of one that may have the focus.
struct FocusEntry {
  /// Who hears of its keys.
  let handlers: KeyHandlerNode?
  let ties: WeakAttribute<[FocusTie]>?
  /// Nil where nothing was said around it.
  let said: FocusSurroundings?
}

extension SceneFocus {
  /// Lets a view have the focus: keys around it are heard while it has, values that are tied to it move the focus and follow
  /// it, and it goes with the view. Ends with the current subgraph. Keeps nothing where nothing was said around the view.
  package func admit(_ responder: any FocusResponder, _ inputs: _ViewInputs) {
    let (base, said) = (inputs.base, inputs.base.focus)
    let id = ObjectIdentifier(responder)
    if base.keyHandlers != nil || said?.concerns(responder) == true {
      let isTied = said?.isTied == true || said?.isWatched == true && responder.isField
      let ties = isTied ? inputs.environment.attribute(for: \.focusTies) : nil
      entries[id] = FocusEntry(
        handlers: base.keyHandlers, ties: ties.map(WeakAttribute.init), said: said)
      if let ties { follow(ties, for: responder, base) }
      if said?.preferences.isEmpty == false { preferLater() }
    } else if !responder.isField {
      // A control without anything around it is known to be gone by the table of responders.
      return
    }
    Subgraph.current?.onInvalidate { [weak scene, weak responder] in
      guard let scene else { return }
      let ties = scene.focus.entries.removeValue(forKey: id)?.ties?.attribute?.lastValue ?? []
      guard let responder, scene.focus.holder === responder else { return }
      scene.enqueue { [weak scene, weak responder] in
        guard let focus = scene?.focus, focus.holder === responder else { return }
        focus.holder = nil
        for tie in ties { tie.tell(false) }
      }
    }
  }

  /// Tells the values that are tied to a view that the focus has come or gone.
  func tellTies(of responder: any FocusResponder, hasFocus: Bool) {
    let ties = scene.graph.withCurrent {
      entries[ObjectIdentifier(responder)]?.ties?.attribute?.untrackedValue ?? []
    }
    for tie in ties where !tie.isOfFields || responder.isField { tie.tell(hasFocus) }
  }
  /// Whether a value that what has the focus is tied to says that it is to have it.
  package var isWanted: Bool {
    scene.graph.withCurrent {
      let own = holder.flatMap { entries[ObjectIdentifier($0)]?.ties?.attribute?.untrackedValue }
      return own?.contains(where: \.isWanted) == true
    }
  }
  /// Whether what has the focus is tied to the same value of the same state.
  func isTied(to ties: [FocusTie]) -> Bool {
    guard let holder, let own = entries[ObjectIdentifier(holder)]?.ties?.attribute?.untrackedValue
    else { return false }
    return own.contains { tie in tie.isWanted && ties.contains(tie) }
  }

  /// Whether something may be drawn that shows that a view has the focus.
  func showsEffect(of responder: any FocusResponder) -> Bool {
    scene.graph.withCurrent {
      entries[ObjectIdentifier(responder)]?.said?.showsEffect.allSatisfy { $0() } ?? true
    }
  }
}

extension _GraphInputs {
  /// Has somebody told when fields in this place get the focus, and lose it.
  package mutating func watchFields(_ tie: FocusTie) {
    if focus?.isWatched != true { focus = .changed(focus) { $0.isWatched = true } }
    environment = environment.changed { $0.focusTies.append(tie) }
  }
}
