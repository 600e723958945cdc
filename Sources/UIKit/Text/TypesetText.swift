import CoreGraphics
import Foundation
import SashText

/// A text with attributes in lines, for the functions of CoreText. Places count UTF-16 units; points have y downward.
package final class TypesetText: @unchecked Sendable {
  package struct Line: Sendable {
    package var range: NSRange
    /// The left end of its base line.
    package var origin: CGPoint
    package var width: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
  }
  package let text: NSAttributedString
  private let runs: [AttributedRun]
  /// As a line is laid out by itself, and as a whole; on the main thread.
  private var (line, whole): (ParagraphedText?, ParagraphedText?) = (nil, nil)

  package convenience init(_ text: NSAttributedString) { self.init(text, text.runs) }
  private init(_ text: NSAttributedString, _ runs: [AttributedRun]) { (self.text, self.runs) = (text, runs) }
  /// A part of the text.
  package func part(_ range: NSRange) -> TypesetText {
    let (text, runs) = AttributedRun.part(of: runs, range)
    return TypesetText(text, runs)
  }
  /// How long its first paragraph is, with what ends it.
  package func paragraphLength(from start: Int) -> Int {
    NSMaxRange((text.string as NSString).paragraphRange(for: NSRange(location: start, length: 0))) - start
  }

  @MainActor private func look(scale: CGFloat? = nil) -> LetterLook {
    var environment = UITraitCollection.current.environment
    if let scale { environment.displayScale = scale }
    return LetterLook(font: .systemFont(ofSize: 12), color: .black, environment: environment)
  }
  @MainActor private var paragraphs: ParagraphedText {
    let text = whole ?? ParagraphedText(runs, look())
    whole = text
    return text
  }
  /// The text as one line that begins where it stands: without what ends it, and without the indents of its paragraph.
  private var lineRuns: [AttributedRun] {
    let plain = NSMutableParagraphStyle()
    plain.alignment = .left
    return runs.map { run in
      var attributes = run.attributes
      if attributes[.paragraphStyle] != nil { attributes[.paragraphStyle] = plain }
      let letters = run.text.utf16.map {
        ($0 >= 10 && $0 <= 13) || $0 == 0x85 || $0 == 0x2028 || $0 == 0x2029 ? 0x20 : $0
      }
      return AttributedRun(text: String(decoding: letters, as: UTF16.self), attributes: attributes)
    }
  }
  @MainActor private var laidLine: LaidParagraphs {
    let text = line ?? ParagraphedText(lineRuns, look())
    line = text
    return text.laid(width: .infinity)
  }
  package func lines(width: CGFloat) -> [Line] {
    onMain {
      let found = width.isFinite ? paragraphs.laid(width: width) : laidLine
      return found.lines.map {
        Line(
          range: $0.range, origin: CGPoint(x: $0.used.minX, y: $0.baseline), width: $0.used.width,
          ascent: $0.baseline - $0.used.minY, descent: $0.used.maxY - $0.baseline)
      }
    }
  }
  package func size(width: CGFloat) -> CGSize { onMain { paragraphs.laid(width: width).size } }
  /// As one line: where a character begins.
  package func offset(of place: Int) -> CGFloat { onMain { laidLine.caret(at: place).minX } }
  /// As one line: the place that is nearest to a point.
  package func place(at x: CGFloat) -> Int { onMain { laidLine.place(at: CGPoint(x: x, y: 1)) } }
  /// Draws it as one line with its base line at a point, in a space whose y points upward.
  package func draw(at point: CGPoint, in context: CGContext) {
    onMain {
      let (look, runs) = (look(scale: context.scale), lineRuns)
      let laid = ParagraphedText(runs, look).laid(width: .infinity)
      context.saveGState()
      context.translateBy(x: point.x, y: point.y)
      var matrix = context.textMatrix
      (matrix.tx, matrix.ty) = (0, 0)
      context.concatenate(matrix)
      context.scaleBy(x: 1, y: -1)
      laid.draw(runs, look, at: CGPoint(x: 0, y: -(laid.lines.first?.baseline ?? 0)), in: context)
      context.restoreGState()
    }
  }
}
