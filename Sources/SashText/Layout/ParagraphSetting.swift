import Foundation

/// How the lines of a paragraph stand in a printed text: indents, the space around it and the least height of lines. All in points.
package final class ParagraphSetting: Hashable, Sendable {
  package struct Values: Hashable, Sendable {
    /// From the leading side of the frame to where the first line begins, and to where the others begin.
    package var firstIndent: CGFloat = 0
    package var indent: CGFloat = 0
    /// Where lines end: from the leading side if it is positive, else from the trailing one.
    package var tailIndent: CGFloat = 0
    /// The space above the paragraph, and below it where another one follows.
    package var before: CGFloat = 0
    package var after: CGFloat = 0
    /// What the height of a line is multiplied by, and what it is at least and at most; 0 is none of these.
    package var heightFactor: CGFloat = 0
    package var leastHeight: CGFloat = 0
    package var mostHeight: CGFloat = 0
    package init() {}

    /// The same with every number usable.
    var repaired: Values {
      func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
      var copy = self
      (copy.firstIndent, copy.indent) = (length(firstIndent), length(indent))
      copy.tailIndent = tailIndent.isFinite ? tailIndent : 0
      (copy.before, copy.after) = (length(before), length(after))
      copy.heightFactor = length(heightFactor)
      (copy.leastHeight, copy.mostHeight) = (length(leastHeight), length(mostHeight))
      return copy
    }
  }
  package let values: Values

  /// Nil where nothing is said that lines would not do anyway.
  package init?(_ values: Values) {
    self.values = values.repaired
    if self.values == Values() { return nil }
  }
  package static func == (a: ParagraphSetting, b: ParagraphSetting) -> Bool {
    a === b || a.values == b.values
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// The same for a paragraph that nothing stands above.
  package var withoutSpaceAbove: ParagraphSetting? {
    if values.before == 0 { return self }
    var copy = values
    copy.before = 0
    return ParagraphSetting(copy)
  }

  /// The room on the leading and on the trailing side of a line, in a frame of a width.
  func sides(isFirst: Bool, width: CGFloat) -> (head: CGFloat, tail: CGFloat) {
    let head = isFirst ? values.firstIndent : values.indent
    if values.tailIndent <= 0 { return (head, -values.tailIndent) }
    return (head, width.isFinite ? max(0, width - values.tailIndent) : 0)
  }
  /// How long a line may be.
  func room(isFirst: Bool, width: Double) -> Double {
    let end =
      values.tailIndent > 0 ? min(width, Double(values.tailIndent)) : width + Double(values.tailIndent)
    return max(1, end - Double(isFirst ? values.firstIndent : values.indent))
  }
  /// What a line takes that is so long, from the leading side of the frame.
  func extent(isFirst: Bool, length: Double) -> Double {
    length + Double(isFirst ? values.firstIndent : values.indent) - Double(min(0, values.tailIndent))
  }

  /// The height of a line that its fonts would have so high.
  func height(_ natural: Double) -> Double {
    var height = values.heightFactor > 0 ? natural * Double(values.heightFactor) : natural
    height = max(height, Double(values.leastHeight))
    if values.mostHeight > 0 { height = min(height, Double(values.mostHeight)) }
    return height
  }
}

extension LaidText {
  /// Whether a line is the first one of its paragraph.
  func beginsParagraph(_ line: TextLine) -> Bool { text.beginsParagraph(line.range.lowerBound) }
}

extension ShapedText {
  func beginsParagraph(_ unit: Int) -> Bool {
    unit == 0 || unit <= units.count && TextUnit.isNewline(units[unit - 1]) && units[unit - 1] != 0x2028
  }
}
