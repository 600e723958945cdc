import CoreGraphics
import Foundation
import UIKit

/// Writes the operators that draw an annotation.
struct AnnotationPen {
  private var content = ""
  private var states: [String: PDFObject] = [:]
  private var fonts: [String: PDFObject] = [:]
  /// How far lines go beyond the box, in points.
  var reach: CGFloat = 0
  var isEmpty: Bool { content.isEmpty }

  mutating func add(_ operators: String) { content += operators + "\n" }
  private static func n(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    return String(format: "%.3f", Double(value))
  }
  private func n(_ values: CGFloat...) -> String { values.map { AnnotationPen.n($0) }.joined(separator: " ") }
  private func rgb(_ color: UIColor) -> String {
    AnnotationValue.parts(color).prefix(3).map { AnnotationPen.n(min(max($0, 0), 1)) }.joined(separator: " ")
  }

  mutating func state(alpha: CGFloat, strokeAlpha: CGFloat? = nil, blend: String? = nil) {
    guard alpha < 1 || (strokeAlpha ?? 1) < 1 || blend != nil else { return }
    let name = "GS\(states.count)"
    var entries: [String: PDFObject] = ["ca": .real(alpha), "CA": .real(strokeAlpha ?? alpha)]
    if let blend { entries["BM"] = .name(blend) }
    states[name] = .dictionary(entries)
    add("/\(name) gs")
  }
  mutating func fill(_ color: UIColor) { add(rgb(color) + " rg") }
  mutating func stroke(_ color: UIColor, width: CGFloat, dashes: [CGFloat] = []) {
    add(rgb(color) + " RG " + n(width) + " w")
    if !dashes.isEmpty { add("[" + dashes.map { AnnotationPen.n($0) }.joined(separator: " ") + "] 0 d") }
  }
  mutating func rectangle(_ rect: CGRect) { add(n(rect.minX, rect.minY, rect.width, rect.height) + " re") }
  mutating func lines(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() { add(n(point.x, point.y) + (index == 0 ? " m" : " l")) }
  }
  mutating func polygon(_ points: [CGPoint]) {
    lines(points)
    add("h")
  }
  mutating func path(_ path: Path) {
    var operators: [String] = []
    var last = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let to):
        operators.append(n(to.x, to.y) + " m")
        last = to
      case .line(let to):
        operators.append(n(to.x, to.y) + " l")
        last = to
      case .quadCurve(let to, let c):
        // A curve of third degree with the same course.
        let a = CGPoint(x: last.x + (c.x - last.x) * 2 / 3, y: last.y + (c.y - last.y) * 2 / 3)
        let b = CGPoint(x: to.x + (c.x - to.x) * 2 / 3, y: to.y + (c.y - to.y) * 2 / 3)
        operators.append(n(a.x, a.y, b.x, b.y, to.x, to.y) + " c")
        last = to
      case .curve(let to, let a, let b):
        operators.append(n(a.x, a.y, b.x, b.y, to.x, to.y) + " c")
        last = to
      case .closeSubpath: operators.append("h")
      }
    }
    add(operators.joined(separator: "\n"))
  }
  /// The end of a line that comes from another point.
  mutating func ending(_ style: PDFLineStyle, at end: CGPoint, from: CGPoint, _ width: CGFloat) {
    let length = hypot(end.x - from.x, end.y - from.y)
    guard style != .none, length > 0 else { return }
    let (dx, dy) = ((end.x - from.x) / length, (end.y - from.y) / length)
    let size = max(width * 3, 4)
    func p(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(x: end.x + dx * along - dy * across, y: end.y + dy * along + dx * across)
    }
    switch style {
    case .none: return
    case .square: polygon([p(-size, -size), p(size, -size), p(size, size), p(-size, size)])
    case .diamond: polygon([p(-size, 0), p(0, -size), p(size, 0), p(0, size)])
    case .circle:
      path(Path(ellipseIn: CGRect(x: end.x - size, y: end.y - size, width: size * 2, height: size * 2)))
    case .openArrow:
      lines([p(-size * 1.5, size), end, p(-size * 1.5, -size)])
      return add("S")
    case .closedArrow: polygon([p(-size * 1.5, size), end, p(-size * 1.5, -size)])
    }
    add("B")
  }

  // MARK: Text

  /// The letters of Windows' Latin; nil for words that need others.
  static func bytes(_ text: String) -> [UInt8]? {
    text.data(using: .windowsCP1252, allowLossyConversion: false).map { [UInt8]($0) }
  }
  /// Writes words into a rectangle, in lines that are broken between them, from its top or in its middle.
  mutating func text(
    _ words: String, in rect: CGRect, _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment,
    isMiddle: Bool,
    wraps: Bool = true
  ) {
    guard !words.isEmpty, rect.width > 0, let name = fontName(font, words) else { return }
    let size = font.pointSize
    let lines = AnnotationPen.lines(words, width: wraps ? rect.width : .infinity, name, size)
    let height = size * 1.2
    let total = height * CGFloat(lines.count)
    var y = (isMiddle ? rect.midY + total / 2 : rect.maxY) - size
    if isMiddle { y += (height - size) / -2 + size * 0.05 }
    add("q " + n(rect.minX - 1, rect.minY - 1, rect.width + 2, rect.height + 2) + " re W n")
    add("BT " + rgb(color) + " rg /\(fontKey(name)) " + n(size) + " Tf")
    for line in lines {
      let width = PDFStandardFont.width(line, name) * size
      let x =
        switch alignment {
        case .center: rect.midX - width / 2
        case .right: rect.maxX - width
        default: rect.minX
        }
      add("1 0 0 1 " + n(x, y) + " Tm <" + line.map { String(format: "%02x", $0) }.joined() + "> Tj")
      y -= height
    }
    add("ET Q")
  }
  /// One letter in each of so many equal parts.
  mutating func comb(_ words: String, in rect: CGRect, _ font: UIFont, _ color: UIColor, count: Int) {
    guard let name = fontName(font, words), let bytes = AnnotationPen.bytes(words), count > 0 else { return }
    let (size, step) = (font.pointSize, rect.width / CGFloat(count))
    add("BT " + rgb(color) + " rg /\(fontKey(name)) " + n(size) + " Tf")
    for (index, byte) in bytes.prefix(count).enumerated() {
      let width = PDFStandardFont.width([byte], name) * size
      let x = rect.minX + step * CGFloat(index) + (step - width) / 2
      add("1 0 0 1 " + n(x, rect.midY - size * 0.35) + " Tm <" + String(format: "%02x", byte) + "> Tj")
    }
    add("ET")
  }
  private mutating func fontName(_ font: UIFont, _ words: String) -> String? {
    guard AnnotationPen.bytes(words) != nil else { return nil }
    let name = AnnotationFont.standard(font)
    fonts[fontKey(name)] = PDFStandardFont.object(name)
    return name
  }
  private func fontKey(_ name: String) -> String { name.replacingOccurrences(of: "-", with: "") }
  private static func lines(_ words: String, width: CGFloat, _ name: String, _ size: CGFloat) -> [[UInt8]] {
    var result: [[UInt8]] = []
    for paragraph in words.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: [UInt8] = []
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let bytes = bytes(String(word)) ?? []
        let longer = line.isEmpty ? bytes : line + [32] + bytes
        if line.isEmpty || PDFStandardFont.width(longer, name) * size <= width {
          line = longer
        } else {
          result.append(line)
          line = bytes
        }
        // A word that is too long for a line is broken where it must be.
        while PDFStandardFont.width(line, name) * size > width, line.count > 1 {
          var fitting = line.count - 1
          while fitting > 1, PDFStandardFont.width(Array(line.prefix(fitting)), name) * size > width {
            fitting -= 1
          }
          result.append(Array(line.prefix(fitting)))
          line = Array(line.dropFirst(fitting))
        }
      }
      result.append(line)
    }
    return result
  }

  /// All that was written, as a form with its box.
  func form(_ box: CGRect) -> PDFStream {
    var resources: [String: PDFObject] = [:]
    if !states.isEmpty { resources["ExtGState"] = .dictionary(states) }
    if !fonts.isEmpty { resources["Font"] = .dictionary(fonts) }
    return PDFStream(
      [
        "Type": .name("XObject"), "Subtype": .name("Form"), "BBox": .rect(box),
        "Resources": .dictionary(resources),
      ], Array(content.utf8))
  }
}
