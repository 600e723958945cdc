import Foundation
import SashGraph
import SashInput
import SashLayout

/// The bar that shows the place of a scroll view along an axis, in points in the space of the scroll view.
struct ScrollBar {
  var frame: CGRect
  /// How far it can go.
  var slack: CGFloat
}

/// A bar that is held.
struct ScrollBarGrip {
  let axis: Axis
  /// Where the pointer took it.
  let place: CGPoint
  /// How far content was scrolled then.
  let offset: CGFloat
  /// Points of content for each point that the bar goes.
  let factor: CGFloat
}

extension ScrollState {
  /// Points beside a bar at which a mouse and a finger find it.
  private static let reach: (mouse: CGFloat, touch: CGFloat) = (6, 20)

  /// The bar at a place, of those that are seen.
  func bar(at local: CGPoint, isTouch: Bool) -> Axis? {
    guard settings().isEnabled, use(0, { indicators.untrackedValue }) > 0.3 else { return nil }
    let reach = isTouch ? ScrollState.reach.touch : ScrollState.reach.mouse
    return Axis.allCases.first { axis in
      findBar(axis).map { $0.slack > 0 && $0.frame.insetBy(dx: -reach, dy: -reach).contains(local) } ?? false
    }
  }

  /// Takes hold of a bar; false if it cannot be moved.
  func holdBar(_ axis: Axis, at place: CGPoint) -> Bool {
    guard let bar = findBar(axis), bar.slack > 0, let metrics = currentMetrics else { return false }
    stop()
    let isMirrored = axis == .horizontal && metrics.direction == .rightToLeft
    barGrip = ScrollBarGrip(
      axis: axis, place: place, offset: metrics.clamped(offset)[axis],
      factor: metrics.range(axis).upperBound / bar.slack * (isMirrored ? -1 : 1))
    change(to: .interacting)
    showWidened()
    return true
  }
  func moveBar(to place: CGPoint) {
    guard let grip = barGrip, let metrics = currentMetrics else { return }
    var goal = offset
    goal[grip.axis] = grip.offset + (place[grip.axis] - grip.place[grip.axis]) * grip.factor
    set(metrics.clamped(goal))
    showIndicators()
    userScrolled()
  }
  func letGoOfBar() {
    guard barGrip != nil else { return }
    barGrip = nil
    change(to: .idle)
    showWidened()
  }

  /// A pointer hovers at a place in the scroll view; nil if it has gone. Near an edge it brings up the bar.
  func hover(at local: CGPoint?) {
    let axis = local.flatMap { local in
      Axis.allCases.first { axis in
        guard let bar = findBar(axis), bar.slack > 0 else { return false }
        return abs(local[axis.other] - (bar.frame.origin[axis.other] + bar.frame.size[axis.other] / 2)) < 9
      }
    }
    guard axis != hoveredBar else { return }
    hoveredBar = axis
    showWidened()
  }

  private func showWidened() {
    let axes = [hoveredBar, barGrip?.axis].compactMap { $0 }.reduce(into: Axis.Set()) {
      $0.insert(Axis.Set($1))
    }
    use(()) { if widenedBars.setValue(axes) { host.requestFrame() } }
    showIndicators()
  }
}
