import Foundation
import SashGeometry

/// A view that takes what it is offered, and its ideal length where nothing is offered.
package class LeafEngine: LayoutEngine {
  /// In points.
  package final let ideal: CGSize

  package init(ideal: CGSize = CGSize(width: 10, height: 10)) {
    self.ideal = ideal
    super.init()
    if ideal.width >= 0, ideal.height >= 0 { simple = .greedy(ideal: ideal) }
  }

  /// A view without a layout of its own: 10 points where nothing is offered.
  nonisolated(unsafe) package static let greedy = LeafEngine()

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }
  package override var guideAxes: Axis.Set { [] }
}

/// A view that has one size, whatever it is offered.
package final class FixedLeafEngine: LayoutEngine {
  /// In points.
  package let size: CGSize
  package init(size: CGSize) {
    self.size = size
    super.init()
    if size.width >= 0, size.height >= 0 { simple = .fixed(size) }
  }
  package override func measure(_ proposal: ProposedViewSize) -> CGSize { size }
  package override var guideAxes: Axis.Set { [] }
}

/// A view that takes the largest square in what it is offered, as a circle does.
package final class SquareLeafEngine: LayoutEngine {
  package override init() {}
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  package override var guideAxes: Axis.Set { [] }
}

/// A view that takes no space and asks for none around it.
package final class EmptyEngine: LayoutEngine {
  package override init() {
    super.init()
    simple = .fixed(.zero)
  }
  package override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  package override var guideAxes: Axis.Set { [] }
  package override var spacing: ViewSpacing { .zero }
}
