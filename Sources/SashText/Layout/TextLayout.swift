import Foundation
import SashGeometry

/// A text with its attributes, ready to be measured, drawn and edited; what it works out is kept.
///
/// The input never changes; a changed text is a new layout, and what both share comes from `ShapeCaches`.
/// Offsets count UTF-16 units of `string`. Main thread only.
///
/// - Invariant: a size answered for a proposal, proposed again, is answered unchanged.
package final class TextLayout {
  package let string: String
  package let runs: [TextRun]
  package let style: ParagraphStyle
  /// Where each run ends.
  let runEnds: [Int]
  let shaped: ShapedText
  /// The proposals answered last; most texts are asked in one way only.
  private var newest: Answer?
  private var older: [Answer] = []

  package init(runs: [TextRun], style: ParagraphStyle = ParagraphStyle()) {
    #if DEBUG
    MainActor.preconditionIsolated("text is laid out on the main actor only")
    #endif
    let runs =
      runs.isEmpty ? [TextRun(string: "", attributes: TextAttributes(font: FontDescription(size: 17)))] : runs
    self.runs = runs
    self.style = style.repaired
    if runs.count == 1 {
      string = runs[0].string
      runEnds = []
    } else {
      var all = ""
      var ends: [Int] = []
      var count = 0
      for run in runs {
        all += run.string
        count += run.string.utf16.count
        ends.append(count)
      }
      string = all
      runEnds = ends
    }
    shaped = Self.shape(string, runs, runEnds, style, tighterBy: 0)
  }

  /// The shaped text; `tighterBy` takes a part of the font's size from the space after each character.
  private static func shape(
    _ string: String, _ runs: [TextRun], _ ends: [Int], _ style: ParagraphStyle, tighterBy: CGFloat
  ) -> ShapedText {
    func span(_ run: Int) -> ShapedText.Span {
      let attributes = runs[run].attributes
      let font = FontLibrary.shared.resolve(attributes.font)
      return ShapedText.Span(
        font: font, spacing: attributes.spacing - tighterBy * font.size,
        hasTracking: attributes.tracking != 0,
        end: ends.isEmpty ? Int.max : ends[run],
        attachmentWidth: attributes.attachment.map { $0.width.isFinite ? max(0, $0.width) : 0 })
    }
    var spans: [ShapedText.Span] = []
    let first = span(0)
    if runs.count > 1 {
      // Runs that differ only in paint are shaped as one, so that letters join across them.
      spans = [first]
      for run in 1..<runs.count {
        let next = span(run)
        let last = spans[spans.count - 1]
        if next.font === last.font, next.spacing == last.spacing, next.hasTracking == last.hasTracking,
          next.attachmentWidth == nil, last.attachmentWidth == nil
        {
          spans[spans.count - 1].end = next.end
        } else {
          spans.append(next)
        }
      }
    }
    return ShapeCaches.shared.text(
      ShapedText.Key(
        string: string, first: spans.first ?? first, rest: Array(spans.dropFirst()), base: style.base,
        language: style.language ?? FontLibrary.shared.language))
  }

  // MARK: Measuring

  /// The size of the text in a proposal, in points; nil asks for the ideal length, infinity for the largest.
  ///
  /// The answered width is at most the proposal. Nothing fits into no width, so the answer to 0 is empty; a
  /// height below one line still gives one line.
  /// - Source: layout of `Text` on iOS, rounding of its measured size up to pixels.
  package func size(fitting width: CGFloat?, height: CGFloat?) -> TextSize {
    let (w, h) = (Self.length(width), Self.length(height))
    if w <= 0 {
      return TextSize(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: true)
    }
    return laid(width: w, height: h).size
  }

  /// A proposal as a number: nil, infinity and what is no number are without limit.
  private static func length(_ length: CGFloat?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(0, Double(length))
  }

  /// The lines for a proposal; those of an earlier one if it gave the same.
  func laid(width: Double, height: Double) -> LaidText {
    if let newest, newest.holds(width: width, height: height) { return newest.laid }
    for answer in older where answer.holds(width: width, height: height) { return answer.laid }
    let answer = Answer(width: width, height: height, laid: lay(width: width, height: height))
    if let newest {
      if older.count >= 3 { older.removeFirst() }
      older.append(newest)
    }
    newest = answer
    return answer.laid
  }

  /// The lines for a proposal.
  private struct Answer {
    let width: Double
    let height: Double
    let laid: LaidText

    /// Whether another proposal gets the same lines.
    func holds(width: Double, height: Double) -> Bool {
      let slack = LineBreaker.tolerance
      let size = laid.size.size
      // Its own answer: a text may answer more than it was offered, as one line for no height.
      if abs(width - size.width) <= slack, abs(height - size.height) <= slack { return true }
      return width <= self.width + slack && width >= size.width - slack && height <= self.height + slack
        && (height >= size.height - slack || height == self.height)
    }
  }

  private func lay(width: Double, height: Double) -> LaidText {
    let plain = lay(shaped, width: width, height: height, factor: 1)
    guard plain.isTruncated else { return plain }
    if style.allowsTightening {
      for part in [0.01, 0.02, 0.03] {
        let tighter = Self.shape(string, runs, runEnds, style, tighterBy: part)
        let laid = lay(tighter, width: width, height: height, factor: 1)
        if !laid.isTruncated { return laid }
      }
    }
    guard style.minimumScaleFactor < 1 else { return plain }
    var low = max(0.01, Double(style.minimumScaleFactor))
    var best = lay(shaped, width: width, height: height, factor: low)
    guard !best.isTruncated else { return best }
    var high = 1.0
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let laid = lay(shaped, width: width, height: height, factor: middle)
      if laid.isTruncated { high = middle } else { (low, best) = (middle, laid) }
    }
    return best
  }

  private func lay(_ text: ShapedText, width: Double, height: Double, factor: Double) -> LaidText {
    let setting = style.setting
    let breaker: LineBreaker
    if let setting {
      breaker = LineBreaker(
        text: text, width: setting.room(isFirst: false, width: width) / factor,
        firstWidth: setting.room(isFirst: true, width: width) / factor)
    } else {
      breaker = LineBreaker(text: text, width: width / factor)
    }
    var (lines, isComplete) = breaker.lines(limit: style.lineLimit ?? Int.max)
    var top = Double(setting?.values.before ?? 0)
    for i in lines.indices {
      let metrics = metrics(of: lines[i].range, in: text)
      lines[i].ascent = metrics.ascent
      lines[i].descent = metrics.descent
      if style.lineHeight != .font, let height = style.lineHeight.points(size: pointSize(of: lines[i].range))
      {
        // What is more or less lies above and below alike.
        let rest = (height - metrics.height) / 2
        lines[i].ascent += rest
        lines[i].descent += rest
      }
      if let setting {
        // More room lies above the letters.
        lines[i].ascent += setting.height(lines[i].height) - lines[i].height
        if i > 0, text.beginsParagraph(lines[i].range.lowerBound) {
          top += Double(setting.values.before + setting.values.after)
        }
      }
      lines[i].top = top
      // What is reserved is taken anyway: a lower offer would only leave lines out that there is room for.
      if i >= max(1, style.leastLines), (top + lines[i].height) * factor > height + LineBreaker.tolerance {
        lines.removeSubrange(i...)
        isComplete = false
        break
      }
      top += lines[i].height + Double(style.lineSpacing)
    }
    if !isComplete, let last = lines.popLast() { lines.append(breaker.truncated(last, style.truncation)) }

    let scale = style.scale
    var widest = 0.0
    for line in lines {
      let isFirst = setting != nil && text.beginsParagraph(line.range.lowerBound)
      widest = max(
        widest, setting?.extent(isFirst: isFirst, length: line.width * factor) ?? line.width * factor)
    }
    var bottom = lines[lines.count - 1].top + lines[lines.count - 1].height
    if lines.count < style.leastLines {
      let distance = lines[lines.count - 1].height + Double(style.lineSpacing)
      bottom += Double(style.leastLines - lines.count) * distance
    }
    let first = (lines[0].top + lines[0].ascent) * factor
    let last = (lines[lines.count - 1].top + lines[lines.count - 1].ascent) * factor
    let firstBaseline = CGFloat(first).roundedToPixel(scale: scale)
    let size = TextSize(
      size: CGSize(
        width: min(Self.pixels(widest, scale), max(width, 0)),
        height: Self.pixels(bottom * factor, scale)),
      firstBaseline: firstBaseline,
      lastBaseline: lines.count == 1 ? firstBaseline : Self.pixels(last + (firstBaseline - first), scale),
      lineCount: lines.count, isTruncated: !isComplete, scaleFactor: factor)
    return LaidText(text: text, lines: lines, factor: factor, isTruncated: !isComplete, size: size)
  }

  /// Up to whole pixels; what sums of doubles are off does not cost a pixel.
  private static func pixels(_ length: Double, _ scale: CGFloat) -> CGFloat {
    CGFloat(length - 1e-6).ceiledToPixel(scale: scale)
  }

  /// The largest point size of what stands on a line.
  private func pointSize(of range: Range<Int>) -> CGFloat {
    var largest: CGFloat = 0
    for i in run(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)..<runs.count {
      let start = i == 0 ? 0 : runEnds[i - 1]
      if start >= range.upperBound, largest > 0 { break }
      largest = max(largest, runs[i].attributes.font.size)
    }
    return largest
  }

  /// The tallest ascent and the deepest descent of what stands on a line.
  private func metrics(of range: Range<Int>, in text: ShapedText) -> LineMetrics {
    if runs.count == 1, runs[0].attributes.baselineOffset == 0, runs[0].attributes.attachment == nil {
      return text[span: 0].font.line
    }
    var result: LineMetrics?
    for i in run(at: range.isEmpty ? range.lowerBound - 1 : range.lowerBound)..<runs.count {
      let start = i == 0 ? 0 : runEnds[i - 1]
      if start >= range.upperBound, result != nil { break }
      if !range.isEmpty, !runEnds.isEmpty, runEnds[i] <= range.lowerBound { continue }
      let line = FontLibrary.shared.resolve(runs[i].attributes.font).line
      let offset = runs[i].attributes.baselineOffset.isFinite ? runs[i].attributes.baselineOffset : 0
      var own = LineMetrics(ascent: line.ascent + offset, descent: line.descent - offset)
      if let attachment = runs[i].attributes.attachment, attachment.ascent.isFinite,
        attachment.descent.isFinite
      {
        own.ascent = max(own.ascent, attachment.ascent + offset)
        own.descent = max(own.descent, attachment.descent - offset)
      }
      let so = result ?? own
      result = LineMetrics(ascent: max(so.ascent, own.ascent), descent: max(so.descent, own.descent))
    }
    return result ?? text[span: 0].font.line
  }

  /// The index of the run that a character belongs to.
  package func run(at offset: Int) -> Int {
    if runEnds.isEmpty { return 0 }
    var (low, high) = (0, runEnds.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runEnds[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
