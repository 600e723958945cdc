import Foundation
import SashGraph
import SashInput

/// Scrolls on while a pointer that drags something rests at an edge of what scrolls, or beyond it.
///
/// - Source: text views of the Mac and of iOS; the further beyond the edge, the faster
package final class EdgeScroll {
  /// The innermost first.
  private let scrolls: [ScrollState]
  private let life: SceneLife
  private var cancel: (() -> Void)?
  private var location = CGPoint.zero
  /// - Source: a frame of the host is a sixtieth of a second.
  private static let interval = 1.0 / 60
  /// Points that a frame moves at least and at most.
  private static let pace: ClosedRange<CGFloat> = 2...16

  package init(_ scrolls: [ScrollState], in host: ViewGraph) {
    self.scrolls = scrolls
    life = host.life
  }
  deinit { cancel?() }

  /// The pointer is at a place of the window.
  ///
  /// - Parameter margin: How far within an edge it begins, in points: fingers do not reach beyond the screen.
  /// - Parameter movesItself: Whether what is dragged moves what is seen there without being scrolled, as a field of one line.
  /// - Parameter follow: Has what is dragged come to the pointer, at a place of the window, after each step. True if that has
  ///   moved by itself what is seen, so that there may be more.
  package func moved(
    to location: CGPoint, margin: CGFloat, movesItself: @escaping (CGPoint) -> Bool,
    follow: @escaping (CGPoint) -> Bool
  ) {
    self.location = location
    guard cancel == nil, movesItself(location) || scrolls.contains(where: { isAtEdge(of: $0, margin) }) else {
      return
    }
    wait(margin, movesItself, follow)
  }
  private func isAtEdge(of scroll: ScrollState, _ margin: CGFloat) -> Bool {
    scroll.way(toward: location, margin: margin, pace: Self.pace) != .zero
  }
  package func stop() {
    cancel?()
    cancel = nil
  }

  private func wait(
    _ margin: CGFloat, _ movesItself: @escaping (CGPoint) -> Bool, _ follow: @escaping (CGPoint) -> Bool
  ) {
    cancel = life.graph?.schedule(after: Self.interval) { [weak self] in
      guard let self else { return }
      cancel = nil
      // Each of them asks to be called.
      let isScrolled = scrolls.contains { $0.step(toward: self.location, margin: margin, pace: Self.pace) }
      guard isScrolled || movesItself(location) else { return }
      let goesOn = follow(location)
      // What is dragged may have ended meanwhile.
      if cancel == nil, isScrolled || goesOn { wait(margin, movesItself, follow) }
    }
  }
}

extension ScrollState {
  /// Scrolls a little toward a place of the window that is beyond the edges, or near them. False if there is nothing more.
  fileprivate func step(toward place: CGPoint, margin: CGFloat, pace: ClosedRange<CGFloat>) -> Bool {
    let delta = way(toward: place, margin: margin, pace: pace)
    return delta != .zero && moveContent(by: delta)
  }
  /// How far a step goes; nothing where the place is not at an edge.
  fileprivate func way(toward place: CGPoint, margin: CGFloat, pace: ClosedRange<CGFloat>) -> CGSize {
    guard let frame = frameInWindow, let axes = currentMetrics?.axes else { return .zero }
    func way(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let margin = min(margin, (high - low) / 4)
      let beyond = place < low + margin ? place - low - margin : max(0, place - high + margin)
      return beyond == 0
        ? 0 : min(max(abs(beyond) / 4, pace.lowerBound), pace.upperBound) * (beyond < 0 ? 1 : -1)
    }
    return CGSize(
      width: axes.contains(.horizontal) ? way(place.x, frame.minX, frame.maxX) : 0,
      height: axes.contains(.vertical) ? way(place.y, frame.minY, frame.maxY) : 0)
  }
  /// What is seen, in points of the window.
  private var frameInWindow: CGRect? {
    use(nil) { contentSpace.parent.map { $0.transform(to: nil).apply(to: area.untrackedValue) } }
  }
}
