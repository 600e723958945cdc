import Foundation
import SashGeometry
import Synchronization

/// The symbols that come with the package, by the names that `Image(systemName:)` takes.
package enum Symbols {
  private struct Key: Hashable {
    /// Nil for what stands for names that are not known.
    var name: String?
    var weight: Int
    var scale: SymbolScale
  }
  private static let composition = Composition()
  private static let glyphs = Mutex(GenerationCache<Key, SymbolGlyph>(limit: 256))

  /// Names with a design of their own; variants by rule (`.circle.fill`, `.slash`, `.badge.plus`…) are
  /// not listed.
  package static var names: [String] { composition.book.designs.keys.sorted() }

  /// True if there is such a symbol.
  package static func contains(_ name: String) -> Bool { composition.design(named: name) != nil }

  /// A symbol for a font weight of 100…900, nil for a name that is not known.
  ///
  /// Those used lately are kept: O(1) for them.
  package static func glyph(named name: String, weight: Int = 400, scale: SymbolScale = .medium)
    -> SymbolGlyph?
  {
    let key = Key(name: name, weight: min(max(weight, 100), 900), scale: scale)
    if let glyph = glyphs.withLock({ $0.value(for: key) }) { return glyph }
    guard let design = composition.design(named: name) else { return nil }
    let glyph = draw(design, key)
    glyphs.withLock { $0.insert(glyph, for: key) }
    return glyph
  }

  /// What stands for a name that is not known: a small dashed square, for a font weight of 100…900.
  package static func placeholder(weight: Int = 400, scale: SymbolScale = .medium) -> SymbolGlyph {
    let key = Key(name: nil, weight: min(max(weight, 100), 900), scale: scale)
    if let glyph = glyphs.withLock({ $0.value(for: key) }) { return glyph }
    let glyph = draw(
      SymbolDesign { p in
        let r = 36 - p.e
        let corner = Path { q in
          q.move(to: CGPoint(x: -r, y: -r + 15))
          q.addArc(tangent1End: CGPoint(x: -r, y: -r), tangent2End: CGPoint(x: 0, y: -r), radius: 13)
          q.addLine(to: CGPoint(x: -r + 15, y: -r))
        }
        for i in 0..<4 { p.rotated(CGFloat(i) * 90) { $0.stroke(corner + line(-6, -r, 6, -r), cap: .butt) } }
      }, key)
    glyphs.withLock { $0.insert(glyph, for: key) }
    return glyph
  }

  private static func draw(_ design: SymbolDesign, _ key: Key) -> SymbolGlyph {
    let pen = SymbolPen(lineWidth: SymbolWeight.lineWidth(weight: key.weight, scale: key.scale))
    design.draw(pen)
    let parts = pen.finish()
    let ink = parts.reduce(CGRect.null) { $0.union($1.1.boundingRect) }
    // Ems, with the middle of the design at the middle of capital letters.
    let unit = key.scale.factor / 100
    let marginX: CGFloat = 0.088
    let place = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: marginX - ink.minX * unit, ty: -SymbolWeight.capHeight / 200)
    let layers = parts.map { SymbolLayer(path: $0.1.applying(place), level: $0.0) }
    let steps = pen.finishSteps().map { part in
      SymbolStep(
        path: part.path.applying(place), level: part.level, step: part.step,
        layer: layers.index(of: part.level))
    }
    let marks = pen.marks.filter { !$0.path.isEmpty }.map { mark in
      var mark = mark
      mark.path = mark.path.applying(place)
      return mark
    }
    let frame = SymbolGlyph.frame(around: ink.applying(place), width: ink.width * unit + 2 * marginX)
    return SymbolGlyph(
      layers: layers, steps: steps, tones: tones(layers, marks),
      stains: design.colors.map { stains(layers, marks, $0) },
      frame: frame, isDirectional: design.isDirectional)
  }

  /// Marks have the tone of the layer that they lie on, which goes a step back.
  private static func tones(_ layers: [SymbolLayer], _ marks: [SymbolPen.Mark]) -> [SymbolTone] {
    let marks = marks.filter { $0.hasTone }
    let grounds = layers.enumerated().map { index, layer in
      let own = marks.filter { $0.level == layer.level }
      let level = own.isEmpty ? layer.level : SymbolLevel(rawValue: layer.level.rawValue + 1) ?? .tertiary
      return SymbolTone(path: layer.path.covering(own.map(\.path)), level: level, layer: index)
    }
    return grounds
      + marks.map { SymbolTone(path: $0.path, level: $0.level, layer: layers.index(of: $0.level)) }
  }

  private static func stains(_ layers: [SymbolLayer], _ marks: [SymbolPen.Mark], _ colors: SymbolColors)
    -> [SymbolStain]
  {
    let marks = colors.marks.isEmpty ? [] : marks
    let grounds = layers.enumerated().map { index, layer in
      let own = marks.filter { $0.level == layer.level }
      return SymbolStain(
        path: layer.path.covering(own.map(\.path)), color: colors.color(of: layer.level), layer: index)
    }
    return grounds
      + marks.enumerated().map { index, mark in
        SymbolStain(
          path: mark.path, color: colors.marks[min(index, colors.marks.count - 1)],
          layer: layers.index(of: mark.level))
      }
  }
}

extension Path {
  /// This area with the holes that the marks would leave closed, so that nothing shines through between them.
  fileprivate func covering(_ marks: [Path]) -> Path {
    marks.isEmpty ? self : Path { whole in ([self] + marks).forEach { whole.addPath($0) } }
  }
}
extension [SymbolLayer] {
  fileprivate func index(of level: SymbolLevel) -> Int { firstIndex { $0.level == level } ?? 0 }
}
