import CoreTransferable
import Foundation
import SashCore
import SashGraph
import SashInput

/// What a view does with things that are dragged over it.
package struct DropActions {
  /// Whether it takes them at all.
  var takes: @MainActor (DragCargo) -> Bool
  var validates: @MainActor (DropInfo) -> Bool = { _ in true }
  var entered: @MainActor (DragCargo, DropInfo) -> Void = { _, _ in }
  /// What it would do with them there; nil leaves it at what was last said, which is copying at first.
  var updated: @MainActor (DragCargo, DropInfo) -> DropAnswer? = { _, _ in nil }
  var exited: @MainActor (DragCargo, DropInfo) -> Void = { _, _ in }
  var perform: @MainActor (DragCargo, DropInfo) -> Bool

  package init(
    takes: @escaping @MainActor (DragCargo) -> Bool,
    validates: @escaping @MainActor (DropInfo) -> Bool = { _ in true },
    entered: @escaping @MainActor (DragCargo, DropInfo) -> Void = { _, _ in },
    updated: @escaping @MainActor (DragCargo, DropInfo) -> DropAnswer? = { _, _ in nil },
    exited: @escaping @MainActor (DragCargo, DropInfo) -> Void = { _, _ in },
    perform: @escaping @MainActor (DragCargo, DropInfo) -> Bool
  ) {
    (self.takes, self.validates, self.entered) = (takes, validates, entered)
    (self.updated, self.exited, self.perform) = (updated, exited, perform)
  }
}

/// Lets things be put down on a view.
package nonisolated struct DropModifier: UnaryModifier {
  let actions: DropActions
  package init(actions: DropActions) {
    self.actions = actions
  }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: DropTargetResponder(
        modifier.attribute, size: inputs.size, host: inputs.host, environment: inputs.environment))
  }
}

private final class DropTargetResponder: DropResponder {
  private let modifier: WeakAttribute<DropModifier>
  private let size: WeakAttribute<CGSize>
  private unowned let host: ViewGraph
  private let environment: EnvironmentInput
  /// Of what is over the view now.
  private var visit: (cargo: DragCargo, isValid: Bool, answer: DropAnswer)?

  init(
    _ modifier: Attribute<DropModifier>, size: Attribute<CGSize>, host: ViewGraph,
    environment: EnvironmentInput
  ) {
    self.modifier = WeakAttribute(modifier)
    self.size = WeakAttribute(size)
    (self.host, self.environment) = (host, environment)
  }
  private var actions: DropActions? { host.graph.withCurrent { modifier.attribute?.untrackedValue.actions } }
  private func info(_ cargo: DragCargo, _ local: CGPoint) -> DropInfo {
    var info = DropInfo(providers: cargo.providers, location: local)
    info.size = host.graph.withCurrent { size.attribute?.untrackedValue ?? .zero }
    return info
  }
  private var values: EnvironmentValues { host.graph.withCurrent { environment.attribute.untrackedValue } }

  /// What the views around say about what is to happen; nil if they say nothing.
  @MainActor private func configuration(_ cargo: DragCargo, _ info: DropInfo, _ phase: DropSession.Phase)
    -> DropConfiguration?
  {
    guard let decide = values.dropConfiguration else { return nil }
    var wish = decide(cargo.dropSession(phase, info))
    let isProposed = cargo.course.suggested.contains(.init(wish.operation))
    if !isProposed, ![.cancel, .forbidden].contains(wish.operation) { wish.operation = .forbidden }
    return wish
  }
  @MainActor private func tell(_ phase: DropSession.Phase, _ cargo: DragCargo, _ info: DropInfo) {
    let observers = values.dropObservers
    if observers.isEmpty { return }
    let session = cargo.dropSession(phase, info)
    for observer in observers { observer(session) }
  }

  func takes(_ cargo: any DraggedCargo, at local: CGPoint) -> Bool {
    guard let cargo = cargo as? DragCargo, let actions,
      host.graph.withCurrent({ environment.attribute.untrackedValue.isEnabled })
    else { return false }
    if let visit, visit.cargo === cargo { return visit.isValid }
    return MainActor.assumeIsolated { actions.takes(cargo) && actions.validates(info(cargo, local)) }
  }
  func dropMoved(_ cargo: any DraggedCargo, at local: CGPoint) -> DropAnswer {
    guard let cargo = cargo as? DragCargo, let actions else { return .cancel }
    return MainActor.assumeIsolated {
      let info = info(cargo, local)
      let isNew = visit?.cargo !== cargo
      if isNew {
        visit = (cargo, true, .copy)
        actions.entered(cargo, info)
      }
      tell(isNew ? .entering : .active, cargo, info)
      if let answer = actions.updated(cargo, info) { visit?.answer = answer }
      if let wish = configuration(cargo, info, isNew ? .entering : .active) {
        visit?.answer = wish.operation.answer
      }
      return visit?.answer ?? .copy
    }
  }
  func dropLeft(_ cargo: any DraggedCargo, at local: CGPoint) {
    guard let cargo = cargo as? DragCargo, visit != nil else { return }
    visit = nil
    MainActor.assumeIsolated {
      let info = info(cargo, local)
      actions?.exited(cargo, info)
      tell(.exiting, cargo, info)
    }
  }
  func drop(_ cargo: any DraggedCargo, at local: CGPoint) -> Bool {
    guard let cargo = cargo as? DragCargo, let actions else { return false }
    let answer = visit?.answer ?? .copy
    visit = nil
    return MainActor.assumeIsolated {
      var info = info(cargo, local)
      let wish = configuration(cargo, info, .active)
      info.operation = wish?.operation ?? DropOperation(answer)
      info.acceptedItemCount = wish?.acceptedItemCount
      tell(.ended(info.operation), cargo, info)
      cargo.course.tell(.ending(info.operation))
      let isTaken = actions.perform(cargo, info)
      cargo.course.tell(.ended(info.operation))
      if isTaken {
        tell(.dataTransferCompleted, cargo, info)
        cargo.course.tell(.dataTransferCompleted)
      }
      return isTaken
    }
  }
}
