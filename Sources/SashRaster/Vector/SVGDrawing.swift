import Foundation
import SashDisplay
import SashGeometry

/// Turns the elements of an SVG file into a display list.
struct SVGDrawing {
  let root: XMLNode
  var sheet = SVGStyleSheet()
  var ids: [String: XMLNode] = [:]
  /// Kinds of elements that were met and are not drawn.
  var missing: Set<String> = []
  /// The size of the view, for lengths in percent.
  private var view = CGSize(width: 100, height: 100)
  /// References in each other, to end those that go round.
  var depth = 0
  /// Elements drawn so far; a few references to references could else make endlessly many.
  private var drawn = 0
  private static let most = 20_000

  init(_ root: XMLNode) {
    self.root = root
    var open = [root]
    while let node = open.popLast() {
      if let id = node.attributes["id"], ids[id] == nil { ids[id] = node }
      if node.name == "style" { sheet.add(node.text) }
      open += node.children
    }
  }

  // MARK: Lengths

  private static let units: [(String, Double)] = [
    ("px", 1), ("pt", 4 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 9.6 / 2.54), ("rem", 16),
    ("em", 16), ("ex", 8),
  ]

  /// A length in user units; percentages are parts of `whole`.
  static func length(_ text: String, of whole: Double) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    var factor = 1.0
    var digits = text[...]
    if text.hasSuffix("%") {
      (factor, digits) = (whole / 100, text.dropLast())
    } else if let unit = units.first(where: { text.hasSuffix($0.0) }) {
      (factor, digits) = (unit.1, text.dropLast(unit.0.count))
    }
    guard let value = Double(digits), abs(value * factor) <= SVGScanner.largest else { return nil }
    return value * factor
  }

  var diagonal: Double {
    ((Double(view.width * view.width) + Double(view.height * view.height)) / 2).squareRoot()
  }
  func horizontal(_ text: String?) -> Double? { text.flatMap { Self.length($0, of: Double(view.width)) } }
  func vertical(_ text: String?) -> Double? { text.flatMap { Self.length($0, of: Double(view.height)) } }
  func other(_ text: String?) -> Double? { text.flatMap { Self.length($0, of: diagonal) } }

  // MARK: The whole

  private static func viewBox(_ node: XMLNode) -> CGRect? {
    let n = SVGScanner.numbers(node.attributes["viewBox"] ?? "", atMost: 4)
    guard n.count == 4, n[2] > 0, n[3] > 0 else { return nil }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  mutating func picture() throws -> (CGSize, PlacedItem) {
    let box = Self.viewBox(root)
    func side(_ name: String, _ ofBox: CGFloat?, _ other: Double?, _ ratio: CGFloat?) -> CGFloat {
      let own = root.attributes[name].flatMap { $0.hasSuffix("%") ? nil : Self.length($0, of: 0) }
      return own.map { CGFloat($0) } ?? other.flatMap { o in ratio.map { CGFloat(o) * $0 } } ?? ofBox ?? 100
    }
    let given = (
      root.attributes["width"].flatMap { $0.hasSuffix("%") ? nil : Self.length($0, of: 0) },
      root.attributes["height"].flatMap { $0.hasSuffix("%") ? nil : Self.length($0, of: 0) }
    )
    let width = side("width", box?.width, given.1, box.map { $0.width / $0.height })
    let height = side("height", box?.height, given.0, box.map { $0.height / $0.width })
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw ImageDecodingError.damaged(format: "SVG", reason: "a size of \(width)×\(height)")
    }
    guard width <= CGFloat(Bitmap.longestSide), height <= CGFloat(Bitmap.longestSide) else {
      throw ImageDecodingError.tooLarge(
        width: Int(min(width, 1e9)), height: Int(min(height, 1e9)))
    }
    let size = CGSize(width: width, height: height)
    let frame = CGRect(origin: .zero, size: size)
    let items = window(root, frame, SVGState())
    return (size, .only(.effect(.clip(Path(frame), FillStyle()), .only(.group(items)))))
  }

  /// What stands in an element with a view of its own, fitted into a frame.
  private mutating func window(_ node: XMLNode, _ frame: CGRect, _ state: SVGState) -> [PlacedItem] {
    let saved = view
    defer { view = saved }
    let box = Self.viewBox(node)
    view = box?.size ?? frame.size
    var state = state
    take(node, &state)
    let items = children(node, state)
    guard let box else {
      if frame.origin == .zero { return items }
      let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      return [.only(.effect(.transform(move), .only(.group(items))))]
    }
    let words = (node.attributes["preserveAspectRatio"] ?? "").split(separator: " ")
    var (sx, sy) = (frame.width / box.width, frame.height / box.height)
    let place = words.first { $0.hasPrefix("x") } ?? "xMidYMid"
    if words.first != "none" {
      let scale = words.contains("slice") ? max(sx, sy) : min(sx, sy)
      (sx, sy) = (scale, scale)
    }
    func offset(_ rest: CGFloat, _ min: String, _ max: String) -> CGFloat {
      place.contains(min) ? 0 : place.contains(max) ? rest : rest / 2
    }
    let x = frame.minX + offset(frame.width - box.width * sx, "xMin", "xMax")
    let y = frame.minY + offset(frame.height - box.height * sy, "YMin", "YMax")
    let fit = CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: x - box.minX * sx, ty: y - box.minY * sy)
    return [.only(.effect(.transform(fit), .only(.group(items))))]
  }

  @discardableResult
  func take(_ node: XMLNode, _ state: inout SVGState) -> [String: String] {
    let properties = sheet.properties(of: node)
    state.take(properties) { other($0) }
    return properties
  }

  // MARK: Elements

  mutating func children(_ node: XMLNode, _ state: SVGState) -> [PlacedItem] {
    var result: [PlacedItem] = []
    for child in node.children { if let item = element(child, state) { result.append(item) } }
    return result
  }

  private static let silent: Set<String> = [
    "defs", "title", "desc", "metadata", "style", "linearGradient", "radialGradient", "clipPath", "mask",
    "symbol", "namedview", "script", "filter", "pattern", "marker",
  ]

  private mutating func element(_ node: XMLNode, _ outer: SVGState) -> PlacedItem? {
    drawn += 1
    guard drawn <= Self.most, depth < 24, !Self.silent.contains(node.name) else { return nil }
    var state = outer
    let properties = take(node, &state)
    if properties["display"] == "none" { return nil }
    var transform = CGAffineTransform.identity
    if let text = properties["transform"] {
      guard let given = CGAffineTransform(svg: text) else { return nil }
      transform = given
    }
    var content: [PlacedItem]
    var bounds: CGRect?
    switch node.name {
    case "g", "a": content = children(node, state)
    case "switch":
      content = []
      if let first = node.children.first, let item = element(first, state) { content = [item] }
    case "svg":
      let frame = CGRect(
        x: horizontal(properties["x"]) ?? 0, y: vertical(properties["y"]) ?? 0,
        width: horizontal(properties["width"]) ?? Double(view.width),
        height: vertical(properties["height"]) ?? Double(view.height))
      guard frame.width > 0, frame.height > 0 else { return nil }
      content = [
        .only(.effect(.clip(Path(frame), FillStyle()), .only(.group(window(node, frame, outer)))))
      ]
    case "use": content = used(node, properties, state)
    case "text": content = words(node, properties, state)
    default:
      guard let path = outline(node, properties) else {
        if !node.name.isEmpty { missing.insert(node.name) }
        return nil
      }
      bounds = path.boundingRect
      content = state.isVisible ? shape(path, state) : []
    }
    for name in ["marker-start", "marker-mid", "marker-end"] {
      if let value = properties[name], value != "none" { missing.insert(name) }
    }
    guard !content.isEmpty else { return nil }
    var item = content.count == 1 ? content[0] : PlacedItem.only(.group(content))
    let box = { bounds ?? item.bounds }
    if let text = properties["filter"], text != "none" {
      guard let id = SVGState.reference(text), let node = ids[id], node.name == "filter" else { return nil }
      var filter = SVGFilter(source: item, area: CGRect(origin: .zero, size: view).union(box()))
      item = filter.run(node, sheet)
      missing.formUnion(filter.missing)
    }
    if let text = properties["clip-path"], let id = SVGState.reference(text), let clip = ids[id] {
      guard let path = clipPath(clip, box) else { return nil }
      item = .only(.effect(.clip(path.path, FillStyle(eoFill: path.isEvenOdd)), item))
    }
    if let text = properties["mask"], let id = SVGState.reference(text), let mask = ids[id] {
      item = .only(.effect(.mask(maskItem(mask, box())), item))
    }
    if let text = properties["opacity"] {
      let opacity = SVGState.share(text)
      if opacity < 1 { item = .only(.effect(.opacity(Double(opacity)), item)) }
    }
    if let mode = properties["mix-blend-mode"].flatMap(BlendMode.init(css:)) {
      item = .only(.effect(.blend(mode), item))
    }
    return transform.isIdentity ? item : .only(.effect(.transform(transform), item))
  }

  private mutating func used(_ node: XMLNode, _ properties: [String: String], _ state: SVGState)
    -> [PlacedItem]
  {
    guard let id = SVGState.reference(properties["href"] ?? ""), let target = ids[id] else { return [] }
    depth += 1
    defer { depth -= 1 }
    guard depth < 24 else { return [] }
    let (x, y) = (horizontal(properties["x"]) ?? 0, vertical(properties["y"]) ?? 0)
    var items: [PlacedItem]
    if target.name == "symbol" || target.name == "svg" {
      let frame = CGRect(
        x: 0, y: 0, width: horizontal(properties["width"]) ?? Double(view.width),
        height: vertical(properties["height"]) ?? Double(view.height))
      guard frame.width > 0, frame.height > 0 else { return [] }
      items = window(target, frame, state)
    } else {
      items = element(target, state).map { [$0] } ?? []
    }
    if x != 0 || y != 0, !items.isEmpty {
      items = [.only(.effect(.transform(CGAffineTransform(translationX: x, y: y)), .only(.group(items))))]
    }
    return items
  }

  // MARK: Outlines

  /// The outline of a basic shape; nil for elements that are none.
  func outline(_ node: XMLNode, _ p: [String: String]) -> Path? {
    switch node.name {
    case "path": return Path(svg: p["d"] ?? "")
    case "rect":
      let frame = CGRect(
        x: horizontal(p["x"]) ?? 0, y: vertical(p["y"]) ?? 0, width: horizontal(p["width"]) ?? 0,
        height: vertical(p["height"]) ?? 0)
      guard frame.width > 0, frame.height > 0 else { return Path() }
      let (rx, ry) = (horizontal(p["rx"]), vertical(p["ry"]))
      let corner = CGSize(
        width: min(max(rx ?? ry ?? 0, 0), Double(frame.width / 2)),
        height: min(max(ry ?? rx ?? 0, 0), Double(frame.height / 2)))
      return corner.width > 0 && corner.height > 0
        ? Path(roundedRect: frame, cornerSize: corner, style: .circular) : Path(frame)
    case "circle":
      return ellipse(p, other(p["r"]) ?? 0, other(p["r"]) ?? 0)
    case "ellipse":
      let (rx, ry) = (horizontal(p["rx"]), vertical(p["ry"]))
      return ellipse(p, rx ?? ry ?? 0, ry ?? rx ?? 0)
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: horizontal(p["x1"]) ?? 0, y: vertical(p["y1"]) ?? 0))
      path.addLine(to: CGPoint(x: horizontal(p["x2"]) ?? 0, y: vertical(p["y2"]) ?? 0))
      return path
    case "polyline", "polygon":
      var path = Path()
      var scanner = SVGScanner(p["points"] ?? "")
      while let point = scanner.point() {
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
      if node.name == "polygon", !path.isEmpty { path.closeSubpath() }
      return path
    default: return nil
    }
  }

  private func ellipse(_ p: [String: String], _ rx: Double, _ ry: Double) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    let (x, y) = (horizontal(p["cx"]) ?? 0, vertical(p["cy"]) ?? 0)
    return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  /// Dashes so short that single ones are not seen are left out.
  private static let mostDashes = 2_000.0

  func shape(_ path: Path, _ state: SVGState) -> [PlacedItem] {
    guard !path.isEmpty else { return [] }
    var result: [PlacedItem] = []
    let fill = ShapeContent.Mode.fill(FillStyle(eoFill: state.isEvenOdd))
    if let item = painted(path, fill, state.fill, state.fillOpacity) { result.append(item) }
    var line = state.line
    guard line.lineWidth > 0 else { return result }
    let dashes = Double(line.dash.reduce(0, +))
    if dashes > 0, path.reach > dashes * Self.mostDashes { line.dash = [] }
    let stroke = ShapeContent.Mode.stroke(line, antialiased: true)
    if let item = painted(path, stroke, state.stroke, state.strokeOpacity) { result.append(item) }
    return result
  }
}

extension BlendMode {
  init?(css name: String) {
    let modes: [String: BlendMode] = [
      "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
      "color-dodge": .colorDodge, "color-burn": .colorBurn, "soft-light": .softLight,
      "hard-light": .hardLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
      "saturation": .saturation, "color": .color, "luminosity": .luminosity,
    ]
    guard let mode = modes[name] else { return nil }
    self = mode
  }
}

extension Path {
  /// No less than the length of the line, by its control points.
  fileprivate var reach: Double {
    var sum = 0.0
    var last = CGPoint.zero
    func add(_ p: CGPoint) {
      sum += Double(hypot(p.x - last.x, p.y - last.y))
      last = p
    }
    forEach { element in
      switch element {
      case .move(let p): last = p
      case .line(let p): add(p)
      case .quadCurve(let p, let c):
        add(c)
        add(p)
      case .curve(let p, let a, let b):
        add(a)
        add(b)
        add(p)
      case .closeSubpath: break
      }
    }
    return sum + Double(boundingRect.width + boundingRect.height)
  }
}

extension PlacedItem {
  fileprivate var bounds: CGRect { item.bounds.offsetBy(dx: offset.x, dy: offset.y) }
}
