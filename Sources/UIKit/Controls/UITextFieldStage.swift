import SashControls
import SashCore

/// The field of SwiftUI that edits the text of a `UITextField`.
struct UITextFieldStage: View {
  let field: UITextField
  let version: Int
  @FocusState private var isFocused: Bool

  var body: some View {
    let text = Binding<String>(get: { [field] in field.text ?? "" }, set: { [field] in field.edited(to: $0) })
    HStack(spacing: 6) {
      line(text)
      if field.showsClearButton {
        Button {
          field.cleared()
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
      }
    }
    .font(Font(field.font ?? .systemFont(ofSize: 17)))
    .foregroundStyle((field.textColor ?? .label).color)
    .multilineTextAlignment(field.textAlignment.ofSwiftUI)
    .textInputAutocapitalization(TextInputAutocapitalization(field.autocapitalizationType))
    .keyboardType(field.keyboardType)
    .environment(\.submitLabel, field.returnKeyType.label)
    .focused($isFocused)
    .onSubmit { field.returned() }
    .disabled(!field.isEnabled)
    .padding(field.textInsets)
    .fill(.center)
    .background {
      switch field.borderStyle {
      case .none: EmptyView()
      case .roundedRect:
        RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
        RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.65)
      case .line, .bezel: Rectangle().strokeBorder(Color(uiColor: .label), lineWidth: 1)
      }
    }
    .onChange(of: isFocused) { _, now in
      field.focusChanged(now)
      // It has been refused.
      if now, !field.isFirstResponder { isFocused = false }
    }
    .onChange(of: field.isFirstResponder, initial: true) { _, now in if isFocused != now { isFocused = now }
    }
  }

  @ViewBuilder private func line(_ text: Binding<String>) -> some View {
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: text)
    } else {
      TextField(
        field.placeholder ?? "", text: text,
        selection: Binding(get: { [field] in field.selection }, set: { [field] in field.selected($0) }))
    }
  }
}
