import Foundation
import SashGraph
import SashLayout

/// Finds the views of a stack by their ids, for scroll views around it.
final class ContainerTargets: ScrollTargetSource {
  private let children: WeakAttribute<ContainerChildren>
  private let placements: WeakAttribute<[Placement]>
  private let space: CoordinateSpaceNode
  private let isTargetLayout: WeakAttribute<Bool>?

  init(
    children: Attribute<ContainerChildren>, placements: Attribute<[Placement]>, space: CoordinateSpaceNode,
    isTargetLayout: Attribute<Bool>?
  ) {
    self.isTargetLayout = isTargetLayout.map(WeakAttribute.init)
    self.children = WeakAttribute(children)
    self.placements = WeakAttribute(placements)
    self.space = space
  }
  var isAlive: Bool { children.attribute != nil }

  func frame(of id: AnyHashable, in scroll: ScrollState) -> CGRect? {
    guard let children = children.attribute?.untrackedValue.list,
      let index = children.firstIndex(where: { $0.traits.has(id: id) }),
      let places = placements.attribute?.untrackedValue, index < places.count
    else { return nil }
    return scroll.logical(space.transform(to: scroll.contentSpace).apply(to: places[index].frame))
  }

  func alignedFrames(near rect: CGRect, of scroll: ScrollState) -> [CGRect] {
    guard isTargetLayout?.attribute?.untrackedValue == true, let places = placements.attribute?.untrackedValue
    else { return [] }
    let transform = space.transform(to: scroll.contentSpace)
    return places.map { scroll.logical(transform.apply(to: $0.frame)) }.filter { !$0.overlap(rect).isNull }
  }

  func targets(in rect: CGRect, of scroll: ScrollState) -> [(id: AnyHashable, frame: CGRect)] {
    guard let children = children.attribute?.untrackedValue.list,
      let places = placements.attribute?.untrackedValue
    else { return [] }
    let transform = space.transform(to: scroll.contentSpace)
    return zip(children, places).compactMap { child, place in
      guard let id = child.traits.id ?? child.traits.row?.anyID else { return nil }
      let frame = scroll.logical(transform.apply(to: place.frame))
      return !frame.overlap(rect).isNull ? (id, frame) : nil
    }
  }
}

extension ScrollState {
  /// A rectangle of the content with x counted from the leading edge, in points.
  func logical(_ rect: CGRect) -> CGRect {
    let metrics = metrics.untrackedValue
    guard metrics.direction == .rightToLeft else { return rect }
    return CGRect(
      x: metrics.content.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
