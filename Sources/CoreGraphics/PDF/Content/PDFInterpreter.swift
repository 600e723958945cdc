import Foundation
import SashDisplay
import SashGeometry

/// Does what the content of a page says: draws into a context, tells of letters, or both.
///
/// - Source: ISO 32000-1, 7.8.2 and annex A
final class PDFInterpreter {
  let context: CGContext?
  let onGlyph: ((PDFGlyph) -> Void)?
  var state = PDFState()
  var saved: [PDFState] = []
  var resources: PDFObject?
  var path = Path()
  /// How the path that is painted next cuts what follows.
  private var clipRule: CGPathFillRule?
  var textMatrix = CGAffineTransform.identity
  var lineMatrix = CGAffineTransform.identity
  /// Letters that cut what follows their text.
  var textClip: Path?
  var depth = 0
  /// Whether the colours of operators are overlooked, as in patterns and letters that have none of their own.
  var isUncoloured = false
  /// How many marked parts deep it is, and at which depth what is hidden began.
  private var (marks, hidden): (Int, Int?) = (0, nil)
  /// Fonts by the object that describes them.
  let fonts: PDFFonts
  /// From the space that patterns lie in to that of the page.
  var patternBase = CGAffineTransform.identity
  var isHidden: Bool { hidden != nil }

  init(_ context: CGContext?, fonts: PDFFonts, onGlyph: ((PDFGlyph) -> Void)? = nil) {
    (self.context, self.fonts, self.onGlyph) = (context, fonts, onGlyph)
  }

  /// Runs content with what it names.
  func run(_ bytes: [UInt8], _ resources: PDFObject?) {
    guard depth < 24 else { return }
    let before = (self.resources, saved.count, path, textMatrix, lineMatrix)
    self.resources = resources ?? self.resources
    depth += 1
    var (parser, operands): (PDFParser, [PDFObject]) = (PDFParser(bytes), [])
    reading: while true {
      switch parser.next() {
      case .end: break reading
      case .object(let object): if operands.count < 512 { operands.append(object) }
      case .word("BI"):
        inlinePicture(&parser)
        operands = []
      case .word(let word):
        perform(word, operands)
        operands = []
      }
    }
    while saved.count > before.1 { restore() }
    depth -= 1
    (self.resources, _, path, textMatrix, lineMatrix) = before
  }

  func save() {
    saved.append(state)
    context?.saveGState()
  }
  func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    context?.restoreGState()
  }
  func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    context?.concatenate(transform)
  }

  private func perform(_ word: String, _ operands: [PDFObject]) {
    let n = operands.compactMap(\.number)
    func p(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch word {
    case "q": save()
    case "Q": restore()
    case "cm" where n.count >= 6:
      concatenate(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case "w" where n.count >= 1: context?.setLineWidth(n[0])
    case "J" where n.count >= 1: context?.setLineCap([.butt, .round, .square][min(max(Int(n[0]), 0), 2)])
    case "j" where n.count >= 1: context?.setLineJoin([.miter, .round, .bevel][min(max(Int(n[0]), 0), 2)])
    case "M" where n.count >= 1: context?.setMiterLimit(max(1, n[0]))
    case "d" where operands.count >= 2: dash(operands[0].numbers, operands[1].number ?? 0)
    case "gs": if let name = operands.first?.name { apply(resources?["ExtGState"]?[name]) }
    case "m" where n.count >= 2: path.move(to: p(0))
    case "l" where n.count >= 2: if path.isEmpty { path.move(to: p(0)) } else { path.addLine(to: p(0)) }
    case "c" where n.count >= 6: path.addCurve(to: p(4), control1: p(0), control2: p(2))
    case "v" where n.count >= 4: path.addCurve(to: p(2), control1: path.currentPoint ?? p(0), control2: p(0))
    case "y" where n.count >= 4: path.addCurve(to: p(2), control1: p(0), control2: p(2))
    case "h": path.closeSubpath()
    case "re" where n.count >= 4:
      path.move(to: p(0))
      path.addLine(to: CGPoint(x: n[0] + n[2], y: n[1]))
      path.addLine(to: CGPoint(x: n[0] + n[2], y: n[1] + n[3]))
      path.addLine(to: CGPoint(x: n[0], y: n[1] + n[3]))
      path.closeSubpath()
    case "S": paint(nil, strokes: true)
    case "s":
      path.closeSubpath()
      paint(nil, strokes: true)
    case "f", "F": paint(.winding, strokes: false)
    case "f*": paint(.evenOdd, strokes: false)
    case "B": paint(.winding, strokes: true)
    case "B*": paint(.evenOdd, strokes: true)
    case "b":
      path.closeSubpath()
      paint(.winding, strokes: true)
    case "b*":
      path.closeSubpath()
      paint(.evenOdd, strokes: true)
    case "n": paint(nil, strokes: false)
    case "W": clipRule = .winding
    case "W*": clipRule = .evenOdd
    case "sh": if let name = operands.first?.name { shade(resources?["Shading"]?[name]) }
    case "Do": if let name = operands.first?.name { draw(resources?["XObject"]?[name]?.stream) }
    case "BMC", "BDC": beginMark(operands)
    case "EMC":
      if hidden == marks { hidden = nil }
      marks = max(0, marks - 1)
    case "d1": isUncoloured = true
    default: if !color(word, operands, n) { text(word, operands, n) }
    }
  }

  // MARK: Marked parts

  private func beginMark(_ operands: [PDFObject]) {
    marks += 1
    guard hidden == nil, operands.count >= 2, operands[0].name == "OC", let name = operands[1].name,
      let group = resources?["Properties"]?[name], fonts.isHidden(group)
    else { return }
    hidden = marks
  }

  // MARK: Paths

  private func paint(_ rule: CGPathFillRule?, strokes: Bool) {
    let drawn = path
    path = Path()
    if context != nil, !isHidden, !drawn.isEmpty {
      if let rule { fill(drawn, rule) }
      if strokes { stroke(drawn) }
    }
    if let rule = clipRule { context?.clip(to: drawn, rule) }
    clipRule = nil
  }
  private func dash(_ lengths: [CGFloat], _ phase: CGFloat) {
    // Lengths that are all zero, or negative, are no dashes.
    let isNone = lengths.contains { $0 < 0 } || lengths.reduce(0, +) <= 0
    context?.setLineDash(phase: phase, lengths: isNone ? [] : lengths)
  }
  func fill(_ path: Path, _ rule: CGPathFillRule) {
    guard let context, !isHidden else { return }
    if let pattern = state.fill.pattern { return paint(pattern, state.fill, within: path, rule) }
    context.state.fill = state.fill.color.multiplyingOpacity(by: Float(state.fillAlpha))
    context.fill(path, rule)
  }
  func stroke(_ path: Path) {
    guard let context, !isHidden else { return }
    let style = thinned(context.state.style)
    if let pattern = state.stroke.pattern {
      return paint(pattern, state.stroke, within: path.strokedPath(style), .winding)
    }
    let before = context.state.style
    context.state.style = style
    context.state.stroke = state.stroke.color.multiplyingOpacity(by: Float(state.strokeAlpha))
    context.stroke(path)
    context.state.style = before
  }
  /// Lines are at least as wide as a pixel.
  private func thinned(_ style: StrokeStyle) -> StrokeStyle {
    guard let context else { return style }
    var style = style
    let t = context.state.transform
    let size = abs(t.a * t.d - t.b * t.c).squareRoot() * context.scale
    if size > 0 { style.lineWidth = max(style.lineWidth, 1 / size) }
    return style
  }

  // MARK: State

  private func apply(_ parameters: PDFObject?) {
    for (key, value) in parameters?.dictionary ?? [:] {
      let value = value.resolved
      switch key {
      case "LW": if let width = value.number { context?.setLineWidth(width) }
      case "LC":
        if let cap = value.integer { context?.setLineCap([.butt, .round, .square][min(max(cap, 0), 2)]) }
      case "LJ":
        if let join = value.integer { context?.setLineJoin([.miter, .round, .bevel][min(max(join, 0), 2)]) }
      case "ML": if let limit = value.number { context?.setMiterLimit(max(1, limit)) }
      case "D": if let list = value.array, list.count >= 2 { dash(list[0].numbers, list[1].number ?? 0) }
      case "CA": state.strokeAlpha = value.number ?? 1
      case "ca": state.fillAlpha = value.number ?? 1
      case "BM":
        context?.setBlendMode(PDFInterpreter.blend(value.name ?? value.array?.first?.name ?? "Normal"))
      case "Font":
        if let list = value.array, list.count >= 2 {
          (state.font, state.fontSize) = (fonts.font(list[0].resolved), list[1].number ?? 0)
        }
      case "SMask":
        context?.state.masks = []
        if value.dictionary != nil { mask(value) }
      default: break
      }
    }
  }
  static func blend(_ name: String) -> CGBlendMode {
    switch name {
    case "Multiply": .multiply
    case "Screen": .screen
    case "Overlay": .overlay
    case "Darken": .darken
    case "Lighten": .lighten
    case "ColorDodge": .colorDodge
    case "ColorBurn": .colorBurn
    case "HardLight": .hardLight
    case "SoftLight": .softLight
    case "Difference": .difference
    case "Exclusion": .exclusion
    case "Hue": .hue
    case "Saturation": .saturation
    case "Color": .color
    case "Luminosity": .luminosity
    default: .normal
    }
  }
  func font(named name: String) -> PDFFont? { resources?["Font"]?[name].flatMap { fonts.font($0) } }

  // MARK: Colours

  /// Whether it was an operator of colours.
  private func color(_ word: String, _ operands: [PDFObject], _ n: [CGFloat]) -> Bool {
    func ink(_ space: PDFColorSpace, _ values: [CGFloat]) -> PDFState.Ink {
      PDFState.Ink(space: space, color: space.color(values))
    }
    func set(_ ink: PDFState.Ink, strokes: Bool) {
      if isUncoloured { return }
      if strokes { state.stroke = ink } else { state.fill = ink }
    }
    switch word {
    case "g", "G": if n.count >= 1 { set(ink(.gray, n), strokes: word == "G") }
    case "rg", "RG": if n.count >= 3 { set(ink(.rgb, n), strokes: word == "RG") }
    case "k", "K": if n.count >= 4 { set(ink(.cmyk, n), strokes: word == "K") }
    case "cs", "CS":
      if let space = PDFColorSpace(operands.first, resources) {
        set(ink(space, space.first), strokes: word == "CS")
      }
    case "sc", "scn", "SC", "SCN":
      let strokes = word.first == "S"
      var ink = strokes ? state.stroke : state.fill
      if case .pattern(let base) = ink.space {
        ink.pattern = operands.last?.name.flatMap { resources?["Pattern"]?[$0] }
        if let base, !n.isEmpty { ink.color = base.color(n) }
      } else if n.count >= ink.space.count {
        (ink.color, ink.pattern) = (ink.space.color(n), nil)
      }
      set(ink, strokes: strokes)
    default: return false
    }
    return true
  }
}

/// The fonts of a file, and which of its layers are hidden.
final class PDFFonts: @unchecked Sendable {
  private var kept: [ObjectIdentifier: (PDFObject, PDFFont)] = [:]
  private let lock = NSLock()
  private let hidden: [PDFObject]

  init(_ root: PDFObject?) {
    let usual = root?["OCProperties"]?["D"]
    var off = usual?["OFF"]?.array?.map(\.resolved) ?? []
    if usual?["BaseState"]?.name == "OFF" {
      let on = usual?["ON"]?.array?.map(\.resolved) ?? []
      off = (root?["OCProperties"]?["OCGs"]?.array ?? []).map(\.resolved).filter { group in
        !on.contains { $0 === group }
      }
    }
    hidden = off
  }
  func font(_ object: PDFObject) -> PDFFont {
    if let found = lock.withLock({ kept[ObjectIdentifier(object)] }) { return found.1 }
    let font = PDFFont(object)
    lock.withLock { kept[ObjectIdentifier(object)] = (object, font) }
    return font
  }
  /// Whether a layer, or all layers of a group of them, are hidden.
  func isHidden(_ group: PDFObject) -> Bool {
    if hidden.isEmpty { return false }
    if group["Type"]?.name == "OCMD" {
      let members = group["OCGs"]?.array?.map(\.resolved) ?? group["OCGs"].map { [$0] } ?? []
      return !members.isEmpty && members.allSatisfy { isHidden($0) }
    }
    return hidden.contains { $0 === group }
  }
}
