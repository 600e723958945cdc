import Foundation
import SashGeometry

/// Takes what a stack has left along its axis, after all others; on both axes outside of stacks.
/// - Source: documentation of `Spacer`; its default minimum and priority are those of iOS 17
package final class SpacerEngine: MeasuredEngine {
  private let axis: Axis?
  private let minLength: CGFloat

  /// - Parameters:
  ///   - axis: The axis of the stack around it.
  ///   - minLength: In points; nil is the default spacing.
  package init(axis: Axis?, minLength: CGFloat?) {
    self.axis = axis
    if let minLength, !minLength.isFinite || minLength < 0 {
      LayoutWarning.reportMaking("Invalid minimum length of a Spacer (negative or non-finite): \(minLength).")
      self.minLength = 0
    } else {
      self.minLength = minLength ?? ViewSpacing.defaultLength
    }
  }

  package override var debugName: String { "Spacer" }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ along: Axis) -> CGFloat {
      if let axis, axis != along { return 0 }
      return max(proposal[along] ?? 0, minLength)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  package override var statedGuides: StatedGuides { [] }
  package override var layoutPriority: Double { -.infinity }
  package override var spacing: ViewSpacing {
    // Across the axis it is as if it were not there: what stands beside it has its own distances to what is above.
    switch axis {
    case .horizontal: .zero.only(.horizontal)
    case .vertical: .zero.only(.vertical)
    case nil: .zero
    }
  }
}

/// A line across the axis of its stack.
package final class DividerEngine: MeasuredEngine {
  private let axis: Axis
  private let thickness: CGFloat

  /// - Parameters:
  ///   - axis: The axis of the stack around it; the line runs across.
  ///   - thickness: In points.
  package init(axis: Axis, thickness: CGFloat) {
    self.axis = axis
    self.thickness = thickness
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[axis] = thickness
    return size
  }
  package override var statedGuides: StatedGuides { [] }
}
