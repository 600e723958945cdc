import Foundation
import SashCore
import SashGraph
import SashInput

/// Where a mouse takes hold of the edge of a column to make it wider. It lies over what is at the edge, and shows so by the
/// pointer; fingers go through it.
struct ColumnGrip: View {
  /// How wide the column is now, in points; asked when the mouse takes hold.
  let width: () -> CGFloat
  /// Whether the column lies after its edge.
  var isLeading = false
  /// Asks for another width.
  let resize: (CGFloat) -> Void
  @Environment(\.layoutDirection) private var direction

  /// Points that the mouse finds.
  static let breadth: CGFloat = 8

  var body: some View {
    Color.clear
      .frame(width: ColumnGrip.breadth)
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .modifier(
        GripModifier(
          sign: (direction == .leftToRight) != isLeading ? 1 : -1, width: width, resize: resize))
  }
}

private nonisolated struct GripModifier: UnaryModifier {
  let sign: CGFloat
  let width: () -> CGFloat
  let resize: (CGFloat) -> Void
  init(sign: CGFloat, width: @escaping () -> CGFloat, resize: @escaping (CGFloat) -> Void) {
    (self.sign, self.width, self.resize) = (sign, width, resize)
  }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: GripResponder(modifier: modifier.attribute, host: inputs.host)
    ) { Path(CGRect(origin: .zero, size: $0)) }
  }
}

private final class GripResponder: Responder {
  private let modifier: WeakAttribute<GripModifier>
  private unowned let host: ViewGraph
  private let wish: HoverWish
  private var start: (x: CGFloat, width: CGFloat)?

  init(modifier: Attribute<GripModifier>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
    wish = HoverWish(host)
  }
  private var current: GripModifier? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }

  var keepsFocus: Bool { true }
  func pointerShape(at local: CGPoint) -> PointerShape? { .resizeHorizontal }
  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.kind == .mouse, event.button == .primary, let current else { return false }
    start = (event.location.x, current.width())
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    guard let start, let current else { return }
    current.resize(start.width + current.sign * (event.location.x - start.x))
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) { start = nil }
  func pointerCancelled() { start = nil }
}
