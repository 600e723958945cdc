import Foundation

private struct CollapsibleTopKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
  /// By how much what covers the top of a screen becomes lower while its content is scrolled, in points: a large title, a
  /// search field below it.
  package var collapsibleTop: CGFloat {
    get { self[CollapsibleTopKey.self] }
    set { self[CollapsibleTopKey.self] = newValue }
  }
}

extension ScrollMetrics {
  /// How much lower what covers the top has become at an offset, in points.
  func collapse(at offset: CGPoint) -> CGFloat { min(max(offset.y, 0), collapsibleTop) }

  /// What is seen at an offset, less what is covered and kept free, in points of the content's space, x from its leading edge.
  func visibleRect(at offset: CGPoint) -> CGRect {
    let collapse = collapse(at: offset)
    return CGRect(
      x: offset.x, y: offset.y - collapse, width: max(0, viewport.width - insets.horizontal),
      height: max(0, viewport.height - insets.vertical) + collapse)
  }

  /// The vertical offset at which a place of the content, in points from its start, stands at a share of what is seen then.
  ///
  /// What is seen at an offset `o` begins at `o - collapse(at: o)` and ends `visible` below `o`.
  func offset(bringing place: CGFloat, to share: CGFloat, visible: CGFloat) -> CGFloat {
    let wanted = place - visible * share
    if wanted <= 0 || collapsibleTop == 0 { return wanted }
    if share > 0, wanted / share <= collapsibleTop { return wanted / share }
    return wanted + collapsibleTop * (1 - share)
  }
}
