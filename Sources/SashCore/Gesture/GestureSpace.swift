import Foundation
import SashGraph
import SashInput

/// The space of a view that has a gesture.
package struct GestureSpace {
  private let space: CoordinateSpaceNode
  private let sizeAttribute: WeakAttribute<CGSize>
  private let geometry: WeakAnyAttribute

  init(_ inputs: _GestureInputs) { self.init(inputs.view) }
  package init(_ inputs: _ViewInputs) {
    space = inputs.space
    sizeAttribute = WeakAttribute(inputs.size)
    geometry = WeakAnyAttribute(inputs.geometry.any)
  }

  /// A point of the window as one of `target`, as seen from the view.
  package func point(_ point: CGPoint, in target: CoordinateSpace) -> CGPoint {
    // The view may have gone.
    guard geometry.attribute != nil else { return point }
    let node: CoordinateSpaceNode?
    switch target {
    case .global: node = nil
    case .local: node = space
    case .named(let name): node = space.transform(toNamed: name).1
    }
    guard let node else { return point }
    return node.transform(to: nil).inverse?.apply(to: point) ?? point
  }

  /// In points.
  package var size: CGSize { sizeAttribute.attribute?.untrackedValue ?? .zero }
  /// A point of the view as parts of its size.
  func anchor(_ local: CGPoint) -> UnitPoint {
    let size = size
    return UnitPoint(
      x: size.width > 0 ? local.x / size.width : 0, y: size.height > 0 ? local.y / size.height : 0)
  }
}

/// How far two points are from each other.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

/// Deadlines and clocks are sums of fractions.
let gestureInstant = 1e-6
