import Foundation

/// A sign that is shown without being in the text: an ellipsis for what is left out, a hyphen where a soft one breaks.
struct LineSign {
  enum Kind: UInt8 { case ellipsis, hyphen }

  let word: ShapedWord?
  /// In points.
  let width: Double

  /// The sign in the font of a span; dots or a hyphen-minus where its face lacks the proper one.
  init(_ kind: Kind, text: ShapedText, span: Int) {
    let font = text[span: span].font
    guard let face = font.face else {
      word = nil
      width = font.size
      return
    }
    let units: [UInt16] =
      switch kind {
      case .ellipsis: face.covers(0x2026) ? [0x2026] : [0x2e, 0x2e, 0x2e]
      case .hyphen: face.covers(0x2010) ? [0x2010] : [0x2d]
      }
    let shaped = units.withUnsafeBufferPointer {
      ShapeCaches.shared.word(
        $0, 0..<$0.count, face: face, features: font.features, script: ScriptTag.latin, isRightToLeft: false,
        language: text.language)
    }
    word = shaped
    width =
      shaped.glyphs.reduce(0) { $0 + Double($1.advance) } * font.size + font.tracking
      + text[span: span].spacing
  }
}
