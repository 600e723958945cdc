import Foundation
import SashCore
import SashDisplay
import SashGeometry
import SashGraph

/// What is under a finger, larger and above it.
///
/// - Source: recalled of iOS 17: a capsule above the line, which shows what is there a quarter larger
final class Loupe {
  fileprivate struct Shown {
    var picture: PlacedItem
    /// The middle of what is shown, and the line that it stands above, in points of the window.
    var focus: CGPoint
    var line: CGRect
  }
  private let life: SceneLife
  private var layer: WindowLayer?
  fileprivate var shown: WeakAttribute<Shown?>?
  /// What of the window is the loupe itself.
  fileprivate let mark = LoupeMark()
  private var wish: (focus: CGPoint, line: CGRect)?
  private var looksSoon = false
  static let size = CGSize(width: 120, height: 52)
  static let magnification: CGFloat = 1.25
  /// Between the loupe and the line, in points.
  fileprivate static let gap: CGFloat = 16

  init(in host: ViewGraph) { life = host.life }

  /// Shows what is around a place of a line, in points of the window, as it is after the evaluation that goes on.
  func show(_ focus: CGPoint, of line: CGRect) {
    guard let host = life.graph else { return }
    wish = (focus, line)
    if layer == nil {
      layer = MainActor.assumeIsolated {
        host.layers.add(
          LoupeView(loupe: self).allowsHitTesting(false).accessibilityHidden(true), base: host.rootInputs,
          owner: host.rootSubgraph, isAside: true)
      }
    }
    if looksSoon { return }
    looksSoon = true
    host.enqueue { [weak self] in self?.look() }
  }
  private func look() {
    looksSoon = false
    guard let host = life.graph, let wish, let shown = shown?.attribute else { return }
    let size = CGSize(
      width: Self.size.width / Self.magnification, height: Self.size.height / Self.magnification)
    let area = CGRect(
      x: wish.focus.x - size.width / 2, y: wish.focus.y - size.height / 2, width: size.width,
      height: size.height)
    let picture = host.display().picture(of: area) { [mark] in host.responders[$0] === mark }
    host.graph.withCurrent {
      _ = shown.setValue(Shown(picture: .only(.group(picture)), focus: wish.focus, line: wish.line))
    }
    host.requestFrame()
  }

  func dismiss() {
    wish = nil
    guard let layer else { return }
    self.layer = nil
    if layer.subgraph.isValid { life.graph?.layers.remove(layer) }
  }
}

/// Stands for the loupe among what is drawn.
private final class LoupeMark: Responder {}

private struct LoupeView: UnaryView {
  let loupe: Loupe

  nonisolated static func _makeView(view: _GraphValue<LoupeView>, inputs: _ViewInputs) -> _ViewOutputs {
    let loupe = view.attribute.untrackedValue.loupe
    let shown = Attribute<Loupe.Shown?>(input: nil)
    loupe.shown = WeakAttribute(shown)
    let scheme = inputs.environment.attribute(for: \.colorScheme)
    let space = inputs.space
    let outputs = makeLeaf(inputs: inputs, engine: nil) { size in
      guard let shown = shown.value else { return nil }
      let origin = space.originInWindow
      return shown.content(
        in: CGRect(x: -origin.x, y: -origin.y, width: size.width, height: size.height),
        isDark: scheme.value == .dark)
    }
    return makeResponder(inputs: inputs, outputs: outputs, responder: loupe.mark)
  }
}

extension Loupe.Shown {
  /// - Parameter place: From the window's upper left, as seen from the layer's, and the size of the layer.
  fileprivate func content(in place: CGRect, isDark: Bool) -> DisplayContent {
    let size = Loupe.size
    let (x, y) = (focus.x + place.minX, line.minY + place.minY - Loupe.gap - size.height)
    let frame = CGRect(
      x: min(max(4, x - size.width / 2), max(4, place.width - size.width - 4)).rounded(),
      y: max(4, y).rounded(), width: size.width, height: size.height)
    let capsule = Path(roundedRect: frame, cornerRadius: size.height / 2)
    let scale = Loupe.magnification
    let toLoupe = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.midX - focus.x * scale, ty: frame.midY - focus.y * scale)
    let ground = PlacedItem.only(
      .shape(
        ShapeContent(path: capsule, paint: .color(SystemColor.background.resolve(isDark: isDark)))))
    let edge = ShapeContent(
      path: capsule, mode: .stroke(StrokeStyle(lineWidth: 1), antialiased: true),
      paint: .color(SystemColor.gray4.resolve(isDark: isDark)))
    return .group([
      .only(
        .effect(
          .shadow(
            color: ColorComponents(0, 0, 0, opacity: 0.25), radius: 10, offset: CGSize(width: 0, height: 4)),
          ground)),
      .only(.effect(.clip(capsule, FillStyle()), .only(.effect(.transform(toLoupe), picture)))),
      .only(.shape(edge)),
    ])
  }
}
