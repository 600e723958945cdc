import Foundation

/// Lists things as a language does: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .autoupdatingCurrent
  /// Turns items that are no texts into texts.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Texts in the language of the user.
  open class func localizedString(byJoining strings: [String]) -> String {
    UnitWords.joined(strings, as: .and, locale: Locale.autoupdatingCurrent.identifier)
  }
  /// Nil if an item is neither a text nor something that the item formatter knows.
  open func string(from items: [Any]) -> String? {
    var words: [String] = []
    for item in items {
      guard
        let word = itemFormatter?.string(for: item) ?? (item as? String)
          ?? (item as? CustomStringConvertible)?.description
      else { return nil }
      words.append(word)
    }
    return UnitWords.joined(words, as: .and, locale: locale.identifier)
  }
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
