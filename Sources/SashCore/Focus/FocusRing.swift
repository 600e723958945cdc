import Foundation
import SashDisplay
import SashGeometry
import SashGraph
import SashInput

/// The ring around what keys have led to. It is drawn over the window, so that what clips its view does not cut it.
struct FocusRing: Equatable {
  weak var responder: (any FocusResponder)?
  let id: ResponderID

  static func == (a: FocusRing, b: FocusRing) -> Bool { a.id == b.id }

  /// Nil while the view is not there. For use inside the rule that draws `root`, in whose space the ring is.
  func item(
    in root: DisplayItem, window: CGSize, identity: DisplayIdentity, color: () -> ColorComponents
  ) -> PlacedItem? {
    guard let responder,
      let place = focusPlaces(in: root, role: { $0 == id ? .whole : .none }).first,
      !place.visibleFrame.isEmpty
    else { return nil }
    // Around what reaches the edges of the window it stands inside of them.
    let room = CGRect(origin: .zero, size: window).insetBy(dx: Self.reach, dy: Self.reach)
    let seen = place.frame.intersection(room)
    guard let path = responder.focusRing(around: seen.isEmpty ? place.frame : seen) else { return nil }
    let stroke = ShapeContent(
      path: path, mode: .stroke(StrokeStyle(lineWidth: Self.width), antialiased: true),
      paint: .color(color().multiplyingOpacity(by: 0.75)))
    let shown = place.visibleFrame.insetBy(dx: -Self.reach, dy: -Self.reach)
    let clipped = DisplayContent.effect(
      .clip(Path(shown), FillStyle()),
      PlacedItem(offset: .zero, item: DisplayItem(identity: identity, content: .shape(stroke))))
    return .only(.effect(.allowsHitTesting(false), .only(clipped)))
  }

  /// In points: as wide as the ring of a Mac, and so far from what it is around.
  static let width: CGFloat = 3
  fileprivate static let gap: CGFloat = 2.5
  private static let reach: CGFloat = 5
}

extension Path {
  /// A ring around a place, whose corners are round.
  package static func focusRing(around frame: CGRect, radius: CGFloat = 6) -> Path {
    let outer = frame.insetBy(dx: -FocusRing.gap, dy: -FocusRing.gap)
    return Path(
      roundedRect: outer,
      cornerRadius: min(radius + FocusRing.gap, outer.width / 2, outer.height / 2))
  }
  /// A ring within a place, for rows that stand close together.
  package static func focusRing(inside frame: CGRect, radius: CGFloat = 8) -> Path {
    let inner = frame.insetBy(dx: 2, dy: 2)
    return Path(roundedRect: inner, cornerRadius: max(0, min(radius, inner.width / 2, inner.height / 2)))
  }
}

extension SceneFocus {
  /// Draws the ring, or takes it away.
  func showRing() {
    if scene.isClosed { return }
    var ring: FocusRing?
    if isShown, let holder, !holder.isField, !holder.focusStop.isNone, showsEffect(of: holder),
      let id = scene.responders.id(of: holder)
    {
      ring = FocusRing(responder: holder, id: id)
    }
    scene.graph.withCurrent { if scene.focusRing.setValue(ring) { scene.requestFrame() } }
  }

  /// What shows that a view has the focus: what was said around it, or a ring with round corners.
  package func ring(of responder: any FocusResponder, around frame: CGRect, radius: CGFloat = 6) -> Path? {
    if let ring = entries[ObjectIdentifier(responder)]?.said?.ring {
      return scene.graph.withCurrent { ring(frame) }
    }
    return .focusRing(around: frame, radius: radius)
  }
}

/// Gives what has the focus a shape of its own to be shown by.
nonisolated struct FocusShapeModifier<S: Shape>: InputsModifier {
  let shape: S?
  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    if modifier.attribute.untrackedValue.shape == nil { return }
    let current = WeakAttribute(modifier.attribute)
    inputs.focus = .changed(inputs.focus) {
      $0.ring = { frame in
        let outer = frame.insetBy(dx: -FocusRing.gap, dy: -FocusRing.gap)
        return current.attribute?.untrackedValue.shape?.path(in: outer)
      }
    }
  }
}
