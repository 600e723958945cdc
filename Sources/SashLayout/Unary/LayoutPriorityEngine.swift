import Foundation
import SashGeometry

/// Says when the stack around a view serves it.
package final class LayoutPriorityEngine: UnaryEngine {
  private let priority: Double

  package init(priority: Double, child: LayoutEngine) {
    if priority.isNaN { LayoutWarning.reportMaking("A layout priority is not a number; it counts as 0.") }
    self.priority = priority.isNaN ? 0 : priority
    super.init(child: child)
  }

  package override var debugName: String { "layoutPriority" }
  package override var layoutPriority: Double { priority }
}

/// Hands a value to the layout around a view.
package final class LayoutValueEngine<Key: LayoutValueKey>: UnaryEngine {
  private let value: Key.Value

  package init(key: Key.Type, value: Key.Value, child: LayoutEngine) {
    self.value = value
    super.init(child: child)
  }
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if key == Key.self, let value = value as? K.Value { return value }
    return child.layoutValue(key)
  }
  package override var layoutPriority: Double { child.layoutPriority }
}

/// States one guide of a view, by a closure that sees the other guides.
/// - Source: documentation of `alignmentGuide(_:computeValue:)`
package final class AlignmentGuideEngine: UnaryEngine {
  private let key: AlignmentKey
  private let value: (ViewDimensions) -> CGFloat

  /// - Parameter value: Points from the leading or top edge.
  package init(key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat, child: LayoutEngine) {
    self.key = key
    self.value = value
    super.init(child: child)
  }

  package override var debugName: String { "alignmentGuide" }

  package override var statedGuides: StatedGuides { super.statedGuides.union(StatedGuides(key)) }
  package override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == self.key else { return child.guide(key, in: size, proposal: proposal) }
    return value(ViewDimensions(engine: child, size: size, proposal: proposal))
  }
  package override var layoutPriority: Double { child.layoutPriority }
}
