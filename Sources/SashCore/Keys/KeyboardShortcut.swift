import SashGraph
import SashInput

/// Keys that, pressed together, do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the layout of the keyboard.
  ///
  /// - Missing: nothing is remapped; shortcuts are looked for by what the keys type.
  public struct Localization: Hashable, Sendable {
    private enum Kind { case automatic, withoutMirroring, custom }
    private let kind: Kind
    /// As the system does.
    public static let automatic = Localization(kind: .automatic)
    /// Brackets and arrows do not change their direction with the language.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// As it is.
    public static let custom = Localization(kind: .custom)
  }

  /// Return, for what is meant most.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for what takes back.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public var key: KeyEquivalent
  /// The keys that are held. ⌘ is Control as well as the key with the logo.
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.key == b.key && a.modifiers == b.modifiers && a.localization == b.localization
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }

  /// Whether a key that has gone down is the one, with what is held.
  package func matches(_ event: KeyEvent) -> Bool {
    let held = EventModifiers(event.modifiers)
    let pressed = KeyEquivalent(event.key)
    func isHeld(_ held: EventModifiers) -> Bool {
      if held == modifiers, pressed.character.lowercased() == key.character.lowercased() { return true }
      // What is typed with Shift is a key of its own, as "+" is.
      return held.contains(.shift) && held.subtracting(.shift) == modifiers && !key.character.isLetter
        && pressed.shifted == key.character
    }
    if isHeld(held) { return true }
    guard held.contains(.control), !held.contains(.command) else { return false }
    return isHeld(held.subtracting(.control).union(.command))
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the controls here.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

/// Sets the shortcut of the controls in a place, which look for one only in such places.
private nonisolated struct ShortcutModifier: InputsModifier {
  let shortcut: KeyboardShortcut?
  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    inputs.hasShortcut = true
    inputs.environment = inputs.environment.changed { $0.keyboardShortcut = modifier.value.shortcut }
  }
}

extension View {
  /// Lets keys do what the controls in this view do: the first of them that is shown and enabled, in the order in which they are
  /// drawn, while nothing is presented in front of it. Keys without ⌘ or Control go to a field that has the focus first.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

  /// Lets keys do what the controls in this view do, and says how they follow the keyboard's layout.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Lets keys do what the controls in this view do.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Lets keys do what the controls in this view do; nil takes away what was said around this view.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}
