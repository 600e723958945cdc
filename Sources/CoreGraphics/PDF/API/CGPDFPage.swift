import Foundation

/// The rectangles of a page that mean something.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a file.
public final class CGPDFPage: Hashable, @unchecked Sendable {
  private weak var owner: CGPDFDocument?
  /// Kept, so that a page can be drawn when its document is not held any longer.
  package let file: PDFFile
  private let fonts: PDFFonts
  package let object: PDFObject
  /// Its number in the document, 1 for the first.
  public let pageNumber: Int

  init(_ document: CGPDFDocument, _ object: PDFObject, _ number: Int) {
    (owner, file, fonts, self.object, pageNumber) = (document, document.file, document.fonts, object, number)
  }
  public var document: CGPDFDocument? { owner }
  public var dictionary: CGPDFDictionaryRef? { object.pointer }

  /// A box in points, y upward. A box that the page does not have is the one that stands for it: the crop box for
  /// bleed, trim
  /// and art box, the media box for the crop box.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    func found(_ key: String) -> CGRect? {
      guard let rect = PDFFile.inherited(key, of: object)?.rect, rect.width > 0, rect.height > 0 else {
        return nil
      }
      return rect
    }
    let media = found("MediaBox") ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let crop = found("CropBox") ?? media
    return switch box {
    case .mediaBox: media
    case .cropBox: crop
    case .bleedBox: found("BleedBox") ?? crop
    case .trimBox: found("TrimBox") ?? crop
    case .artBox: found("ArtBox") ?? crop
    }
  }
  /// By how much it is turned clockwise when it is shown: 0, 90, 180 or 270 degrees.
  public var rotationAngle: Int32 {
    let angle = PDFFile.inherited("Rotate", of: object)?.integer ?? 0
    return Int32(((angle % 360) + 360) % 360 / 90 * 90)
  }

  /// What brings a box of the page, as the page is turned and then by `rotate` degrees clockwise, into a rectangle:
  /// in its middle,
  /// made smaller where it does not fit but never larger, and with its sides in proportion if these are to be kept.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let bounds = getBoxRect(box).intersection(getBoxRect(.mediaBox))
    let angle = ((Int(rotationAngle) + Int(rotate)) % 360 + 360) % 360
    let isTurned = angle == 90 || angle == 270
    let size = isTurned ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
    guard size.width > 0, size.height > 0 else { return .identity }
    var (x, y) = (min(1, rect.width / size.width), min(1, rect.height / size.height))
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(rotationAngle: -CGFloat(angle) * .pi / 180))
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }

  /// The operators of the page.
  package var content: [UInt8] {
    if let stream = object["Contents"]?.stream { return stream.decoded.bytes }
    // The parts are cut between any two words, so a space stands between them.
    return Array(
      (object["Contents"]?.array ?? []).map { $0.resolved.stream?.decoded.bytes ?? [] }.joined(separator: [10]
      ))
  }
  package var resources: PDFObject? { PDFFile.inherited("Resources", of: object) }

  /// Draws what is on the page in its own space.
  func draw(in context: CGContext) {
    context.saveGState()
    let state = context.state
    let before = context.isGathering
    context.isGathering = true
    (context.state.style, context.state.alpha, context.state.blend) = (
      StrokeStyle(lineWidth: 1), state.alpha, .normal
    )
    (context.state.fillPattern, context.state.strokePattern) = (nil, nil)
    let interpreter = PDFInterpreter(context, fonts: fonts)
    interpreter.run(content, resources ?? .dictionary([:]))
    context.isGathering = before
    context.restoreGState()
    if !before, context.memory?.isSeen == true, context.layers.isEmpty { context.flush() }
  }
  /// Draws a part that belongs to the page, as what an annotation looks like.
  package func draw(form: PDFStream, in context: CGContext) {
    PDFInterpreter(context, fonts: fonts).form(form)
  }
  /// Calls with each letter of the page in the order in which they are drawn: its text, the box of the letter from
  /// its descent to its
  /// ascent in points of the page, the font's name and size, and its colour.
  package func letters(
    _ body: (
      _ text: String, _ box: CGRect, _ baseline: CGPoint, _ font: String, _ size: CGFloat, _ color: CGColor
    ) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      let interpreter = PDFInterpreter(nil, fonts: fonts) { glyph in
        let box = CGRect(
          x: 0, y: glyph.font.descent, width: glyph.width, height: glyph.font.ascent - glyph.font.descent)
        body(
          glyph.text, box.applying(glyph.transform), CGPoint.zero.applying(glyph.transform), glyph.font.name,
          glyph.size, CGColor(glyph.color))
      }
      interpreter.run(content, resources ?? .dictionary([:]))
    }
  }

  public static func == (a: CGPDFPage, b: CGPDFPage) -> Bool { a === b || a.object === b.object }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

extension CGContext {
  /// Draws what is on a page in the page's own space: a point of it is a point of the drawing, y upward. What lies on
  /// the page beside
  /// its content, as annotations, is not drawn.
  public func drawPDFPage(_ page: CGPDFPage) { page.draw(in: self) }
}

extension CGContext {
  /// Draws a part with content of its own, as what an annotation looks like. `page` is the one that it belongs to, if
  /// it was read.
  package func drawForm(_ form: PDFStream, of page: CGPDFPage?) {
    if let page { return page.draw(form: form, in: self) }
    PDFInterpreter(self, fonts: PDFFonts(nil)).form(form)
  }
}

/// The fonts that every reader of files of pages has.
package enum PDFStandardFont {
  /// A font's dictionary by its name, as `Helvetica-Bold`, with the letters of Windows' Latin.
  package static func object(_ name: String) -> PDFObject {
    .dictionary([
      "Type": .name("Font"), "Subtype": .name("Type1"), "BaseFont": .name(name),
      "Encoding": .name("WinAnsiEncoding"),
    ])
  }
  private nonisolated(unsafe) static var known: [String: PDFFont] = [:]
  private static let lock = NSLock()
  /// How wide letters are, in ems.
  package static func width(_ letters: [UInt8], _ name: String) -> CGFloat {
    let font = lock.withLock {
      let font = known[name] ?? PDFFont(object(name))
      known[name] = font
      return font
    }
    return font.letters(letters).reduce(0) { $0 + $1.width }
  }
}
