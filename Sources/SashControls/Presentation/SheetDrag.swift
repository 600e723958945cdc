import Foundation
import SashCore
import SashGraph
import SashInput

/// Lets a person drag a sheet up and down, by a finger anywhere on it or by the mouse where nothing else wants it.
nonisolated struct SheetDragModifier: UnaryModifier {
  /// How far the sheet is dragged, in points downward, while the pointer is down.
  let move: (CGFloat) -> Void
  /// The last distance, and the speed in points a second.
  let end: (CGFloat, CGFloat) -> Void

  init(move: @escaping (CGFloat) -> Void, end: @escaping (CGFloat, CGFloat) -> Void) {
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
    ) { Path(CGRect(origin: .zero, size: $0)) }
  }
}

private final class SheetDragResponder: TakingResponder {
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
    begin(watched)
    follow(event)
    return true
  }
  func watchEnded() { watched = nil }

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    // A finger is watched, and taken over once it has moved.
    guard event.kind == .mouse, event.button == .primary else { return false }
    begin(event)
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) { follow(event) }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    guard let start else { return }
    self.start = nil
    current?.end(event.location.y - start.y, speed)
  }
  func pointerCancelled() {
    guard start != nil else { return }
    start = nil
    current?.end(0, 0)
  }

  private func begin(_ event: PointerEvent) {
    start = event.location
    last = (event.location.y, event.time)
    speed = 0
  }
  private func follow(_ event: PointerEvent) {
    guard let start else { return }
    if let last, event.time > last.time {
      speed = (event.location.y - last.y) / CGFloat(event.time - last.time)
    }
    last = (event.location.y, event.time)
    current?.move(event.location.y - start.y)
  }
}
