import Foundation
import SashDisplay
import SashGeometry

/// One element before it is known where in the window it stands: immutable, and kept as long as what it was made of is shown.
final class SemanticsNode {
  /// The identity of the view; zero where the view has none of its own.
  let identity: UInt64
  let properties: SemanticsProperties
  /// Who says more about it whenever it is asked: what does not show cannot change a display list.
  let control: ResponderID?
  /// In its own space.
  let children: [PlacedNode]
  let isContainer: Bool

  init(
    identity: DisplayIdentity, properties: SemanticsProperties, control: ResponderID? = nil,
    children: [PlacedNode] = [], isContainer: Bool = false
  ) {
    self.identity = identity.rawValue
    self.properties = properties
    self.control = control
    self.children = children
    self.isContainer = isContainer
  }

  /// The element with what is said around it.
  func overlaid(by outer: SemanticsProperties) -> SemanticsNode {
    SemanticsNode(
      identity: DisplayIdentity(rawValue: identity), properties: properties.overlaid(by: outer),
      control: control, children: children, isContainer: isContainer)
  }

  /// The element of which a control says more.
  func noted(by id: ResponderID, _ said: SemanticsProperties) -> SemanticsNode {
    SemanticsNode(
      identity: DisplayIdentity(rawValue: identity), properties: properties.overlaid(by: said), control: id,
      children: children, isContainer: isContainer)
  }

  func with(_ properties: SemanticsProperties, _ children: [PlacedNode]) -> SemanticsNode {
    SemanticsNode(
      identity: DisplayIdentity(rawValue: identity), properties: properties, control: control,
      children: children, isContainer: isContainer)
  }

  var traits: SemanticsTraits { properties.added.subtracting(properties.removed) }
  var isModal: Bool { traits.contains(.modal) }
  /// Whether it only says something.
  var isStill: Bool {
    !isContainer && control == nil && properties.actions.isEmpty && properties.text == nil
      && properties.range == nil && (properties.role == .text || properties.role == .image)
      && traits.isSubset(of: [.staticText, .image])
  }
}

/// A node where it stands.
struct PlacedNode {
  let node: SemanticsNode
  /// In points, in the space that it is placed in.
  var frame: CGRect
  /// What clips leave of everything.
  var clip = CGRect.infinite
  /// From the node's own space.
  var transform = CGAffineTransform.identity

  init(_ node: SemanticsNode, frame: CGRect) {
    self.node = node
    self.frame = frame
  }
  init(_ node: SemanticsNode, like other: PlacedNode) {
    self.node = node
    (frame, clip, transform) = (other.frame, other.clip, other.transform)
  }

  func moved(by offset: CGPoint) -> PlacedNode {
    if offset == .zero { return self }
    var moved = self
    moved.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    if clip != .infinite { moved.clip = clip.offsetBy(dx: offset.x, dy: offset.y) }
    moved.transform.tx += offset.x
    moved.transform.ty += offset.y
    return moved
  }
  func transformed(by outer: CGAffineTransform) -> PlacedNode {
    var moved = self
    moved.frame = frame.applying(outer)
    if clip != .infinite { moved.clip = clip.applying(outer) }
    moved.transform = transform.concatenating(outer)
    return moved
  }
  func clipped(to path: CGRect) -> PlacedNode {
    var clipped = self
    clipped.clip = clip == .infinite ? path : clip.intersection(path)
    return clipped
  }
}

extension [PlacedNode] {
  /// What an assistive technology meets in a container: nothing that lies below something modal, and what is asked to come
  /// first before the rest.
  ///
  /// - Source: `accessibilitySortPriority(_:)`: higher numbers first, equal ones in their order; `isModal`: siblings are left
  ///   alone.
  var inOrder: [PlacedNode] {
    var list = self
    if let modal = list.lastIndex(where: { $0.node.isModal }) { list.removeSubrange(..<modal) }
    guard list.contains(where: { $0.node.properties.sortPriority ?? 0 != 0 }) else { return list }
    return list.enumerated().sorted {
      let (a, b) = (
        $0.element.node.properties.sortPriority ?? 0, $1.element.node.properties.sortPriority ?? 0
      )
      return a != b ? a > b : $0.offset < $1.offset
    }.map(\.element)
  }

  /// The elements that are no containers, in their order.
  var leaves: [SemanticsNode] {
    flatMap { $0.node.isContainer ? $0.node.children.inOrder.leaves : [$0.node] }
  }
}
