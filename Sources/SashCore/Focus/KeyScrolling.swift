import Foundation
import SashDisplay
import SashInput

extension SceneFocus {
  /// Scrolls by a key that nobody had a use for: what is around the focus, or else the largest view that scrolls. True if
  /// something moved.
  ///
  /// - Source: `UIScrollView.allowsKeyboardScrolling`: scroll views answer to keys by default
  func scrollByKey(_ key: KeyEvent) -> Bool {
    // Text that is typed has arrows of its own.
    if let target = target, target.isField, Self.way(of: key)?.isLine == true { return false }
    guard key.modifiers.isSubset(of: .shift), let way = Self.way(of: key) else { return false }
    return scene.graph.withCurrent {
      scrolls(along: way.axis).contains { $0.scroll(by: way) }
    }
  }

  /// How far a key scrolls.
  struct KeyWay {
    enum Step { case line, page, end }
    let axis: Axis
    let step: Step
    let isForward: Bool
    var isLine: Bool { if case .line = step { true } else { false } }
  }

  private static func way(of key: KeyEvent) -> KeyWay? {
    switch key.key {
    case .up: KeyWay(axis: .vertical, step: .line, isForward: false)
    case .down: KeyWay(axis: .vertical, step: .line, isForward: true)
    case .left: KeyWay(axis: .horizontal, step: .line, isForward: false)
    case .right: KeyWay(axis: .horizontal, step: .line, isForward: true)
    case .pageUp: KeyWay(axis: .vertical, step: .page, isForward: false)
    case .pageDown: KeyWay(axis: .vertical, step: .page, isForward: true)
    case .space: KeyWay(axis: .vertical, step: .page, isForward: !key.modifiers.contains(.shift))
    case .home: KeyWay(axis: .vertical, step: .end, isForward: false)
    case .end: KeyWay(axis: .vertical, step: .end, isForward: true)
    default: nil
    }
  }

  /// Those that may scroll, the first before the others.
  private func scrolls(along axis: Axis) -> [ScrollResponder] {
    let target = target.flatMap { scene.responders.id(of: $0) }
    var around: [FocusPlace.Area] = []
    var all: [FocusPlace] = []
    for place in focusPlaces(
      in: frontItem,
      role: { id in
        if id == target { return .stop }
        return scene.responders[id] is ScrollResponder ? .stopArea : .none
      })
    {
      if place.responder == target { around = place.areas } else { all.append(place) }
    }
    let inner = around.compactMap { scene.responders[$0.responder] as? ScrollResponder }
    if !inner.isEmpty { return inner }
    return
      all.sorted { $0.visibleFrame.area > $1.visibleFrame.area }
      .compactMap { scene.responders[$0.responder] as? ScrollResponder }
      .filter { $0.state.currentMetrics?.axes.contains(Axis.Set(axis)) == true }
      .prefix(1).map { $0 }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}

extension ScrollResponder {
  /// In points: three lines of text, about as far as a notch of a wheel.
  private static let line: CGFloat = 60

  fileprivate func scroll(by way: SceneFocus.KeyWay) -> Bool {
    guard let metrics = state.currentMetrics, metrics.axes.contains(Axis.Set(way.axis)) else { return false }
    let seen = metrics.viewport[way.axis] - metrics.inset(way.axis)
    let length: CGFloat =
      switch way.step {
      case .line: Self.line
      // Something of what was seen stays.
      case .page: max(seen - 40, seen / 2)
      case .end: metrics.content[way.axis]
      }
    let moved = way.isForward ? -length : length
    return moveContent(
      by: way.axis == .vertical ? CGSize(width: 0, height: moved) : CGSize(width: moved, height: 0))
  }
}
