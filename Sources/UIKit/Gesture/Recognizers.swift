import Foundation
import SashCore
import SashInput

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  private var taps = 0
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  /// The most fingers that were down at once during this tap.
  private var fingers = 0
  private var last: (place: CGPoint, time: Double)?
  override var takesTaps: Bool { numberOfTapsRequired == 1 }
  /// How many fingers it follows, or has been recognised with.
  open override var numberOfTouches: Int { state == .ended ? fingers : super.numberOfTouches }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty {
      (fingers, deadline) = (0, now + TapLimits.duration)
      let place = tracked.first?.windowPlace ?? .zero
      if taps > 0, let last,
        now - last.time > TapLimits.interval || distance(place, last.place) > TapLimits.distance
      {
        return state = .failed
      }
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowPlace ?? .zero }
    fingers = max(fingers, tracked.count)
    if tracked.count > numberOfTouchesRequired { state = .failed }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)], let place = touch.windowPlace else { continue }
      if distance(place, start) > TapLimits.distance { state = .failed }
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, tracked.isEmpty else { return }
    guard fingers == numberOfTouchesRequired, let deadline, now <= deadline + 1e-6 else {
      return state = .failed
    }
    taps += 1
    last = (starts.values.first ?? .zero, now)
    starts = [:]
    if taps >= numberOfTapsRequired {
      self.deadline = nil
      state = .ended
    } else {
      self.deadline = now + TapLimits.interval
    }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func timePassed() { state = .failed }
  open override func reset() {
    super.reset()
    (taps, starts, fingers, last) = (0, [:], 0, nil)
  }
  /// - Source: the documentation of `UIControl`: the taps of buttons and the like are not those of the views around.
  override var mayBegin: Bool {
    guard numberOfTapsRequired == 1, numberOfTouchesRequired == 1, let view else { return true }
    let hit = view.hitTest(place, with: nil)
    return !sequence(first: hit ?? view, next: \.superview).prefix { $0 !== view }.contains {
      ($0 as? UIControl)?.isEnabled == true && ($0 as? UIControl)?.takesTaps == true
    }
  }
}

extension UIControl {
  /// Whether a tap is what it does itself.
  fileprivate var takesTaps: Bool {
    self is UIButton || self is UISwitch || self is UIStepper || self is UISegmentedControl
      || self is UIPageControl
  }
}

private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

/// Recognises fingers that move.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// How far a finger has to go, in points.
  ///
  /// - Source: facts on UIKit: what scrolls begins after 10 points, and so do drags.
  private static let slop: CGFloat = 10
  /// In points of the window, as the following.
  private var way = CGSize.zero
  private var zero = CGSize.zero
  private var last: CGPoint?
  private var speed = FingerSpeed()
  /// Where the finger came down.
  private(set) var start = CGPoint.zero

  /// How far the fingers have moved, in points of a view; nil means the window.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGSize(width: way.width - zero.width, height: way.height - zero.height), in: view)
  }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    var there = translation
    if let view {
      let (origin, end) = (view.convert(CGPoint.zero, to: nil), view.convert(translation, to: nil))
      there = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
    zero = CGSize(width: way.width - there.x, height: way.height - there.y)
  }
  /// In points of a view a second.
  open func velocity(in view: UIView?) -> CGPoint { vector(speed.velocity(at: clock ?? now), in: view) }
  private func vector(_ size: CGSize, in view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: size.width, y: size.height) }
    let (origin, end) = (
      view.convert(CGPoint.zero, from: nil), view.convert(CGPoint(x: size.width, y: size.height), from: nil)
    )
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
  /// How far a scroll view has been pulled, and how fast: what leads it is not a recognizer.
  func scrolls(by way: CGSize, at time: Double) {
    (self.way, zero) = (way, .zero)
    speed.add(CGPoint(x: way.width, y: way.height), at: time)
    clock = time
  }
  func beginsScrolling() { (way, zero, speed) = (.zero, .zero, FingerSpeed()) }
  /// The time of what scrolls, in seconds on the host's clock.
  private var clock: Double?

  private var middleOfFingers: CGPoint {
    let places = tracked.compactMap(\.windowPlace)
    let count = CGFloat(max(1, places.count))
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > maximumNumberOfTouches {
      if isGoingOn { for touch in touches { ignore(touch, for: event) } } else { state = .failed }
      return
    }
    let middle = middleOfFingers
    if last == nil {
      (start, way, zero, speed) = (middle, .zero, .zero, FingerSpeed())
      speed.add(.zero, at: now)
    }
    last = middle
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let middle = middleOfFingers
    if let last { way = CGSize(width: way.width + middle.x - last.x, height: way.height + middle.y - last.y) }
    last = middle
    speed.add(CGPoint(x: way.width, y: way.height), at: now)
    if isGoingOn {
      state = .changed
    } else if tracked.count >= minimumNumberOfTouches, hypot(way.width, way.height) >= Self.slop {
      state = .began
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The finger may come up elsewhere than it was told of last.
    if tracked.isEmpty, let last, let place = touches.first?.windowPlace, place != last {
      way = CGSize(width: way.width + place.x - last.x, height: way.height + place.y - last.y)
      speed.add(CGPoint(x: way.width, y: way.height), at: now)
    }
    last = middleOfFingers
    if isGoingOn {
      if tracked.count < minimumNumberOfTouches { state = .ended }
    } else if tracked.isEmpty {
      state = .failed
    }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isGoingOn ? .cancelled : .failed
  }
  open override func reset() {
    super.reset()
    last = nil
  }
}

/// Recognises a pan that begins at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which it may begin.
  open var edges: UIRectEdge = []
  /// How near, in points.
  private static let reach: CGFloat = 20
  override var mayBegin: Bool {
    guard let window = view?.window else { return false }
    let (size, reach) = (window.bounds.size, Self.reach)
    return (edges.contains(.left) && start.x <= reach)
      || (edges.contains(.right) && start.x >= size.width - reach)
      || (edges.contains(.top) && start.y <= reach)
      || (edges.contains(.bottom) && start.y >= size.height - reach)
  }
}

/// Recognises fingers that stay down.
///
/// - Missing: `numberOfTapsRequired`, taps before the press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  private var starts: [ObjectIdentifier: CGPoint] = [:]

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowPlace ?? .zero }
    if isGoingOn { return }
    if tracked.count > numberOfTouchesRequired { return state = .failed }
    guard tracked.count == numberOfTouchesRequired else { return }
    if minimumPressDuration <= 0 { state = .began } else { deadline = now + minimumPressDuration }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isGoingOn { return state = .changed }
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)], let place = touch.windowPlace else { continue }
      if distance(place, start) > allowableMovement { state = .failed }
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isGoingOn ? .ended : .failed
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isGoingOn ? .cancelled : .failed
  }
  override func timePassed() { state = .began }
  open override func reset() {
    super.reset()
    starts = [:]
  }
}

/// Recognises a quick stroke in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which way a stroke goes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
  /// How far it has to go, how far it may go to the side, and how long that may last, in points and seconds.
  private static let (length, width, duration): (CGFloat, CGFloat, Double) = (30, 50, 0.5)
  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > numberOfTouchesRequired { return state = .failed }
    start = tracked.first?.windowPlace
    if deadline == nil { deadline = now + Self.duration }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let place = (tracked.first ?? touches.first)?.windowPlace else { return }
    let (x, y) = (place.x - start.x, place.y - start.y)
    guard hypot(x, y) >= Self.length else { return }
    let way: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : y > 0 ? .down : .up
    let isStraight = min(abs(x), abs(y)) <= Self.width
    let isComplete = max(tracked.count, touches.count) >= numberOfTouchesRequired
    state = direction.contains(way) && isStraight && isComplete ? .ended : .failed
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { touchesMoved(touches, with: event) }
    if state == .possible, tracked.isEmpty { state = .failed }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func timePassed() { state = .failed }
  open override func reset() {
    super.reset()
    start = nil
  }
}

/// Recognises two fingers, and what they do to each other.
@MainActor private struct FingerPair {
  /// Points.
  var distance: CGFloat = 1
  /// Radians.
  var angle: CGFloat = 0
  init?(_ touches: [UITouch]) {
    guard touches.count == 2, let a = touches[0].windowPlace, let b = touches[1].windowPlace else {
      return nil
    }
    distance = max(1, hypot(b.x - a.x, b.y - a.y))
    angle = atan2(b.y - a.y, b.x - a.x)
  }
}

/// Recognises two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// 1 is the distance at the start.
  ///
  /// Code may set it, often to 1 in each step: it goes on from there.
  open var scale: CGFloat {
    get { whole / base }
    set { base = newValue == 0 ? whole : whole / newValue }
  }
  private var (whole, base): (CGFloat, CGFloat) = (1, 1)
  /// By how much the scale changes in a second.
  open var velocity: CGFloat { speed.velocity(at: now).width / base }
  private var start: FingerPair?
  private var speed = FingerSpeed()
  /// How much the distance has to change before it begins.
  private static let threshold: CGFloat = 0.01

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > 2 { for touch in touches { ignore(touch, for: event) } }
    guard start == nil, let pair = FingerPair(tracked) else { return }
    (start, whole, base, speed) = (pair, 1, 1, FingerSpeed())
    speed.add(CGPoint(x: 1, y: 0), at: now)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let pair = FingerPair(tracked) else { return }
    whole = pair.distance / start.distance
    speed.add(CGPoint(x: whole, y: 0), at: now)
    if isGoingOn { state = .changed } else if abs(whole - 1) >= Self.threshold { state = .began }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isGoingOn { state = .ended } else if tracked.isEmpty { state = .failed } else { start = nil }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isGoingOn ? .cancelled : .failed
  }
  open override func reset() {
    super.reset()
    start = nil
  }
}

/// Recognises two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians, clockwise.
  ///
  /// Code may set it, often to 0 in each step: it goes on from there.
  open var rotation: CGFloat {
    get { whole - base }
    set { base = whole - newValue }
  }
  private var (whole, base): (CGFloat, CGFloat) = (0, 0)
  /// Radians a second.
  open var velocity: CGFloat { speed.velocity(at: now).width }
  private var last: FingerPair?
  private var speed = FingerSpeed()
  /// Radians that the fingers have to turn before it begins.
  private static let threshold: CGFloat = .pi / 180

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > 2 { for touch in touches { ignore(touch, for: event) } }
    guard last == nil, let pair = FingerPair(tracked) else { return }
    (last, whole, base, speed) = (pair, 0, 0, FingerSpeed())
    speed.add(.zero, at: now)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let last, let pair = FingerPair(tracked) else { return }
    whole += remainder(pair.angle - last.angle, 2 * .pi)
    self.last = pair
    speed.add(CGPoint(x: whole, y: 0), at: now)
    if isGoingOn { state = .changed } else if abs(whole) >= Self.threshold { state = .began }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isGoingOn { state = .ended } else if tracked.isEmpty { state = .failed } else { last = nil }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isGoingOn ? .cancelled : .failed
  }
  open override func reset() {
    super.reset()
    last = nil
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
