import SashControls
import SashCore
import SashLayout

/// The field of SwiftUI that edits the text of a `UITextField`.
struct UITextFieldStage: View {
  let field: UITextField
  let version: Int
  @FocusState private var isFocused: Bool

  var body: some View {
    let text = Binding<String>(get: { [field] in field.text ?? "" }, set: { [field] in field.edited(to: $0) })
    HStack(spacing: 6) {
      if let left = field.leftView, field.isShown(field.leftViewMode) { BarView(view: left) }
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
      if let right = field.rightView, field.isShown(field.rightViewMode) { BarView(view: right) }
    }
    .font(Font(field.font ?? .systemFont(ofSize: 17)))
    .kerning(field.kerning)
    .onKeyPress(.delete) { [field] in field.deletesNothing() ? .handled : .ignored }
    .foregroundStyle((field.textColor ?? .label).color)
    .multilineTextAlignment(field.textAlignment.ofSwiftUI)
    .textInputAutocapitalization(TextInputAutocapitalization(field.autocapitalizationType))
    .keyboardType(field.keyboardType)
    .environment(\.submitLabel, field.returnKeyType.label)
    .focused($isFocused)
    .hidingCaret(field.hidesCaret)
    .onSubmit { field.returned() }
    .disabled(!field.isEnabled)
    .padding(field.textInsets)
    .fill(.center)
    .background {
      if let picture = field.shownBackground { Image(uiImage: picture).resizable() }
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
    let own = field.ownPlaceholder
    let title = own == nil ? field.placeholder ?? "" : ""
    Group {
      if field.isSecureTextEntry {
        SecureField(title, text: text)
      } else {
        TextField(
          title, text: text,
          selection: Binding(get: { [field] in field.selection }, set: { [field] in field.selected($0) }))
      }
    }
    .background(alignment: field.textAlignment.placement) {
      if let own, field.text?.isEmpty != false { placeholder(own).lineLimit(1).allowsHitTesting(false) }
    }
  }
  /// A placeholder with attributes is grey where it says no other colour.
  private func placeholder(_ text: NSAttributedString) -> Text {
    var result = AttributedString(text.string)
    if text.length > 0 {
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      result.foregroundColor = (attributes[.foregroundColor] as? UIColor ?? .placeholderText).color
      if let font = attributes[.font] as? UIFont { result.font = Font(font) }
    }
    return Text(result)
  }
}

extension NSTextAlignment {
  fileprivate var placement: Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}
