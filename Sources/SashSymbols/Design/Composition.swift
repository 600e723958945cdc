import Foundation
import SashGeometry

/// Finds the design for a name, or makes one by the rules that names of variants follow.
///
/// A name is a base and what is done to it: `.fill`, a container (`.circle`, `.square.fill`…), `.slash`,
/// `.badge.plus`.
struct Composition {
  let book = DesignBook.all

  func design(named name: String) -> SymbolDesign? {
    if let design = book.designs[name] { return design }
    let made = numeral(name) ?? badged(name) ?? warned(name) ?? slashed(name) ?? contained(name)
    guard var design = made ?? held(name) ?? arranged(name) ?? filledLast(name) else { return nil }
    if let colors = MulticolorTable.colors[name] { design.colors = colors }
    return design
  }

  /// `12` and `12.circle`: numbers up to 50.
  private func numeral(_ name: String) -> SymbolDesign? {
    guard let value = Int(name), (0...50).contains(value), String(value) == name else { return nil }
    return SymbolDesign(isMark: true) { p in p.stroke(Numeral.path(value)) }
  }

  /// `b` of `b.circle`, `rb` of `rb.rectangle`, `07` of `07.square`: these stand in something only.
  private func letters(_ name: String) -> SymbolDesign? {
    if name.count == 2, name.first == "0", let digit = name.last?.wholeNumberValue {
      return SymbolDesign(isMark: true) { p in
        p.stroke(Numeral.digit(0).moved(-29, 0) + Numeral.digit(digit).moved(29, 0))
      }
    }
    return Letter.path(name).map { path in SymbolDesign(isMark: true) { p in p.stroke(path) } }
  }

  /// A mark on a thing: `checkmark.icloud.fill`, `lock.iphone`.
  private func held(_ name: String) -> SymbolDesign? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    guard let holder = SymbolHolder.all.first(where: { stem.hasSuffix("." + $0.name) }),
      let base = book.designs[holder.name + (isFilled ? ".fill" : "")],
      let inner = mark(String(stem.dropLast(holder.name.count + 1)))
    else { return nil }
    return SymbolDesign(isDirectional: inner.isDirectional) { p in
      base.draw(p)
      let part = Self.fitted(inner, size: holder.size, lineWidth: p.w * 0.95)
      p.at(holder.x, holder.y) { q in isFilled ? part.forEach { q.engrave($0.1) } : q.add(part) }
    }
  }

  /// A warning at the corner: `eye.trianglebadge.exclamationmark`.
  private func warned(_ name: String) -> SymbolDesign? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    let suffix = ".trianglebadge.exclamationmark"
    guard stem.hasSuffix(suffix) else { return nil }
    let thing = String(stem.dropLast(suffix.count)) + (isFilled ? ".fill" : "")
    guard let base = book.designs[thing] ?? contained(thing) else { return nil }
    return SymbolDesign(
      isDirectional: base.isDirectional, colors: MulticolorTable.badged("exclamationmark", base.colors)
    ) { p in
      p.secondary { base.draw($0) }
      let sign = rounded([(34, 4), (58, 46), (10, 46)], 5)
      p.clear(sign, margin: p.w * 0.8)
      p.fill(sign)
      p.engrave(box(34, 26, 3 + p.w * 0.35, 15, 2) + disk(34, 39, 1.6 + p.w * 0.2), hasTone: false)
    }
  }

  private func contained(_ name: String) -> SymbolDesign? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    guard let dot = stem.lastIndex(of: "."),
      let container = SymbolContainer(rawValue: String(stem[stem.index(after: dot)...])),
      let inner = mark(String(stem[..<dot]))
    else { return nil }
    return SymbolDesign(
      isDirectional: inner.isDirectional,
      colors: MulticolorTable.contained(String(stem[..<dot]), inner.colors, isFilled: isFilled)
    ) { p in
      p.shape(container.outline(p), filled: isFilled)
      let place = container.place
      let part = Self.fitted(inner, size: place.size, lineWidth: p.w)
      p.at(place.x, place.y) { q in isFilled ? part.forEach { q.engrave($0.1) } : q.add(part) }
    }
  }

  /// What stands in a container: a mark, or an object filled.
  func mark(_ name: String) -> SymbolDesign? {
    if name.isEmpty { return nil }
    if let filled = book.designs[name + ".fill"], SymbolContainer(rawValue: name) == nil { return filled }
    return letters(name) ?? book.designs[name] ?? numeral(name)
  }

  private func slashed(_ name: String) -> SymbolDesign? {
    let isFilled = name.hasSuffix(".slash.fill")
    guard isFilled || name.hasSuffix(".slash") else { return nil }
    let stem = String(name.dropLast(isFilled ? 11 : 6))
    guard let base = book.designs[stem + (isFilled ? ".fill" : "")] ?? (isFilled ? nil : design(named: stem))
    else { return nil }
    return SymbolDesign(isDirectional: base.isDirectional, colors: base.colors) { p in
      base.draw(p)
      let slash = line(-44, -46, 44, 46)
      p.cutStroke(slash.moved(3, -3).moved(p.e * 0.7, -p.e * 0.7), 1.7)
      p.stroke(slash)
    }
  }

  /// `person.fill.badge.plus`, `person.crop.circle.badge.xmark.fill`, `bell.badge`.
  private func badged(_ name: String) -> SymbolDesign? {
    guard let range = name.range(of: ".badge", options: .backwards) else { return nil }
    var mark = String(name[range.upperBound...])
    var stem = String(name[..<range.lowerBound])
    if mark.hasSuffix(".fill") {
      mark.removeLast(5)
      stem += ".fill"
    }
    if mark.hasPrefix(".") { mark.removeFirst() }
    guard let base = book.designs[stem] ?? contained(stem) else { return nil }
    let colors = MulticolorTable.badged(mark, base.colors)
    if mark.isEmpty {
      return SymbolDesign(isDirectional: base.isDirectional, colors: colors) { p in
        p.secondary { base.draw($0) }
        let dot = disk(32, -32, 17)
        p.clear(dot, margin: p.w * 0.9)
        p.fill(dot)
      }
    }
    if mark == "shield.checkmark" || mark == "shield.half.filled" {
      return SymbolDesign(
        isDirectional: base.isDirectional, colors: MulticolorTable.badged("checkmark", base.colors)
      ) {
        p in
        p.secondary { base.draw($0) }
        let shield = SymbolContainer.shield.outline(p).scaled(0.52).moved(34, 28)
        p.clear(shield, margin: p.w * 0.7)
        if mark == "shield.half.filled" {
          p.stroke(shield, 0.8)
          p.fill(shield.intersection(box(64, 28, 60, 80)))
          return
        }
        p.fill(shield)
        p.engrave(
          open([(23, 28), (31, 37), (45, 18)]).outlined(
            StrokeStyle(lineWidth: p.w * 0.85, lineCap: .round, lineJoin: .round), tolerance: 0.02),
          hasTone: false)
      }
    }
    guard let inner = mark == "person.crop" ? Self.bust : self.mark(mark) else { return nil }
    return SymbolDesign(isDirectional: base.isDirectional, colors: colors) { p in
      p.secondary { base.draw($0) }
      // Plus and minus stand free, what needs a ground gets a disk.
      let isBare = mark == "plus" || mark == "minus"
      let ground = disk(36, 34, isBare ? 19 : 23)
      p.clear(ground, margin: p.w * 0.7)
      if !isBare { p.fill(ground) }
      let part = Self.fitted(inner, size: isBare ? 36 : 26, lineWidth: p.w)
      p.at(36, 34) { q in isBare ? q.add(part) : part.forEach { q.engrave($0.1, hasTone: false) } }
    }
  }

  /// Who stands in the badge of `folder.badge.person.crop`.
  private static let bust = SymbolDesign { p in
    p.fill(disk(0, -26, 20))
    p.fill(svg("M -40 40 C -40 -6 40 -6 40 40 Z"))
  }

  /// `arrow.up.arrow.down.circle.fill` is done; this is `.fill` for what has no filled design: the same
  /// symbol.
  private func filledLast(_ name: String) -> SymbolDesign? {
    guard name.hasSuffix(".fill") else { return nil }
    let stem = String(name.dropLast(5))
    return book.designs[stem]
  }

  /// A design shrunk so that its longer side is `size`, with lines nearly as wide as those around it.
  static func fitted(_ design: SymbolDesign, size: CGFloat, lineWidth: CGFloat) -> [(
    SymbolLevel, Path
  )] {
    func draw(_ width: CGFloat) -> ([(SymbolLevel, Path)], CGRect) {
      let pen = SymbolPen(lineWidth: width)
      design.draw(pen)
      let parts = pen.finish()
      return (parts, parts.reduce(CGRect.null) { $0.union($1.1.boundingRect) })
    }
    let size = design.isMark ? size : size * 0.94
    let (_, rough) = draw(lineWidth * 1.7)
    guard !rough.isNull else { return [] }
    let shrink = min(1, size / max(rough.width, rough.height))
    let width = lineWidth * (design.isMark ? 0.98 / shrink : 1.15)
    let (parts, box) = draw(width)
    // A number or a lone mark may be narrow: its height counts, but not beyond the size.
    let scale = min(1, size / max(box.width, box.height))
    let fit = CGAffineTransform(translationX: -box.midX, y: -box.midY).concatenating(
      CGAffineTransform(scaleX: scale, y: scale))
    return parts.map { ($0.0, $0.1.applying(fit)) }
  }
}
