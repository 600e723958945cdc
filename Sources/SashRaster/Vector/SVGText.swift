import Foundation
import SashDisplay
import SashGeometry

/// The face of words in a picture.
package struct SVGFont: Equatable, Sendable {
  /// Names of families, the most wanted first, as a style sheet writes them.
  package var families = ""
  package var size: CGFloat = 16
  /// On the scale of CSS.
  package var weight: CGFloat = 400
  package var isItalic = false

  /// Takes over the inherited properties of an element. `length` reads lengths in user units.
  mutating func take(_ p: [String: String], length: (String) -> Double?) {
    if let text = p["font-family"] { families = text }
    if let text = p["font-size"], let value = length(text), value > 0 { size = CGFloat(value) }
    if let text = p["font-style"] { isItalic = text == "italic" || text == "oblique" }
    if let text = p["font-weight"] {
      weight = text == "bold" ? 700 : text == "normal" ? 400 : Double(text).map { CGFloat($0) } ?? weight
    }
  }
}

/// Outlines of words. Who knows faces says how they are made; until then pictures are drawn without their words.
package enum SVGText {
  /// The outline of words on a baseline that begins at the origin, and how far they reach; nil if it cannot be had here.
  nonisolated(unsafe) package static var outline:
    (@Sendable (_ words: String, _ font: SVGFont) -> (path: Path, width: CGFloat)?)?
}

extension SVGDrawing {
  /// The words of a text element and of its parts, one after another.
  mutating func words(_ node: XMLNode, _ properties: [String: String], _ state: SVGState) -> [PlacedItem] {
    var pen = CGPoint.zero
    var result: [PlacedItem] = []
    write(node, properties, state, &pen, &result)
    return result
  }

  private mutating func write(
    _ node: XMLNode, _ p: [String: String], _ state: SVGState, _ pen: inout CGPoint,
    _ result: inout [PlacedItem]
  ) {
    // Where single letters stand is left to the face; the first place counts for all.
    func first(_ name: String) -> String? {
      p[name]?.split(whereSeparator: { $0 == " " || $0 == "," }).first.map(String.init)
    }
    if let x = horizontal(first("x")) { pen.x = x }
    if let y = vertical(first("y")) { pen.y = y }
    pen.x += horizontal(first("dx")) ?? 0
    pen.y += vertical(first("dy")) ?? 0
    let words = node.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !words.isEmpty {
      if let outline = SVGText.outline?(words, state.font) {
        let start = pen.x - outline.width * state.anchor
        let path = outline.path.applying(CGAffineTransform(translationX: start, y: pen.y))
        if state.isVisible { result += shape(path, state) }
        pen.x = start + outline.width
      } else {
        missing.insert("text")
      }
    }
    for child in node.children where child.name == "tspan" {
      var inner = state
      let properties = take(child, &inner)
      write(child, properties, inner, &pen, &result)
    }
  }
}
