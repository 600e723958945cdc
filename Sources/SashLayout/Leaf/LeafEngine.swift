import Foundation
import SashGeometry

/// A view that takes what it is offered, and its ideal length where nothing is offered.
package final class LeafEngine: LayoutEngine {
  /// - Parameter ideal: In points.
  package init(ideal: CGSize = CGSize(width: 10, height: 10)) {
    super.init()
    simple = .greedy(ideal: valid(ideal, for: ProposedViewSize(.zero)))
  }

  /// A view without a layout of its own: 10 points where nothing is offered.
  nonisolated(unsafe) package static let greedy = LeafEngine()

  package override var statedGuides: StatedGuides { [] }
}

/// A view that has one size, whatever it is offered.
package final class FixedLeafEngine: LayoutEngine {
  /// - Parameter size: In points.
  package init(size: CGSize) {
    super.init()
    simple = .fixed(valid(size, for: ProposedViewSize(.zero)))
  }
  package override var statedGuides: StatedGuides { [] }
}

/// A view that takes the largest square in what it is offered, as a circle does.
package final class SquareLeafEngine: MeasuredEngine {
  package override init() {}
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  package override var statedGuides: StatedGuides { [] }
}

/// A view that takes no space and asks for none around it.
package final class EmptyEngine: LayoutEngine {
  package override init() {
    super.init()
    simple = .fixed(.zero)
  }
  package override var statedGuides: StatedGuides { [] }
  package override var spacing: ViewSpacing { .zero }
}
