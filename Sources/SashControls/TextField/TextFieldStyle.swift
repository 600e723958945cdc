import SashCore

/// How text fields look.
///
/// A style of one's own puts modifiers around the field that it is given:
/// `func _body(configuration: TextField<Self._Label>) -> some View`.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  /// The field in this style.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field that a style is given.
public nonisolated struct _TextFieldStyleLabel: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}

/// The style that fits the place: no border on iOS.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldLook, .plain)
  }
}
/// No border.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldLook, .plain)
  }
}
/// A thin rounded border.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldLook, .roundedBorder)
  }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static nonisolated var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static nonisolated var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static nonisolated var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

enum TextFieldLook { case plain, roundedBorder }

/// A style that the app has written.
struct OwnTextFieldStyle: Equatable {
  let style: AnyStyle<TextField<_TextFieldStyleLabel>>
}

private struct TextFieldLookKey: EnvironmentKey { static var defaultValue: TextFieldLook { .plain } }
private struct OwnTextFieldStyleKey: EnvironmentKey { static var defaultValue: OwnTextFieldStyle? { nil } }

extension EnvironmentValues {
  var textFieldLook: TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
  var ownTextFieldStyle: OwnTextFieldStyle? {
    get { self[OwnTextFieldStyleKey.self] }
    set { self[OwnTextFieldStyleKey.self] = newValue }
  }
}

extension TextField {
  /// This field as a style is given it.
  var forStyle: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      text: text, prompt: prompt, label: _TextFieldStyleLabel(content: AnyView(label)))
    (field.axis, field.selection, field.value) = (axis, selection, value)
    (field.onEditingChanged, field.onReturn, field.isSecure) = (onEditingChanged, onReturn, isSecure)
    return field
  }
}

extension View {
  /// Sets the look of the text fields in this view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let look: TextFieldLook? =
      switch style {
      case is RoundedBorderTextFieldStyle: .roundedBorder
      case is DefaultTextFieldStyle, is PlainTextFieldStyle: .plain
      default: nil
      }
    let own =
      look == nil ? OwnTextFieldStyle(style: StyleOf(style) { $0._body(configuration: $1) }) : nil
    return environment(\.textFieldLook, look ?? .plain).environment(\.ownTextFieldStyle, own)
  }
}
