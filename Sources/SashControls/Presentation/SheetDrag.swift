import Foundation
import SashCore
import SashGraph
import SashInput

/// Lets a person drag a sheet up and down, by a finger, the mouse or a touch pad anywhere on it.
///
/// What scrolls in it goes first, unless it is at its top: then the sheet follows whoever goes down, and grows before the
/// content scrolls as long as it can. A wheel changes the height by one step and never closes the sheet.
///
/// - Source: facts U070, and the cards of UIKit, which grow first
nonisolated struct SheetDragModifier: UnaryModifier {
  /// So far below its own frame the sheet goes on, under what covers the window's lower edge, in points.
  let below: CGFloat
  /// How far the sheet is dragged, in points downward, while the pointer is down.
  let move: (CGFloat) -> Void
  /// The last distance, and the speed in points a second.
  let end: (CGFloat, CGFloat) -> Void
  /// Whether there is a height above the present one, and one below.
  let canGrow: Bool
  let canShrink: Bool
  /// Goes to the next height above, or below.
  let step: (Bool) -> Void

  init(
    below: CGFloat, canGrow: Bool, canShrink: Bool, step: @escaping (Bool) -> Void,
    move: @escaping (CGFloat) -> Void,
    end: @escaping (CGFloat, CGFloat) -> Void
  ) {
    self.below = below
    self.canGrow = canGrow
    self.canShrink = canShrink
    self.step = step
    self.move = move
    self.end = end
  }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    return makeResponder(
      inputs: inputs, outputs: outputs,
      responder: SheetDragResponder(modifier: modifier.attribute, host: inputs.host)
    ) { Path(CGRect(x: 0, y: 0, width: $0.width, height: $0.height + modifier.attribute.value.below)) }
  }
}

private final class SheetDragResponder: TakingResponder, StrokeResponder {
  private let modifier: WeakAttribute<SheetDragModifier>
  private unowned let host: ViewGraph
  /// Where the pointer came down, and where it was last.
  private var start: CGPoint?
  private var last: (y: CGFloat, time: Double)?
  private var speed: CGFloat = 0
  private var watched: PointerEvent?

  /// - Source: a pan of UIKit begins after 10 points
  private static let slop: CGFloat = 10
  let pressDelay = 0.0

  init(modifier: Attribute<SheetDragModifier>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
  }
  private var current: SheetDragModifier? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }

  func watchBegan(_ event: PointerEvent) -> Bool {
    watched = event
    return false
  }
  func watchMoved(_ event: PointerEvent) -> Bool {
    guard let watched, watched.pointer == event.pointer else { return false }
    let (x, y) = (event.location.x - watched.location.x, event.location.y - watched.location.y)
    guard abs(y) >= Self.slop, abs(y) > abs(x) else { return false }
    begin(at: watched.location, time: watched.time)
    follow(event.location, time: event.time)
    return true
  }
  func watchEnded() { watched = nil }

  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    follow(event.location, time: event.time)
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) { end(at: event.location) }
  func pointerCancelled() {
    guard start != nil else { return }
    start = nil
    current?.end(0, 0)
  }

  private func begin(at place: CGPoint, time: Double) {
    start = place
    last = (place.y, time)
    speed = 0
  }
  private func follow(_ place: CGPoint, time: Double) {
    guard let start else { return }
    if let last, time > last.time { speed = (place.y - last.y) / CGFloat(time - last.time) }
    last = (place.y, time)
    current?.move(place.y - start.y)
  }
  private func end(at place: CGPoint) {
    guard let start else { return }
    self.start = nil
    current?.end(place.y - start.y, speed)
  }

  // MARK: Touch pads and wheels

  func claim(_ stroke: Stroke, inner: [any StrokeResponder]) -> StrokeClaim {
    guard stroke.axis == .vertical, let current else { return .none }
    let rooms = inner.compactMap { $0.room(along: .vertical) }
    let isAtTop = !rooms.contains(where: \.before)
    if stroke.isForward, current.canGrow, isAtTop { return .first }
    if stroke.source == .wheel {
      return !stroke.isForward && current.canShrink && isAtTop && !rooms.contains(where: \.pulls)
        ? .first : .none
    }
    if rooms.isEmpty { return .beyond }
    return !stroke.isForward && isAtTop && !rooms.contains(where: \.pulls) ? .first : .none
  }
  func strokeBegan(at finger: CGPoint, time: Double) { begin(at: finger, time: time) }
  func strokeMoved(to finger: CGPoint, time: Double) { follow(finger, time: time) }
  func strokeEnded(at finger: CGPoint, time: Double, isLifted: Bool) { end(at: finger) }
  func turn(by delta: CGSize) -> Bool {
    guard let current, delta.height < 0 ? current.canGrow : current.canShrink else { return false }
    current.step(delta.height < 0)
    return true
  }
}
