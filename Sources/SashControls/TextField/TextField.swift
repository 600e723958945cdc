import SashCore

/// A control to type text into: one line, or lines that it grows with if its axis is vertical.
///
/// Return enters the text of one line, and begins a new line in a field that grows. Set how many lines it may have with
/// `lineLimit`; it scrolls beyond.
@MainActor @preconcurrency
public struct TextField<Label: View>: View {
  nonisolated(unsafe) var text: Binding<String>
  nonisolated(unsafe) var prompt: Text?
  nonisolated(unsafe) var label: Label
  nonisolated(unsafe) var axis = Axis.horizontal
  nonisolated(unsafe) var selection: Binding<TextSelection?>?
  /// What is edited in the place of a text.
  nonisolated(unsafe) var value: FieldValue?
  nonisolated(unsafe) var onEditingChanged: ((Bool) -> Void)?
  nonisolated(unsafe) var onReturn: (() -> Void)?
  /// Shows a dot for each character.
  nonisolated(unsafe) var isSecure = false
  @Environment(\.ownTextFieldStyle) private var ownStyle

  nonisolated init(text: Binding<String>, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }
  private nonisolated init(
    _ text: Binding<String>, _ prompt: Text?, _ label: Label, _ axis: Axis,
    _ selection: Binding<TextSelection?>? = nil
  ) {
    self.init(text: text, prompt: prompt, label: label)
    self.axis = axis
    self.selection = selection
  }

  @MainActor public var body: some View {
    var field = FieldCore(text: text, prompt: prompt, isSecure: isSecure)
    field.kind = axis == .vertical ? .growing : .line
    field.selection = selection
    field.onEditingChanged = onEditingChanged
    field.onReturn = onReturn
    return Group {
      if let ownStyle {
        ownStyle.style.makeBody(forStyle).environment(\.ownTextFieldStyle, nil)
      } else if let value {
        ValueField(value: value, field: field)
      } else {
        FramedField(field: field)
      }
    }
  }
}

/// The text of a field in the look of the place.
struct FramedField: View {
  var field: FieldCore
  @Environment(\.textFieldLook) private var look

  @ViewBuilder private var text: some View {
    if field.kind == .line {
      field
    } else {
      LinesCore(field: field).scrollBounceBehavior(.basedOnSize, axes: .vertical)
    }
  }

  var body: some View {
    switch look {
    case .plain: AnyView(text)
    case .roundedBorder:
      // - Source: 34 points high at body size, a hair line with corners of 5 points (iOS 13–18).
      AnyView(
        text
          .padding(.horizontal, 7)
          .padding(.vertical, 5)
          .frame(minHeight: 34)
          .background(Color(SystemColor.background), in: RoundedRectangle(cornerRadius: 5))
          .overlay {
            // Handles of what is selected reach over it.
            RoundedRectangle(cornerRadius: 5).strokeBorder(Color(SystemColor.tertiaryLabel), lineWidth: 0.5)
              .allowsHitTesting(false)
          })
    }
  }
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: Text(titleKey), label: Text(titleKey))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt ?? Text(titleKey), label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: Text(title), label: Text(title))
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text, prompt: Text(titleResource), label: Text(titleResource))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt ?? Text(title), label: Text(title))
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt ?? Text(titleResource), label: Text(titleResource))
  }
}

extension TextField {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(text: text, prompt: prompt ?? (label as? Text), label: label)
  }
  /// A field that grows down if its axis is vertical.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(text, prompt ?? (label as? Text), label, axis)
  }
  /// A field that tells what is selected in it, and selects what is written there.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(text, prompt ?? (label as? Text), label, axis ?? .horizontal, selection)
  }
}

extension TextField where Label == Text {
  /// A field that grows down if its axis is vertical.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text, Text(titleKey), Text(titleKey), axis)
  }
  /// A field that grows down if its axis is vertical.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text, prompt ?? Text(titleKey), Text(titleKey), axis)
  }
  /// A field that grows down if its axis is vertical.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text, Text(title), Text(title), axis)
  }
  /// A field that grows down if its axis is vertical.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text, prompt ?? Text(title), Text(title), axis)
  }
  /// A field that grows down if its axis is vertical.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(text, Text(titleResource), Text(titleResource), axis)
  }
  /// A field that grows down if its axis is vertical.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text, prompt ?? Text(titleResource), Text(titleResource), axis)
  }

  /// A field that tells what is selected in it, and selects what is written there. Nil stands for no focus.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text, prompt ?? Text(titleKey), Text(titleKey), axis ?? .horizontal, selection)
  }
  /// A field that tells what is selected in it, and selects what is written there. Nil stands for no focus.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text, prompt ?? Text(title), Text(title), axis ?? .horizontal, selection)
  }
  /// A field that tells what is selected in it, and selects what is written there. Nil stands for no focus.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text, prompt ?? Text(titleResource), Text(titleResource), axis ?? .horizontal, selection)
  }
}
