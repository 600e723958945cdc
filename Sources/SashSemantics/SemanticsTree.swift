import Foundation
import SashDisplay
import SashGeometry

/// What a receiver of events says about what it receives them for.
package struct ResponderSemantics {
  package enum Kind {
    /// A control: one element with all that is in it.
    case element
    /// Something whose elements are read one after another.
    case container
    /// Says something of the one element in it, and nothing of several.
    case note
  }
  package var properties: SemanticsProperties
  package var kind: Kind
  package init(_ properties: SemanticsProperties, kind: Kind = .element) {
    self.properties = properties
    self.kind = kind
  }
}

/// Makes the trees of one window, one after another. Nothing is done until somebody asks; then only what has changed since
/// is looked at.
package final class SemanticsBuilder {
  private let control: (ResponderID) -> ResponderSemantics?
  private var last: SemanticsFragment?
  private var tree: SemanticsTree?
  /// Whether some view has said that it is one side of a pair.
  private var hasPairs = false
  /// Items that were looked into for the last tree.
  package private(set) var visits = 0

  package init(control: @escaping (ResponderID) -> ResponderSemantics?) { self.control = control }

  package func tree(of root: DisplayItem) -> SemanticsTree {
    var walk = SemanticsWalk(control: control)
    let fragment = walk.fragment(root, last)
    visits = walk.visits
    if fragment === last, let tree { return tree }
    last = fragment
    hasPairs = hasPairs || walk.sawPair
    let nodes = hasPairs ? fragment.nodes.labelled() : fragment.nodes
    let tree = SemanticsTree(nodes: nodes.inOrder, control: control, before: tree)
    self.tree = tree
    return tree
  }
}

/// The elements of a window in the order in which they are read.
package final class SemanticsTree {
  package let elements: [SemanticsElement]

  /// - Parameter before: The last tree, whose elements stay where they are the same.
  init(
    nodes: [PlacedNode], control: @escaping (ResponderID) -> ResponderSemantics?, before: SemanticsTree? = nil
  ) {
    elements = SemanticsElement.elements(
      nodes, in: nil, .identity, .infinite, control, before: before?.elements ?? [])
  }

  /// Every element, containers before what they hold.
  package var all: [SemanticsElement] { elements.flatMap(\.withAll) }
  package func first(where matches: (SemanticsElement) -> Bool) -> SemanticsElement? {
    for element in elements { if let found = element.first(where: matches) { return found } }
    return nil
  }
  /// A line for each element, those in containers further in.
  package var dump: String { elements.map { $0.dump(indent: 0) }.joined() }
}

/// One element of a window: what it is, what it says, where it stands and what it does.
package final class SemanticsElement {
  private let node: SemanticsNode
  private let control: (ResponderID) -> ResponderSemantics?
  private let toWindow: CGAffineTransform
  private let clip: CGRect
  /// The same for a view as long as it is shown.
  package let id: UInt64
  /// In points of the window.
  package let frame: CGRect
  package private(set) weak var parent: SemanticsElement?

  /// - Parameter old: The elements that were there before. Where some came or went, those around them keep their places from
  ///   one of the two ends.
  fileprivate static func elements(
    _ nodes: [PlacedNode], in parent: SemanticsElement?, _ transform: CGAffineTransform, _ clip: CGRect,
    _ control: @escaping (ResponderID) -> ResponderSemantics?, before old: [SemanticsElement]
  ) -> [SemanticsElement] {
    let shift = nodes.count - old.count
    return nodes.enumerated().map { index, placed in
      var known: SemanticsElement?
      // What has no identity of its own is known by its place.
      let isMovable = shift != 0 && placed.node.identity != 0
      for place in isMovable ? [index, index - shift] : [index] where old.indices.contains(place) {
        if old[place].node === placed.node, old[place].stands(as: placed, transform, clip) {
          old[place].parent = parent
          return old[place]
        }
        if old[place].node.identity == placed.node.identity { known = old[place] }
      }
      let element = SemanticsElement(placed, index, in: parent, transform, clip, control)
      element.childrenBefore = known?.loadedChildren ?? []
      return element
    }
  }
  /// Whether it is where a node stands now.
  private func stands(as placed: PlacedNode, _ transform: CGAffineTransform, _ outer: CGRect) -> Bool {
    frame == placed.frame.applying(transform) && clip == Self.clip(placed, transform, outer)
      && toWindow == placed.transform.concatenating(transform)
  }
  private static func clip(_ placed: PlacedNode, _ transform: CGAffineTransform, _ outer: CGRect) -> CGRect {
    let own = placed.clip == .infinite ? placed.clip : placed.clip.applying(transform)
    return own == .infinite ? outer : outer == .infinite ? own : own.intersection(outer)
  }

  private init(
    _ placed: PlacedNode, _ index: Int, in parent: SemanticsElement?, _ transform: CGAffineTransform,
    _ clip: CGRect,
    _ control: @escaping (ResponderID) -> ResponderSemantics?
  ) {
    node = placed.node
    self.control = control
    self.parent = parent
    frame = placed.frame.applying(transform)
    self.clip = Self.clip(placed, transform, clip)
    toWindow = placed.transform.concatenating(transform)
    id =
      node.identity != 0
      ? node.identity : (parent?.id ?? 1) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(index) | 1 << 63
  }

  package var children: [SemanticsElement] {
    if let loadedChildren { return loadedChildren }
    let made = SemanticsElement.elements(
      node.children.inOrder, in: self, toWindow, clip, control, before: childrenBefore)
    (loadedChildren, childrenBefore) = (made, [])
    return made
  }
  private var loadedChildren: [SemanticsElement]?
  /// What was in it in the last tree, until somebody asks for what is.
  private var childrenBefore: [SemanticsElement] = []
  /// What is said of it now: controls are asked each time.
  package var properties: SemanticsProperties {
    guard let id = node.control, let now = control(id) else { return node.properties }
    var properties = node.properties
    properties.isEnabled = now.properties.isEnabled ?? properties.isEnabled
    properties.isFocused = now.properties.isFocused
    properties.place = now.properties.place ?? properties.place
    return properties
  }
  package var isContainer: Bool { node.isContainer }
  package var label: String { node.properties.label ?? "" }
  package var value: String? { node.properties.value ?? node.properties.text?.characters }
  package var identifier: String { node.properties.identifier ?? "" }
  package var isEnabled: Bool { properties.isEnabled ?? true }
  package var traits: SemanticsTraits {
    var traits = node.traits
    if node.properties.headingLevel != nil { traits.insert(.header) }
    return traits
  }
  package var role: SemanticsRole {
    let traits = traits
    if let role = node.properties.role, role != .text, role != .image { return role }
    if traits.contains(.toggle) { return .toggle }
    if traits.contains(.link) { return .link }
    if traits.contains(.button) { return .button }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.header) { return .heading }
    if traits.contains(.tabBar) { return .tabBar }
    if traits.contains(.keyboardKey) { return .key }
    if let role = node.properties.role { return role }
    if traits.contains(.image) { return .image }
    if traits.contains(.staticText) { return .text }
    return node.isContainer ? .group : .other
  }
  /// The part of `frame` that clips around it leave; null if they leave nothing.
  package var visibleFrame: CGRect { clip == .infinite ? frame : frame.intersection(clip) }
  /// Where it is pressed, in points of the window.
  package var activationPoint: CGPoint {
    switch node.properties.activationPoint {
    case nil: CGPoint(x: frame.midX, y: frame.midY)
    case .part(let unit)?:
      CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
    case .points(let point)?: CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    }
  }
  package var actions: [SemanticsAction] { node.properties.actions }
  /// True if the other one says the same of the same view, in the same place.
  package func isSame(as other: SemanticsElement) -> Bool {
    node === other.node && frame == other.frame && clip == other.clip
  }

  /// Does what the element does; false if it does no such thing, or cannot now.
  @discardableResult package func perform(_ kind: SemanticsAction.Kind) -> Bool {
    guard let action = actions.first(where: { $0.kind == kind }), isEnabled else { return false }
    action.perform(activationPoint)
    return true
  }

  /// Has the views that scroll around it move it to where it can be seen; false if it still cannot.
  @discardableResult package func reveal() -> Bool {
    var place = frame
    var area = parent
    while let outer = area {
      if let scroll = outer.properties.scroll {
        let seen = outer.visibleFrame
        let way = CGSize(
          width: place.shift(into: seen, along: .horizontal),
          height: place.shift(into: seen, along: .vertical))
        if way != .zero, scroll.moveContent(by: way) { place = place.offsetBy(dx: way.width, dy: way.height) }
      }
      area = outer.parent
    }
    return place != frame || !visibleFrame.isEmpty
  }

  package func first(where matches: (SemanticsElement) -> Bool) -> SemanticsElement? {
    if matches(self) { return self }
    for child in children { if let found = child.first(where: matches) { return found } }
    return nil
  }
  /// It and everything in it.
  package var withAll: [SemanticsElement] { [self] + children.flatMap(\.withAll) }

  fileprivate func dump(indent: Int) -> String {
    String(repeating: "  ", count: indent) + description + "\n"
      + children.map { $0.dump(indent: indent + 1) }.joined()
  }
}

extension CGRect {
  /// The way that brings its middle to that of a frame along an axis, unless all of it is in it: what lies at an edge is
  /// often under a bar. Its beginning, if it is longer.
  fileprivate func shift(into frame: CGRect, along axis: Axis) -> CGFloat {
    if frame.isNull { return 0 }
    let (start, end) = axis == .horizontal ? (minX, maxX) : (minY, maxY)
    let (first, last) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    if end - start > last - first { return first - start }
    return start < first || end > last ? (first + last - start - end) / 2 : 0
  }
}

extension SemanticsElement: CustomStringConvertible {
  /// What a person would hear, and how tests would find it.
  package var description: String {
    var words = [role.rawValue]
    if !label.isEmpty { words.append("\"\(label)\"") }
    if let value, !value.isEmpty { words.append("= \"\(value)\"") }
    if let hint = node.properties.hint { words.append("(\(hint))") }
    if !identifier.isEmpty { words.append("#\(identifier)") }
    if traits.contains(.selected) { words.append("selected") }
    if traits.contains(.header), role != .heading { words.append("header") }
    if traits.contains(.modal) { words.append("modal") }
    if !isEnabled { words.append("disabled") }
    return words.joined(separator: " ")
  }
}
