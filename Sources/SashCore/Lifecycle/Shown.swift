import Foundation
import SashDisplay
import SashGraph
import SashInput
import SashLayout

/// Keeps a view with its state while it is not shown: it counts as gone for `onAppear`, `onDisappear` and `task`, is not
/// drawn and takes no events, and goes on being evaluated.
package struct ShownModifier: UnaryModifier {
  var isShown: Bool
  /// Whether a view that is to be hidden is shown until the animation of that change is over.
  var lingers: Bool
  package nonisolated init(isShown: Bool, lingers: Bool = false) {
    self.isShown = isShown
    self.lingers = lingers
  }

  package nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var isShown = modifier.part(at: 0, as: Bool.self).attribute
    inputs.host.addObserver(
      Attribute(
        rule: HiddenFocusRule(
          isShown: isShown, geometry: inputs.geometry, space: inputs.space, host: inputs.host)), inputs.base)
    if modifier.attribute.untrackedValue.lingers {
      isShown = Attribute(rule: LingerRule(isShown: isShown, place: AnimationPlace(inputs.base)))
    }
    var inner = inputs
    inner.base.isVisible =
      inputs.base.isVisible.map { Attribute(rule: BothRule(a: $0, b: isShown)) } ?? isShown
    var outputs = body(_Graph(), inner)
    outputs.display = outputs.display.map { Attribute(rule: ShownDisplayRule(content: $0, isShown: isShown)) }
    return outputs
  }
}

/// What is hidden gives up the focus at once, while it may still be seen leaving.
private struct HiddenFocusRule: Rule {
  let isShown: Attribute<Bool>
  let geometry: Attribute<ViewGeometry>
  let space: CoordinateSpaceNode
  unowned(unsafe) let host: ViewGraph
  var wasShown = false

  init(
    isShown: Attribute<Bool>, geometry: Attribute<ViewGeometry>, space: CoordinateSpaceNode, host: ViewGraph
  ) {
    (self.isShown, self.geometry, self.space, self.host) = (isShown, geometry, space, host)
  }

  mutating func compute() -> Int {
    let isHidden = wasShown && !isShown.value
    wasShown = isShown.value
    guard isHidden, host.focus.holder != nil else { return 0 }
    host.enqueue { [weak host, space, geometry = WeakAttribute(geometry)] in
      guard let host, let size = geometry.attribute?.untrackedValue.size else { return }
      host.focus.leave(CGRect(origin: space.originInWindow, size: size))
    }
    return 0
  }
}

extension SceneFocus {
  /// Takes the focus from what stands in a part of the window that something else comes to stand in.
  fileprivate func leave(_ area: CGRect) {
    guard isInFront, let holder, let id = scene.responders.id(of: holder) else { return }
    // It may be out of sight already.
    let frame = focusPlaces(in: scene.display()) { $0 == id ? .whole : .none }.first?.frame
    if let frame, !area.contains(CGPoint(x: frame.midX, y: frame.midY)) { return }
    self.holder = nil
  }
}

private struct BothRule: Rule {
  let a: Attribute<Bool>
  let b: Attribute<Bool>
  func compute() -> Bool { a.value && b.value }
}

/// True while a view is shown or on its way to be hidden.
private struct LingerRule: Rule {
  let isShown: Attribute<Bool>
  let place: AnimationPlace
  var way = ValueAnimation<Double>()
  mutating func compute() -> Bool {
    let isShown = isShown.value
    // In the unit of opacities elsewhere, which says when a spring has come to rest.
    let lag = way.lag(of: isShown ? 128 : 0, in: place)
    return isShown || lag != nil
  }
  mutating func destroy() { way.end() }
}

private struct ShownDisplayRule: Rule {
  let content: Attribute<PlacedItem?>
  let isShown: Attribute<Bool>
  func compute() -> PlacedItem? {
    let item = content.value
    return isShown.value ? item : nil
  }
}
