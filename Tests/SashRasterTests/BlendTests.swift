import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

/// The formulas of W3C Compositing and Blending Level 1, one pixel at a time in double precision.
private enum Reference {
  typealias RGB = SIMD3<Double>

  static func separable(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double {
    switch mode {
    case .normal: return s
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return separable(.hardLight, s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : separable(.screen, b, 2 * s - 1)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: fatalError("\(mode) is not separable")
    }
  }

  static func lum(_ c: RGB) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  static func sat(_ c: RGB) -> Double { c.max() - c.min() }
  static func setLum(_ c: RGB, _ l: Double) -> RGB {
    var c = c + (l - lum(c))
    let (l, n, x) = (lum(c), c.min(), c.max())
    if n < 0 { c = l + (c - l) * l / (l - n) }
    if x > 1 { c = l + (c - l) * (1 - l) / (x - l) }
    return c
  }
  static func setSat(_ c: RGB, _ s: Double) -> RGB {
    let order = [0, 1, 2].sorted { c[$0] < c[$1] }
    var out = RGB(repeating: 0)
    if c[order[2]] > c[order[0]] {
      out[order[1]] = (c[order[1]] - c[order[0]]) * s / (c[order[2]] - c[order[0]])
      out[order[2]] = s
    }
    return out
  }
  static func mix(_ mode: BlendMode, _ b: RGB, _ s: RGB) -> RGB {
    switch mode {
    case .hue: return setLum(setSat(s, sat(b)), lum(b))
    case .saturation: return setLum(setSat(b, sat(s)), lum(b))
    case .color: return setLum(s, lum(b))
    case .luminosity: return setLum(b, lum(s))
    default: return RGB(separable(mode, b.x, s.x), separable(mode, b.y, s.y), separable(mode, b.z, s.z))
    }
  }

  /// Premultiplied red, green, blue, opacity.
  static func composite(_ mode: BlendMode, _ d: ColorComponents, _ s: ColorComponents) -> SIMD4<Double> {
    func rgb(_ c: ColorComponents) -> RGB { RGB(Double(c.red), Double(c.green), Double(c.blue)) }
    let (ab, sa) = (Double(d.opacity), Double(s.opacity))
    let (cb, cs) = (rgb(d), rgb(s))
    func both(_ c: RGB, _ a: Double) -> SIMD4<Double> { SIMD4(c.x, c.y, c.z, a) }
    switch mode {
    case .sourceAtop: return both(cs * sa * ab + cb * ab * (1 - sa), ab)
    case .destinationOver: return both(cb * ab + cs * sa * (1 - ab), ab + sa * (1 - ab))
    case .destinationOut: return both(cb * ab * (1 - sa), ab * (1 - sa))
    case .plusLighter:
      let sum = cs * sa + cb * ab
      return both(sum.clamped(lowerBound: RGB(repeating: 0), upperBound: RGB(repeating: 1)), min(1, sa + ab))
    case .plusDarker:
      let a = min(1, sa + ab)
      let sum = cs * sa + cb * ab - (sa + ab - a)
      return both(sum.clamped(lowerBound: RGB(repeating: 0), upperBound: RGB(repeating: 1)), a)
    default:
      return both(cs * sa * (1 - ab) + cb * ab * (1 - sa) + mix(mode, cb, cs) * sa * ab, sa + ab - sa * ab)
    }
  }
}

@Suite("Blend modes") struct BlendTests {
  static let modes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
    .destinationOut,
    .plusDarker, .plusLighter,
  ]

  @Test("Follows its formula", arguments: modes)
  func formula(mode: BlendMode) {
    var r = SeededNumbers(77)
    var items: [DisplayItem] = []
    var pairs: [(ColorComponents, ColorComponents)] = []
    // Levels of 8 bits, so that only the result is rounded.
    func level() -> Int { [0, 255, Int(r.number(0...255))][Int(r.number(0...2.99))] }
    for i in 0..<40 {
      let isOpaque = i % 2 == 0
      func color() -> ColorComponents {
        ColorComponents(level(), level(), level(), opacity: isOpaque ? 1 : Float(r.number(0...1)))
      }
      let (d, s) = (color(), color())
      pairs.append((d, s))
      items.append(rectItem(CGFloat(i), 0, 1, 2, d))
    }
    for (i, pair) in pairs.enumerated() {
      items.append(effect(.blend(mode), rectItem(CGFloat(i), 0, 1, 1, pair.1)))
    }
    let bitmap = draw(group(items))
    for (i, (d, s)) in pairs.enumerated() {
      let wanted = Reference.composite(mode, d, s) * 255
      let got = bitmap.pixel(i, 0)
      // Faint premultiplied colours are known to few levels, so formulas on straight ones cannot be followed
      // closely.
      let slack = d.opacity == 1 ? 1.6 : d.opacity < 0.1 || s.opacity < 0.1 ? 24 : 6
      for c in 0..<4 { #expect(abs(Double(got[c]) - wanted[c]) <= slack, "\(mode) \(d) \(s) channel \(c)") }
      for c in 0..<3 { #expect(got[c] <= got[3]) }
    }
  }

  @Test("A row of any length gives the bytes of its pixels", arguments: modes)
  func tailsAgree(mode: BlendMode) {
    var r = SeededNumbers(5)
    let colors = (0..<19).map { _ in (r.color(), r.color()) }
    let below = group(colors.enumerated().map { rectItem(CGFloat($0), 0, 1, 1, $1.0) })
    let above = group(colors.enumerated().map { rectItem(CGFloat($0), 0, 1, 1, $1.1) })
    let all = group([below, effect(.blend(mode), above)])
    let whole = draw(all, 19, 1)
    let single = Bitmap(width: 19, height: 1)
    let raster = Raster(threads: 1)
    for x in 0..<19 {
      raster.render(
        all, into: single, scale: 1, background: .clear, damage: [PixelRect(x0: x, y0: 0, x1: x + 1, y1: 1)])
    }
    #expect(whole.sameBytes(single))
  }

  @Test func blendingReadsOnlyItsGroup() {
    let multiply = effect(.blend(.multiply), rectItem(0, 0, 10, 10, ColorComponents(255, 0, 0)))
    let below = rectItem(0, 0, 20, 20, ColorComponents(0, 255, 0))
    #expect(draw(group([below, multiply])).pixel(5, 5) == [0, 0, 0, 255])
    #expect(
      draw(group([below, effect(.compositingGroup, group([multiply]))])).pixel(5, 5) == [255, 0, 0, 255])
  }
}
