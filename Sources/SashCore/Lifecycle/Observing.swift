import SashGraph

/// A modifier that draws and places nothing and only acts: on a list it acts once for all of it, not for each element.
///
/// - Source: OpenSwiftUICore's modifiers for appearance and value changes, which merge the callbacks of a list.
package protocol ObservingModifier: ViewModifier where Body == Never {
  /// Adds the observers of the modifier. Called when what is inside has been made; `group` is the list that the modifier
  /// stands on, nil if that is one view.
  static func _observe(modifier: _GraphValue<Self>, inputs: _GraphInputs, group: ObservedGroup?)
}

extension ObservingModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    _observe(modifier: modifier, inputs: inputs.base, group: nil)
    return outputs
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let list = body(_Graph(), inputs)
    let group = ObservedGroup()
    _observe(modifier: modifier, inputs: inputs.base, group: group)
    return .wrapped(
      list,
      ViewListWrapper { inputs, make in
        let outputs = make(inputs)
        group.add(inputs.base)
        return outputs
      })
  }
}

/// The views of a list that a modifier stands on.
package final class ObservedGroup {
  /// The place right after the last view of the list.
  private(set) var end: TreeOrder?
  /// Told of the views that are there, if anybody wants to know.
  var presence: Presence?

  func add(_ inputs: _GraphInputs) {
    let order = TreeOrder(place: inputs.place, number: inputs.host.nextTreeNumber())
    if end.map({ $0 < order }) ?? true { end = order }
    if let presence {
      inputs.host.addObserver(
        Attribute(rule: PresenceRule(presence: presence, isVisible: inputs.isVisible)), inputs)
    }
  }
}

/// Whether any of some views is in the tree; calls actions when the first has come and when the last has gone.
///
/// What comes and goes within one update cancels out.
package final class Presence {
  private unowned(unsafe) let host: ViewGraph
  private let appear: () -> Void
  private let disappear: () -> Void
  private var count = 0
  private var queued = 0
  private(set) var isPresent = false

  init(host: ViewGraph, appear: @escaping () -> Void, disappear: @escaping () -> Void) {
    self.host = host
    self.appear = appear
    self.disappear = disappear
  }

  /// Counts the view that `inputs` make, or all of `group`.
  func follow(_ group: ObservedGroup?, _ inputs: _GraphInputs) {
    if let group {
      group.presence = self
    } else {
      host.addObserver(
        Attribute(rule: PresenceRule(presence: self, isVisible: inputs.isVisible)), inputs)
    }
  }

  fileprivate func change(by step: Int) {
    count += step
    queued += 1
    // The last of several decides: its place in the tree is after all views of the group.
    host.enqueue { [self] in
      queued -= 1
      guard queued == 0, isPresent != (count > 0) else { return }
      isPresent.toggle()
      if isPresent { appear() } else { disappear() }
    }
  }
}

/// One view of a `Presence`: it is there from the first run to the end of the node, in a lazy container while it is seen.
private struct PresenceRule: Rule {
  let presence: Presence
  let isVisible: Attribute<Bool>?
  var isThere = false

  init(presence: Presence, isVisible: Attribute<Bool>?) {
    self.presence = presence
    self.isVisible = isVisible
  }

  mutating func compute() -> Int {
    let isVisible = isVisible?.value ?? true
    if isVisible != isThere { presence.change(by: isVisible ? 1 : -1) }
    isThere = isVisible
    return 0
  }
  mutating func destroy() { if isThere { presence.change(by: -1) } }
}
