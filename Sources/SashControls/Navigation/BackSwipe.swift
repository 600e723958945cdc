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
    /// Whether the screen goes into the view that it grew out of: it lies under the finger as a card then.
    var zooms = false
    /// Asked once, when a finger has let the screen go.
    var mayLeave: @MainActor () -> Bool = { true }
    var perform: @MainActor () -> Void
  }
  let objectWillChange = ObservableObjectPublisher()
  /// Asked when a swipe begins; nil where nothing leads back.
  var way: (() -> Way?)?
  /// Hears of swipes; nil where nobody does.
  var listener: BackSwipeListener?
  /// What is under way, until the screen rests again.
  private(set) var current: Way?
  /// How far the screen is aside, as a share of its width; for a card how far it has been dragged.
  private(set) var fraction: CGFloat = 0
  /// How a screen that zooms lies under the finger, and the share of the way into its view that it has made since.
  private(set) var card = ZoomCard()
  private(set) var sunk: CGFloat = 0
  /// The screen has been let go and moves by itself.
  private(set) var isEnding = false
  private var number = 0

  /// How far the finger is let to have the screen go, and how fast a flick is that needs no distance, in points a second.
  ///
  /// - Source: facts on animation, "navigation pop by edge swipe"; flicks as those of rows
  private static let enough: CGFloat = 0.5
  private static let flick: CGFloat = 300

  var isPossible: Bool { current == nil && way?() != nil }
  /// Whether a screen that zooms could be led back from.
  var mayZoom: Bool { current == nil && way?()?.zooms == true }

  /// False if nothing leads back.
  func begin() -> Bool {
    guard current == nil, let way = way?() else { return false }
    objectWillChange.send()
    reset(way)
    number += 1
    MainActor.assumeIsolated { listener?.began() }
    return true
  }
  private func reset(_ way: Way?) {
    (current, fraction, isEnding) = (way, 0, false)
    (card, sunk) = (ZoomCard(), 0)
  }
  /// - Parameters:
  ///   - start: Where the finger came down, in the space of the screens.
  ///   - distance: How far it has gone, in points; to the right is toward the trailing edge unless `isMirrored`.
  @MainActor func move(by distance: CGSize, from start: CGPoint, in size: CGSize, isMirrored: Bool) {
    guard let current, !isEnding, size.width > 0, size.height > 0 else { return }
    let aside = (isMirrored ? -distance.width : distance.width) / size.width
    withTransaction(\.tracksVelocity, true) {
      objectWillChange.send()
      if current.zooms {
        fraction = min(max(aside, 0) + max(distance.height / size.height, 0), 1)
        card = ZoomCard(anchor: start, offset: distance, dragged: fraction)
      } else {
        fraction = min(max(aside, 0), 1)
      }
    }
  }
  /// - Parameter velocity: Of the finger, in points a second.
  @MainActor func end(velocity: CGSize, isMirrored: Bool) {
    let isCard = current?.zooms == true
    let speed =
      isCard ? card.speed(velocity, isMirrored: isMirrored) : isMirrored ? -velocity.width : velocity.width
    let enough = isCard ? ZoomCard.enough : BackSwipe.enough
    let goes = speed > BackSwipe.flick || speed > -BackSwipe.flick && fraction > enough
    settle(goes: goes && current?.mayLeave() != false)
  }
  @MainActor func cancel() { settle(goes: false) }

  @MainActor private func settle(goes: Bool) {
    guard let current, !isEnding else { return }
    isEnding = true
    let number = number
    withAnimation(.detent, completionCriteria: .removed) {
      objectWillChange.send()
      fraction = goes ? 1 : 0
      if current.zooms {
        if goes { sunk = 1 } else { card = card.atRest }
      }
    } completion: { [weak self] in
      guard let self, number == self.number, let way = self.current else { return }
      let isStillTop = self.way?().map { $0.top == way.top } ?? false
      withTransaction(\.disablesAnimations, true) {
        self.objectWillChange.send()
        self.reset(nil)
        if goes, isStillTop { way.perform() }
        self.listener?.ended(goes && isStillTop)
      }
    }
  }
}

/// What hears of a screen that a finger leads back from.
package struct BackSwipeListener {
  let began: @MainActor () -> Void
  /// It has come to rest: whether the screen has gone.
  let ended: @MainActor (Bool) -> Void
  package init(began: @escaping @MainActor () -> Void, ended: @escaping @MainActor (Bool) -> Void) {
    (self.began, self.ended) = (began, ended)
  }
}
private struct BackSwipeListenerKey: EnvironmentKey { static var defaultValue: BackSwipeListener? { nil } }
extension EnvironmentValues {
  /// Hears of swipes in the next stack; those in it have none.
  package var backSwipeListener: BackSwipeListener? {
    get { self[BackSwipeListenerKey.self] }
    set { self[BackSwipeListenerKey.self] = newValue }
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
          swiped: swipe.current?.top == id && swipe.current?.zooms == false ? swipe.fraction : 0)
      )
      .allowsHitTesting(isShown && !swipe.isEnding)
      .modifier(ShownModifier(isShown: isShown || isUncovered, lingers: true))
  }
}

/// Lets a person go back by a swipe from the leading edge, or by a stroke on a touch pad anywhere; from a screen that grew out of
/// a view also by a drag down from anywhere, unless what scrolls under the finger can go that way.
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
  /// Whether it came down at the leading edge.
  private var isAtEdge = false
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
  private var extent: CGSize { host.graph.withCurrent { size.attribute?.untrackedValue ?? .zero } }
  private var origin: CGPoint { host.graph.withCurrent { space.lastOrigin(in: nil) } ?? .zero }
  private func along(_ x: CGFloat) -> CGFloat { current?.isMirrored == true ? -x : x }

  // MARK: Fingers

  func watchBegan(_ event: PointerEvent) -> Bool {
    guard let current, current.swipe.isPossible else { return false }
    let x = event.location.x - origin.x
    isAtEdge = (current.isMirrored ? extent.width - x : x) <= Self.edge
    guard isAtEdge || current.swipe.mayZoom else { return false }
    watched = (event.pointer, event.location)
    return false
  }
  func watchMoved(_ event: PointerEvent) -> Bool {
    guard let watched, watched.pointer == event.pointer else { return false }
    let (x, y) = (event.location.x - watched.place.x, event.location.y - watched.place.y)
    let isAside = isAtEdge && along(x) >= ScrollPhysics.slop && abs(x) > abs(y)
    let isDown = y >= ScrollPhysics.slop && y > abs(x) && current?.swipe.mayZoom == true
    guard isAside || isDown else { return false }
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
    guard let start, let current else { return }
    speed.add(place, at: time)
    let (origin, extent) = (origin, extent)
    MainActor.assumeIsolated {
      current.swipe.move(
        by: CGSize(width: place.x - start.x, height: place.y - start.y),
        from: CGPoint(x: start.x - origin.x, y: start.y - origin.y), in: extent,
        isMirrored: current.isMirrored)
    }
  }
  private func end(time: Double, rests: Bool = false) {
    guard start != nil, let current else { return }
    start = nil
    let velocity = rests ? .zero : speed.velocity(at: time)
    MainActor.assumeIsolated { current.swipe.end(velocity: velocity, isMirrored: current.isMirrored) }
  }

  // MARK: Touch pads

  func claim(_ stroke: Stroke, inner: [any StrokeResponder]) -> StrokeClaim {
    guard let current else { return .none }
    if stroke.axis == .vertical { return claimDown(stroke, inner) }
    guard stroke.isForward == current.isMirrored else { return .none }
    switch stroke.source {
    case .finger, .mouse: return watched != nil && isAtEdge ? .first : .none
    case .pad: return current.swipe.isPossible ? .within : .none
    case .wheel: return .none
    }
  }
  /// A drag down takes a screen that zooms along where what scrolls in it is at its top, as it does a sheet.
  private func claimDown(_ stroke: Stroke, _ inner: [any StrokeResponder]) -> StrokeClaim {
    guard stroke.source == .finger || stroke.source == .mouse, !stroke.isForward, watched != nil,
      current?.swipe.mayZoom == true
    else { return .none }
    let rooms = inner.compactMap { $0.room(along: .vertical) }
    if rooms.isEmpty { return .beyond }
    return rooms.contains { $0.before || $0.pulls } ? .none : .first
  }
  func strokeBegan(at finger: CGPoint, time: Double) { _ = begin(at: finger) }
  func strokeMoved(to finger: CGPoint, time: Double) { follow(finger, time: time) }
  func strokeEnded(at finger: CGPoint, time: Double, isLifted: Bool) { end(time: time, rests: !isLifted) }
  func turn(by delta: CGSize) -> Bool { false }
}
