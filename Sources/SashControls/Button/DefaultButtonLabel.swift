import SashCore

/// What a button shows that only says what it is for: a word and a symbol. In bars the symbol alone is shown.
@MainActor @preconcurrency
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  nonisolated init(_ role: ButtonRole) { self.role = role }

  public var body: some View {
    let (title, symbol) = words
    Label(title, systemImage: symbol)
  }
  /// - Source: the buttons that iOS 26 makes of roles: a cross for those that close or cancel, a check mark for what confirms.
  private var words: (title: LocalizedStringKey, symbol: String) {
    switch role {
    case .cancel: ("Cancel", "xmark")
    case .close: ("Close", "xmark")
    case .confirm: ("Done", "checkmark")
    case .destructive: ("Delete", "trash")
    default: ("OK", "checkmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that shows what its role is.
  @preconcurrency public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role) }
  }
}
