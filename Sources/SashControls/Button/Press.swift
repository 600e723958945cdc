import Foundation
import SashCore
import SashDisplay
import SashGraph
import SashInput
import SashSemantics

/// Recognises the press of a button: down inside, up inside or near.
///
/// In a row of a list it may leave the press to the row, which is then pressed as a whole.
struct PressModifier: UnaryModifier {
  var isPressed: Binding<Bool>
  var isEnabled: Bool
  var joinsRow = false
  /// Whether a press beside a small label counts too.
  var hasFingerRoom = false
  /// Whether it acts again and again while it is held.
  var repeats = false
  /// How round the corners are of the ring around it, in points.
  var ringRadius: CGFloat = 6
  var action: @MainActor () -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let shortcut = inputs.base.hasShortcut ? inputs.environment.attribute(for: \.keyboardShortcut) : nil
    if let row = inputs.base.row, modifier.attribute.untrackedValue.joinsRow {
      let current = WeakAttribute(modifier.attribute)
      row.add {
        guard let press = current.attribute?.untrackedValue else { return nil }
        return RowContext.Action(isEnabled: press.isEnabled) { MainActor.assumeIsolated { press.action() } }
      }
      guard let shortcut else { return outputs }
      return makeResponder(
        inputs: inputs, outputs: outputs,
        responder: ShortcutKeeper(PressTarget(modifier.attribute, shortcut, host: inputs.host))
      ) { _ in nil }
    }
    let responder = PressResponder(PressTarget(modifier.attribute, shortcut, host: inputs.host))
    inputs.host.focus.admit(responder, inputs)
    // The whole frame of a button takes the press, its transparent parts included.
    return makeResponder(inputs: inputs, outputs: outputs, responder: responder) {
      [hasRoom = modifier.attribute.untrackedValue.hasFingerRoom] size in
      let frame = CGRect(origin: .zero, size: size)
      return Path(hasRoom ? frame.withFingerRoom : frame)
    }
  }
}

extension CGRect {
  /// As tall as a finger needs; to the sides no farther than to the middle of the gap to the next button of a bar.
  fileprivate var withFingerRoom: CGRect {
    insetBy(dx: max(-8, min(0, (width - 44) / 2)), dy: min(0, (height - 44) / 2))
  }
}

/// The press of a button, and the shortcut that does the same.
private struct PressTarget {
  private let modifier: WeakAttribute<PressModifier>
  private let shortcut: WeakAttribute<KeyboardShortcut?>?
  unowned let host: ViewGraph

  init(_ modifier: Attribute<PressModifier>, _ shortcut: Attribute<KeyboardShortcut?>?, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.shortcut = shortcut.map(WeakAttribute.init)
    self.host = host
    guard shortcut != nil else { return }
    host.keys.shortcutCount += 1
    Subgraph.current?.onInvalidate { [weak host] in host?.keys.shortcutCount -= 1 }
  }
  var current: PressModifier? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }

  @MainActor func perform(_ matches: (KeyboardShortcut) -> Bool) -> Bool {
    let shortcut = host.graph.withCurrent { self.shortcut?.attribute?.untrackedValue ?? nil }
    guard let shortcut, matches(shortcut), let current, current.isEnabled else { return false }
    current.action()
    return true
  }
}

/// Acts by shortcut for a button whose press is that of its row.
private final class ShortcutKeeper: ShortcutResponder {
  private let target: PressTarget
  init(_ target: PressTarget) { self.target = target }
  func performShortcut(_ matches: (KeyboardShortcut) -> Bool) -> Bool { target.perform(matches) }
}

private final class PressResponder: ShortcutResponder, FocusResponder {
  private let target: PressTarget
  private var machine = PressMachine()
  /// Calls off the next repetition.
  private var next: (() -> Void)?
  private var hasRepeated = false

  init(_ target: PressTarget) { self.target = target }
  private var current: PressModifier? { target.current }
  func performShortcut(_ matches: (KeyboardShortcut) -> Bool) -> Bool { target.perform(matches) }

  private func perform(_ action: PressMachine.Action?) {
    guard let action, let current else { return }
    switch action {
    case .press:
      current.isPressed.wrappedValue = true
      if current.repeats {
        hasRepeated = false
        again(after: 0.5)
      }
    case .release:
      endRepeating()
      current.isPressed.wrappedValue = false
    case .perform:
      endRepeating()
      current.isPressed.wrappedValue = false
      if !hasRepeated { MainActor.assumeIsolated { current.action() } }
      hasRepeated = false
    }
  }

  /// - Source: keys that are held repeat after half a second, ten times a second.
  private func again(after delay: Double) {
    next = target.host.schedule(after: delay) { [weak self] in
      guard let self, let current, current.repeats, current.isEnabled else { return }
      hasRepeated = true
      MainActor.assumeIsolated { current.action() }
      again(after: 0.1)
    }
  }
  private func endRepeating() {
    next?()
    next = nil
  }

  var isAction: Bool { true }

  var semantics: ResponderSemantics? {
    var properties = SemanticsProperties()
    properties.role = .button
    properties.added = .button
    properties.isEnabled = current?.isEnabled
    if current?.isEnabled == true {
      properties.takeFocus = { [weak self] in if let self { target.host.focus.holder = self } }
    }
    properties.actions = [
      SemanticsAction(.activate) { [weak self] in
        guard let press = self?.current, press.isEnabled else { return }
        MainActor.assumeIsolated { press.action() }
      }
    ]
    return ResponderSemantics(properties)
  }

  /// A disabled button swallows the press.
  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .primary, let current else { return false }
    if current.isEnabled { perform(machine.began()) }
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    perform(machine.moved(isInside: isInside))
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    perform(machine.ended(isInside: isInside))
  }
  func pointerCancelled() { perform(machine.cancelled()) }

  // MARK: Keys

  var focusStop: FocusStop { current?.isEnabled == true ? .control : .none }
  func focusRing(around frame: CGRect) -> Path? {
    // It is around what is seen, not around the room for a finger.
    let radius = current?.ringRadius ?? 6
    let hasRoom = current?.hasFingerRoom == true
    return target.host.focus.ring(
      of: self, around: hasRoom ? frame.insetBy(dx: 2, dy: 5) : frame, radius: radius)
  }

  /// Space holds it down, and acts when it is let go.
  func key(_ event: KeyEvent) -> Bool {
    guard event.key == .space, event.modifiers.isEmpty, current?.isEnabled == true else { return false }
    if event.isRepeat { return true }
    perform(event.isDown ? machine.began() : machine.ended(isInside: true))
    return true
  }
  func focusChanged(isFocused: Bool) { if !isFocused { perform(machine.cancelled()) } }
}
