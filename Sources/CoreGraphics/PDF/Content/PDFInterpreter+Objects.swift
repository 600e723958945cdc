import Foundation
import SashDisplay
import SashGeometry

extension PDFInterpreter {
  // MARK: Pictures

  func draw(_ object: PDFStream?) {
    guard let object, !isHidden else { return }
    if let layer = object.dictionary["OC"]?.resolved, isHidden(layer) { return }
    switch object.dictionary["Subtype"]?.name {
    case "Image": picture(object)
    case "Form": form(object)
    default: break
    }
  }
  private func isHidden(_ layer: PDFObject) -> Bool { fonts.isHidden(layer) }

  /// Draws a picture into the unit square.
  private func picture(_ stream: PDFStream) {
    guard let context, !isHidden else { return }
    if stream.dictionary["ImageMask"]?.boolean == true || stream.dictionary["IM"]?.boolean == true,
      let pattern = state.fill.pattern
    {
      // A stencil for a pattern.
      guard let bitmap = PDFPicture.bitmap(stream, resources, stencil: .white) else { return }
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1), mask: CGImage(bitmap))
      paint(pattern, state.fill, within: Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .winding)
      context.restoreGState()
      return
    }
    guard let bitmap = PDFPicture.bitmap(stream, resources, stencil: state.fill.color) else { return }
    context.saveGState()
    context.state.alpha *= state.fillAlpha
    context.draw(CGImage(bitmap), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
  }

  /// A picture among the operators: its entries, then its bytes up to a word of their own.
  func inlinePicture(_ parser: inout PDFParser) {
    var entries: [String: PDFObject] = [:]
    while true {
      switch parser.next() {
      case .object(let key):
        guard let key = key.name else { continue }
        guard case .object(let value) = parser.next() else { return }
        entries[key] = value
        continue
      case .end: return
      case .word("ID"): break
      case .word: continue
      }
      break
    }
    let start = parser.place + 1
    guard start <= parser.bytes.count else { return }
    var end = start
    while let mark = PDFFile.find("EI", in: parser.bytes, from: end, to: parser.bytes.count) {
      let after = mark + 2 < parser.bytes.count ? parser.bytes[mark + 2] : 32
      if mark > start, PDFParser.isSpace(parser.bytes[mark - 1]), PDFParser.isSpace(after),
        isText(parser.bytes[mark + 2..<min(mark + 12, parser.bytes.count)])
      {
        parser.place = mark + 2
        picture(PDFStream(entries, Array(parser.bytes[start..<mark])))
        return
      }
      end = mark + 1
    }
    parser.place = parser.bytes.count
  }
  /// Whether what follows looks like operators, not like bytes of a picture.
  private func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { (32..<127).contains($0) || PDFParser.isSpace($0) && $0 != 0 }
  }

  // MARK: Forms

  /// Draws a part of a page that has content of its own.
  func form(_ stream: PDFStream) {
    let entries = PDFObject(.stream(stream))
    let bytes = stream.decoded.bytes
    save()
    defer { restore() }
    concatenate(entries["Matrix"]?.transform ?? .identity)
    if let box = entries["BBox"]?.rect { context?.clip(to: box) }
    let isGroup = entries["Group"]?["S"]?.name == "Transparency"
    guard isGroup, let context,
      state.fillAlpha < 1 || context.state.blend != .normal || !context.state.masks.isEmpty
    else { return run(bytes, entries["Resources"]) }
    context.state.alpha = state.fillAlpha
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    let before = (state.fillAlpha, state.strokeAlpha)
    (state.fillAlpha, state.strokeAlpha) = (1, 1)
    run(bytes, entries["Resources"])
    (state.fillAlpha, state.strokeAlpha) = before
    context.endTransparencyLayer()
    context.state.alpha = 1
  }

  /// What follows shows as much as the light, or the opacity, of a group says.
  func mask(_ parameters: PDFObject) {
    guard let context, let group = parameters["G"]?.stream, depth < 12 else { return }
    let isLight = parameters["S"]?.name == "Luminosity"
    let part = CGContext(size: context.size, scale: context.scale, isOpaque: false)
    part.state.transform = context.state.transform
    let interpreter = PDFInterpreter(part, fonts: fonts)
    interpreter.depth = depth + 1
    if isLight {
      // Where the group draws nothing lies its backdrop, black unless it says otherwise.
      var ground = ColorComponents.black
      if let values = parameters["BC"]?.numbers,
        let space = PDFColorSpace(PDFObject(.stream(group))["Group"]?["CS"], nil)
      {
        ground = space.color(values)
      }
      part.state.fill = ground
      part.saveGState()
      part.state.transform = .identity
      part.fill(Path(CGRect(origin: .zero, size: part.size)), .winding)
      part.restoreGState()
    }
    interpreter.form(group)
    guard let picture = part.makeImage()?.bitmap else { return }
    let transfer = PDFFunction(parameters["TR"])
    let levels = (0...255).map { level in
      let value = CGFloat(level) / 255
      return UInt32(min(max((transfer?([value]).first ?? value) * 255 + 0.5, 0), 255))
    }
    for index in 0..<picture.width * picture.height {
      let p = picture.pixels[index]
      // - Source: ISO 32000-1, 11.5.3: the light of a colour in its space, 0.3 red, 0.59 green and 0.11 blue
      let light = (30 * (p & 255) + 59 * (p >> 8 & 255) + 11 * (p >> 16 & 255)) / 100
      picture.pixels[index] = levels[Int(isLight ? min(light, 255) : p >> 24)] << 24
    }
    context.state.masks.append(context.whole(picture))
  }

  // MARK: Patterns

  /// Fills what lies within a path with a pattern.
  func paint(_ pattern: PDFObject, _ ink: PDFState.Ink, within path: Path, _ rule: CGPathFillRule) {
    guard let context, depth < 12 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: path, rule)
    // Patterns lie in the space of the page, not in that of what is painted.
    let toPage = state.transform.inverted()
    let matrix = (pattern["Matrix"]?.transform ?? .identity).concatenating(patternBase).concatenating(toPage)
    context.concatenate(matrix)
    if pattern["PatternType"]?.integer == 2 {
      context.state.alpha *= state.fillAlpha
      if let shading = PDFShading(pattern["Shading"], resources) {
        if let ground = shading.background {
          context.state.fill = ground
          context.fill(Path(context.boundingBoxOfClipPath), .winding)
        }
        shading.draw(in: context)
      }
      return
    }
    tile(pattern, ink)
  }
  private func tile(_ pattern: PDFObject, _ ink: PDFState.Ink) {
    guard let context, let stream = pattern.stream, let box = pattern["BBox"]?.rect else { return }
    let (x, y) = (abs(pattern["XStep"]?.number ?? box.width), abs(pattern["YStep"]?.number ?? box.height))
    let room = context.boundingBoxOfClipPath
    guard x > 0, y > 0, !room.isNull, room.width > 0, room.height > 0 else { return }
    let columns =
      Int(((room.minX - box.maxX) / x).rounded(.down))...Int(((room.maxX - box.minX) / x).rounded(.up))
    let rows =
      Int(((room.minY - box.maxY) / y).rounded(.down))...Int(((room.maxY - box.minY) / y).rounded(.up))
    guard columns.count * rows.count <= 4000 else { return }
    let bytes = stream.decoded.bytes
    let before = (state, isUncoloured, patternBase, path)
    defer { (state, isUncoloured, patternBase, path) = before }
    let isColoured = pattern["PaintType"]?.integer != 2
    var inner = PDFState()
    if !isColoured {
      inner.fill.color = ink.color
      inner.stroke.color = ink.color
    }
    (inner.fillAlpha, inner.strokeAlpha) = (state.fillAlpha, state.strokeAlpha)
    for row in rows {
      for column in columns {
        (state, isUncoloured) = (inner, !isColoured)
        context.saveGState()
        context.translateBy(x: CGFloat(column) * x, y: CGFloat(row) * y)
        context.clip(to: box)
        // The cell's own space is the one that patterns within it lie in.
        state.transform = .identity
        patternBase = .identity
        run(bytes, pattern["Resources"])
        context.restoreGState()
      }
    }
  }

  func shade(_ object: PDFObject?) {
    guard let context, !isHidden, let shading = PDFShading(object, resources) else { return }
    context.saveGState()
    context.state.alpha *= state.fillAlpha
    shading.draw(in: context)
    context.restoreGState()
  }
}
