import CoreGraphics
import Foundation
import SashText

/// A text with attributes in lines, for the functions of CoreText. Places count UTF-16 units; points have y downward.
package struct TypesetText: @unchecked Sendable {
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
  package init(_ text: NSAttributedString) {
    self.text = text
    runs = text.runs
  }
  /// A part of the text.
  package func part(_ range: NSRange) -> TypesetText {
    let text = text
    return onMain { TypesetText(AttributedRun.part(of: text, range)) }
  }

  @MainActor private func laid(_ width: CGFloat, scale: CGFloat? = nil) -> LaidParagraphs {
    var environment = UITraitCollection.current.environment
    if let scale { environment.displayScale = scale }
    let look = LetterLook(font: .systemFont(ofSize: 12), color: .black, environment: environment)
    return ParagraphedText(runs, look).laid(width: width)
  }
  package func lines(width: CGFloat) -> [Line] {
    onMain {
      laid(width).lines.map {
        Line(
          range: $0.range, origin: CGPoint(x: $0.used.minX, y: $0.baseline), width: $0.used.width,
          ascent: $0.baseline - $0.used.minY, descent: $0.used.maxY - $0.baseline)
      }
    }
  }
  package func size(width: CGFloat) -> CGSize { onMain { laid(width).size } }
  /// Of its first line: where a character begins.
  package func offset(of place: Int) -> CGFloat { onMain { laid(.infinity).caret(at: place).minX } }
  /// Of its first line: the place that is nearest to a point.
  package func place(at x: CGFloat) -> Int { onMain { laid(.infinity).place(at: CGPoint(x: x, y: 1)) } }
  /// Draws the first line with its base line at a point, in a space whose y points upward.
  package func draw(at point: CGPoint, in context: CGContext) {
    onMain {
      let laid = laid(.infinity, scale: context.scale)
      context.saveGState()
      context.translateBy(x: point.x, y: point.y)
      var matrix = context.textMatrix
      (matrix.tx, matrix.ty) = (0, 0)
      context.concatenate(matrix)
      context.scaleBy(x: 1, y: -1)
      laid.draw(runs, at: CGPoint(x: 0, y: -(laid.lines.first?.baseline ?? 0)), in: context)
      context.restoreGState()
    }
  }
}
