import Foundation
import SashGeometry

// How each value of the list reads in a dump.

extension DisplayPrinter {
  /// Up to three decimals, no trailing zeros.
  static func words(_ number: CGFloat) -> String {
    guard number.isFinite else { return "\(number)" }
    let thousandths = (number * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(number)" }
    let whole = Int(thousandths)
    let (units, rest) = (abs(whole) / 1000, abs(whole) % 1000)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(units)" }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(units).\(digits)"
  }

  static func words(_ point: CGPoint) -> String { "(\(words(point.x)), \(words(point.y)))" }

  static func words(_ rect: CGRect) -> String {
    if rect.isNull { return "nowhere" }
    return "(\(words(rect.minX)), \(words(rect.minY)), \(words(rect.width))×\(words(rect.height)))"
  }

  static func words(_ path: Path) -> String {
    switch path.storage {
    case .empty: "empty path"
    case .rect(let rect): "rect \(words(rect))"
    case .ellipse(let rect): "ellipse \(words(rect))"
    case .roundedRect(let rect, let corner, let style):
      "rounded rect \(words(rect)) corner "
        + (corner.width == corner.height
          ? words(corner.width) : "\(words(corner.width))×\(words(corner.height))")
        + (style == .circular ? " circular" : "")
    case .elements(let buffer): "path of \(buffer.verbs.count) elements \(words(path.boundingRect))"
    }
  }

  /// `#RRGGBB`, and the opacity if there is some left.
  static func words(_ color: ColorComponents) -> String {
    func level(_ v: Float) -> String {
      let byte = Int((min(1, max(0, v)) * 255).rounded())
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    let base = "#" + level(color.red) + level(color.green) + level(color.blue)
    return color.opacity == 1 ? base : base + " \(words(CGFloat((color.opacity * 100).rounded())))%"
  }

  static func words(_ stops: [GradientStop]) -> String {
    "[" + stops.map { "\(words($0.color)) \(words($0.location))" }.joined(separator: ", ") + "]"
  }

  static func words(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): words(color)
    case .linear(let stops, let start, let end): "linear \(words(stops)) \(words(start)) to \(words(end))"
    case .radial(let stops, let center, let start, let end):
      "radial \(words(stops)) about \(words(center)) \(words(start)) to \(words(end))"
    case .angular(let stops, let center, let start, let end):
      "angular \(words(stops)) about \(words(center)) \(words(CGFloat(start.degrees)))° to "
        + "\(words(CGFloat(end.degrees)))°"
    case .elliptical(let stops, let center, let radii, let start, let end):
      "elliptical \(words(stops)) about \(words(center)) \(words(radii.width))×\(words(radii.height)) "
        + "\(words(start)) to \(words(end))"
    case .tiles(let image, let origin, let size):
      "tiles of \(image.width)×\(image.height) px from \(words(origin)) \(words(size.width))×\(words(size.height))"
    case .function(let function, let origin): "colors by \(function.key) from \(words(origin))"
    }
  }

  static func words(_ shape: ShapeContent) -> String {
    var line = words(shape.path)
    switch shape.mode {
    case .fill(let style):
      if style.isEOFilled { line += " even-odd" }
      if !style.isAntialiased { line += " aliased" }
    case .stroke(let style, let isAntialiased):
      line += " stroke \(words(style.lineWidth))"
      if style.lineCap != .butt { line += " \(style.lineCap) caps" }
      if style.lineJoin != .miter { line += " \(style.lineJoin) joins" }
      if !style.dash.isEmpty { line += " dash \(style.dash.map(words).joined(separator: " "))" }
      if !isAntialiased { line += " aliased" }
    }
    if let frame = shape.frame { line += " frame \(words(frame))" }
    return line + " " + words(shape.paint)
  }

  static func words(_ text: TextContent) -> String {
    var line = "text \(String(reflecting: text.string)) \(words(text.frame))"
    var styles: [String] = []
    for run in text.runs {
      let style = "\(words(run.size)) pt \(words(run.paint))" + (run.slant == 0 ? "" : " slanted")
      if styles.last != style { styles.append(style) }
    }
    if !styles.isEmpty { line += " " + styles.joined(separator: ", ") }
    if !text.fills.isEmpty { line += " \(text.fills.count) fills" }
    return line
  }

  static func words(_ image: ImageContent) -> String {
    var line = "image \(image.image.width)×\(image.image.height) px \(words(image.destination))"
    if let source = image.source { line += " part \(words(source))" }
    if let size = image.tileSize { line += " tiled \(words(size.width))×\(words(size.height))" }
    if !image.isInterpolated { line += " nearest" }
    if let tint = image.tint { line += " tint \(words(tint))" }
    return line
  }

  static func words(_ effect: DisplayEffect) -> String {
    switch effect {
    case .opacity(let value): return "opacity \(words(CGFloat(value)))"
    case .clip(let path, let style): return "clip \(words(path))" + (style.isEOFilled ? " even-odd" : "")
    case .transform(let t):
      if t.a == 1, t.d == 1, t.keepsAxes { return "move by \(words(CGPoint(x: t.tx, y: t.ty)))" }
      return "transform [" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(words).joined(separator: " ") + "]"
    case .projection(let m):
      let values = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
      return "projection [" + values.map(words).joined(separator: " ") + "]"
    case .blur(let radius, let isOpaque): return "blur \(words(radius))" + (isOpaque ? " opaque" : "")
    case .shadow(let color, let radius, let offset):
      return "shadow \(words(color)) \(words(radius)) by \(words(CGPoint(x: offset.width, y: offset.height)))"
    case .colorMatrix: return "color matrix"
    case .pixels(let function): return "pixels by \(function.key)"
    case .alphaThreshold(let min, let max, let color):
      return "threshold \(words(CGFloat(min)))…\(words(CGFloat(max))) \(words(color))"
    case .blend(let mode): return "blend \(mode)"
    case .mask: return "masked"
    case .compositingGroup: return "compositing group"
    case .backdrop(let backdrop): return "backdrop blurred by \(words(backdrop.radius))"
    case .allowsHitTesting(let value): return value ? "allows hits" : "ignores hits"
    case .semantics(let note): return note.summary
    }
  }
}

extension SemanticsNote {
  /// What is said, in a line.
  fileprivate var summary: String {
    var line = "says"
    if let role = properties.role { line += " \(role.rawValue)" }
    if let label = properties.label { line += " \(String(reflecting: label))" }
    if let value = properties.value { line += " = \(String(reflecting: value))" }
    if let identifier = properties.identifier { line += " #\(identifier)" }
    if let children { line += " \(children)" }
    if properties.isHidden == true { line += " hidden" }
    return line
  }
}
