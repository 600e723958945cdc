import Foundation
import SashGeometry

/// Answers for a lazy container, of which the container itself knows how long it is.
///
/// - Source: lazy stacks take the length offered across their axis, unlike stacks (hackingwithswift.com, lazy stacks)
package final class LazyEngine: MeasuredEngine {
  private let axis: Axis
  private let answer: (CGFloat?) -> (length: CGFloat, breadth: CGFloat)

  /// - Parameter answer: How long it is and how far it reaches across the axis, in points, from what is offered there.
  package init(axis: Axis, answer: @escaping (CGFloat?) -> (length: CGFloat, breadth: CGFloat)) {
    self.axis = axis
    self.answer = answer
  }
  package override var debugName: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let answer = answer(proposal[axis.other])
    var size = CGSize.zero
    size[axis] = answer.length
    size[axis.other] = answer.breadth
    return size
  }
  package override var statedGuides: StatedGuides { [] }
}
