import Foundation

/// The language that decides how text is set: where its lines break and which shapes shared ideographs take.
public struct TypesettingLanguage: Hashable, Sendable {
  let language: Locale.Language?
  /// The language of the user.
  public static let automatic = TypesettingLanguage(language: nil)
  /// A certain language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

private struct TypesettingLanguageKey: EnvironmentKey {
  static var defaultValue: TypesettingLanguage { .automatic }
}

extension EnvironmentValues {
  /// How the texts of a view are set.
  var typesettingLanguage: TypesettingLanguage {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}

extension Text {
  /// Sets the text as texts of `language` are set; in a joined text it counts for the whole alone.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
  /// Sets the text as texts of `language` are set; in a joined text it counts for the whole alone.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    guard isEnabled else { return self }
    var copy = self
    copy.changes.append(.language(language))
    return copy
  }
}

extension View {
  /// Sets the texts in this view as texts of `language` are set.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
  /// Sets the texts in this view as texts of `language` are set.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true)
    -> some View
  {
    transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
  }
  /// Shows the texts in this view in the system's face whose characters are all as wide as each other.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.textChanges) { if isActive { $0.append(.design(.monospaced)) } }
  }
}
