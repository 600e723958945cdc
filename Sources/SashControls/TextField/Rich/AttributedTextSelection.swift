import Foundation
import SashCore

/// What is selected in the text with attributes of an editor: a caret, or characters.
///
/// A caret has the attributes with which the next characters will be typed. Code that changes the text and is to keep the
/// selection uses `AttributedString.transform(updating:body:)`, `transformAttributes(in:body:)` or `replaceSelection(_:with:)`.
///
/// - Source: https://developer.apple.com/documentation/swiftui/attributedtextselection
public struct AttributedTextSelection: Equatable, Sendable {
  /// Where it is in a text.
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }
  /// Nil for the end of whatever text it is asked about.
  private(set) var stored: Indices?
  /// The attributes that the caret has been given; nil to take those around it.
  private(set) var ownAttributes: AttributeContainer?

  /// A caret at the end.
  public init() {}
  /// A caret.
  ///
  /// - Parameter typingAttributes: Those of the next characters; nil takes them from the text.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    stored = .insertionPoint(insertionPoint)
    ownAttributes = typingAttributes
  }
  /// The characters in a range.
  public init(range: Range<AttributedString.Index>) { self.init(ranges: RangeSet(range)) }
  /// The characters in several ranges.
  public init(ranges: RangeSet<AttributedString.Index>) { stored = .ranges(ranges) }

  /// Where it is in a text; places beyond its end become the end.
  public func indices(in text: AttributedString) -> Indices {
    switch stored {
    case nil: return .insertionPoint(text.endIndex)
    case .insertionPoint(let index): return .insertionPoint(min(index, text.endIndex))
    case .ranges(let ranges):
      let kept = ranges.ranges.map { min($0.lowerBound, text.endIndex)..<min($0.upperBound, text.endIndex) }
      let some = kept.filter { !$0.isEmpty }
      if some.isEmpty { return .insertionPoint(kept.first?.lowerBound ?? text.endIndex) }
      return .ranges(RangeSet(some))
    }
  }

  /// The attributes that the next characters will have.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .insertionPoint(let index): ownAttributes ?? text.attributes(around: index)
    case .ranges(let ranges):
      ranges.ranges.first.map { text.attributes(at: $0.lowerBound) } ?? AttributeContainer()
    }
  }

  /// The attributes of each part of the selection that looks alike, or those that will be typed with.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: Attributes(all: [typingAttributes(in: text)])
    case .ranges(let ranges):
      Attributes(all: ranges.ranges.flatMap { range in text[range].runs.map(\.attributes) })
    }
  }

  /// The attributes that a selection has in a text, part by part.
  public struct Attributes<Text>: Sequence {
    let all: [AttributeContainer]
    public func makeIterator() -> IndexingIterator<[AttributeContainer]> { all.makeIterator() }
    /// The values of one attribute, part by part; nil where there is none.
    public subscript<K: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, K>) -> [K.Value?] {
      all.map { $0[K.self] }
    }
  }
}

extension AttributedString {
  /// The attributes that are typed with at a place: those of the character before it, at the start of a paragraph of the one
  /// behind it. Links end where they end.
  func attributes(around index: Index) -> AttributeContainer {
    let index = min(index, endIndex)
    var found = AttributeContainer()
    if index > startIndex {
      let before = self.index(beforeCharacter: index)
      found =
        characters[before].isNewline && index < endIndex && !characters[index].isNewline
        ? attributes(at: index) : attributes(at: before)
    } else if index < endIndex {
      found = attributes(at: index)
    }
    found[AttributeScopes.FoundationAttributes.LinkAttribute.self] = nil
    return found
  }
  func attributes(at index: Index) -> AttributeContainer {
    if index >= endIndex { return AttributeContainer() }
    return runs[index].attributes
  }

  /// Changes the attributes of what is selected, part by part; at a caret those that will be typed with.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    case .ranges(let ranges):
      let places = ranges.ranges.map { utf8Places($0) }
      // Attributes that are set leave the characters where they are.
      for range in ranges.ranges {
        for run in self[range].runs.map({ ($0.range, $0.attributes) }) {
          var attributes = run.1
          try body(&attributes)
          self[run.0].setAttributes(attributes)
        }
      }
      selection = AttributedTextSelection(ranges: RangeSet(places.map { self.range(utf8: $0) }))
    }
  }

  /// Changes the text and lets the selection follow the characters that it was about.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    let places: [Range<Int>]
    let isCaret: Bool
    switch selection.indices(in: self) {
    case .insertionPoint(let index): (places, isCaret) = ([utf8Places(index..<index)], true)
    case .ranges(let ranges): (places, isCaret) = (ranges.ranges.map { utf8Places($0) }, false)
    }
    let own = selection.ownAttributes
    let old = Array(String(characters).utf8)
    try body(&self)
    let new = Array(String(characters).utf8)
    // What both have alike at their starts and ends stays where it is.
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    func moved(_ place: Int) -> Int {
      place <= start ? place : max(start, min(new.count, place + new.count - old.count))
    }
    let ranges = places.map {
      range(utf8: moved($0.lowerBound)..<max(moved($0.lowerBound), moved($0.upperBound)))
    }
    if isCaret, let caret = ranges.first?.lowerBound {
      selection = AttributedTextSelection(insertionPoint: caret, typingAttributes: own)
    } else {
      selection = AttributedTextSelection(ranges: RangeSet(ranges))
    }
  }

  /// Puts a text in the place of what is selected, and the caret behind it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let new = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
    let places: [Range<Int>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): places = [utf8Places(index..<index)]
    case .ranges(let ranges): places = ranges.ranges.map { utf8Places($0) }
    }
    for place in places.dropFirst().reversed() { removeSubrange(range(utf8: place)) }
    let first = places.first ?? 0..<0
    replaceSubrange(range(utf8: first), with: new)
    let caret = range(utf8: first.lowerBound..<first.lowerBound + new.utf8.count).upperBound
    selection = AttributedTextSelection(insertionPoint: caret)
  }
  /// Puts characters, which look as what is typed would, in the place of what is selected.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
  }

  /// Where a range is, in UTF-8 units; beyond the end at the end.
  func utf8Places(_ range: Range<Index>) -> Range<Int> {
    let (low, high) = (min(range.lowerBound, endIndex), min(range.upperBound, endIndex))
    let start = utf8.distance(from: startIndex, to: low)
    return start..<start + utf8.distance(from: low, to: high)
  }
  func range(utf8 places: Range<Int>) -> Range<Index> {
    let start = utf8.index(startIndex, offsetBy: places.lowerBound, limitedBy: endIndex) ?? endIndex
    return start..<(utf8.index(start, offsetBy: places.count, limitedBy: endIndex) ?? endIndex)
  }
}

extension AttributedString {
  /// The selected characters.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet<Index>()]
    case .ranges(let ranges): self[ranges]
    }
  }
}
