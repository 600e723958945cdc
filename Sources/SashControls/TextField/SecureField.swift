import SashCore

/// A text field that shows a dot for each character, and does not let its text be copied. The character that a keyboard on the
/// screen has typed last is seen for a moment.
@MainActor @preconcurrency
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private var onCommit: (() -> Void)?
  @Environment(\.ownTextFieldStyle) private var ownStyle

  private nonisolated init(
    _ text: Binding<String>, _ prompt: Text?, _ label: Label, onCommit: (() -> Void)? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.onCommit = onCommit
  }

  @MainActor public var body: some View {
    if let onCommit { field.onSubmit(onCommit) } else { field }
  }
  @ViewBuilder private var field: some View {
    if ownStyle == nil {
      FramedField(field: FieldCore(text: text, prompt: prompt, isSecure: true))
    } else {
      secretField
    }
  }
}

extension SecureField {
  /// As a style of the app's own is given it.
  private var secretField: TextField<Label> {
    var field = TextField(text: text, prompt: prompt, label: label)
    field.isSecure = true
    return field
  }
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(text, prompt ?? (label as? Text), label)
  }
}

extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt ?? Text(titleKey), Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt ?? Text(title), Text(title))
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt ?? Text(titleResource), Text(titleResource))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, Text(titleKey), Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, Text(title), Text(title))
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text, Text(titleResource), Text(titleResource))
  }
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) to act when the text is entered.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(titleKey), Text(titleKey), onCommit: onCommit)
  }
  @_disfavoredOverload
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) to act when the text is entered.")
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(title), Text(title), onCommit: onCommit)
  }
}
