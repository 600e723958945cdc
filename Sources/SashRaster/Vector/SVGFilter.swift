import Foundation
import SashDisplay
import SashGeometry

/// The filter of an element: steps that each make a picture of others, of which the last is shown.
///
/// Colours are mixed as levels, also where a file asks for light.
struct SVGFilter {
  /// The element that is filtered.
  let source: PlacedItem
  /// What flat colours fill.
  let area: CGRect
  private var results: [String: PlacedItem] = [:]
  private var last: PlacedItem?
  /// Kinds of steps that were met and do nothing.
  private(set) var missing: Set<String> = []

  init(source: PlacedItem, area: CGRect) {
    self.source = source
    self.area = area
  }

  /// The steps a file may have; more is not a picture.
  private static let most = 100

  /// What is shown after all steps.
  mutating func run(_ filter: XMLNode, _ sheet: SVGStyleSheet) -> PlacedItem {
    for node in filter.children.prefix(Self.most) {
      guard let result = step(node, sheet.properties(of: node), sheet) else {
        missing.insert(node.name)
        continue
      }
      last = result
      if let name = node.attributes["result"] { results[name] = result }
    }
    return last ?? source
  }

  private func input(_ name: String?) -> PlacedItem {
    switch name {
    case nil: last ?? source
    case "SourceGraphic": source
    case "SourceAlpha": .only(.effect(.colorMatrix(Self.shadow), source))
    case let name?: results[name] ?? (name.hasPrefix("Background") ? .only(.group([])) : last ?? source)
    }
  }

  /// Keeps the opacity alone, in black.
  private static let shadow = PixelMatrix([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
  ])

  private func step(_ node: XMLNode, _ p: [String: String], _ sheet: SVGStyleSheet) -> PlacedItem? {
    let first = input(p["in"])
    switch node.name {
    case "feGaussianBlur": return blurred(first, p)
    case "feOffset": return moved(first, p)
    case "feFlood": return .only(.shape(ShapeContent(path: Path(area), paint: .color(Self.flood(p)))))
    case "feDropShadow":
      let shape = PlacedItem.only(.effect(.colorMatrix(Self.tint(Self.flood(p))), first))
      return .only(.group([moved(blurred(shape, p), p), first]))
    case "feColorMatrix": return Self.matrix(p).map { .only(.effect(.colorMatrix($0), first)) }
    case "feMerge":
      return .only(
        .group(
          node.children.prefix(Self.most).map { input(sheet.properties(of: $0)["in"]) }))
    case "feBlend":
      let mode = p["mode"].flatMap(BlendMode.init(css:)) ?? .normal
      return layer([input(p["in2"]), mode == .normal ? first : .only(.effect(.blend(mode), first))])
    case "feComposite":
      let second = input(p["in2"])
      switch p["operator"] ?? "over" {
      case "over": return .only(.group([second, first]))
      case "in": return .only(.effect(.mask(second), first))
      case "out": return layer([first, .only(.effect(.blend(.destinationOut), second))])
      case "atop": return layer([second, .only(.effect(.blend(.sourceAtop), first))])
      default: return nil
      }
    default: return nil
    }
  }

  /// Put together apart from what lies below.
  private func layer(_ items: [PlacedItem]) -> PlacedItem {
    .only(.effect(.compositingGroup, .only(.group(items))))
  }
  private func moved(_ item: PlacedItem, _ p: [String: String]) -> PlacedItem {
    let (x, y) = (Self.number(p["dx"]), Self.number(p["dy"]))
    if x == 0, y == 0 { return item }
    return .only(.effect(.transform(CGAffineTransform(translationX: x, y: y)), item))
  }
  private func blurred(_ item: PlacedItem, _ p: [String: String]) -> PlacedItem {
    let deviation = SVGScanner.numbers(p["stdDeviation"] ?? "0", atMost: 2).first ?? 0
    guard deviation > 0 else { return item }
    return .only(.effect(.blur(radius: CGFloat(min(deviation, 500)), isOpaque: false), item))
  }

  private static func number(_ text: String?) -> Double {
    guard let text, let value = Double(text), abs(value) <= SVGScanner.largest else { return 0 }
    return value
  }
  private static func flood(_ p: [String: String]) -> ColorComponents {
    var color = p["flood-color"].flatMap { ColorComponents(css: $0) } ?? .black
    if let text = p["flood-opacity"] { color.opacity *= SVGState.share(text) }
    return color
  }
  /// All in one colour.
  private static func tint(_ color: ColorComponents) -> PixelMatrix {
    PixelMatrix([
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.opacity, 0,
    ])
  }
  private static func matrix(_ p: [String: String]) -> PixelMatrix? {
    let values = SVGScanner.numbers(p["values"] ?? "", atMost: 20)
    switch p["type"] ?? "matrix" {
    case "matrix": return values.count == 20 ? PixelMatrix(values.map { Float($0) }) : nil
    case "saturate": return .saturation(Float(values.first ?? 1))
    case "hueRotate": return .hueRotation(.degrees(values.first ?? 0))
    case "luminanceToAlpha": return .luminanceToAlpha
    default: return nil
    }
  }
}
