import Foundation
import SashGraph
import SashLayout

/// A space, parts of which something covers: the window under the bars of the device, a view under an inset.
package struct CoveredArea: Equatable {
  /// In points.
  package var size: CGSize
  /// How much is covered at each edge. Left and right are those of the screen: leading is left.
  package var insets: EdgeInsets
  package init(size: CGSize, insets: EdgeInsets) {
    self.size = size
    self.insets = insets
  }
  package var safeRect: CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
  }
}

/// One covered area around a view; those further out follow.
package final class SafeAreaNode {
  package let parent: SafeAreaNode?
  /// The space that the area is the whole of; nil is the window.
  package let space: CoordinateSpaceNode?
  package let area: Attribute<CoveredArea>
  /// What covers it.
  package let regions: SafeAreaRegions

  package init(
    parent: SafeAreaNode?, space: CoordinateSpaceNode?, area: Attribute<CoveredArea>,
    regions: SafeAreaRegions = .container
  ) {
    self.parent = parent
    self.space = space
    self.area = area
    self.regions = regions
  }
}

/// What a keyboard covers of the window above what covers its lower edge anyway.
struct KeyboardAreaRule: Rule {
  let window: Attribute<CoveredArea>
  let height: Attribute<CGFloat>
  func compute() -> CoveredArea {
    let (window, height) = (window.value, height.value)
    let size = CGSize(width: window.size.width, height: max(0, window.size.height - window.insets.bottom))
    return CoveredArea(
      size: size,
      insets: EdgeInsets(
        top: 0, leading: 0, bottom: min(max(0, height - window.insets.bottom), size.height), trailing: 0))
  }
}

/// The window and all that covers it.
struct UncoveredAreaRule: Rule {
  let window: Attribute<CoveredArea>
  let keyboard: Attribute<CoveredArea>
  func compute() -> CoveredArea {
    var area = window.value
    area.insets.bottom += keyboard.value.insets.bottom
    return area
  }
}

extension SafeAreaNode {
  /// How far a view of `size` points at `space` could grow under what covers the areas around it: zero on an edge that
  /// does not touch the safe part. Read in a rule; leading is left.
  ///
  /// - Source: the extension is decided by geometry alone, within half a pixel, and not through a turned space.
  package func reach(
    of size: CGSize, at space: CoordinateSpaceNode, regions: SafeAreaRegions = .all, tolerance: CGFloat
  ) -> EdgeInsets {
    let bounds = CGRect(origin: .zero, size: size)
    var grown = bounds
    var node: SafeAreaNode? = self
    while let next = node {
      node = next.parent
      let area = next.area.value
      if area.insets == EdgeInsets() || regions.isDisjoint(with: next.regions) { continue }
      let transform = space.transform(to: next.space)
      guard transform.keepsRectangles, let inverse = transform.inverse else { break }
      let frame = transform.apply(to: grown)
      let (safe, insets) = (area.safeRect, area.insets)
      let left = abs(frame.minX - safe.minX) <= tolerance ? insets.leading : 0
      let right = abs(frame.maxX - safe.maxX) <= tolerance ? insets.trailing : 0
      let top = abs(frame.minY - safe.minY) <= tolerance ? insets.top : 0
      let bottom = abs(frame.maxY - safe.maxY) <= tolerance ? insets.bottom : 0
      if left == 0, right == 0, top == 0, bottom == 0 { continue }
      grown = inverse.apply(
        to: CGRect(
          x: frame.minX - left, y: frame.minY - top, width: frame.width + left + right,
          height: frame.height + top + bottom))
    }
    return EdgeInsets(
      top: bounds.minY - grown.minY, leading: bounds.minX - grown.minX, bottom: grown.maxY - bounds.maxY,
      trailing: grown.maxX - bounds.maxX)
  }
}

extension SafeAreaNode {
  /// How much of a view of `size` points at `space` is covered by what covers the areas around it. Read in a rule; leading
  /// is left.
  package func cover(of size: CGSize, at space: CoordinateSpaceNode, regions: SafeAreaRegions) -> EdgeInsets {
    let bounds = CGRect(origin: .zero, size: size)
    var free = bounds
    var node: SafeAreaNode? = self
    while let next = node {
      node = next.parent
      if regions.isDisjoint(with: next.regions) { continue }
      let area = next.area.value
      if area.insets == EdgeInsets() { continue }
      let transform = space.transform(to: next.space)
      guard transform.keepsRectangles, let inverse = transform.inverse else { break }
      let (frame, safe) = (transform.apply(to: free), area.safeRect)
      func part(_ position: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        min(max(position, low), high)
      }
      // What lies beside the area altogether has no free part; it stays at the edge that is nearest.
      let left = part(frame.minX, safe.minX, safe.maxX)
      let right = part(frame.maxX, safe.minX, safe.maxX)
      let top = part(frame.minY, safe.minY, safe.maxY)
      let bottom = part(frame.maxY, safe.minY, safe.maxY)
      free = inverse.apply(to: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }
    return EdgeInsets(
      top: min(max(0, free.minY - bounds.minY), size.height),
      leading: min(max(0, free.minX - bounds.minX), size.width),
      bottom: min(max(0, bounds.maxY - free.maxY), size.height),
      trailing: min(max(0, bounds.maxX - free.maxX), size.width))
  }
}

/// For content whose parts hear from somebody else what covers them: none of the areas around it counts in it.
package nonisolated struct UncoveredModifier: UnaryModifier {
  package init() {}
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    inputs.safeArea = SafeAreaNode(parent: nil, space: nil, area: inputs.host.area.safe, regions: [])
    return body(_Graph(), inputs)
  }
}

/// For content of which nothing but the keyboard covers parts, as far as that lies over the content itself.
package nonisolated struct KeyboardCoveredModifier: UnaryModifier {
  package init() {}
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    let window = SafeAreaNode(
      parent: nil, space: nil, area: inputs.host.area.keyboard, regions: .keyboard)
    inputs.safeArea = SafeAreaNode(
      parent: nil, space: inputs.space,
      area: Attribute(rule: OwnKeyboardRule(size: inputs.size, space: inputs.space, window: window)),
      regions: .keyboard)
    return body(_Graph(), inputs)
  }
}

private struct OwnKeyboardRule: Rule {
  let size: Attribute<CGSize>
  let space: CoordinateSpaceNode
  let window: SafeAreaNode
  func compute() -> CoveredArea {
    let size = size.value
    return CoveredArea(size: size, insets: window.cover(of: size, at: space, regions: .keyboard))
  }
}

extension EdgeInsets {
  /// The same with leading and trailing exchanged where lines run to the left.
  package func mirrored(_ direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight
      ? self : EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
  /// The lengths of some edges, zero on the others.
  package func keeping(_ edges: Edge.Set) -> EdgeInsets {
    var result = self
    for edge in Edge.allCases where !edges.contains(Edge.Set(edge)) { result[edge] = 0 }
    return result
  }
}
