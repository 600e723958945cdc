import Foundation
import SashGeometry

/// The properties of an element: those of its attributes, of the style sheet and of its `style`, in this order.
struct SVGStyleSheet {
  /// Selectors are a name, `.class` or `#id`; others are passed over.
  private var rules: [String: [String: String]] = [:]

  mutating func add(_ text: String) {
    for rule in text.split(separator: "}").prefix(5_000) {
      guard let open = rule.firstIndex(of: "{") else { continue }
      let properties = Self.properties(rule[rule.index(after: open)...])
      for selector in rule[..<open].split(separator: ",").prefix(100) {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        rules[name, default: [:]].merge(properties) { $1 }
      }
    }
  }

  /// What the rules of a selector say.
  subscript(selector: String) -> [String: String] { rules[selector] ?? [:] }

  static func properties(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in text.split(separator: ";").prefix(500) {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
      var value = declaration[declaration.index(after: colon)...].trimmingCharacters(
        in: .whitespacesAndNewlines)
      if value.hasSuffix("!important") { value = String(value.dropLast(10)) }
      result[name] = value
    }
    return result
  }

  /// The attributes of an element with what styles say put over them.
  func properties(of node: XMLNode) -> [String: String] {
    var result = node.attributes
    if !rules.isEmpty {
      var selectors = [node.name]
      selectors += (node.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map { ".\($0)" }
      if let id = node.attributes["id"] { selectors.append("#\(id)") }
      for selector in selectors { if let rule = rules[selector] { result.merge(rule) { $1 } } }
    }
    if let style = node.attributes["style"] { result.merge(Self.properties(style[...])) { $1 } }
    return result
  }
}

/// What fills or strokes.
enum SVGPaint {
  case none
  case color(ColorComponents)
  /// An element by its id, and what stands in where there is none.
  case reference(String, fallback: ColorComponents?)
}

/// What an element takes from those around it where it does not say.
struct SVGState {
  var fill = SVGPaint.color(.black)
  var stroke = SVGPaint.none
  var fillOpacity: Float = 1
  var strokeOpacity: Float = 1
  var color = ColorComponents.black
  var isEvenOdd = false
  var clipsEvenOdd = false
  var line = StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 4)
  var isVisible = true
  var font = SVGFont()
  /// Which part of words stands before their place: 0 none, 1 all.
  var anchor: CGFloat = 0

  /// Takes over the inherited properties of an element. `length` reads lengths by the diagonal of the view.
  mutating func take(_ p: [String: String], length: (String) -> Double?) {
    font.take(p, length: length)
    if let text = p["text-anchor"] { anchor = text == "middle" ? 0.5 : text == "end" ? 1 : 0 }
    if let text = p["color"], let color = ColorComponents(css: text) { self.color = color }
    if let text = p["fill"], let paint = paint(text) { fill = paint }
    if let text = p["stroke"], let paint = paint(text) { stroke = paint }
    if let text = p["fill-opacity"] { fillOpacity = Self.share(text) }
    if let text = p["stroke-opacity"] { strokeOpacity = Self.share(text) }
    if let text = p["fill-rule"], text != "inherit" { isEvenOdd = text == "evenodd" }
    if let text = p["clip-rule"], text != "inherit" { clipsEvenOdd = text == "evenodd" }
    if let text = p["visibility"], text != "inherit" { isVisible = text == "visible" }
    if let text = p["stroke-width"], let width = length(text) { line.lineWidth = max(0, width) }
    if let text = p["stroke-linecap"], text != "inherit" {
      line.lineCap = text == "round" ? .round : text == "square" ? .square : .butt
    }
    if let text = p["stroke-linejoin"], text != "inherit" {
      line.lineJoin = text == "round" ? .round : text == "bevel" ? .bevel : .miter
    }
    if let text = p["stroke-miterlimit"], let limit = Double(text), limit >= 1 { line.miterLimit = limit }
    if let text = p["stroke-dashoffset"], let phase = length(text) { line.dashPhase = phase }
    if let text = p["stroke-dasharray"], text != "inherit" {
      let dash = SVGScanner.numbers(text, atMost: 64)
      let isUseful = dash.allSatisfy { $0 >= 0 } && dash.reduce(0, +) > 0
      line.dash = isUseful ? (dash.count % 2 == 0 ? dash : dash + dash).map { CGFloat($0) } : []
    }
  }

  private func paint(_ text: String) -> SVGPaint? {
    if text == "none" { return SVGPaint.none }
    if text == "currentColor" || text == "currentcolor" { return .color(color) }
    if text.hasPrefix("url(") {
      guard let id = Self.reference(text) else { return SVGPaint.none }
      let rest = text.drop { $0 != ")" }.dropFirst().trimmingCharacters(in: .whitespaces)
      return .reference(id, fallback: rest == "currentColor" ? color : ColorComponents(css: rest))
    }
    return ColorComponents(css: text).map { .color($0) }
  }

  /// A number or a percentage as 0…1.
  static func share(_ text: String) -> Float {
    let isPercent = text.hasSuffix("%")
    guard let value = Double(isPercent ? text.dropLast() : text[...]), value.isFinite else { return 1 }
    return Float(min(max(isPercent ? value / 100 : value, 0), 1))
  }

  /// The id in `url(#id)`.
  static func reference(_ text: String) -> String? {
    guard let start = text.firstIndex(of: "#") else { return nil }
    let id = text[text.index(after: start)...].prefix { $0 != ")" && $0 != "'" && $0 != "\"" }
    return id.isEmpty ? nil : String(id)
  }
}
