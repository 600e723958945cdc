import Foundation
import SashGeometry

/// Lays children over each other by a guide on each axis.
/// - Source: documentation of `ZStack`; priorities and placing as on iOS 17
package final class ZStackEngine: ContainerEngine {
  private let alignment: Alignment
  /// Only children of this priority make the stack larger.
  private lazy var topPriority = engines.lazy.map(\.layoutPriority).max() ?? 0

  package init(alignment: Alignment, children: [LayoutEngine], direction: LayoutDirection) {
    self.alignment = alignment
    super.init(children: children, direction: direction)
  }

  package override var debugName: String { "ZStack" }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if engines.isEmpty { return .zero }
    var range = AnswerRange.all
    for engine in engines where engine.layoutPriority == topPriority {
      range.formIntersection(engine.answer(proposal).range)
    }
    answersAlike = range
    let (x, y) = extents(proposal)
    return CGSize(width: x.length, height: y.length)
  }

  private func extents(_ proposal: ProposedViewSize) -> (CrossExtent, CrossExtent) {
    var x = CrossExtent()
    var y = CrossExtent()
    for engine in engines where engine.layoutPriority == topPriority {
      let dimensions = engine.dimensions(proposal)
      x.add(length: dimensions.width, guide: dimensions[alignment.horizontal])
      y.add(length: dimensions.height, guide: dimensions[alignment.vertical])
    }
    return (x, y)
  }

  package override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let final = ProposedViewSize(size)
    let (x, y) = extents(final)
    return engines.map { engine in
      let dimensions = engine.dimensions(final)
      return Placement(
        origin: CGPoint(
          x: x.origin(guide: dimensions[alignment.horizontal]),
          y: y.origin(guide: dimensions[alignment.vertical])),
        size: dimensions.size, proposal: final)
    }
  }

  private lazy var mergedSpacing: ViewSpacing = {
    if engines.isEmpty { return .zero }
    return engines.reduce(into: ViewSpacing.undemanding) { $0.formUnion($1.spacing) }
  }()
  package override var spacing: ViewSpacing { mergedSpacing }
}
