import Foundation
import SashGraph
import SashLayout

/// What is seen of one view in a scroll view, for views that make only what is seen. In points from their start.
package struct ScrollSight {
  /// What is seen now.
  package let visible: Attribute<LazyInterval>
  /// What is seen and some more, so that most steps of scrolling ask for nothing.
  package let needed: Attribute<LazyInterval>

  package init(of space: CoordinateSpaceNode, size: Attribute<CGSize>, in scroll: ScrollState) {
    visible = Attribute(rule: LazyVisibleRule(axis: .vertical, scroll: scroll, space: space, size: size))
    needed = Attribute(rule: LazyNeedRule(visible: visible))
  }
}

extension ScrollState {
  /// Scrolls at once by no more than what brings a rectangle of the content into sight, after what has been changed has been
  /// laid out. Points of the content.
  package func reveal(_ rect: @escaping () -> CGRect?) {
    afterLayout(of: Transaction()) { [self] in
      guard let rect = use(nil, rect), let metrics = currentMetrics else { return }
      jump(to: metrics.offset(showing: rect, anchor: nil, from: metrics.clamped(offset)))
    }
  }
}
