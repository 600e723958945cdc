import Combine
import Foundation
import SashCore
import SashText

/// Finds words in what an editor holds, and replaces them.
@MainActor final class TextFinder: ObservableObject {
  @Published private(set) var isShown = false
  /// Whether there is a line for what comes in place of what is found.
  @Published var isReplacing = false
  @Published var query = "" { didSet { if query != oldValue { search(from: start) } } }
  @Published var replacement = ""
  @Published private(set) var found = FoundWords()
  weak var responder: FieldResponder?
  /// What surroundings allow.
  var isEnabled = true
  var mayReplace = true
  /// Where the caret stood when the search began.
  private var start = 0

  /// "2 of 5", "5 found" or that there is nothing; empty while nothing is looked for.
  var count: String {
    if query.isEmpty { return "" }
    guard let current = found.current else { return "Not Found" }
    return "\(current + 1) of \(found.ranges.count)"
  }

  // MARK: Coming and going

  /// - Source: editors of iOS and the Mac: what is selected in one line is looked for
  func open(replacing: Bool) {
    guard isEnabled, let responder else { return }
    isReplacing = replacing && mayReplace
    let selected = responder.selectedUnits
    start = selected.lowerBound
    isShown = true
    let words = responder.text(in: selected)
    if !words.isEmpty, !words.contains(where: \.isNewline), words != query {
      query = words
    } else {
      search(from: start)
    }
  }
  /// Leaves what has been found selected, for who goes on typing.
  func close() {
    guard isShown else { return }
    isShown = false
    found = FoundWords()
    responder?.foundChanged()
    responder?.focus()
  }

  // MARK: Finding

  /// Looks again; the first match at or behind `place` is the one that is shown.
  func search(from place: Int) {
    guard isShown, let responder else { return }
    let text = responder.wholeText
    let ranges = FoundWords.ranges(of: query, in: text)
    let current = ranges.isEmpty ? nil : ranges.firstIndex { $0.lowerBound >= place } ?? 0
    show(FoundWords(text: text, ranges: ranges, current: current))
  }
  /// The text is another one.
  func textChanged() {
    let place = found.current.map { found.ranges[$0].lowerBound } ?? start
    search(from: place)
  }
  /// Goes to the next match or the one before; after the last comes the first.
  func go(by step: Int) {
    guard isShown else { return open(replacing: false) }
    let count = found.ranges.count
    guard count > 0 else { return }
    let current = found.current.map { ($0 + step + count) % count } ?? 0
    var new = found
    new.current = current
    show(new)
  }
  private func show(_ new: FoundWords) {
    found = new
    if let current = new.current { responder?.selectUnits(new.ranges[current]) }
    responder?.foundChanged()
  }

  // MARK: Replacing

  func replace() {
    guard mayReplace, let current = found.current else { return }
    let range = found.ranges[current]
    responder?.replaceUnits(range, with: replacement)
    search(from: range.lowerBound + replacement.utf8.count)
  }
  /// All at once, as one step to undo.
  func replaceAll() {
    guard mayReplace, let responder, !found.ranges.isEmpty else { return }
    let text = responder.wholeText.utf8
    var new: [UInt8] = []
    new.reserveCapacity(text.count)
    var place = text.startIndex
    var offset = 0
    for range in found.ranges {
      let start = text.index(place, offsetBy: range.lowerBound - offset)
      new += text[place..<start]
      new += replacement.utf8
      place = text.index(start, offsetBy: range.count)
      offset = range.upperBound
    }
    new += text[place...]
    responder.replaceUnits(0..<text.count, with: String(decoding: new, as: UTF8.self))
    search(from: 0)
  }
}

/// What has been found in a text.
struct FoundWords: Equatable {
  /// What was looked through.
  var text = ""
  /// In UTF-8 units, in the order of the text.
  var ranges: [Range<Int>] = []
  /// Which of them is shown.
  var current: Int?

  /// Where words stand in a text; small and large letters are the same, and letters with and without accents.
  static func ranges(of words: String, in text: String) -> [Range<Int>] {
    if words.isEmpty { return [] }
    if words.utf8.allSatisfy({ $0 < 0x80 }), text.utf8.allSatisfy({ $0 < 0x80 }) {
      return plainRanges(of: words, in: text)
    }
    var ranges: [Range<Int>] = []
    var (place, offset) = (text.startIndex, 0)
    while place < text.endIndex,
      let match = text.range(
        of: words, options: [.caseInsensitive, .diacriticInsensitive], range: place..<text.endIndex)
    {
      let start = offset + text.utf8.distance(from: place, to: match.lowerBound)
      let end = start + text.utf8.distance(from: match.lowerBound, to: match.upperBound)
      if start < end { ranges.append(start..<end) }
      place = start < end ? match.upperBound : text.index(after: match.upperBound)
      offset = start < end ? end : start + text.utf8.distance(from: match.lowerBound, to: place)
    }
    return ranges
  }

  /// The same for texts of ASCII, which are looked through byte by byte.
  private static func plainRanges(of words: String, in text: String) -> [Range<Int>] {
    func small(_ byte: UInt8) -> UInt8 { byte &- 65 < 26 ? byte | 0x20 : byte }
    let words = words.utf8.map(small)
    var text = text
    return text.withUTF8 { bytes in
      var ranges: [Range<Int>] = []
      var place = 0
      while place + words.count <= bytes.count {
        var count = 0
        while count < words.count, small(bytes[place + count]) == words[count] { count += 1 }
        if count == words.count {
          ranges.append(place..<place + count)
          place += count
        } else {
          place += 1
        }
      }
      return ranges
    }
  }

  /// Those that a part of the text touches.
  func touching(_ range: Range<Int>) -> ArraySlice<Range<Int>> {
    func first(where test: (Range<Int>) -> Bool) -> Int {
      var (low, high) = (0, ranges.count)
      while low < high {
        let middle = (low + high) / 2
        if test(ranges[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { $0.upperBound > range.lowerBound }
    return ranges[start..<max(start, first { $0.lowerBound >= range.upperBound })]
  }
}
