import Foundation
import SashCore
import SashDisplay
import SashGraph
import SashInput

/// The minus and the plus of a stepper.
///
/// - Source: facts on metrics: 94×32 points, corners of 8, a divider of 1×18.
struct StepperHalves: View {
  var increment: (@MainActor () -> Void)?
  var decrement: (@MainActor () -> Void)?
  var onEditingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.stepperLook) private var look

  var body: some View {
    HStack(spacing: 0) {
      StepperHalf(
        symbol: "minus", picture: look?.minus, repeats: look?.repeats ?? true, action: decrement,
        onEditingChanged: onEditingChanged)
      if let divider = look?.divider {
        divider
      } else {
        SystemStyle.tertiaryLabel.frame(width: 1, height: 18)
      }
      StepperHalf(
        symbol: "plus", picture: look?.plus, repeats: look?.repeats ?? true, action: increment,
        onEditingChanged: onEditingChanged)
    }
    .frame(width: 94, height: 32)
    .background {
      if let ground = look?.ground {
        ground.resizable()
      } else {
        RoundedRectangle(cornerRadius: 8).fill(SystemStyle.tertiaryFill)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .keyControl(isEnabled: isEnabled, radius: 8) { [increment, decrement, onEditingChanged] key in
      let action: (@MainActor () -> Void)?
      switch KeyStep(key, isMirrored: direction == .rightToLeft) {
      case .more: action = increment
      case .less: action = decrement
      default: return false
      }
      guard let action else { return true }
      onEditingChanged(true)
      action()
      onEditingChanged(false)
      return true
    }
    // The stepper is one element, which says its label alone.
    .accessibilityHidden(true)
  }
}

private struct StepperHalf: View {
  var symbol: String
  var picture: Image?
  var repeats: Bool
  var action: (@MainActor () -> Void)?
  var onEditingChanged: (Bool) -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isOn = isEnabled && action != nil
    (picture ?? Image(systemName: symbol))
      .font(.system(size: 17))
      .foregroundStyle(SystemStyle.label)
      .opacity(isOn ? 1 : 0.3)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(isPressed ? AnyShapeStyle(SystemStyle.tertiaryFill) : AnyShapeStyle(Color.clear))
      .modifier(
        RepeatingPress(
          isPressed: $isPressed, isEnabled: isOn, repeats: repeats, action: action ?? {},
          onEditingChanged: onEditingChanged))
  }
}

/// Recognises a press that acts at once, and again and again while it is held.
struct RepeatingPress: UnaryModifier {
  var isPressed: Binding<Bool>
  var isEnabled: Bool
  var repeats = true
  var action: @MainActor () -> Void
  var onEditingChanged: (Bool) -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let responder = RepeatingPressResponder(modifier: modifier.attribute, host: inputs.host)
    Subgraph.current!.onInvalidate { responder.end() }
    return makeResponder(inputs: inputs, outputs: body(_Graph(), inputs), responder: responder) {
      Path(CGRect(origin: .zero, size: $0))
    }
  }
}

private final class RepeatingPressResponder: Responder {
  private let modifier: WeakAttribute<RepeatingPress>
  private unowned let host: ViewGraph
  private var cancel: (() -> Void)?
  private var count = 0

  init(modifier: Attribute<RepeatingPress>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
  }
  private var current: RepeatingPress? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .primary, let current else { return false }
    if current.isEnabled {
      count = 0
      current.isPressed.wrappedValue = true
      current.onEditingChanged(true)
      act()
    }
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) { if !isInside { end() } }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) { end() }
  func pointerCancelled() { end() }

  /// - Source: facts on metrics: repeats after half a second, and faster then.
  private func act() {
    guard let current, current.isEnabled else { return }
    MainActor.assumeIsolated { current.action() }
    count += 1
    guard current.repeats else {
      cancel = {}
      return
    }
    cancel = host.schedule(after: count == 1 ? 0.5 : count < 10 ? 0.1 : 0.05) { [weak self] in self?.act() }
  }
  func end() {
    guard let stop = cancel else { return }
    cancel = nil
    stop()
    guard let current else { return }
    current.isPressed.wrappedValue = false
    current.onEditingChanged(false)
  }
}
