import Foundation

/// The paragraphs of an edited text in order, with how long and how high each is, found by offset and by height.
///
/// Paragraphs stand in blocks of some hundreds with sums, so that a text of hundreds of thousands is searched and changed in
/// some microseconds.
///
/// - Invariant: there is at least one paragraph, and only the last may lack an end, besides parts of very long ones.
/// - Invariant: the sums of a block are those of its paragraphs.
struct ParagraphTable {
  struct Paragraph {
    /// With what ends it, in UTF-8 units.
    var length: Int
    /// What ends it, in UTF-8 units; 0 for the last one, and for a part of one that is too long to be laid out at once.
    var end: Int
    /// In points.
    var height: Double
    /// False while the height is only guessed.
    var isMeasured = false
    var layout: TextLayout?
  }
  /// Where a paragraph is.
  struct Place: Equatable {
    var block: Int
    var index: Int
    /// Where it begins, in UTF-8 units and in points from the top.
    var start: Int
    var top: Double
  }
  private struct Block {
    var paragraphs: ArraySlice<Paragraph>
    var length: Int
    var height: Double
    init(_ paragraphs: ArraySlice<Paragraph>) {
      self.paragraphs = paragraphs
      length = paragraphs.reduce(0) { $0 + $1.length }
      height = paragraphs.reduce(0) { $0 + $1.height }
    }
  }
  private var blocks: [Block] = []
  private static let blockSize = 256
  /// Longer paragraphs are laid out in parts.
  private static let longest = 8192

  /// In points.
  private(set) var height = 0.0
  private(set) var count = 0

  /// - Parameter guess: How high a paragraph of a length is likely to be, in points.
  init(_ text: String, isOne: Bool, guess: (Int) -> Double) {
    let paragraphs = EditedText.withUnits(text) {
      Self.scan($0, 0..<$0.count, isOne: isOne, guess: guess)
    }
    blocks = Self.blocks(paragraphs[...])
    sum()
  }

  private static func blocks(_ paragraphs: ArraySlice<Paragraph>) -> [Block] {
    stride(from: paragraphs.startIndex, to: paragraphs.endIndex, by: blockSize).map {
      Block(ArraySlice(Array(paragraphs[$0..<min($0 + blockSize, paragraphs.endIndex)])))
    }
  }
  private mutating func sum() {
    height = blocks.reduce(0) { $0 + $1.height }
    count = blocks.reduce(0) { $0 + $1.paragraphs.count }
  }

  /// The paragraphs of a part of a text that begins and ends with whole ones.
  private static func scan(
    _ units: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isOne: Bool, guess: (Int) -> Double
  ) -> [Paragraph] {
    var found: [Paragraph] = []
    var (start, at) = (range.lowerBound, range.lowerBound)
    func add(_ upper: Int, end: Int) {
      found.append(Paragraph(length: upper - start, end: end, height: guess(upper - start - end)))
      start = upper
    }
    if isOne {
      add(range.upperBound, end: 0)
      return found
    }
    while at < range.upperBound {
      // Most units are letters: what may end a paragraph is small, or begins with one of two bytes.
      let unit = units[at]
      if unit > 13, unit != 0xc2, unit != 0xe2 {
        at += 1
        if at - start >= longest { add(cut(units, start..<at), end: 0) }
        continue
      }
      let end = ParagraphEnd.length(at: at, in: units)
      at += max(1, end)
      if end > 0 { add(at, end: end) }
    }
    if start < range.upperBound || range.upperBound == units.count { add(range.upperBound, end: 0) }
    return found
  }

  /// Where a paragraph that is too long is cut: behind a space, or before a character that is no part of one.
  private static func cut(_ units: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    let least = range.lowerBound + range.count / 2
    if let space = (least..<range.upperBound).last(where: { units[$0] == 0x20 }) { return space + 1 }
    // A unit below the marks begins a character, whatever is before it.
    if let letter = (least..<range.upperBound).last(where: {
      units[$0] < 0x80 || units[$0] >= 0xe4 && units[$0] < 0xee
    }) {
      return letter
    }
    var at = range.upperBound
    while units[at - 1] & 0xc0 == 0x80 { at -= 1 }
    return at - 1
  }

  // MARK: Finding

  subscript(place: Place) -> Paragraph {
    blocks[place.block].paragraphs[place.index]
  }

  var first: Place { Place(block: 0, index: 0, start: 0, top: 0) }

  func next(_ place: Place) -> Place? {
    let paragraph = self[place]
    var next = place
    next.start += paragraph.length
    next.top += paragraph.height
    next.index += 1
    if next.index < blocks[place.block].paragraphs.count { return next }
    (next.block, next.index) = (place.block + 1, 0)
    return next.block < blocks.count ? next : nil
  }
  func previous(_ place: Place) -> Place? {
    var previous = place
    if place.index > 0 {
      previous.index -= 1
    } else {
      guard place.block > 0 else { return nil }
      (previous.block, previous.index) = (place.block - 1, blocks[place.block - 1].paragraphs.count - 1)
    }
    previous.start -= self[previous].length
    previous.top -= self[previous].height
    return previous
  }

  /// The paragraph that holds an offset; of two that meet there the second, or the first if it ends only by its length and
  /// `upstream` is true.
  func place(at offset: Int, upstream: Bool = false) -> Place {
    var place = first
    while place.block + 1 < blocks.count, offset >= place.start + blocks[place.block].length {
      place.start += blocks[place.block].length
      place.top += blocks[place.block].height
      place.block += 1
    }
    let paragraphs = blocks[place.block].paragraphs
    while place.index + 1 < paragraphs.count, offset >= place.start + paragraphs[place.index].length {
      place.start += paragraphs[place.index].length
      place.top += paragraphs[place.index].height
      place.index += 1
    }
    if upstream, offset == place.start, let before = previous(place), self[before].end == 0 { return before }
    return place
  }

  /// The paragraph at a height; the first above all and the last below all.
  func place(atY y: Double) -> Place {
    var place = first
    while place.block + 1 < blocks.count, y >= place.top + blocks[place.block].height {
      place.start += blocks[place.block].length
      place.top += blocks[place.block].height
      place.block += 1
    }
    let paragraphs = blocks[place.block].paragraphs
    while place.index + 1 < paragraphs.count, y >= place.top + paragraphs[place.index].height {
      place.start += paragraphs[place.index].length
      place.top += paragraphs[place.index].height
      place.index += 1
    }
    return place
  }

  // MARK: Changing

  mutating func set(_ layout: TextLayout?, height new: Double, at place: Place) {
    let old = blocks[place.block].paragraphs[place.index].height
    blocks[place.block].paragraphs[place.index].layout = layout
    blocks[place.block].paragraphs[place.index].height = new
    blocks[place.block].paragraphs[place.index].isMeasured = true
    blocks[place.block].height += new - old
    height += new - old
  }

  /// Guesses all heights anew, and lets the layouts go if `dropsLayouts`.
  mutating func forgetHeights(dropsLayouts: Bool, guess: (Int) -> Double) {
    for block in blocks.indices {
      for index in blocks[block].paragraphs.indices {
        let paragraph = blocks[block].paragraphs[index]
        if dropsLayouts { blocks[block].paragraphs[index].layout = nil }
        blocks[block].paragraphs[index].isMeasured = false
        blocks[block].paragraphs[index].height = guess(paragraph.length - paragraph.end)
      }
      blocks[block] = Block(blocks[block].paragraphs)
    }
    sum()
  }
  /// Lets the layouts go; what they said of heights stays.
  mutating func dropLayouts() {
    for block in blocks.indices {
      for index in blocks[block].paragraphs.indices { blocks[block].paragraphs[index].layout = nil }
    }
  }
  /// Lets the layouts of what a range touches go.
  mutating func dropLayouts(in range: Range<Int>) {
    var place: Place? = self.place(at: range.lowerBound)
    while let here = place, here.start <= range.upperBound {
      blocks[here.block].paragraphs[here.index].layout = nil
      place = next(here)
    }
  }

  /// Follows a replacement; `text` is what is there after it.
  ///
  /// - Complexity: O(b + n) in the blocks and in what the paragraphs around the change are long.
  mutating func replace(_ change: EditChange, text: String, isOne: Bool, guess: (Int) -> Double) {
    let difference = change.length - change.range.count
    var first = place(at: change.range.lowerBound)
    // A return may meet a newline, and a part of a long paragraph may become shorter.
    if let before = previous(first), self[before].end < 2 { first = before }
    var last = place(at: change.range.upperBound)
    var end = last.start + self[last].length
    while let next = next(last), self[last].end < 2, end - last.start < 4 * Self.longest {
      let wasWhole = self[last].end > 0
      last = next
      end = last.start + self[last].length
      if wasWhole { break }
    }
    let region = first.start..<end + difference
    let fresh = EditedText.withUnits(text) { units in
      var found = Self.scan(units, region, isOne: isOne, guess: guess)
      // Only the end of the text has an empty paragraph behind its last end.
      if found.count > 1, region.upperBound == units.count, next(last) != nil { found.removeLast() }
      return found
    }
    var merged = Array(blocks[first.block].paragraphs.prefix(first.index))
    merged += fresh
    merged += blocks[last.block].paragraphs.dropFirst(last.index + 1)
    blocks.replaceSubrange(first.block...last.block, with: Self.blocks(merged[...]))
    sum()
  }

  /// Checks what the header promises for a text.
  func checkInvariants(_ text: String) {
    precondition(blocks.allSatisfy { !$0.paragraphs.isEmpty } && count > 0, "an empty block")
    precondition(blocks.reduce(0) { $0 + $1.length } == text.utf8.count, "the paragraphs are not the text")
    EditedText.withUnits(text) { units in
      var place: Place? = first
      while let here = place {
        let paragraph = self[here]
        let upper = here.start + paragraph.length
        place = next(here)
        if paragraph.end > 0 {
          let isEnd = ParagraphEnd.length(at: upper - paragraph.end, in: units) == paragraph.end
          precondition(isEnd, "a paragraph without its end")
        }
        for at in here.start..<upper - paragraph.end where ParagraphEnd.length(at: at, in: units) > 0 {
          preconditionFailure("a paragraph with an end inside")
        }
        precondition(place != nil || paragraph.end == 0, "no paragraph behind the last end")
      }
    }
  }
}
