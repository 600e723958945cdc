import Foundation
import SashCore
import SashGraph
import SashInput

/// Lets a mouse drag a header of a table sideways. What it presses in it is let go then.
nonisolated struct HeaderDrag: UnaryModifier {
  let isEnabled: Bool
  /// How far it is dragged, in points.
  let move: (CGFloat) -> Void
  /// Told of the last distance; nil if the drag has been called off.
  let end: (CGFloat?) -> Void
  init(isEnabled: Bool, move: @escaping (CGFloat) -> Void, end: @escaping (CGFloat?) -> Void) {
    (self.isEnabled, self.move, self.end) = (isEnabled, move, end)
  }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: HeaderDragResponder(modifier: modifier.attribute, host: inputs.host)
    ) { Path(CGRect(origin: .zero, size: $0)) }
  }
}

private final class HeaderDragResponder: TakingResponder {
  private let modifier: WeakAttribute<HeaderDrag>
  private unowned let host: ViewGraph
  private var watched: PointerEvent?
  private var start: CGFloat?
  let pressDelay = 0.0
  /// Points that the mouse goes before the header follows.
  private static let slop: CGFloat = 6

  init(modifier: Attribute<HeaderDrag>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
  }
  private var current: HeaderDrag? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }

  func watchBegan(_ event: PointerEvent) -> Bool {
    if event.kind == .mouse, current?.isEnabled == true { watched = event }
    return false
  }
  func watchMoved(_ event: PointerEvent) -> Bool {
    guard let watched, watched.pointer == event.pointer else { return false }
    let (x, y) = (event.location.x - watched.location.x, event.location.y - watched.location.y)
    guard abs(x) >= Self.slop, abs(x) > abs(y) else { return false }
    start = watched.location.x
    self.watched = nil
    current?.move(x)
    return true
  }
  func watchEnded() { watched = nil }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if let start { current?.move(event.location.x - start) }
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    guard let start else { return }
    self.start = nil
    current?.end(event.location.x - start)
  }
  func pointerCancelled() {
    guard start != nil else { return }
    start = nil
    current?.end(nil)
  }
}
