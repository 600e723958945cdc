import Foundation
import SashGeometry

extension SymbolTemplate {
  /// How large scales are against medium.
  /// - Source: the article's table of scale factors.
  fileprivate static let factors: [CGFloat] = [0.783, 1, 1.29]
  /// Half the height of capital letters, in hundredths of an em: what scales grow about.
  fileprivate static let middle: CGFloat = -70.459 / 2

  /// The outlines for a font weight of 100…900 and a scale: those that the file has, or between those of three weights that
  /// fit each other, or those that are nearest.
  package func variant(weight: Int, scale: Int) -> Variant {
    if let same = variants.first(where: { $0.weight == weight && $0.scale == scale }) { return same }
    let small = variants.filter { $0.scale == 0 }
    func master(_ weight: Int) -> Variant? { small.first { $0.weight == weight } }
    if let light = master(100), let regular = master(400), let black = master(900) {
      let (low, high) = weight < 400 ? (light, regular) : (regular, black)
      if let between = low.mixed(with: high, at: weight) { return between.scaled(to: scale) }
    }
    func distance(_ variant: Variant) -> Int {
      abs(variant.weight - weight) + (variant.scale == scale ? 0 : 1000)
    }
    return variants.min { distance($0) < distance($1) }!.scaled(to: scale)
  }

  /// The areas of a mode from the lowest to the highest, with what is cleared taken away; nil if the file does not know it.
  package static func areas(_ parts: [Part], _ mode: Mode) -> [(path: Path, layer: Layer)]? {
    var byIndex: [Int: [Part]] = [:]
    for part in parts { if let layer = part.layers[mode] { byIndex[layer.index, default: []].append(part) } }
    if byIndex.isEmpty { return nil }
    var result: [(path: Path, layer: Layer)] = []
    for index in byIndex.keys.sorted() {
      let parts = byIndex[index]!
      let layer = parts[0].layers[mode]!
      let path = union(parts)
      if layer.clears {
        for i in result.indices { result[i].path = result[i].path.without(path) }
      }
      if layer.isShown { result.append((path, layer)) }
    }
    return result.filter { !$0.path.isEmpty }
  }

  /// All parts as one area.
  package static func union(_ parts: [Part]) -> Path {
    guard let first = parts.first else { return Path() }
    return parts.dropFirst().reduce(first.path) { whole, part in
      whole.combined(with: part.path, tolerance: tolerance) { $0 || $1 }
    }
  }
  /// How far lines may be from curves.
  fileprivate static let tolerance: CGFloat = 0.02
}

extension Path {
  /// This area without another one, in the units of symbols.
  package func without(_ other: Path) -> Path {
    combined(with: other, tolerance: SymbolTemplate.tolerance) { $0 && !$1 }
  }

  /// Points between those of a path of the same steps; nil if the steps differ.
  fileprivate func mixed(with other: Path, _ share: CGFloat) -> Path? {
    var (mine, others): ([Element], [Element]) = ([], [])
    forEach { mine.append($0) }
    other.forEach { others.append($0) }
    guard mine.count == others.count else { return nil }
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    var result = Path()
    for (a, b) in zip(mine, others) {
      switch (a, b) {
      case (.move(let p), .move(let q)): result.move(to: between(p, q))
      case (.line(let p), .line(let q)): result.addLine(to: between(p, q))
      case (.quadCurve(let p, let c), .quadCurve(let q, let d)):
        result.addQuadCurve(to: between(p, q), control: between(c, d))
      case (.curve(let p, let c1, let c2), .curve(let q, let d1, let d2)):
        result.addCurve(to: between(p, q), control1: between(c1, d1), control2: between(c2, d2))
      case (.closeSubpath, .closeSubpath): result.closeSubpath()
      default: return nil
      }
    }
    return result
  }
}

extension SymbolTemplate.Variant {
  /// Line widths of the system's letters for 100…900, to find how far a weight is between two.
  private static let widths: [CGFloat] = [2.4, 3.9, 6.0, 7.8, 9.2, 10.8, 12.4, 14.2, 16]
  private static func width(_ weight: Int) -> CGFloat {
    let position = CGFloat(min(max(weight, 100), 900)) / 100 - 1
    let index = min(Int(position), widths.count - 2)
    return widths[index] + (widths[index + 1] - widths[index]) * (position - CGFloat(index))
  }

  fileprivate func mixed(with other: Self, at weight: Int) -> Self? {
    guard parts.count == other.parts.count else { return nil }
    let share =
      (Self.width(weight) - Self.width(self.weight)) / (Self.width(other.weight) - Self.width(self.weight))
    var result = self
    result.weight = weight
    result.width += (other.width - width) * share
    for i in parts.indices {
      guard let path = parts[i].path.mixed(with: other.parts[i].path, share) else { return nil }
      result.parts[i].path = path
    }
    return result
  }

  /// Larger or smaller about the middle of capital letters.
  fileprivate func scaled(to scale: Int) -> Self {
    if scale == self.scale { return self }
    let factor = SymbolTemplate.factors[scale] / SymbolTemplate.factors[self.scale]
    let place = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: 0, ty: SymbolTemplate.middle * (1 - factor))
    var result = self
    result.scale = scale
    result.width *= factor
    for i in parts.indices { result.parts[i].path = parts[i].path.applying(place) }
    return result
  }
}
