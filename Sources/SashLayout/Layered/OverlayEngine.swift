import Foundation
import SashGeometry

/// One view with another before or behind it that is offered its size and never changes it.
/// - Source: documentation of `overlay(alignment:content:)`
package final class OverlayEngine: ContainerEngine {
  private let alignment: Alignment
  private var primary: LayoutEngine { engines[0] }

  package init(
    primary: LayoutEngine, secondary: LayoutEngine, alignment: Alignment, direction: LayoutDirection
  ) {
    self.alignment = alignment
    super.init(children: [primary, secondary], direction: direction)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let answer = primary.answer(proposal)
    answersAlike = answer.range
    return answer.size
  }

  /// The primary, then the secondary.
  package override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let first = primary.dimensions(proposal)
    let offer = ProposedViewSize(first.size)
    let second = engines[1].dimensions(offer)
    func origin(_ key: AlignmentKey) -> CGFloat {
      let origin = first[key] - second[key]
      return origin.isFinite ? origin : 0
    }
    return [
      Placement(origin: .zero, size: first.size, proposal: proposal),
      Placement(
        origin: CGPoint(x: origin(alignment.horizontal.key), y: origin(alignment.vertical.key)),
        size: second.size, proposal: offer),
    ]
  }

  package override var statedGuides: StatedGuides { primary.statedGuides }
  package override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    primary.guide(key, in: size, proposal: proposal)
  }
  package override var spacing: ViewSpacing { primary.spacing }
  package override var layoutPriority: Double { primary.layoutPriority }
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { primary.layoutValue(key) }
}
