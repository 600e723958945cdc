import Foundation
import SashGeometry

extension PDFInterpreter {
  /// The operators of text.
  ///
  /// - Source: ISO 32000-1, 9.3 and 9.4
  func text(_ word: String, _ operands: [PDFObject], _ n: [CGFloat]) {
    switch word {
    case "BT":
      (textMatrix, lineMatrix, textClip) = (.identity, .identity, nil)
    case "ET":
      if let textClip { context?.clip(to: textClip, .winding) }
      textClip = nil
    case "Tc" where n.count >= 1: state.letterSpace = n[0]
    case "Tw" where n.count >= 1: state.wordSpace = n[0]
    case "Tz" where n.count >= 1: state.stretch = n[0] / 100
    case "TL" where n.count >= 1: state.leading = n[0]
    case "Ts" where n.count >= 1: state.rise = n[0]
    case "Tr" where n.count >= 1: state.mode = Int(n[0])
    case "Tf":
      if let name = operands.first?.name, let size = n.last {
        (state.font, state.fontSize) = (font(named: name), size)
      }
    case "Td" where n.count >= 2: moveLine(n[0], n[1])
    case "TD" where n.count >= 2:
      state.leading = -n[1]
      moveLine(n[0], n[1])
    case "Tm" where n.count >= 6:
      lineMatrix = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      textMatrix = lineMatrix
    case "T*": moveLine(0, -state.leading)
    case "Tj": if let bytes = operands.first?.bytes { show([.string(bytes)]) }
    case "TJ": show(operands.first?.array?.map(\.value) ?? [])
    case "'":
      moveLine(0, -state.leading)
      if let bytes = operands.first?.bytes { show([.string(bytes)]) }
    case "\"":
      if n.count >= 2 { (state.wordSpace, state.letterSpace) = (n[0], n[1]) }
      moveLine(0, -state.leading)
      if let bytes = operands.last?.bytes { show([.string(bytes)]) }
    default: break
    }
  }
  private func moveLine(_ x: CGFloat, _ y: CGFloat) {
    lineMatrix = CGAffineTransform(translationX: x, y: y).concatenating(lineMatrix)
    textMatrix = lineMatrix
  }

  /// Shows texts; numbers between them move the pen, in thousandths of an em.
  private func show(_ parts: [PDFObject.Value]) {
    guard let font = state.font else { return }
    var drawn = Path()
    for part in parts {
      let shift: CGFloat
      switch part {
      case .integer(let value): shift = CGFloat(value)
      case .real(let value): shift = CGFloat(value)
      case .string(let bytes):
        for letter in font.letters(bytes) { show(letter, font, &drawn) }
        continue
      default: continue
      }
      advance(-shift / 1000 * state.fontSize * state.stretch)
    }
    guard context != nil, !drawn.isEmpty else { return }
    if [0, 2, 4, 6].contains(state.mode) { fill(drawn, .winding) }
    if [1, 2, 5, 6].contains(state.mode) { stroke(drawn) }
    if state.mode >= 4 {
      var clip = textClip ?? Path()
      clip.addPath(drawn)
      textClip = clip
    }
  }
  private func advance(_ x: CGFloat) {
    textMatrix = CGAffineTransform(translationX: x, y: 0).concatenating(textMatrix)
  }
  private func show(_ letter: PDFFont.Letter, _ font: PDFFont, _ drawn: inout Path) {
    let size = CGAffineTransform(
      a: state.fontSize * state.stretch, b: 0, c: 0, d: state.fontSize, tx: 0, ty: state.rise)
    let place = size.concatenating(textMatrix)
    if let onGlyph, !isHidden {
      let onPage = place.concatenating(state.transform)
      onGlyph(
        PDFGlyph(
          text: letter.text, transform: onPage, width: letter.width, font: font,
          size: abs(onPage.a * onPage.d - onPage.b * onPage.c).squareRoot(), color: state.fill.color))
    }
    if context != nil {
      if font.drawings != nil {
        if state.mode != 3 { draw(font, letter, place) }
      } else if state.mode != 3 {
        drawn.addPath(font.outline(letter), transform: place)
      }
    }
    var step = letter.width * state.fontSize + state.letterSpace
    // The space that words are parted by is the code 32 of one byte.
    if letter.size == 1, letter.code == 32 { step += state.wordSpace }
    advance(step * state.stretch)
  }
  /// A letter that is a drawing.
  private func draw(_ font: PDFFont, _ letter: PDFFont.Letter, _ place: CGAffineTransform) {
    guard let drawing = font.drawing(letter.code), depth < 8 else { return }
    let (wasUncoloured, matrices) = (isUncoloured, (textMatrix, lineMatrix))
    save()
    concatenate(font.matrix.concatenating(place))
    run(drawing.decoded.bytes, font.dictionary["Resources"])
    restore()
    isUncoloured = wasUncoloured
    (textMatrix, lineMatrix) = matrices
  }
}
