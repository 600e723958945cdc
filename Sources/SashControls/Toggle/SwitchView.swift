import Foundation
import SashCore
import SashGraph
import SashInput

/// The switch of iOS 7 to 18: the thumb stretches while it is pressed, slides from side to side, and goes where it is dragged.
///
/// - Source: 51×31 points; the thumb is 27 points wide, 33 while it is pressed, and stands 2 points inside.
struct SwitchView: View {
  @Binding var isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction
  @State private var isPressed = false
  /// The side that a finger has dragged the thumb to, while it does.
  @State private var dragged: Bool?

  var body: some View {
    let shown = dragged ?? isOn
    let isHeld = isPressed || dragged != nil
    ZStack(alignment: shown ? .trailing : .leading) {
      Capsule().fill(SystemStyle.secondaryFill).opacity(shown ? 0 : 1)
        .animation(SwitchMotion.ground(isOn: shown), value: shown)
      Capsule().fill(tint ?? AnyShapeStyle(Color.green)).opacity(shown ? 1 : 0)
        .animation(SwitchMotion.ground(isOn: shown), value: shown)
      Capsule()
        .fill(Color.white)
        .frame(width: isHeld ? 33 : 27, height: 27)
        .shadow(color: .black.opacity(0.15), radius: 3, x: 0, y: 2)
        .padding(2)
        .animation(SwitchMotion.stretch, value: isHeld)
        .animation(SwitchMotion.thumb, value: shown)
    }
    .frame(width: 51, height: 31)
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(
      PressModifier(isPressed: $isPressed, isEnabled: isEnabled, ringRadius: 16, action: { isOn.toggle() })
    )
    .modifier(
      SwitchDrag(
        isEnabled: isEnabled, isMirrored: direction == .rightToLeft, dragged: $dragged, isOn: $isOn))
  }
}

/// - Source: facts U197 to U199 and on animation, "Toggle thumb travel"; the stretching lasts as the travel does, by eye
private enum SwitchMotion {
  static let thumb = Animation.timingCurve(0.160, 0.004, 0.406, 1.192, duration: 0.336)
  static let stretch = Animation.spring(response: 0.3, dampingFraction: 1)
  static func ground(isOn: Bool) -> Animation {
    .spring(response: 2 * .pi / (isOn ? 9.24 : 15.708), dampingFraction: 1)
  }
}

/// Takes a finger that goes sideways over a switch: the thumb is where the finger is, and the value follows when it is lifted.
private nonisolated struct SwitchDrag: UnaryModifier {
  var isEnabled: Bool
  /// Whether the switch is on at its left.
  var isMirrored: Bool
  var dragged: Binding<Bool?>
  var isOn: Binding<Bool>

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: SwitchDragResponder(modifier: modifier.attribute, inputs)
    ) { Path(CGRect(origin: .zero, size: $0)) }
  }
}

private final class SwitchDragResponder: TakingResponder {
  private let modifier: WeakAttribute<SwitchDrag>
  private let size: WeakAttribute<CGSize>
  private unowned let host: ViewGraph
  private var watched: (pointer: Int, place: CGPoint)?
  let pressDelay = 0.0

  /// How far a finger goes sideways before the thumb follows it, in points.
  private static let slop: CGFloat = 4

  init(modifier: Attribute<SwitchDrag>, _ inputs: _ViewInputs) {
    self.modifier = WeakAttribute(modifier)
    size = WeakAttribute(inputs.size)
    host = inputs.host
  }
  private var current: SwitchDrag? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }

  func watchBegan(_ event: PointerEvent) -> Bool {
    if current?.isEnabled == true { watched = (event.pointer, event.location) }
    return false
  }
  func watchMoved(_ event: PointerEvent) -> Bool {
    guard let watched, watched.pointer == event.pointer, let current else { return false }
    let (x, y) = (event.location.x - watched.place.x, event.location.y - watched.place.y)
    guard abs(x) >= Self.slop, abs(x) > abs(y) else { return false }
    self.watched = nil
    current.dragged.wrappedValue = current.isOn.wrappedValue
    return true
  }
  func watchEnded() { watched = nil }

  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    guard let current, current.dragged.wrappedValue != nil else { return }
    let width = host.graph.withCurrent { size.attribute?.untrackedValue.width ?? 0 }
    let isOn = (local.x > width / 2) != current.isMirrored
    if current.dragged.wrappedValue != isOn { current.dragged.wrappedValue = isOn }
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    pointerMoved(event, at: local, isInside: isInside)
    guard let current, let isOn = current.dragged.wrappedValue else { return }
    current.dragged.wrappedValue = nil
    if current.isOn.wrappedValue != isOn { current.isOn.wrappedValue = isOn }
  }
  func pointerCancelled() { current?.dragged.wrappedValue = nil }
}
