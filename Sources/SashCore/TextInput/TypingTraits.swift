import Foundation

/// Which keys a keyboard on the screen has.
package enum KeyboardKind: Sendable, Equatable {
  case letters, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, email, decimalPad, twitter,
    webSearch

  /// Whether it has digits and nothing else, or little.
  package var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad: true
    default: false
    }
  }
}

extension KeyboardKind {
  /// Whether words of a language are typed with it, rather than numbers and addresses.
  package var hasWords: Bool {
    switch self {
    case .letters, .twitter, .webSearch: true
    default: false
    }
  }
}

/// What somebody who has the focus wants of a keyboard on the screen.
package struct TypingTraits: Equatable {
  package var kind: KeyboardKind
  /// Nil where nobody has named the key.
  package var submitLabel: SubmitLabel?
  package var capitalization: TextInputAutocapitalization
  package var isSecure: Bool
  /// Whether the return key begins a new line.
  package var hasLines: Bool
  package init(
    kind: KeyboardKind = .letters, submitLabel: SubmitLabel? = nil,
    capitalization: TextInputAutocapitalization = .sentences, isSecure: Bool = false, hasLines: Bool = false
  ) {
    self.kind = kind
    self.submitLabel = submitLabel
    self.capitalization = capitalization
    self.isSecure = isSecure
    self.hasLines = hasLines
  }
}

private struct KeyboardKindKey: EnvironmentKey { static var defaultValue: KeyboardKind { .letters } }
private struct SubmitLabelKey: EnvironmentKey { static var defaultValue: SubmitLabel? { nil } }

extension EnvironmentValues {
  package var keyboardKind: KeyboardKind {
    get { self[KeyboardKindKey.self] }
    set { self[KeyboardKindKey.self] = newValue }
  }
  package var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Names the return key of a keyboard on the screen. Real keys keep their names, as on a tablet with a keyboard.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
  /// Chooses the keyboard on the screen; with real keys every key can be typed, as on a tablet with a keyboard.
  package nonisolated func keyboardKind(_ kind: KeyboardKind) -> some View {
    environment(\.keyboardKind, kind)
  }
}
