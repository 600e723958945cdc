import Foundation
import SashCore
import SashGraph
import SashInput

/// Three lines by which a tab in a sidebar is moved. It has the finger before what is around it can scroll.
struct TabRowHandle: View {
  let label: String
  /// Told how far the handle has been dragged, in points.
  let moved: (CGFloat) -> Void
  /// Told how far it was dragged at last; nil if that was called off.
  let ended: (CGFloat?) -> Void

  var body: some View {
    MoveLines()
      .frame(width: 36, height: 44)
      .modifier(RowHandleModifier(moved: moved, ended: ended))
      .control(.image, children: .ignore) { $0.properties.label = label }
  }
}

nonisolated private struct RowHandleModifier: UnaryModifier {
  let moved: (CGFloat) -> Void
  let ended: (CGFloat?) -> Void
  init(moved: @escaping (CGFloat) -> Void, ended: @escaping (CGFloat?) -> Void) {
    (self.moved, self.ended) = (moved, ended)
  }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: RowHandleResponder(modifier: modifier.attribute, host: inputs.host)
    ) { Path(CGRect(origin: .zero, size: $0)) }
  }
}

private final class RowHandleResponder: TakingResponder {
  private let modifier: WeakAttribute<RowHandleModifier>
  private unowned let host: ViewGraph
  private var start: CGFloat?

  init(modifier: Attribute<RowHandleModifier>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
  }
  private var current: RowHandleModifier? {
    host.graph.withCurrent { modifier.attribute?.untrackedValue }
  }

  var pressDelay: Double { 0 }
  func pointerShape(at local: CGPoint) -> PointerShape? { .hand }
  func watchBegan(_ event: PointerEvent) -> Bool {
    start = event.location.y
    return true
  }
  func watchMoved(_ event: PointerEvent) -> Bool { false }
  func watchEnded() {}

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .primary else { return false }
    start = event.location.y
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if let start { current?.moved(event.location.y - start) }
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    guard let start else { return }
    self.start = nil
    current?.ended(event.location.y - start)
  }
  func pointerCancelled() {
    guard start != nil else { return }
    start = nil
    current?.ended(nil)
  }
}
