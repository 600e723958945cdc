import Foundation

public enum NLDistanceType: Int, Sendable { case cosine }
public typealias NLDistance = Double

/// How near words are in their meaning. No such knowledge is part of this system: there is none for any language.
open class NLEmbedding: NSObject, @unchecked Sendable {
  public let dimension = 0
  public let vocabularySize = 0
  public let language: NLLanguage?
  private init(language: NLLanguage?) { self.language = language }
  /// Nil, as for languages that Apple's system does not know.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
  open func contains(_ string: String) -> Bool { false }
  open func vector(for string: String) -> [Double]? { nil }
  /// 2, the farthest: neither word is known.
  open func distance(
    between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
  ) -> NLDistance { 2 }
  open func neighbors(
    for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] { [] }
}

/// Words that an app has labels for.
///
/// - Missing: being asked by a tagger, and files of it.
open class NLGazetteer: NSObject, @unchecked Sendable {
  public let language: NLLanguage?
  private let labels: [String: String]
  public init(dictionary: [String: [String]], language: NLLanguage?) throws {
    self.language = language
    labels = dictionary.reduce(into: [:]) { labels, entry in
      for word in entry.value { labels[word.lowercased()] = entry.key }
    }
  }
  /// The label of a word, whose letters may be large or small.
  open func label(for string: String) -> String? { labels[string.lowercased()] }
}

/// Labels for texts, as a model has learned them. Models are not read here: one cannot be made.
open class NLModel: NSObject, @unchecked Sendable {
  struct Unsupported: Error, LocalizedError {
    var errorDescription: String? { "Models of language cannot be read on this system." }
  }
  public init(contentsOf url: URL) throws { throw Unsupported() }
  open func predictedLabel(for string: String) -> String? { nil }
  open func predictedLabels(forTokens tokens: [String]) -> [String] { [] }
  open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
}
