import Foundation
import SashCore

extension TextField {
  private nonisolated init(_ value: FieldValue, _ prompt: Text?, _ label: Label) {
    self.init(text: .constant(""), prompt: prompt ?? (label as? Text), label: label)
    self.value = value
  }

  /// A field for a value in a format; what is typed is read when it is entered or the focus leaves, and an empty field
  /// is no value. A text that cannot be read leaves the value as it was.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt, label())
  }
  /// A field for a value in a format; what is typed is read when it is entered or the focus leaves. A text that cannot
  /// be read leaves the value as it was.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt, label())
  }
  /// A field for a value that a formatter shows and reads.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.formatted(value, formatter), prompt, label())
  }
}

extension TextField where Label == Text {
  /// A field for a value in a format; an empty field is no value.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt, Text(titleKey))
  }
  /// A field for a value in a format; an empty field is no value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt, Text(title))
  }
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt, Text(titleResource))
  }
  /// A field for a value in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt, Text(titleKey))
  }
  /// A field for a value in a format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt, Text(title))
  }
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.styled(value, format), prompt, Text(titleResource))
  }

  /// A field for a value that a formatter shows and reads.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(.formatted(value, formatter), prompt, Text(titleKey))
  }
  /// A field for a value that a formatter shows and reads.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(.formatted(value, formatter), prompt, Text(title))
  }
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(.formatted(value, formatter), prompt, Text(titleResource))
  }
  /// A field for a value that a formatter shows and reads.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(.formatted(value, formatter), nil, Text(titleKey))
  }
  /// A field for a value that a formatter shows and reads.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(.formatted(value, formatter), nil, Text(title))
  }
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter
  ) {
    self.init(.formatted(value, formatter), nil, Text(titleResource))
  }
}

// MARK: - Before onSubmit and FocusState

extension TextField where Label == Text {
  private nonisolated func calling(_ changed: ((Bool) -> Void)?, _ commit: (() -> Void)?) -> TextField {
    var field = self
    field.onEditingChanged = changed
    field.onReturn = commit
    return field
  }

  @available(
    *, deprecated, message: "Use View.onSubmit(of:_:) for the return key and FocusState for the focus."
  )
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(titleKey, text: text).calling(onEditingChanged, onCommit)
  }
  @available(*, deprecated, message: "Use FocusState to follow the focus.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = TextField(titleKey, text: text).calling(onEditingChanged, nil)
  }
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) for the return key.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = TextField(titleKey, text: text).calling(nil, onCommit)
  }
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use View.onSubmit(of:_:) for the return key and FocusState for the focus."
  )
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(title, text: text).calling(onEditingChanged, onCommit)
  }
  @_disfavoredOverload
  @available(*, deprecated, message: "Use FocusState to follow the focus.")
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = TextField(title, text: text).calling(onEditingChanged, nil)
  }
  @_disfavoredOverload
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) for the return key.")
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = TextField(title, text: text).calling(nil, onCommit)
  }

  @available(
    *, deprecated, message: "Use View.onSubmit(of:_:) for the return key and FocusState for the focus."
  )
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self = TextField(titleKey, value: value, formatter: formatter).calling(onEditingChanged, onCommit)
  }
  @available(*, deprecated, message: "Use FocusState to follow the focus.")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = TextField(titleKey, value: value, formatter: formatter).calling(onEditingChanged, nil)
  }
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) for the return key.")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self = TextField(titleKey, value: value, formatter: formatter).calling(nil, onCommit)
  }
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use View.onSubmit(of:_:) for the return key and FocusState for the focus."
  )
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(title, value: value, formatter: formatter).calling(onEditingChanged, onCommit)
  }
  @_disfavoredOverload
  @available(*, deprecated, message: "Use FocusState to follow the focus.")
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = TextField(title, value: value, formatter: formatter).calling(onEditingChanged, nil)
  }
  @_disfavoredOverload
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) for the return key.")
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self = TextField(title, value: value, formatter: formatter).calling(nil, onCommit)
  }
}
