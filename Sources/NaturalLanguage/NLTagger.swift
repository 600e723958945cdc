import Foundation

/// What is asked about words.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = Self("TokenType")
  public static let lexicalClass = Self("LexicalClass")
  public static let nameType = Self("NameType")
  public static let nameTypeOrLexicalClass = Self("NameTypeOrLexicalClass")
  public static let lemma = Self("Lemma")
  public static let language = Self("Language")
  public static let script = Self("Script")
  public static let sentimentScore = Self("SentimentScore")
}
/// An answer about a word.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let word = Self("Word")
  public static let punctuation = Self("Punctuation")
  public static let whitespace = Self("Whitespace")
  public static let other = Self("Other")
  public static let noun = Self("Noun")
  public static let verb = Self("Verb")
  public static let adjective = Self("Adjective")
  public static let adverb = Self("Adverb")
  public static let pronoun = Self("Pronoun")
  public static let number = Self("Number")
  public static let otherWord = Self("OtherWord")
  public static let personalName = Self("PersonalName")
  public static let placeName = Self("PlaceName")
  public static let organizationName = Self("OrganizationName")
}

/// Says things about the words of a text: what is a word, and in which language.
///
/// - Missing: kinds of words, names, lemmas and moods, which need models; their tags are nil.
open class NLTagger: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Self(rawValue: 1)
    public static let omitPunctuation = Self(rawValue: 2)
    public static let omitWhitespace = Self(rawValue: 4)
    public static let omitOther = Self(rawValue: 8)
    public static let joinNames = Self(rawValue: 16)
    public static let joinContractions = Self(rawValue: 32)
  }
  public let tagSchemes: [NLTagScheme]
  open var string: String?
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (
    NLTag?, Range<String.Index>
  ) {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    let range = tokenizer.tokenRange(at: index)
    return (tag(range, scheme), range)
  }
  /// Calls `block` for each part of a range, until it says false.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, range)
    { return }
  }

  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    guard let string else { return [] }
    let tokens = Segments(string, range).ranges(unit)
    guard unit == .word else { return tokens.map { (tag($0, scheme), $0) } }
    var (all, last): ([(NLTag?, Range<String.Index>)], String.Index) = ([], range.lowerBound)
    func addGap(to end: String.Index) {
      var index = last
      while index < end {
        let next = string.index(after: index)
        let kind: NLTag = string[index].isWhitespace ? .whitespace : .punctuation
        let isOmitted = options.contains(kind == .whitespace ? .omitWhitespace : .omitPunctuation)
        if !isOmitted {
          all.append((scheme == .tokenType || scheme == .lexicalClass ? kind : nil, index..<next))
        }
        index = next
      }
    }
    for token in tokens {
      addGap(to: token.lowerBound)
      if !options.contains(.omitWords) { all.append((tag(token, scheme), token)) }
      last = token.upperBound
    }
    addGap(to: range.upperBound)
    return all
  }

  private func tag(_ range: Range<String.Index>, _ scheme: NLTagScheme) -> NLTag? {
    guard let string, !range.isEmpty else { return nil }
    switch scheme {
    case .tokenType: return .word
    case .language:
      return NLLanguageRecognizer.dominantLanguage(for: String(string[range])).map { NLTag($0.rawValue) }
    default: return nil
    }
  }
}
