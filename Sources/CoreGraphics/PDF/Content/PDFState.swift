import Foundation
import SashGeometry

/// How what follows on a page is drawn.
///
/// - Source: ISO 32000-1, 8.4 and 9.3
struct PDFState {
  /// A colour, or a pattern in its place.
  struct Ink {
    var space = PDFColorSpace.gray
    var color = ColorComponents.black
    var pattern: PDFObject?
  }
  /// From the space of what is drawn to that of the page.
  var transform = CGAffineTransform.identity
  var (fill, stroke) = (Ink(), Ink())
  var (fillAlpha, strokeAlpha): (CGFloat, CGFloat) = (1, 1)
  var font: PDFFont?
  var fontSize: CGFloat = 0
  var (letterSpace, wordSpace): (CGFloat, CGFloat) = (0, 0)
  /// How wide letters are drawn, 1 as they are.
  var stretch: CGFloat = 1
  var (leading, rise): (CGFloat, CGFloat) = (0, 0)
  var mode = 0
}

/// A letter on a page, for whoever reads what is written there.
struct PDFGlyph {
  let text: String
  /// From ems along the base line to points of the page.
  let transform: CGAffineTransform
  /// In ems.
  let width: CGFloat
  let font: PDFFont
  /// Of the letters, in points of the page.
  let size: CGFloat
  let color: ColorComponents
}
