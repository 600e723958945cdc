import Foundation
import SashCore
import SashInput

/// Those that have to fail before a recognizer is recognised. They are not kept.
@MainActor final class Requirements {
  private struct Weak { weak var recognizer: UIGestureRecognizer? }
  private var all: [Weak] = []
  nonisolated init() {}
  func add(_ recognizer: UIGestureRecognizer) { all.append(Weak(recognizer: recognizer)) }
  func contains(_ recognizer: UIGestureRecognizer) -> Bool { all.contains { $0.recognizer === recognizer } }
  /// Whether one of them may still be recognised.
  var areAwaited: Bool { all.contains { $0.recognizer?.isAwaited == true } }
}

/// Decides which of the recognizers that follow the same fingers are recognised.
///
/// - Source: facts on UIKit, U389: the first that is recognised excludes the others on its touch, unless a delegate allows
///   both. The documentation of `require(toFail:)` and of `UIGestureRecognizerDelegate`: who waits for whom.
@MainActor enum RecognizerArena {
  private struct Weak { weak var recognizer: UIGestureRecognizer? }
  /// Those that follow fingers, or wait for another one.
  private static var live: [Weak] = []

  static func add(_ recognizer: UIGestureRecognizer) {
    live.removeAll { $0.recognizer == nil }
    if !live.contains(where: { $0.recognizer === recognizer }) { live.append(Weak(recognizer: recognizer)) }
  }
  static func remove(_ recognizer: UIGestureRecognizer) {
    live.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
    releaseWaiting()
  }
  /// The others with one of the fingers of a recognizer.
  private static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    live.compactMap(\.recognizer).filter {
      $0 !== recognizer && !$0.known.isDisjoint(with: recognizer.known)
    }
  }
  private static func areSimultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) == true
      || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) == true
  }
  private static func prevents(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.canPrevent(b) && b.canBePrevented(by: a) && !areSimultaneous(a, b)
  }

  /// Whether nothing that goes on excludes it.
  static func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    for other in rivals(of: recognizer) where other.isGoingOn && prevents(other, recognizer) { return false }
    for scroll in scrollViews(of: recognizer) where scroll.motion?.phase == .interacting {
      if isTakenOver(scroll, by: recognizer) { continue }
      if prevents(scroll.panGestureRecognizer, recognizer) { return false }
    }
    return true
  }
  /// Whether one that it has to wait for may still be recognised.
  static func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    rivals(of: recognizer).contains { other in
      guard other.isAwaited else { return false }
      // Of two that wait for each other the first goes on.
      if other.heldState != nil, waits(other, for: recognizer) { return false }
      return waits(recognizer, for: other)
    }
  }
  private static func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    one.requirements.contains(other) || one.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true
  }

  /// It has been recognised: the others with its fingers fail, and what scrolls around leaves them alone.
  static func recognized(_ recognizer: UIGestureRecognizer) {
    for other in rivals(of: recognizer) where other.storedState == .possible {
      if prevents(recognizer, other) || other.heldState != nil && waits(other, for: recognizer) {
        other.fail()
      }
    }
    guard recognizer.isGoingOn else { return }
    for scroll in scrollViews(of: recognizer) {
      if !prevents(recognizer, scroll.panGestureRecognizer) { continue }
      if scroll.motion?.phase == .interacting { scroll.motion?.giveUpDrag(goesBack: true) }
      scroll.hold(for: recognizer)
    }
  }
  static func failed(_ recognizer: UIGestureRecognizer) { releaseWaiting() }
  private static func releaseWaiting() {
    for other in live.compactMap(\.recognizer) where other.heldState != nil { other.goOnFromWaiting() }
  }

  // MARK: Scroll views

  /// The scroll views that would move with its fingers.
  private static func scrollViews(of recognizer: UIGestureRecognizer) -> [UIScrollView] {
    guard let innermost = recognizer.tracked.first?.view ?? recognizer.view else { return [] }
    return sequence(first: innermost, next: \.superview).compactMap { $0 as? UIScrollView }
      .filter { $0.isScrollEnabled && !$0.scrollAxes.isEmpty && $0.pinchRecognizer !== recognizer }
  }
  /// Of two that would begin with the same step the inner one is recognised.
  private static func isTakenOver(_ scroll: UIScrollView, by recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view, view !== scroll, view.isDescendant(of: scroll) else { return false }
    return (scroll.motion?.dragMoves ?? 0) <= 1
  }
  /// A scroll view has taken a finger.
  static func scrolls(_ scroll: UIScrollView) {
    let pan = scroll.panGestureRecognizer
    for other in live.compactMap(\.recognizer) where other.storedState == .possible {
      guard other !== scroll.pinchRecognizer, let view = other.view,
        other.tracked.contains(where: { $0.view?.isDescendant(of: scroll) == true }),
        view.isDescendant(of: scroll) || scroll.isDescendant(of: view), prevents(pan, other)
      else { continue }
      other.fail()
    }
  }
}

/// The fingers that recognizers follow: one object for each, whoever hears of it.
@MainActor enum FollowedTouches {
  private static var all: [Int: UITouch] = [:]
  /// The last finger that came down, to count taps.
  private static var last: (place: CGPoint, time: Double, count: Int)?

  static func touch(_ news: GestureTouch, at local: CGPoint, for recognizer: UIGestureRecognizer) -> UITouch {
    let touch = all[news.id] ?? make(news, at: local, for: recognizer)
    let isNews = touch.timestamp != news.time || touch.windowPlace != news.location
    if isNews {
      touch.lastWindowPlace = touch.windowPlace
      touch.lastPlace = touch.place
      (touch.windowPlace, touch.timestamp) = (news.location, news.time)
      if let view = touch.view { touch.place = view.convert(news.location, from: nil) }
    }
    if touch.view == nil { touch.place = local }
    touch.phase = news.phase.phase
    return touch
  }
  private static func make(_ news: GestureTouch, at local: CGPoint, for recognizer: UIGestureRecognizer)
    -> UITouch
  {
    // All have heard of the end of those before.
    for (number, touch) in all where number < news.id && (touch.phase == .ended || touch.phase == .cancelled)
    {
      all[number] = nil
    }
    let touch = UITouch()
    touch.number = news.id
    touch.view = recognizer.view.map { $0.hitTest(local, with: nil) ?? $0 }
    (touch.windowPlace, touch.lastWindowPlace) = (news.location, news.location)
    touch.place = touch.view?.convert(news.location, from: nil) ?? local
    touch.lastPlace = touch.place
    touch.timestamp = news.time
    touch.type = news.kind == .touch ? .direct : .indirectPointer
    if news.phase == .began {
      let place = news.location
      if let last, news.time >= last.time, news.time - last.time < TapLimits.interval + TapLimits.duration,
        hypot(place.x - last.place.x, place.y - last.place.y) <= TapLimits.distance
      {
        touch.tapCount = last.count + 1
      }
      last = (place, news.time, touch.tapCount)
    }
    all[news.id] = touch
    return touch
  }
}

extension GestureTouch.Phase {
  fileprivate var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
