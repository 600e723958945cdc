import Foundation

/// A text in its fonts, without lines: pieces with glyphs, and where each character ends if all stood in one
/// line. Offsets count UTF-16 units.
///
/// - Invariant: `pieces` cover the units in order without gaps.
/// - Invariant: `edges` has one entry more than the units and never belongs to a colour, a width or an
///   alignment.
final class ShapedText {
  /// Characters of one font and spacing, up to `end`.
  struct Span: Hashable {
    var font: ResolvedFont
    /// Points after each character, beyond the font's own.
    var spacing: CGFloat
    var hasTracking: Bool
    var end: Int
    /// Points that a U+FFFC takes; nil if it is a character like others.
    var attachmentWidth: CGFloat?
    static func == (a: Span, b: Span) -> Bool {
      a.font === b.font && a.spacing == b.spacing && a.end == b.end && a.hasTracking == b.hasTracking
        && a.attachmentWidth == b.attachmentWidth
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(font))
      hasher.combine(spacing)
      hasher.combine(end)
    }
  }
  struct Key: Hashable {
    var string: String
    var first: Span
    /// The spans after the first; none for most text.
    var rest: [Span]
    var base: BidiLevels.Base
    var language: String
  }
  struct Piece {
    enum Content: UInt8 { case word, space, tab, newline, attachment }
    /// The glyphs of a word.
    let word: ShapedWord?
    // Narrow numbers: a text is made of many pieces.
    private let bounds: (start: Int32, end: Int32)
    private let spanIndex: Int32
    let script: UInt32
    let level: UInt8
    let content: Content
    private let isSmall: Bool

    /// - Parameter isSmall: Whether they are capitals drawn smaller because the face has no small ones.
    init(
      start: Int, end: Int, span: Int, level: UInt8, script: UInt32, content: Content,
      word: ShapedWord? = nil,
      isSmall: Bool = false
    ) {
      self.word = word
      bounds = (Int32(start), Int32(end))
      spanIndex = Int32(span)
      self.script = script
      self.level = level
      self.content = content
      self.isSmall = isSmall
    }
    var start: Int { Int(bounds.start) }
    var end: Int { Int(bounds.end) }
    var span: Int { Int(spanIndex) }
    var sizeFactor: CGFloat { isSmall ? SmallCapitals.size : 1 }

    /// Looks at the glyphs of a word without counting a reference, which the piece has anyway.
    @inline(__always)
    func withWord<R>(_ body: (ShapedWord) -> R) -> R {
      Unmanaged.passUnretained(word.unsafelyUnwrapped)._withUnsafeGuaranteedRef(body)
    }
  }

  /// What it was made from.
  let key: Key
  let units: [UInt16]
  var spanCount: Int { 1 + key.rest.count }
  subscript(span index: Int) -> Span { index == 0 ? key.first : key.rest[index - 1] }
  var language: String { key.language }
  var pieces: [Piece] = []
  /// Points from the start of the text to each offset, in logical order.
  var edges: [Double]
  /// Nil if every paragraph runs to the right only.
  let bidi: (levels: [UInt8], paragraphs: [UInt8])?
  var base: BidiLevels.Base { key.base }
  var hasNewline = false
  /// Where the paragraph begins that is being built; tab stops count from it.
  var paragraphEdge = 0.0

  init(_ key: Key) {
    self.key = key
    units = Array(key.string.utf16)
    bidi = BidiLevels.levels(of: units, base: key.base)
    edges = []
    edges.reserveCapacity(units.count + 1)
    edges.append(0)
    pieces.reserveCapacity(units.count / 2 + 1)
    units.withUnsafeBufferPointer { build($0) }
  }

  /// The whole in one line, in points.
  var width: Double { edges[units.count] }

  func span(at offset: Int) -> Int {
    var at = 0
    while at + 1 < spanCount, offset >= self[span: at].end { at += 1 }
    return at
  }

  /// The level of the paragraph that holds an offset: odd if it begins at the right.
  func paragraphLevel(at offset: Int) -> UInt8 {
    if let bidi, !bidi.paragraphs.isEmpty { return bidi.paragraphs[min(offset, bidi.paragraphs.count - 1)] }
    return units.isEmpty && (base == .rightToLeft || base == .contentElseRightToLeft) ? 1 : 0
  }

  /// The index of the piece that holds an offset.
  func piece(at offset: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Boundaries, found when first needed

  /// Offsets of the ends of characters as people see them.
  private(set) lazy var characterEnds = TextBoundaries.offsets(.character, in: units, language: language)
  /// Offsets before which a line may begin.
  private(set) lazy var lineBreaks = TextBoundaries.offsets(.line, in: units, language: language)
  /// True where a character begins or the text ends.
  private(set) lazy var isCharacterStart: [Bool] = {
    var starts = [Bool](repeating: false, count: units.count + 1)
    starts[0] = true
    for end in characterEnds { starts[end] = true }
    return starts
  }()

  /// The nearest start of a character at or before an offset.
  func characterStart(atOrBefore offset: Int) -> Int {
    var at = min(max(offset, 0), units.count)
    while !isCharacterStart[at] { at -= 1 }
    return at
  }
}
