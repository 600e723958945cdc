/// Which letters become large while a person types.
public struct TextInputAutocapitalization: Equatable, Sendable {
  package enum Kind: Sendable { case never, words, sentences, characters }
  package let kind: Kind
  /// None.
  public static var never: TextInputAutocapitalization { .init(kind: .never) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(kind: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
  /// All of them.
  public static var characters: TextInputAutocapitalization { .init(kind: .characters) }

  /// What typing `new` after `before` gives.
  package func apply(to new: String, after before: Substring) -> String {
    let startsHere: Bool
    switch kind {
    case .never: return new
    case .characters: return new.uppercased()
    case .words: startsHere = before.last.map { $0.isWhitespace } ?? true
    case .sentences:
      let gap = before.reversed().prefix { $0.isWhitespace }
      let rest = before.reversed().dropFirst(gap.count)
      startsHere =
        gap.contains { $0.isNewline } || rest.first.map { ".!?".contains($0) && !gap.isEmpty } ?? true
    }
    return startsHere ? new.prefix(1).uppercased() + new.dropFirst() : new
  }
}

/// What the return key says on a keyboard on the screen.
public struct SubmitLabel: Sendable, Equatable {
  /// In English.
  package let name: String
  private init(_ name: String) { self.name = name }
  public static var done: SubmitLabel { SubmitLabel("done") }
  public static var go: SubmitLabel { SubmitLabel("go") }
  public static var send: SubmitLabel { SubmitLabel("send") }
  public static var join: SubmitLabel { SubmitLabel("join") }
  public static var route: SubmitLabel { SubmitLabel("route") }
  public static var search: SubmitLabel { SubmitLabel("search") }
  public static var `return`: SubmitLabel { SubmitLabel("return") }
  public static var next: SubmitLabel { SubmitLabel("next") }
  public static var `continue`: SubmitLabel { SubmitLabel("continue") }
}

/// What is entered with the return key.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}

private struct CapitalizationKey: EnvironmentKey {
  static var defaultValue: TextInputAutocapitalization? { nil }
}
private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  package var textCapitalization: TextInputAutocapitalization? {
    get { self[CapitalizationKey.self] }
    set { self[CapitalizationKey.self] = newValue }
  }
  /// Whether words are left as they are typed; here they always are.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
  /// Whether controls here leave out their labels.
  package var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets which letters become large while a person types; letters stay as they are typed by default, as on a desktop.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { environment(\.textCapitalization, autocapitalization) }

  /// Says that words are to be left as they are typed: misspelled ones are not shown. Nothing here corrects them.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// Says that words are to be left as they are typed: misspelled ones are not shown. Nothing here corrects them.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled) { if let disable { $0 = disable } }
  }
  /// Leaves out the labels of the controls in this view.
  public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
