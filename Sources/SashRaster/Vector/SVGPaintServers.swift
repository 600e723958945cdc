import Foundation
import SashDisplay
import SashGeometry

extension SVGDrawing {
  /// A path filled or stroked with what an element says; nil if nothing is seen.
  func painted(_ path: Path, _ mode: ShapeContent.Mode, _ paint: SVGPaint, _ opacity: Float) -> PlacedItem? {
    switch paint {
    case .none: return nil
    case .color(let color):
      let color = color.multiplyingOpacity(by: opacity)
      return color.opacity > 0
        ? .only(.shape(ShapeContent(path: path, mode: mode, paint: .color(color)))) : nil
    case .reference(let id, let fallback):
      if let node = ids[id], node.name.hasSuffix("Gradient") {
        return SVGGradient(node, in: self, bounds: path.boundingRect, opacity: opacity)?.fill(path, mode)
      }
      return fallback.flatMap { painted(path, mode, .color($0), opacity) }
    }
  }

  // MARK: Clips and masks

  /// What a `clipPath` leaves; nil if nothing.
  mutating func clipPath(_ node: XMLNode, _ bounds: () -> CGRect) -> (path: Path, isEvenOdd: Bool)? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 24 else { return nil }
    var result = Path()
    var isEvenOdd = false
    for child in node.children.prefix(1_000) {
      var target = child
      var move = CGAffineTransform.identity
      if child.name == "use", let id = SVGState.reference(child.attributes["href"] ?? ""), let used = ids[id]
      {
        target = used
        move = CGAffineTransform(
          translationX: horizontal(child.attributes["x"]) ?? 0, y: vertical(child.attributes["y"]) ?? 0)
      }
      let properties = sheet.properties(of: target)
      guard properties["display"] != "none", let path = outline(target, properties) else { continue }
      if let text = properties["transform"] {
        guard let transform = CGAffineTransform(svg: text) else { continue }
        move = transform.concatenating(move)
      }
      isEvenOdd = (properties["clip-rule"] ?? node.attributes["clip-rule"]) == "evenodd"
      result.addPath(move.isIdentity ? path : path.applying(move))
    }
    guard !result.isEmpty else { return nil }
    if node.attributes["clipPathUnits"] == "objectBoundingBox" {
      guard let fit = CGAffineTransform(unitSquareTo: bounds()) else { return nil }
      result = result.applying(fit)
    }
    if let text = node.attributes["transform"], let transform = CGAffineTransform(svg: text) {
      result = result.applying(transform)
    }
    return (result, isEvenOdd)
  }

  /// What a `mask` draws, as opaque as it is bright.
  mutating func maskItem(_ node: XMLNode, _ bounds: CGRect) -> PlacedItem {
    depth += 1
    defer { depth -= 1 }
    var content = PlacedItem.only(.group(depth < 24 ? children(node, SVGState()) : []))
    if node.attributes["maskContentUnits"] == "objectBoundingBox",
      let fit = CGAffineTransform(unitSquareTo: bounds)
    {
      content = .only(.effect(.transform(fit), content))
    }
    if sheet.properties(of: node)["mask-type"] == "alpha" { return content }
    let area = bounds.insetBy(dx: -bounds.width / 10 - 1, dy: -bounds.height / 10 - 1)
    let dark = PlacedItem.only(.shape(ShapeContent(path: Path(area), paint: .color(.black))))
    let picture = PlacedItem.only(
      .effect(
        .clip(Path(area), FillStyle()), .only(.effect(.compositingGroup, .only(.group([dark, content]))))))
    var brightness = PixelMatrix([Float](repeating: 0, count: 20))
    brightness.rows[3] = SIMD8(0.2126, 0.7152, 0.0722, 0, 0, 0, 0, 0)
    return .only(.effect(.colorMatrix(brightness), picture))
  }
}

extension CGAffineTransform {
  /// From fractions of a rectangle to its points; nil for one without an area.
  init?(unitSquareTo rect: CGRect) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
    self.init(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
  }
}

/// A gradient for one shape.
private struct SVGGradient {
  private let stops: [GradientStop]
  private let isRadial: Bool
  /// Lengths of the gradient, in its own space: x1, y1, x2, y2 or cx, cy, r.
  private let lengths: [CGFloat]
  /// From its own space to that of the shape.
  private let transform: CGAffineTransform

  init?(_ node: XMLNode, in drawing: SVGDrawing, bounds: CGRect, opacity: Float) {
    // What a gradient does not say, the one that it refers to says.
    var attributes = drawing.sheet.properties(of: node)
    var stopNodes = node.children.filter { $0.name == "stop" }
    var next = node
    for _ in 0..<8 {
      guard let id = SVGState.reference(next.attributes["href"] ?? ""), let outer = drawing.ids[id] else {
        break
      }
      next = outer
      attributes.merge(outer.attributes) { own, _ in own }
      if stopNodes.isEmpty { stopNodes = outer.children.filter { $0.name == "stop" } }
    }
    var stops: [GradientStop] = []
    for stop in stopNodes.prefix(256) {
      let p = drawing.sheet.properties(of: stop)
      var color = p["stop-color"].flatMap { ColorComponents(css: $0) } ?? .black
      color.opacity *= opacity * (p["stop-opacity"].map(SVGState.share) ?? 1)
      let location = CGFloat(SVGState.share(p["offset"] ?? "0"))
      stops.append(GradientStop(color: color, location: max(location, stops.last?.location ?? 0)))
    }
    guard !stops.isEmpty else { return nil }
    self.stops = stops
    isRadial = node.name == "radialGradient"
    let isInUnits = attributes["gradientUnits"] != "userSpaceOnUse"
    func length(_ name: String, _ usual: Double, _ read: (String?) -> Double?) -> CGFloat {
      let text = attributes[name]
      let value = isInUnits ? text.flatMap { SVGDrawing.length($0, of: 1) } : read(text ?? "\(usual * 100)%")
      return CGFloat(value ?? usual)
    }
    if isRadial {
      lengths = [
        length("cx", 0.5, drawing.horizontal), length("cy", 0.5, drawing.vertical),
        max(0, length("r", 0.5, drawing.other)),
      ]
    } else {
      lengths = [
        length("x1", 0, drawing.horizontal), length("y1", 0, drawing.vertical),
        length("x2", 1, drawing.horizontal), length("y2", 0, drawing.vertical),
      ]
    }
    var transform = CGAffineTransform.identity
    if let text = attributes["gradientTransform"] {
      guard let given = CGAffineTransform(svg: text) else { return nil }
      transform = given
    }
    if isInUnits {
      guard let fit = CGAffineTransform(unitSquareTo: bounds) else { return nil }
      transform = transform.concatenating(fit)
    }
    self.transform = transform
  }

  func fill(_ path: Path, _ mode: ShapeContent.Mode) -> PlacedItem? {
    func item(_ paint: Paint) -> PlacedItem {
      .only(.shape(ShapeContent(path: path, mode: mode, paint: paint)))
    }
    let last = stops[stops.count - 1].color
    if stops.count == 1 { return item(.color(last)) }
    guard isRadial else {
      let (a, b) = (CGPoint(x: lengths[0], y: lengths[1]), CGPoint(x: lengths[2], y: lengths[3]))
      if a == b { return item(.color(last)) }
      let (start, end) = (a.applying(transform), b.applying(transform))
      // Lines of one colour run across the line before the transform, not after it.
      let across = CGPoint(x: a.x - (b.y - a.y), y: a.y + b.x - a.x).applying(transform)
      let (nx, ny) = (-(across.y - start.y), across.x - start.x)
      let share = ((end.x - start.x) * nx + (end.y - start.y) * ny) / (nx * nx + ny * ny)
      guard share.isFinite else { return item(.color(last)) }
      return item(
        .linear(stops, start: start, end: CGPoint(x: start.x + nx * share, y: start.y + ny * share)))
    }
    if lengths[2] <= 0 { return item(.color(last)) }
    let centre = CGPoint(x: lengths[0], y: lengths[1])
    let t = transform
    let isRound = abs(t.a - t.d) + abs(t.b + t.c) < 1e-6 * (abs(t.a) + abs(t.b))
    if isRound {
      return item(
        .radial(
          stops, center: centre.applying(t), startRadius: 0, endRadius: lengths[2] * hypot(t.a, t.b)))
    }
    // An ellipse, maybe askew: a circle drawn through the transform, within the shape.
    guard let area = Self.area(path, mode) else { return nil }
    let bounds = area.path.boundingRect.applying(t.inverted())
    let circle = ShapeContent(
      path: Path(bounds), paint: .radial(stops, center: centre, startRadius: 0, endRadius: lengths[2]))
    return .only(.effect(.clip(area.path, area.style), .only(.effect(.transform(t), .only(.shape(circle))))))
  }

  private static func area(_ path: Path, _ mode: ShapeContent.Mode) -> (path: Path, style: FillStyle)? {
    let area: (Path, FillStyle) =
      switch mode {
      case .fill(let style): (path, style)
      case .stroke(let style, _): (path.strokedPath(style), FillStyle())
      }
    return area.0.isEmpty ? nil : area
  }
}
