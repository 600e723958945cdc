import Foundation
import SashGraph
import SashLayout

/// Makes what frames relative to a container follow, in points, for a container that is laid out together with what is
/// in it.
///
/// How large the container is may follow from its content, so within an evaluation the content sees what the last one
/// came to, at first the size of the container around it. What the container has become is taken over after the
/// evaluation, and all is laid out again before anything is shown.
///
/// - Parameter size: How large the container is without its safe area; called in a rule.
package func makeContainerSize(inputs: _ViewInputs, _ size: @escaping () -> CGSize) -> Attribute<CGSize> {
  let result = Attribute(input: inputs.container.untrackedValue)
  inputs.host.addObserver(
    Attribute(
      rule: ContainerSizeRule(
        size: size, result: WeakAttribute(result), host: inputs.host, place: inputs.base.placeInWords)),
    inputs.base)
  return result
}

private struct ContainerSizeRule: Rule {
  let size: () -> CGSize
  let result: WeakAttribute<CGSize>
  unowned(unsafe) let host: ViewGraph
  let place: String
  private var frame: UInt64 = .max
  private var changes = 0

  /// How often a container may change within a frame: one that goes on grows with what follows it.
  private static let limit = 4

  init(size: @escaping () -> CGSize, result: WeakAttribute<CGSize>, host: ViewGraph, place: String) {
    self.place = place
    self.size = size
    self.result = result
    self.host = host
  }

  mutating func compute() -> Int {
    let new = size()
    guard new.width.isFinite, new.height.isFinite, let known = result.attribute?.untrackedValue, known != new
    else { return 0 }
    if frame != host.frameNumber { (frame, changes) = (host.frameNumber, 0) }
    changes += 1
    guard changes <= ContainerSizeRule.limit else {
      // Without a view that is relative to it, the container follows something else.
      guard result.attribute?.any.hasReaders == true else { return 0 }
      runtimeWarning(
        "A container follows the size of a view whose containerRelativeFrame follows the container. "
          + "Give the container a frame, or make the view relative only along the axis that scrolls.\(place)")
      return 0
    }
    host.enqueue { [result, unowned(unsafe) host] in
      host.graph.withCurrent { if result.attribute?.setValue(new) == true { host.requestFrame() } }
    }
    return 0
  }
}

extension ScrollState {
  /// What is seen of the content without what is kept free around it. Across the axes that scroll it is what the scroll
  /// view is offered, since there it is as large as its content. Read in a rule.
  func containerSize(margins: EdgeInsets, size: CGSize, proposal: ProposedViewSize) -> CGSize {
    let metrics = metrics.value
    var result = CGSize.zero
    for axis in Axis.allCases {
      if metrics.axes.contains(Axis.Set(axis)) {
        result[axis] = max(0, metrics.viewport[axis] - metrics.inset(axis))
        continue
      }
      var length = size[axis]
      if let offered = proposal[axis], offered.isFinite {
        if length > offered + 0.5, relativeAxes.contains(Axis.Set(axis)) { warnOfOverflow(axis) }
        length = offered
      }
      result[axis] = max(0, length - (axis == .horizontal ? margins.horizontal : margins.vertical))
    }
    return result
  }

  private func warnOfOverflow(_ axis: Axis) {
    runtimeWarning(
      "Views whose containerRelativeFrame follows a scroll view are together \(axis == .horizontal ? "wider" : "higher") "
        + "than it may be, along an axis that it does not scroll.")
  }
}
