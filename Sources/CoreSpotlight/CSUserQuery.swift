import Foundation

public class CSSearchQueryContext: NSObject, @unchecked Sendable {
  public var fetchAttributes: [String] = []
  public var keyboardLanguage: String?
}
public final class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  public var maxResultCount = 0
  public var maxSuggestionCount = 0
  public var enableRankedResults = false
}

/// Finds the items of this program that have all words of what a person typed, each as the beginning of a word.
public final class CSUserQuery: NSObject, @unchecked Sendable {
  public struct Item: Sendable { public let item: CSSearchableItem }
  private let words: [String]
  private let limit: Int
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    words = Self.words(userQueryString ?? "")
    limit = userQueryContext.map { $0.maxResultCount > 0 ? $0.maxResultCount : .max } ?? .max
  }

  /// How many were found.
  public var foundItemCount: Int { found.count }
  /// What was found, by title.
  public var results: AsyncStream<Item> {
    let items = found
    return AsyncStream { stream in
      for item in items { stream.yield(Item(item: item)) }
      stream.finish()
    }
  }

  private var found: [CSSearchableItem] {
    guard !words.isEmpty else { return [] }
    let all = CSSearchableIndex.everything.filter { item in
      let known = Self.words(item.attributeSet.words)
      return words.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
    }
    return Array(all.sorted { ($0.attributeSet.title ?? "") < ($1.attributeSet.title ?? "") }.prefix(limit))
  }
  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
