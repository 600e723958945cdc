import Foundation
import SashDisplay
import SashGeometry
import SashGraph

/// How far what is below a layer of the window steps back: it becomes smaller and gets round corners, on black.
package struct LayerRecess: Equatable, Sendable {
  /// 0 where it stays as it is, 1 all the way.
  package var share: CGFloat
  /// What is kept free at both sides when it is all the way back, in points.
  package var inset: CGFloat
  /// Where its upper edge is then, in points.
  package var top: CGFloat
  /// Of its corners then, in points.
  package var radius: CGFloat
  package init(share: CGFloat, inset: CGFloat, top: CGFloat, radius: CGFloat) {
    (self.share, self.inset, self.top, self.radius) = (share, inset, top, radius)
  }

  /// What it does to a window.
  fileprivate func transform(_ window: CGSize) -> CGAffineTransform {
    let scale = 1 - share * min(1, 2 * inset / max(1, window.width))
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * window.width / 2, ty: share * top)
  }
}

/// What a layer of the window asks of what is below it.
package enum LayerRecessKey: PreferenceKey {
  package static var defaultValue: LayerRecess? { nil }
  package static func reduce(value: inout LayerRecess?, nextValue: () -> LayerRecess?) {
    value = value ?? nextValue()
  }
}

/// Draws what is below a layer as the layer asks for it. Names what it draws for as long as the layer lives.
struct RecessDrawing {
  private let identities: [DisplayIdentity]
  init(host: ViewGraph) { identities = (0..<5).map { _ in host.nextIdentity() } }

  func draw(_ items: [PlacedItem], _ recess: LayerRecess, window: CGSize, ground: ColorComponents)
    -> [PlacedItem]
  {
    func place(_ number: Int, _ content: DisplayContent) -> PlacedItem {
      PlacedItem(offset: .zero, item: DisplayItem(identity: identities[number], content: content))
    }
    let frame = CGRect(origin: .zero, size: window)
    let transform = recess.transform(window)
    let card = Path(roundedRect: frame, cornerRadius: recess.share * recess.radius / max(0.01, transform.a))
    let whole = place(
      1, .group([place(0, .shape(ShapeContent(path: Path(frame), paint: .color(ground))))] + items))
    let clipped = place(2, .effect(.clip(card, FillStyle()), whole))
    return [
      place(3, .shape(ShapeContent(path: Path(frame), paint: .color(.black)))),
      place(4, .effect(.transform(transform), clipped)),
    ]
  }
}
