import SashCore

/// A control to type one line of text into.
///
/// - Missing: several lines, showing text that an input method is still composing.
@MainActor @preconcurrency
public struct TextField<Label: View>: View {
  nonisolated(unsafe) var text: Binding<String>
  nonisolated(unsafe) var prompt: Text?
  nonisolated(unsafe) var label: Label
  /// What is edited in the place of a text.
  nonisolated(unsafe) var value: FieldValue?
  nonisolated(unsafe) var onEditingChanged: ((Bool) -> Void)?
  nonisolated(unsafe) var onReturn: (() -> Void)?

  nonisolated init(text: Binding<String>, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  @MainActor public var body: some View {
    var field = FieldCore(text: text, prompt: prompt)
    field.onEditingChanged = onEditingChanged
    field.onReturn = onReturn
    return Group {
      if let value {
        ValueField(value: value, field: field)
      } else {
        FramedField(field: field)
      }
    }
  }
}

/// The line of a field in the look of the place.
struct FramedField: View {
  var field: FieldCore
  @Environment(\.textFieldLook) private var look

  var body: some View {
    switch look {
    case .plain: AnyView(field)
    case .roundedBorder:
      // - Source: 34 points high at body size, a hair line with corners of 5 points (iOS 13–18).
      AnyView(
        field
          .padding(.horizontal, 7)
          .padding(.vertical, 5)
          .frame(minHeight: 34)
          .background(Color(SystemColor.background), in: RoundedRectangle(cornerRadius: 5))
          .overlay {
            RoundedRectangle(cornerRadius: 5).strokeBorder(Color(SystemColor.tertiaryLabel), lineWidth: 0.5)
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
}

/// How text fields look.
public protocol TextFieldStyle {
  static var _look: _TextFieldLook { get }
}
public enum _TextFieldLook: Sendable { case plain, roundedBorder }

/// The style that fits the place: no border on iOS.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _look: _TextFieldLook { .plain }
}
/// No border.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _look: _TextFieldLook { .plain }
}
/// A thin rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public static var _look: _TextFieldLook { .roundedBorder }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldLookKey: EnvironmentKey {
  static var defaultValue: _TextFieldLook { .plain }
}
extension EnvironmentValues {
  var textFieldLook: _TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text fields in this view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldLook, S._look)
  }
}
