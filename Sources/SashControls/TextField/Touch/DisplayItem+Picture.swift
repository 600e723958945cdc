import Foundation
import SashDisplay
import SashGeometry

extension DisplayItem {
  /// What of it touches a rectangle, in points of its own space, as a picture: nobody finds a text or a receiver of events in
  /// it.
  ///
  /// What a material shows through cannot be seen from elsewhere; it is a colour here.
  ///
  /// - Parameter isLeftOut: For receivers of events that are not in the picture, with what is in them.
  /// - Complexity: O(items that touch it and their children)
  func picture(of area: CGRect, without isLeftOut: (ResponderID) -> Bool) -> [PlacedItem] {
    guard bounds.intersects(area) else { return [] }
    switch content {
    case .group(let children):
      let items = children.flatMap { $0.picture(of: area, without: isLeftOut) }
      return items.isEmpty ? [] : [.only(.group(items))]
    case .shape, .image: return [.only(content)]
    case .text(var text):
      text.isLeaving = true
      return [.only(.text(text))]
    case .responder(let id, _, let child):
      return isLeftOut(id) ? [] : child.picture(of: area, without: isLeftOut)
    case .effect(.semantics, let child), .effect(.allowsHitTesting, let child):
      return child.picture(of: area, without: isLeftOut)
    case .effect(.backdrop(let backdrop), let child):
      let shape = child.picture(of: .infinite, without: isLeftOut)
      let tint = ShapeContent(path: Path(bounds), paint: .color(backdrop.tint))
      return [.only(.effect(.mask(.only(.group(shape))), .only(.shape(tint))))]
    case .effect(let effect, let child):
      let items = child.picture(of: effect.staysInPlace ? area : .infinite, without: isLeftOut)
      return items.isEmpty ? [] : [.only(.effect(effect, .only(.group(items))))]
    }
  }
}

extension PlacedItem {
  fileprivate func picture(of area: CGRect, without isLeftOut: (ResponderID) -> Bool) -> [PlacedItem] {
    let items = item.picture(of: area.offsetBy(dx: -offset.x, dy: -offset.y), without: isLeftOut)
    return items.map {
      PlacedItem(offset: CGPoint(x: $0.offset.x + offset.x, y: $0.offset.y + offset.y), item: $0.item)
    }
  }
}

extension DisplayEffect {
  /// Whether each point of the child is drawn where it stands, and by itself.
  fileprivate var staysInPlace: Bool {
    switch self {
    case .opacity, .clip, .colorMatrix, .blend, .compositingGroup: true
    default: false
    }
  }
}
