import Foundation
import SashDisplay
import SashGeometry

/// The lines of an edited text: paragraphs are laid out when somebody looks at them, and kept.
///
/// Heights of paragraphs that nobody has looked at are guessed from their lengths. Points are relative to the top left of
/// the text, y downward. Offsets count UTF-8 units. Main thread only.
///
/// - Invariant: the paragraphs in the table are those of `text`.
package final class EditLayout {
  /// How the text looks.
  package struct Look: Equatable {
    package enum Shown: Sendable {
      case lines
      /// All in one line, whatever ends lines in it.
      case oneLine
      /// A dot for each character, in one line.
      case dots
    }
    package var attributes: TextAttributes
    package var style: ParagraphStyle
    package var shown: Shown
    package init(attributes: TextAttributes, style: ParagraphStyle, shown: Shown = .lines) {
      self.attributes = attributes
      self.style = style
      self.shown = shown
    }
  }

  /// A part of the text that looks otherwise than the rest.
  package struct Span: Equatable {
    /// In UTF-8 units.
    package var range: Range<Int>
    package var attributes: TextAttributes
    package init(range: Range<Int>, attributes: TextAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  /// The lines of the paragraphs that begin in a part of the text.
  package struct Paragraphs: Equatable {
    /// In UTF-8 units.
    package var range: Range<Int>
    package var style: ParagraphStyle
    package init(range: Range<Int>, style: ParagraphStyle) {
      self.range = range
      self.style = style
    }
  }

  package private(set) var text: String
  package private(set) var look: Look
  /// What an input method may still replace; it is underlined.
  package private(set) var marked: Range<Int>?
  /// The parts that look otherwise than the rest, in order.
  package private(set) var spans: [Span] = []
  /// The parts whose paragraphs stand otherwise than the rest, in order.
  package private(set) var paragraphs: [Paragraphs] = []
  /// The character that is seen though the others are dots.
  package private(set) var bared: Range<Int>?
  /// In points; infinite for one line.
  package private(set) var width: CGFloat
  /// Another number for everything that looks otherwise or lies elsewhere.
  package private(set) var version = 0
  /// How much of it is seen at once, in points; nil if that is not known.
  package var pageHeight: CGFloat?
  private var table: ParagraphTable
  private var layoutCount = 0
  /// So many laid-out paragraphs are kept.
  private static let mostLayouts = 2000
  /// Texts up to so many UTF-8 units are measured as a whole.
  private static let short = 8192

  package init(_ text: String = "", look: Look, width: CGFloat = .infinity) {
    var text = text
    text.makeContiguousUTF8()
    (self.text, self.look) = (text, look)
    self.width = look.shown == .lines ? Self.usable(width) : .infinity
    let guess = Self.guess(look, self.width)
    table = ParagraphTable(text, isOne: look.shown != .lines, guess: guess)
    measureShort()
  }

  private static func usable(_ width: CGFloat) -> CGFloat { width.isNaN ? .infinity : max(1, width) }
  var isOneLine: Bool { look.shown != .lines }

  // MARK: Changing

  /// Takes the text that is there now.
  ///
  /// - Complexity: O(1) for the very same, O(n) in what two texts have alike for another one.
  package func update(_ new: String) {
    if new == text { return }
    var new = new
    new.makeContiguousUTF8()
    replace(Self.difference(text, new), with: new)
  }

  /// Follows a replacement; `new` is the text after it.
  package func replace(_ change: EditChange, with new: String) {
    let isWhole = change.range == 0..<text.utf8.count
    text = new
    marked = nil
    bared = nil
    spans = spans.compactMap { span in
      change.followed(span.range).map { Span(range: $0, attributes: span.attributes) }
    }
    paragraphs = paragraphs.compactMap { part in
      change.followed(part.range).map { Paragraphs(range: $0, style: part.style) }
    }
    version += 1
    let guess = Self.guess(look, width)
    if isWhole {
      table = ParagraphTable(new, isOne: isOneLine, guess: guess)
      layoutCount = 0
    } else {
      table.replace(change, text: new, isOne: isOneLine, guess: guess)
    }
    measureShort()
  }

  package func mark(_ range: Range<Int>?) {
    if range == marked { return }
    version += 1
    for range in [marked, range].compactMap({ $0 }) { table.dropLayouts(in: range) }
    marked = range
  }

  /// Lets parts of the text look otherwise than the rest.
  ///
  /// - Parameter new: In order, none of them beyond the end of the text.
  package func setSpans(_ new: [Span]) {
    if new == spans { return }
    let changed = Self.changed(from: spans, to: new, \.range)
    spans = new
    lookChanged(in: changed)
  }

  /// Lets paragraphs stand otherwise than the rest.
  ///
  /// - Parameter new: In order, none of them beyond the end of the text.
  package func setParagraphs(_ new: [Paragraphs]) {
    if new == paragraphs { return }
    let changed = Self.changed(from: paragraphs, to: new, \.range)
    paragraphs = new
    lookChanged(in: changed)
  }
  private func lookChanged(in range: Range<Int>) {
    version += 1
    let low = min(range.lowerBound, text.utf8.count)
    table.dropLayouts(in: low..<max(low, min(range.upperBound, text.utf8.count)))
    measureShort()
  }
  /// Where two lists of parts of the text differ.
  private static func changed<Part: Equatable>(
    from old: [Part], to new: [Part], _ range: (Part) -> Range<Int>
  ) -> Range<Int> {
    var start = 0
    while start < min(new.count, old.count), new[start] == old[start] { start += 1 }
    var end = 0
    while end < min(new.count, old.count) - start, new[new.count - 1 - end] == old[old.count - 1 - end] {
      end += 1
    }
    let parts = (old[start..<old.count - end] + new[start..<new.count - end]).map(range)
    let low = parts.map(\.lowerBound).min() ?? 0
    return low..<max(low, parts.map(\.upperBound).max() ?? low)
  }

  /// Shows a character as it is where the others are dots; nil hides all.
  package func bare(_ range: Range<Int>?) {
    if range == bared { return }
    bared = range
    version += 1
    table.dropLayouts()
    measureShort()
  }

  package func setLook(_ new: Look) {
    if new == look { return }
    let isOtherShape = (new.shown == .lines) != (look.shown == .lines)
    look = new
    version += 1
    if isOtherShape { width = .infinity }
    if isOtherShape {
      table = ParagraphTable(text, isOne: isOneLine, guess: Self.guess(look, width))
    } else {
      table.forgetHeights(dropsLayouts: true, guess: Self.guess(look, width))
    }
    layoutCount = 0
    measureShort()
  }

  package func setWidth(_ new: CGFloat) {
    let new = isOneLine ? .infinity : Self.usable(new)
    if new == width { return }
    width = new
    version += 1
    table.forgetHeights(dropsLayouts: false, guess: Self.guess(look, width))
    measureShort()
  }

  /// What lies between what two texts have alike at their starts and ends.
  static func difference(_ old: String, _ new: String) -> EditChange {
    EditedText.withUnits(old) { old in
      EditedText.withUnits(new) { new in
        let most = min(old.count, new.count)
        var start = 0
        while start < most, old[start] == new[start] { start += 1 }
        var end = 0
        while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        // Not within a character of either.
        while start > 0, start < most, old[start] & 0xc0 == 0x80 || new[start] & 0xc0 == 0x80 { start -= 1 }
        while end > 0, old[old.count - end] & 0xc0 == 0x80 { end -= 1 }
        return EditChange(range: start..<old.count - end, length: new.count - end - start)
      }
    }
  }

  // MARK: Heights

  /// How high a paragraph of a length is likely to be: letters are about half as wide as high, those of three units twice that.
  private static func guess(_ look: Look, _ width: CGFloat) -> (Int) -> Double {
    let size = Double(look.attributes.font.size)
    let line = lineHeight(look)
    let perLine = width.isFinite ? max(1, Double(width) / max(0.5, size * 0.45)) : .infinity
    return { length in max(1, (Double(length) / perLine).rounded(.up)) * line }
  }

  /// From one line to the next, in points.
  private static func lineHeight(_ look: Look) -> Double {
    let one = TextLayout(runs: [TextRun(string: "", attributes: look.attributes)], style: look.style)
    return one.linesHeight(in: .infinity)
  }

  /// The height of lines of text, in points; what `lineLimit` of a field stands for.
  package func height(ofLines count: Int) -> CGFloat {
    let spacing = isOneLine ? 0 : Double(look.style.repaired.lineSpacing)
    return ceiled(Self.lineHeight(look) * Double(max(1, count)) - spacing)
  }

  /// The height of all, in points; what has not been looked at is guessed.
  package var height: CGFloat {
    ceiled(table.height - trailingSpace)
  }
  /// What stands below the last line for the sake of others that may follow.
  private var trailingSpace: Double {
    if isOneLine { return 0 }
    let spacing = Double(look.style.repaired.lineSpacing)
    if paragraphs.isEmpty { return spacing }
    let last = table.place(at: text.utf8.count)
    return table[last].layout?.trailingSpace ?? spacing
  }
  private func ceiled(_ height: Double) -> CGFloat {
    CGFloat(height - 1e-6).ceiledToPixel(scale: look.style.repaired.scale)
  }

  private func otherHeight(_ other: CGFloat) -> CGFloat {
    let isShort = text.utf8.count <= Self.short
    let guess = Self.guess(look, other)
    var (sum, place) = (0.0, table.first as ParagraphTable.Place?)
    while let here = place {
      let paragraph = table[here]
      sum += isShort ? layout(here).linesHeight(in: other) : guess(paragraph.length - paragraph.end)
      place = table.next(here)
    }
    return ceiled(sum - trailingSpace)
  }

  private func measureShort() {
    guard text.utf8.count <= Self.short else { return }
    var place: ParagraphTable.Place? = table.first
    while let here = place {
      _ = layout(here)
      place = table.next(here)
    }
  }

  // MARK: Paragraphs

  func place(at caret: CaretPosition) -> ParagraphTable.Place {
    table.place(at: caret.offset, upstream: caret.affinity == .upstream)
  }
  func paragraph(_ place: ParagraphTable.Place) -> ParagraphTable.Paragraph { table[place] }
  func next(_ place: ParagraphTable.Place) -> ParagraphTable.Place? { table.next(place) }
  func previous(_ place: ParagraphTable.Place) -> ParagraphTable.Place? { table.previous(place) }
  func place(atY y: CGFloat) -> ParagraphTable.Place { table.place(atY: y.isNaN ? 0 : Double(y)) }

  /// The lines of a paragraph; it is measured by that.
  func layout(_ place: ParagraphTable.Place) -> TextLayout {
    let paragraph = table[place]
    if let layout = paragraph.layout, paragraph.isMeasured { return layout }
    if paragraph.layout == nil {
      layoutCount += 1
      if layoutCount > Self.mostLayouts {
        table.dropLayouts()
        layoutCount = 1
      }
    }
    let layout = paragraph.layout ?? make(place.start..<place.start + paragraph.length - paragraph.end)
    table.set(layout, height: layout.linesHeight(in: width), at: place)
    return layout
  }

  private func make(_ range: Range<Int>) -> TextLayout {
    var style = style(of: range)
    style.lineLimit = isOneLine ? 1 : nil
    style.leastLines = 0
    style.minimumScaleFactor = 1
    style.allowsTightening = false
    let shown = shown(range)
    return TextLayout(runs: runs(shown, range), style: style)
  }

  /// How the lines of a paragraph stand.
  private func style(of range: Range<Int>) -> ParagraphStyle {
    if isOneLine || paragraphs.isEmpty { return look.style }
    let at = range.lowerBound
    // The last part that begins no later; they are in order.
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].range.lowerBound <= at { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return look.style }
    let part = paragraphs[low - 1]
    // An empty last paragraph goes on as the one before, as it will when something is typed there.
    let isBehind = range.isEmpty && at == text.utf8.count && part.range.upperBound == at
    guard part.range.contains(at) || isBehind else { return look.style }
    var style = part.style
    if at == 0 { style.setting = style.setting?.withoutSpaceAbove }
    return style
  }

  /// What is shown of a range, cut where it begins to look otherwise.
  private func runs(_ shown: String, _ range: Range<Int>) -> [TextRun] {
    let plain = [TextRun(string: shown, attributes: look.attributes)]
    let marked = marked?.clamped(to: range) ?? range.lowerBound..<range.lowerBound
    let near = spans.isEmpty ? [] : spans.filter { $0.range.overlaps(range) }
    if look.shown == .dots || marked.isEmpty && near.isEmpty { return plain }
    var pieces: [Span] = []
    var at = range.lowerBound
    func add(_ end: Int, _ attributes: TextAttributes) {
      if end > at { pieces.append(Span(range: at..<end, attributes: attributes)) }
      at = max(at, end)
    }
    for span in near {
      add(min(max(span.range.lowerBound, range.lowerBound), range.upperBound), look.attributes)
      add(min(span.range.upperBound, range.upperBound), span.attributes)
    }
    add(range.upperBound, look.attributes)
    let units = shown.utf16
    var (place, unit) = (units.startIndex, 0)
    var runs: [TextRun] = []
    for piece in pieces {
      let cuts = [marked.lowerBound, marked.upperBound].filter {
        $0 > piece.range.lowerBound && $0 < piece.range.upperBound
      }
      var low = piece.range.lowerBound
      for high in cuts + [piece.range.upperBound] {
        var attributes = piece.attributes
        if !marked.isEmpty, marked.contains(low) { attributes.underline = TextAttributes.Line() }
        let next = self.unit(high, in: range)
        let end = units.index(place, offsetBy: next - unit, limitedBy: units.endIndex) ?? units.endIndex
        if end > place { runs.append(TextRun(string: String(shown[place..<end]), attributes: attributes)) }
        (place, unit, low) = (end, next, high)
      }
    }
    return runs.isEmpty ? plain : runs
  }

  /// A part of the text.
  package func string(_ range: Range<Int>) -> String { String(part(range)) }

  private func part(_ range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// What is drawn for a part of the text.
  private func shown(_ range: Range<Int>) -> String {
    let part = part(range)
    switch look.shown {
    case .lines: return String(part)
    case .dots:
      guard let bared, !bared.isEmpty, range.contains(bared.lowerBound) else {
        return String(repeating: "•", count: part.count)
      }
      let seen = self.part(bared)
      let before = self.part(range.lowerBound..<bared.lowerBound).count
      // One unit, as a dot is.
      guard seen.utf16.count == 1, seen.count == 1 else { return String(repeating: "•", count: part.count) }
      return String(repeating: "•", count: before) + seen
        + String(repeating: "•", count: part.count - before - 1)
    case .oneLine:
      guard part.utf8.contains(where: { $0 < 14 || $0 == 0xc2 || $0 == 0xe2 }) else { return String(part) }
      // Unit by unit, so that places stay what they are.
      return String(decoding: part.utf16.map { TextUnit.isNewline($0) ? 0x20 : $0 }, as: UTF16.self)
    }
  }

  /// The unit of a paragraph's layout for an offset of the text.
  func unit(_ offset: Int, in range: Range<Int>) -> Int {
    let count = min(max(offset - range.lowerBound, 0), range.count)
    let part = part(range)
    let index = part.utf8.index(part.startIndex, offsetBy: count)
    return look.shown == .dots
      ? part[..<index].count : part.utf16.distance(from: part.startIndex, to: index)
  }
  /// The offset of the text for a unit of a paragraph's layout.
  func offset(_ unit: Int, in range: Range<Int>) -> Int {
    let part = part(range)
    let index =
      look.shown == .dots
      ? part.index(part.startIndex, offsetBy: unit, limitedBy: part.endIndex) ?? part.endIndex
      : part.utf16.index(part.startIndex, offsetBy: unit, limitedBy: part.endIndex) ?? part.endIndex
    return range.lowerBound + part.utf8.distance(from: part.startIndex, to: index)
  }

  /// Checks what the header promises.
  package func checkInvariants() { table.checkInvariants(text) }
}

extension EditLayout {
  /// How high all would be in another width, in points; guessed for long texts. What is laid out stays as it is.
  package func height(in other: CGFloat) -> CGFloat {
    let other = isOneLine ? .infinity : Self.usable(other)
    return other == width ? height : otherHeight(other)
  }

  /// The width of the widest line if there were no end to it, in points; of long texts that of the first paragraphs.
  package func widest(among count: Int = 100) -> CGFloat {
    var place: ParagraphTable.Place? = self.place(atY: 0)
    var (widest, seen) = (CGFloat(0), 0)
    while let here = place, seen < count {
      widest = max(widest, layout(here).size(fitting: nil, height: nil).size.width)
      (place, seen) = (next(here), seen + 1)
    }
    return widest
  }
}

extension EditChange {
  /// Where a part of the text is after the replacement; nil if nothing is left of it.
  func followed(_ part: Range<Int>) -> Range<Int>? {
    let end = range.lowerBound + length
    func place(_ old: Int) -> Int {
      old <= range.lowerBound ? old : old >= range.upperBound ? old + length - range.count : end
    }
    let new = place(part.lowerBound)..<max(place(part.lowerBound), place(part.upperBound))
    return new.isEmpty ? nil : new
  }
}
