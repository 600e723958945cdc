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
    DropTargets.listen()
  }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: DropTargetResponder(modifier.attribute, host: inputs.host, environment: inputs.environment))
  }
}

private final class DropTargetResponder: DropResponder {
  private let modifier: WeakAttribute<DropModifier>
  private unowned let host: ViewGraph
  private let environment: EnvironmentInput
  /// Of what is over the view now.
  private var visit: (cargo: DragCargo, isValid: Bool, answer: DropAnswer)?

  init(_ modifier: Attribute<DropModifier>, host: ViewGraph, environment: EnvironmentInput) {
    self.modifier = WeakAttribute(modifier)
    (self.host, self.environment) = (host, environment)
  }
  private var actions: DropActions? { host.graph.withCurrent { modifier.attribute?.untrackedValue.actions } }
  private func info(_ cargo: DragCargo, _ local: CGPoint) -> DropInfo {
    DropInfo(providers: cargo.providers, location: local)
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
      if visit?.cargo !== cargo {
        visit = (cargo, true, .copy)
        actions.entered(cargo, info)
      }
      if let answer = actions.updated(cargo, info) { visit?.answer = answer }
      return visit?.answer ?? .copy
    }
  }
  func dropLeft(_ cargo: any DraggedCargo, at local: CGPoint) {
    guard let cargo = cargo as? DragCargo, visit != nil else { return }
    visit = nil
    MainActor.assumeIsolated { actions?.exited(cargo, info(cargo, local)) }
  }
  func drop(_ cargo: any DraggedCargo, at local: CGPoint) -> Bool {
    guard let cargo = cargo as? DragCargo, let actions else { return false }
    visit = nil
    return MainActor.assumeIsolated { actions.perform(cargo, info(cargo, local)) }
  }
}
