import SashCore
import SashLayout

/// One `UIView` as it is now: its ground, what it shows itself, and its subviews where their frames are.
struct UIViewContent: View, Identifiable {
  let view: UIView
  /// Of the view and all that is in it: another one is another value.
  let version: Int
  nonisolated var id: ObjectIdentifier { ObjectIdentifier(view) }

  var body: some View {
    view.drawIfNeeded()
    view.askForElements()
    let shown = view.scrolls ? [] : view.subviews
    let (bounds, whole) = (view.bounds, CGRect(origin: .zero, size: view.bounds.size))
    let places = UIViewPlaces(
      size: bounds.size,
      frames: [whole, whole, whole]
        + shown.map { $0.untransformedFrame.offsetBy(dx: -bounds.minX, dy: -bounds.minY) })
    let parts = AnyView(
      places {
        UIViewGround(look: UIViewLook(view))
        ViewLayers(layer: view.layer, version: version)
        ZStack { view.content }
        if view.speech.elements == nil {
          ForEach(shown.map { UIViewContent(view: $0, version: $0.version) }) { $0 }
        } else {
          ForEach(shown.map { UIViewContent(view: $0, version: $0.version) }) { [view] in
            $0.accessibilityHidden(!view.tells(of: $0.view))
          }
        }
      })
    let whose =
      view.speech.elements == nil
      ? parts : AnyView(parts.overlay { SpokenElements(view: view, version: version) })
    let wrapped = view.wrapped(whose)
    let offered =
      view.speech.saysNothing && !view.speaksByItself && !view.actsForSpeech && view.accessibilityLabel == nil
      ? wrapped : AnyView(wrapped.modifier(SpokenUIView(view: view, version: version)))
    return
      (view.interactions.isEmpty
      ? offered
      : AnyView(
        offered.modifier(UIViewMenus(interactions: view.interactions))
          .modifier(UIViewPointers(interactions: view.interactions))
          .modifier(UIViewToolTips(interactions: view.interactions))
          .modifier(UIViewDragging(interactions: view.interactions))))
      .modifier(UIViewHover(recognizers: view.gestures.compactMap { $0 as? UIHoverGestureRecognizer }))
      .modifier(
        UIViewTouches(view: view, recognizers: (view.gestures + view.ownRecognizers).filter(\.isEnabled))
      )
      .clipShape(UIViewOutline(look: UIViewLook(view), clips: view.clipsToBounds))
      .modifier(LayerMask(layer: view.layer.mask, version: version))
      .modifier(UIViewTurn(view.shownTransform))
      .opacity(view.isHidden ? 0 : Double(view.layer.shown("opacity", view.alpha)))
      .allowsHitTesting(view.mayBeTouched)
      .transformEnvironment(\.self) { [traits = view.traitEnvironment] values in traits?(&values) }
      .modifier(UIViewTint(color: view.ownTint.map { Color(uiColor: $0) }))
  }
}

extension UIView {
  fileprivate var mayBeTouched: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && !isCovered
  }
  var identity: ObjectIdentifier { ObjectIdentifier(self) }
  /// Where it would be without its transform, in points of the view around.
  var untransformedFrame: CGRect {
    CGRect(
      x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
      width: storedBounds.width, height: storedBounds.height)
  }
  /// With what animations of its layer make of it.
  fileprivate var shownTransform: CGAffineTransform { transform.concatenating(layer.shownMotion) }
}

/// What the layer of a view shows over its ground: a figure of its own, and layers that belong to no view.
private struct ViewLayers: View {
  let layer: CALayer
  let version: Int
  var body: some View {
    ZStack(alignment: .topLeading) {
      if type(of: layer) != CALayer.self || layer.contents != nil {
        LayerFigure(layer: layer, version: version)
      }
      if layer.sublayers != nil { Sublayers(layer: layer, version: version) }
    }
  }
}

/// Puts views where their frames are, in a size.
struct UIViewPlaces: Layout {
  var size: CGSize
  /// In points of this view.
  var frames: [CGRect]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// The tint of a view for the views of SwiftUI in it: what controls are drawn in; nil leaves what is set around.
struct UIViewTint: ViewModifier {
  let color: Color?
  func body(content: Content) -> some View {
    content.transformEnvironment(\.tint) { tint in if let color { tint = AnyShapeStyle(color) } }
  }
}
