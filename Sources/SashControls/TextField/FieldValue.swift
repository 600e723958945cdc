import Foundation
import SashCore
import SashFoundation

/// A value that is edited as text: how it is shown, and how what was typed becomes a value.
struct FieldValue {
  /// The value in a locale; nil leaves that to the format.
  var string: (Locale?) -> String
  /// Writes the value that a string stands for; nothing happens if there is none.
  var write: (String, Locale?) -> Void

  /// A value by a format style.
  static func styled<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> FieldValue
  where F.FormatOutput == String {
    FieldValue(
      string: { format.placed(in: $0).format(value.wrappedValue) },
      write: { string, locale in
        if let parsed = try? format.placed(in: locale).parseStrategy.parse(string) {
          value.wrappedValue = parsed
        }
      })
  }
  /// A value that may be missing, by a format style: an empty field is no value.
  static func styled<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> FieldValue
  where F.FormatOutput == String {
    FieldValue(
      string: { locale in value.wrappedValue.map { format.placed(in: locale).format($0) } ?? "" },
      write: { string, locale in
        if string.isEmpty {
          value.wrappedValue = nil
        } else if let parsed = try? format.placed(in: locale).parseStrategy.parse(string) {
          value.wrappedValue = parsed
        }
      })
  }

  /// A value by one of Foundation's formatters.
  static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> FieldValue {
    FieldValue(
      string: { _ in formatter.string(for: value.wrappedValue) ?? "" },
      write: { string, _ in
        if let parsed: V = formatter.parsed(string) { value.wrappedValue = parsed }
      })
  }
}

extension Formatter {
  /// The value that a string stands for.
  ///
  /// - Missing: formatters other than those of numbers and dates, unless `sash` has translated them: Foundation on Linux has no
  ///   way to ask them.
  fileprivate func parsed<V>(_ string: String) -> V? {
    let object: Any?
    switch self {
    case let formatter as any _ParsingFormatter:
      var found: AnyObject?
      object = formatter.getObjectValue(&found, for: string, errorDescription: nil) ? found : nil
    case let formatter as NumberFormatter: object = formatter.number(from: string)
    case let formatter as DateFormatter: object = formatter.date(from: string)
    case let formatter as ISO8601DateFormatter: object = formatter.date(from: string)
    default:
      runtimeWarning("\(type(of: self)) cannot make a value of a text here; the text field keeps its value.")
      return nil
    }
    guard let object else { return nil }
    if let value = object as? V { return value }
    guard let number = object as? NSNumber else { return nil }
    return number.decimalValue as? V ?? CGFloat(number.doubleValue) as? V
  }
}

/// A field that keeps what is typed to itself until it is entered or the focus leaves.
///
/// - Source: facts on semantics, 265.
struct ValueField: View {
  var value: FieldValue
  var field: FieldCore
  @State private var draft: Draft?
  @Environment(\.locale) private var locale

  /// What was typed, and the string that it began with: a value from elsewhere replaces both.
  private struct Draft: Equatable {
    var text: String
    var base: String
  }

  private var ownLocale: Locale? { locale.ofView }

  init(value: FieldValue, field: FieldCore) {
    self.value = value
    self.field = field
  }

  private var text: Binding<String> {
    let (draft, string) = ($draft, value.string(ownLocale))
    return Binding {
      draft.wrappedValue.flatMap { $0.base == string ? $0.text : nil } ?? string
    } set: { new in
      draft.wrappedValue = new == string ? nil : Draft(text: new, base: string)
    }
  }

  private func commit() {
    guard let typed = draft else { return }
    draft = nil
    if typed.base == value.string(ownLocale) { value.write(typed.text, ownLocale) }
  }

  var body: some View {
    var field = field
    field.text = text
    field.onCommit = commit
    return FramedField(field: field)
  }
}
