import Foundation
import SashGeometry

/// Things piled up, one before another, and marks in things that have a plain inside only for them.
extension Composition {
  func arranged(_ name: String) -> SymbolDesign? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    return piled(stem, isFilled) ?? layered(stem, isFilled) ?? inside(stem, isFilled)
      ?? struckOut(stem, isFilled)
  }

  /// `photo.stack`: the thing, and two more that look out behind it.
  private func piled(_ stem: String, _ isFilled: Bool) -> SymbolDesign? {
    guard stem.hasSuffix(".stack"), let thing = thing(String(stem.dropLast(6)), isFilled) else { return nil }
    return SymbolDesign(isDirectional: thing.isDirectional, colors: thing.colors) { p in
      p.at(0, 14) { q in q.add(Self.fitted(thing, size: 104, lineWidth: p.w, height: 74)) }
      p.secondary { $0.stroke(line(-36, -35, 36, -35) + line(-27, -49, 27, -49)) }
    }
  }

  /// `rectangle.portrait.on.rectangle.portrait`, `star.square.on.square`: a thing before a plain shape.
  private func layered(_ stem: String, _ isFilled: Bool) -> SymbolDesign? {
    guard let range = stem.range(of: ".on.", options: .backwards) else { return nil }
    var front = String(stem[..<range.lowerBound])
    var back = String(stem[range.upperBound...])
    var isFilled = isFilled
    for word in [".fill", ".filled"] where front.hasSuffix(word) {
      front.removeLast(word.count)
      isFilled = true
    }
    if back.hasSuffix(".fill") { back.removeLast(5) }
    guard let ground = Ground(rawValue: back), let thing = thing(front, isFilled) else { return nil }
    return SymbolDesign(isDirectional: thing.isDirectional, colors: thing.colors) { p in
      p.secondary { $0.stroke(ground.outline(p)) }
      let place = ground.place
      let part = Self.fitted(thing, size: place.width, lineWidth: p.w, height: place.height)
      p.at(place.midX, place.midY) { q in
        q.clear(part.reduce(Path()) { $0 + $1.1 }.silhouette, margin: p.w * (isFilled ? 0.85 : 0.15))
        q.add(part)
      }
    }
  }

  /// `arrow.up.heart`, `bolt.house.fill`.
  private func inside(_ stem: String, _ isFilled: Bool) -> SymbolDesign? {
    guard let vessel = Vessel.all.first(where: { stem.hasSuffix("." + $0.name) }),
      let inner = mark(String(stem.dropLast(vessel.name.count + 1)))
    else { return nil }
    return SymbolDesign(isDirectional: inner.isDirectional) { p in
      vessel.draw(p, isFilled)
      let part = Self.fitted(inner, size: vessel.size, lineWidth: p.w * 0.95)
      p.at(vessel.x, vessel.y) { q in isFilled ? part.forEach { q.engrave($0.1) } : q.add(part) }
    }
  }

  /// `bell.slash.circle`: what is struck out stands in a shape.
  private func struckOut(_ stem: String, _ isFilled: Bool) -> SymbolDesign? {
    guard let dot = stem.lastIndex(of: "."), stem[..<dot].hasSuffix(".slash"),
      let container = SymbolContainer(rawValue: String(stem[stem.index(after: dot)...])),
      let inner = design(named: stem[..<dot] + ".fill") ?? design(named: String(stem[..<dot]))
    else { return nil }
    return SymbolDesign(isDirectional: inner.isDirectional) { p in
      p.shape(container.outline(p), filled: isFilled)
      let place = container.place
      let part = Self.fitted(inner, size: place.size, lineWidth: p.w)
      p.at(place.x, place.y) { q in isFilled ? part.forEach { q.engrave($0.1) } : q.add(part) }
    }
  }

  /// A thing, filled if it has such a form.
  private func thing(_ name: String, _ isFilled: Bool) -> SymbolDesign? {
    if name.isEmpty { return nil }
    return isFilled ? design(named: name + ".fill") : design(named: name)
  }

  /// A design shrunk to `size` by `height`, with lines as wide as those around it.
  private static func fitted(_ design: SymbolDesign, size: CGFloat, lineWidth: CGFloat, height: CGFloat)
    -> [(SymbolLevel, Path)]
  {
    func draw(_ width: CGFloat) -> ([(SymbolLevel, Path)], CGRect, CGFloat) {
      let pen = SymbolPen(lineWidth: width)
      design.draw(pen)
      let parts = pen.finish()
      let box = parts.reduce(CGRect.null) { $0.union($1.1.boundingRect) }
      return (parts, box, box.isNull ? 1 : min(1.05, size / box.width, height / box.height))
    }
    let (_, _, rough) = draw(lineWidth * 1.2)
    let (parts, box, scale) = draw(lineWidth / rough)
    let fit = CGAffineTransform(translationX: -box.midX, y: -box.midY).concatenating(
      CGAffineTransform(scaleX: scale, y: scale))
    return parts.map { ($0.0, $0.1.applying(fit)) }
  }
}

/// A plain shape that something lies before.
private enum Ground: String {
  case square, rectangle, circle, app, hexagon, clipboard, photo
  case portrait = "rectangle.portrait"
  case angled = "rectangle.angled"
  case squareshape = "squareshape"
  case dashed = "square.dashed"

  func outline(_ p: SymbolPen) -> Path {
    switch self {
    case .square, .dashed: box(-14, -14, 72 - p.w, 72 - p.w, 14)
    case .app: box(-14, -14, 72 - p.w, 72 - p.w, 20)
    case .squareshape: box(-14, -14, 72 - p.w, 72 - p.w, 2)
    case .rectangle, .photo: box(-13, -14, 92 - p.w, 66 - p.w, 13)
    case .circle: disk(-14, -14, 38 - p.e)
    case .hexagon: polygon(6, 40 - p.e, from: 30, corner: 7).moved(-14, -14)
    case .portrait: box(-15, -10, 62 - p.w, 86 - p.w, 12)
    case .clipboard: box(-12, -4, 68 - p.w, 90 - p.w, 12)
    case .angled: box(-10, -10, 88 - p.w, 62 - p.w, 12).turned(-10)
    }
  }

  /// Where the thing before it goes.
  var place: CGRect {
    switch self {
    case .rectangle, .photo: CGRect(x: -33, y: -19, width: 92, height: 68)
    case .angled: CGRect(x: -32, y: -14, width: 88, height: 62)
    case .portrait: CGRect(x: -16, y: -33, width: 62, height: 86)
    case .clipboard: CGRect(x: -12, y: -20, width: 62, height: 74)
    default: CGRect(x: -22, y: -22, width: 72, height: 72)
    }
  }
}

/// A thing with room for a mark inside.
private struct Vessel {
  var name: String
  var x: CGFloat = 0
  var y: CGFloat
  var size: CGFloat
  /// Its border where its own design has something inside; nil draws the design.
  var border: Path?

  func draw(_ p: SymbolPen, _ isFilled: Bool) {
    if let border {
      p.shape(border, filled: isFilled)
    } else {
      DesignBook.all.designs[name + (isFilled ? ".fill" : "")]?.draw(p)
    }
  }

  /// Longer names first where one ends in another.
  static let all: [Vessel] = [
    Vessel(name: "suit.heart", y: -2, size: 34),
    Vessel(name: "heart", y: 3, size: 36),
    Vessel(name: "lock", y: 22, size: 32),
    Vessel(
      name: "house", y: 12, size: 40,
      border: svg(
        """
        M -46 -4 L -6 -40 Q 0 -46 6 -40 L 46 -4 C 50 0 48 4 42 4 H 40 V 34 Q 40 46 28 46 H -28 Q -40 46 -40 34 \
        V 4 H -42 C -48 4 -50 0 -46 -4 Z
        """)),
    Vessel(name: "bookmark", y: -12, size: 34),
    Vessel(name: "bag", y: 24, size: 30),
    Vessel(
      name: "clipboard", y: 8, size: 42,
      border: nil),
    Vessel(
      name: "trash", y: 10, size: 38,
      border: svg(
        "M -34 -28 L -29 42 Q -28 52 -18 52 H 18 Q 28 52 29 42 L 34 -28 H 43 H -43 H -16 V -38 Q -16 -47 -7 -47 H 7 Q 16 -47 16 -38 V -28 Z"
      )),
    Vessel(name: "video", x: -16, y: 0, size: 40),
    Vessel(name: "flag", y: -22, size: 34),
    Vessel(name: "drop", y: 16, size: 36),
    Vessel(name: "rhombus", y: 0, size: 40),
    Vessel(name: "ticket", x: -12, y: 0, size: 36),
    Vessel(name: "rectangle.portrait", y: 0, size: 46),
  ]
}

extension Path {
  /// The area within all of its outlines, holes closed.
  fileprivate var silhouette: Path {
    var parts: [[CGPoint]] = []
    forEach {
      switch $0 {
      case .move(let point): parts.append([point])
      case .line(let point): parts[parts.count - 1].append(point)
      default: break
      }
    }
    return Path { whole in
      for points in parts where points.count > 2 {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(CGFloat(0)) {
          $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        whole.addLines(area < 0 ? points.reversed() : points)
        whole.closeSubpath()
      }
    }
  }
}
