import Combine
import Foundation
import SashCore
import SashGraph
import SashInput

/// A finger that leads back from a screen: the screen follows it, and goes or returns when it is let go.
///
/// What is gone back by changes only once the screen has gone.
final class BackSwipe: ObservableObject {
  /// What a swipe would do now.
  struct Way {
    /// The screen that would go, and the one that shows behind it.
    var top: Int
    var below: Int
    var perform: @MainActor () -> Void
  }
  let objectWillChange = ObservableObjectPublisher()
  /// Asked when a swipe begins; nil where nothing leads back.
  var way: (() -> Way?)?
  /// What is under way, until the screen rests again.
  private(set) var current: Way?
  /// How far the screen is aside, as a share of its width.
  private(set) var fraction: CGFloat = 0
  /// The screen has been let go and moves by itself.
  private(set) var isEnding = false
  private var number = 0

  /// How far the finger is let to have the screen go, and how fast a flick is that needs no distance, in points a second.
  ///
  /// - Source: facts on animation, "navigation pop by edge swipe"; flicks as those of rows
  private static let enough: CGFloat = 0.5
  private static let flick: CGFloat = 300

  var isPossible: Bool { current == nil && way?() != nil }

  /// False if nothing leads back.
  func begin() -> Bool {
    guard current == nil, let way = way?() else { return false }
    objectWillChange.send()
    (current, fraction, isEnding) = (way, 0, false)
    number += 1
    return true
  }
  @MainActor func move(to share: CGFloat) {
    guard current != nil, !isEnding else { return }
    withTransaction(\.tracksVelocity, true) {
      objectWillChange.send()
      fraction = min(max(share, 0), 1)
    }
  }
  /// - Parameter speed: Toward the trailing edge, in points a second.
  @MainActor func end(speed: CGFloat) {
    settle(goes: speed > BackSwipe.flick || speed > -BackSwipe.flick && fraction > BackSwipe.enough)
  }
  @MainActor func cancel() { settle(goes: false) }

  @MainActor private func settle(goes: Bool) {
    guard current != nil, !isEnding else { return }
    isEnding = true
    let number = number
    withAnimation(.detent, completionCriteria: .removed) {
      objectWillChange.send()
      fraction = goes ? 1 : 0
    } completion: { [weak self] in
      guard let self, number == self.number, let way = self.current else { return }
      let isStillTop = self.way?().map { $0.top == way.top } ?? false
      withTransaction(\.disablesAnimations, true) {
        self.objectWillChange.send()
        (self.current, self.fraction, self.isEnding) = (nil, 0, false)
        if goes, isStillTop { way.perform() }
      }
    }
  }
}

/// Where a screen stands among those above and below it, and while one of them is swiped away.
///
/// A screen below another one is a third of its width further to the leading edge, and darker.
///
/// - Source: facts on animation: parallax 0.3, a dim of 10 % black
struct ScreenPlace: ViewModifier {
  static let parallax: CGFloat = 0.3

  /// How far it is moved aside, as a share of its width toward the trailing edge.
  let share: CGFloat
  let id: Int
  let isShown: Bool
  /// Whether it is dark, as below another one.
  var isDim: Bool?
  @ObservedObject var swipe: BackSwipe

  func body(content: Content) -> some View {
    let isUncovered = swipe.current?.below == id
    let left = isUncovered ? 1 - swipe.fraction : 1
    content
      .overlay {
        Color.black.opacity(isDim ?? (share < 0) ? 0.1 * left : 0).ignoresSafeArea().allowsHitTesting(false)
      }
      .modifier(
        ScreenShift(
          share: share < 0 ? share * left : share,
          swiped: swipe.current?.top == id ? swipe.fraction : 0)
      )
      .allowsHitTesting(isShown && !swipe.isEnding)
      .modifier(ShownModifier(isShown: isShown || isUncovered, lingers: true))
  }
}

/// Lets a person go back by a swipe from the leading edge, or by a stroke on a touch pad anywhere.
nonisolated struct BackSwipeModifier: UnaryModifier {
  let swipe: BackSwipe
  /// Whether the leading edge is the right one.
  let isMirrored: Bool

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    return makeResponder(
      inputs: inputs, outputs: outputs, responder: BackSwipeResponder(modifier: modifier.attribute, inputs))
  }
}

private final class BackSwipeResponder: TakingResponder, StrokeResponder {
  private let modifier: WeakAttribute<BackSwipeModifier>
  private let size: WeakAttribute<CGSize>
  private let space: CoordinateSpaceNode
  private unowned let host: ViewGraph
  private var watched: (pointer: Int, place: CGPoint)?
  private var start: CGPoint?
  private var speed = FingerSpeed()

  /// How far from the edge a finger may come down, in points.
  ///
  /// - Source: facts on animation: "edge zone about 20-30 pt"
  private static let edge: CGFloat = 24
  let pressDelay = 0.0

  init(modifier: Attribute<BackSwipeModifier>, _ inputs: _ViewInputs) {
    self.modifier = WeakAttribute(modifier)
    size = WeakAttribute(inputs.size)
    space = inputs.space
    host = inputs.host
  }
  private var current: BackSwipeModifier? {
    host.graph.withCurrent { modifier.attribute?.untrackedValue }
  }
  private var width: CGFloat { host.graph.withCurrent { size.attribute?.untrackedValue.width ?? 0 } }
  private func along(_ x: CGFloat) -> CGFloat { current?.isMirrored == true ? -x : x }

  // MARK: Fingers

  func watchBegan(_ event: PointerEvent) -> Bool {
    guard let current, current.swipe.isPossible else { return false }
    let x = event.location.x - (host.graph.withCurrent { space.lastOrigin(in: nil) }?.x ?? 0)
    guard (current.isMirrored ? width - x : x) <= Self.edge else { return false }
    watched = (event.pointer, event.location)
    return false
  }
  func watchMoved(_ event: PointerEvent) -> Bool {
    guard let watched, watched.pointer == event.pointer else { return false }
    let (x, y) = (event.location.x - watched.place.x, event.location.y - watched.place.y)
    guard along(x) >= ScrollPhysics.slop, abs(x) > abs(y) else { return false }
    self.watched = nil
    guard begin(at: watched.place) else { return false }
    follow(event.location, time: event.time)
    return true
  }
  func watchEnded() { watched = nil }

  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    follow(event.location, time: event.time)
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) { end(time: event.time) }
  func pointerCancelled() {
    guard start != nil else { return }
    start = nil
    MainActor.assumeIsolated { current?.swipe.cancel() }
  }

  private func begin(at place: CGPoint) -> Bool {
    guard current?.swipe.begin() == true else { return false }
    start = place
    speed = FingerSpeed()
    return true
  }
  private func follow(_ place: CGPoint, time: Double) {
    guard let start, width > 0 else { return }
    speed.add(place, at: time)
    MainActor.assumeIsolated { current?.swipe.move(to: along(place.x - start.x) / width) }
  }
  private func end(time: Double, rests: Bool = false) {
    guard start != nil else { return }
    start = nil
    let velocity = rests ? 0 : along(speed.velocity(at: time).width)
    MainActor.assumeIsolated { current?.swipe.end(speed: velocity) }
  }

  // MARK: Touch pads

  func claim(_ stroke: Stroke, inner: [any StrokeResponder]) -> StrokeClaim {
    guard stroke.axis == .horizontal, let current, stroke.isForward == current.isMirrored else {
      return .none
    }
    switch stroke.source {
    case .finger, .mouse: return watched != nil ? .first : .none
    case .pad: return current.swipe.isPossible ? .within : .none
    case .wheel: return .none
    }
  }
  func strokeBegan(at finger: CGPoint, time: Double) { _ = begin(at: finger) }
  func strokeMoved(to finger: CGPoint, time: Double) { follow(finger, time: time) }
  func strokeEnded(at finger: CGPoint, time: Double, isLifted: Bool) { end(time: time, rests: !isLifted) }
  func turn(by delta: CGSize) -> Bool { false }
}
