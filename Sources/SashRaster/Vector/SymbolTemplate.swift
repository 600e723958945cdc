import Foundation
import SashGeometry

/// A symbol of an app's own, as a file describes it that the SF Symbols app writes: outlines for some weights and scales, and
/// the layers that their parts are in.
///
/// - Source: Apple's article "Creating custom symbol images for your app".
package struct SymbolTemplate: Sendable {
  /// What layers are for.
  package enum Mode: String, Sendable, CaseIterable { case monochrome, hierarchical, multicolor }

  /// The place of a part in one mode.
  package struct Layer: Sendable, Equatable {
    /// Higher ones lie on lower ones.
    package var index: Int
    /// A level or a colour; empty if there is none.
    package var name: String
    /// What the file paints it with, for colours that only it knows.
    package var fill: ColorComponents?
    /// True if it takes away what lies below it.
    package var clears: Bool
    /// False if it only clears.
    package var isShown: Bool
  }
  package struct Part: Sendable {
    package var path: Path
    package var layers: [Mode: Layer]
  }
  /// The outlines of one weight and scale, in hundredths of an em; the origin is the left margin on the baseline, y grows
  /// downward.
  package struct Variant: Sendable {
    /// 100…900.
    package var weight: Int
    /// 0 small, 1 medium, 2 large.
    package var scale: Int
    package var parts: [Part]
    package var width: CGFloat
  }

  /// Never empty.
  package let variants: [Variant]

  /// Reads such a file; nil for a picture that is none.
  package init?(svgData data: Data) {
    var reader = XMLReader(data)
    guard let root = try? reader.root(), root.name == "svg" else { return nil }
    var file = SymbolTemplateFile()
    file.read(root, .identity)
    variants = file.variants
    if variants.isEmpty { return nil }
  }
}

/// The elements of a file that count.
private struct SymbolTemplateFile {
  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static let scales = ["S", "M", "L"]
  /// The height of capital letters, in hundredths of an em.
  private static let capHeight: CGFloat = 70.459

  private var styles = SVGStyleSheet()
  /// Where guides are, by their names: x of upright ones, y of others.
  private var guides: [String: CGPoint] = [:]
  private var groups: [(name: String, node: XMLNode, transform: CGAffineTransform)] = []

  mutating func read(_ node: XMLNode, _ outer: CGAffineTransform) {
    if node.name == "style" { styles.add(node.text) }
    let transform = Self.transform(of: node, outer)
    guard let transform else { return }
    if let id = node.attributes["id"] {
      if node.name == "g", Self.variant(id) != nil { groups.append((id, node, transform)) }
      let isGuide = id.contains("line-") || id.contains("-margin-")
      if isGuide, let point = Self.start(of: node) { guides[id] = point.applying(transform) }
    }
    for child in node.children { read(child, transform) }
  }

  private static func transform(of node: XMLNode, _ outer: CGAffineTransform) -> CGAffineTransform? {
    guard let text = node.attributes["transform"] else { return outer }
    return CGAffineTransform(svg: text)?.concatenating(outer)
  }
  private static func start(of node: XMLNode) -> CGPoint? {
    if node.name == "line" {
      return CGPoint(
        x: SVGScanner.numbers(node.attributes["x1"] ?? "").first ?? 0,
        y: SVGScanner.numbers(node.attributes["y1"] ?? "").first ?? 0)
    }
    guard node.name == "path" else { return nil }
    let box = Path(svg: node.attributes["d"] ?? "").boundingRect
    return box.isNull ? nil : box.origin
  }

  private static func variant(_ id: String) -> (weight: Int, scale: Int)? {
    let words = id.split(separator: "-")
    guard words.count == 2, let weight = weights.firstIndex(of: String(words[0])),
      let scale = scales.firstIndex(of: String(words[1]))
    else { return nil }
    return ((weight + 1) * 100, scale)
  }

  var variants: [SymbolTemplate.Variant] {
    groups.compactMap { group in
      let (weight, scale) = Self.variant(group.name)!
      let size = Self.scales[scale]
      guard let baseline = guides["Baseline-" + size]?.y, let cap = guides["Capline-" + size]?.y,
        baseline > cap
      else { return nil }
      // From the file to hundredths of an em.
      let unit = Self.capHeight / (baseline - cap)
      let left = guides["left-margin-" + group.name]?.x
      let right = guides["right-margin-" + group.name]?.x
      var parts: [SymbolTemplate.Part] = []
      for child in group.node.children { read(child, group.transform, into: &parts) }
      let ink = parts.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
      guard !ink.isNull, ink.width.isFinite, ink.height.isFinite else { return nil }
      let margin = 8.8 / unit
      let (from, to) = (left ?? ink.minX - margin, right ?? ink.maxX + margin)
      guard to > from else { return nil }
      let place = CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit, tx: -from * unit, ty: -baseline * unit)
      for i in parts.indices { parts[i].path = parts[i].path.applying(place) }
      return SymbolTemplate.Variant(weight: weight, scale: scale, parts: parts, width: (to - from) * unit)
    }
  }

  private func read(_ node: XMLNode, _ outer: CGAffineTransform, into parts: inout [SymbolTemplate.Part]) {
    guard let transform = Self.transform(of: node, outer) else { return }
    for child in node.children { read(child, transform, into: &parts) }
    guard var path = Self.outline(of: node) else { return }
    let properties = styles.properties(of: node)
    if properties["fill-rule"] == "evenodd" { path = path.normalized(eoFill: true) }
    path = path.applying(transform)
    if properties["fill"] == "none" {
      guard properties["stroke"] ?? "none" != "none" else { return }
      let width = SVGScanner.numbers(properties["stroke-width"] ?? "1").first ?? 1
      path = path.outlined(
        StrokeStyle(
          lineWidth: width * abs(transform.a * transform.d - transform.b * transform.c).squareRoot(),
          lineCap: properties["stroke-linecap"] == "round" ? .round : .butt,
          lineJoin: properties["stroke-linejoin"] == "round" ? .round : .miter))
    }
    if !path.isEmpty { parts.append(SymbolTemplate.Part(path: path, layers: layers(of: node))) }
  }

  private static func outline(of node: XMLNode) -> Path? {
    func number(_ name: String) -> CGFloat { SVGScanner.numbers(node.attributes[name] ?? "").first ?? 0 }
    switch node.name {
    case "path": return Path(svg: node.attributes["d"] ?? "")
    case "rect":
      let frame = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let corner = max(number("rx"), number("ry"))
      return Path(
        roundedRect: frame, cornerRadius: min(corner, frame.width / 2, frame.height / 2), style: .circular)
    case "circle":
      let r = number("r")
      return Path(ellipseIn: CGRect(x: number("cx") - r, y: number("cy") - r, width: 2 * r, height: 2 * r))
    case "ellipse":
      let (x, y) = (number("rx"), number("ry"))
      return Path(ellipseIn: CGRect(x: number("cx") - x, y: number("cy") - y, width: 2 * x, height: 2 * y))
    case "polygon":
      let n = SVGScanner.numbers(node.attributes["points"] ?? "")
      guard n.count >= 6 else { return nil }
      return Path { path in
        path.addLines(stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) })
        path.closeSubpath()
      }
    default: return nil
    }
  }

  /// Classes such as `multicolor-0:systemRedColor`, `hierarchical-1:secondary` and `monochrome-0`.
  private func layers(of node: XMLNode) -> [SymbolTemplate.Mode: SymbolTemplate.Layer] {
    var result: [SymbolTemplate.Mode: SymbolTemplate.Layer] = [:]
    for word in (node.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).prefix(64) {
      guard let dash = word.firstIndex(of: "-"),
        let mode = SymbolTemplate.Mode(rawValue: String(word[..<dash]))
      else { continue }
      let rest = word[word.index(after: dash)...].split(separator: ":", maxSplits: 1)
      guard let index = rest.first.flatMap({ Int($0) }), (0..<1000).contains(index) else { continue }
      let style = styles[".\(word)"]
      result[mode] = SymbolTemplate.Layer(
        index: index, name: rest.count > 1 ? String(rest[1]) : "",
        fill: style["fill"].flatMap { ColorComponents(css: $0) },
        clears: style["-sfsymbols-clear-behind"] == "true",
        isShown: style["opacity"].flatMap(Double.init) != 0)
    }
    return result
  }
}
