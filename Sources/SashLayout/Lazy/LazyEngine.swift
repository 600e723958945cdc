import Foundation
import SashGeometry

/// Answers for a lazy container, of which the container itself knows how long it is.
///
/// - Source: lazy stacks take the length offered across their axis, unlike stacks (hackingwithswift.com, lazy stacks)
package final class LazyEngine: MeasuredEngine {
  private let axis: Axis
  private let length: CGFloat
  private let breadth: (CGFloat?) -> CGFloat

  /// - Parameters:
  ///   - length: Along the axis, in points.
  ///   - breadth: Across the axis, in points, from what is offered there.
  package init(axis: Axis, length: CGFloat, breadth: @escaping (CGFloat?) -> CGFloat) {
    self.axis = axis
    self.length = length
    self.breadth = breadth
  }
  package override var debugName: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    size[axis] = length
    size[axis.other] = breadth(proposal[axis.other])
    return size
  }
  package override var statedGuides: StatedGuides { [] }
}
