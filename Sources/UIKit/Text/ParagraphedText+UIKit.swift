import CoreGraphics
import Foundation
import SashText

extension ParagraphedText {
  /// A text of UIKit.
  convenience init(
    _ runs: [AttributedRun], _ look: LetterLook, lineLimit: Int = 0,
    truncation: ParagraphStyle.Truncation = .tail
  ) {
    self.init(
      runs.map {
        Part(
          TextRun(string: $0.text, attributes: look.letters($0.attributes)),
          style: look.paragraph($0.attributes))
      }, base: look.letters([:]), style: look.paragraph, lineLimit: lineLimit, truncation: truncation)
  }
}

extension LaidParagraphs {
  /// The pictures of a text and where they stand. Templates, as symbols are, have the colour of their letter.
  @MainActor func pictures(
    of runs: [AttributedRun], _ look: LetterLook, width: CGFloat
  ) -> [(image: UIImage, frame: CGRect)] {
    var (place, images): (Int, [Int: UIImage]) = (0, [:])
    for run in runs {
      if let image = (run.attributes[.attachment] as? NSTextAttachment)?.shownImage {
        let color = run.attributes[.foregroundColor] as? UIColor ?? look.color
        let isTemplate = image.renderingMode == .alwaysTemplate || image.isSymbolImage && image.tint == nil
        images[place] = isTemplate ? image.withTintColor(color, renderingMode: .alwaysOriginal) : image
      }
      place += run.text.utf16.count
    }
    if images.isEmpty { return [] }
    return attachments(width: width).compactMap { found in
      images[found.place].map { ($0, found.frame) }
    }
  }
  /// Draws a text with its pictures.
  @MainActor func draw(_ runs: [AttributedRun], _ look: LetterLook, at origin: CGPoint, in context: CGContext)
  {
    let width = width > 0 && width.isFinite ? width : size.width
    if let content = content(width: width, at: origin) { context.draw(content) }
    for (image, frame) in pictures(of: runs, look, width: width) {
      image.draw(in: frame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }
}
