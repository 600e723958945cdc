import Foundation
import SashGeometry

/// How numbers of a file of pages become colours.
///
/// - Source: ISO 32000-1, 8.6
/// - Missing: profiles of devices; their spaces are taken for the plain ones with as many components.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk
  case lab(white: [CGFloat], range: [CGFloat])
  case indexed(PDFColorSpace, last: Int, table: [UInt8])
  case tinted(count: Int, PDFColorSpace, PDFFunction, isNone: Bool)
  /// With the space of the colours that patterns without colours of their own are painted with.
  case pattern(PDFColorSpace?)

  init?(_ object: PDFObject?, _ resources: PDFObject?, depth: Int = 0) {
    guard let object, depth < 8 else { return nil }
    if let name = object.name {
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern(nil)
      default:
        guard let found = PDFColorSpace(resources?["ColorSpace"]?[name], resources, depth: depth + 1) else {
          return nil
        }
        self = found
      }
      return
    }
    guard let list = object.array, let kind = list.first?.name else { return nil }
    func part(_ index: Int) -> PDFObject? { index < list.count ? list[index].resolved : nil }
    switch kind {
    case "ICCBased":
      switch part(1)?["N"]?.integer {
      case 1: self = .gray
      case 4: self = .cmyk
      case 3:
        // Profiles of Lab say so in what they stand for.
        if case .lab(let white, let range)? = PDFColorSpace(
          part(1)?["Alternate"], resources, depth: depth + 1)
        {
          self = .lab(white: white, range: range)
        } else {
          self = .rgb
        }
      default: return nil
      }
    case "Lab":
      self = .lab(
        white: part(1)?["WhitePoint"]?.numbers ?? [0.9505, 1, 1.089],
        range: part(1)?["Range"]?.numbers ?? [-100, 100, -100, 100])
    case "Indexed", "I":
      guard let base = PDFColorSpace(part(1), resources, depth: depth + 1), let last = part(2)?.integer else {
        return nil
      }
      self = .indexed(
        base, last: min(max(last, 0), 255), table: part(3)?.bytes ?? part(3)?.stream?.decoded.bytes ?? [])
    case "Separation", "DeviceN":
      guard let base = PDFColorSpace(part(2), resources, depth: depth + 1),
        let function = PDFFunction(part(3))
      else {
        return nil
      }
      let names = part(1)?.array?.compactMap(\.name) ?? [part(1)?.name ?? ""]
      self = .tinted(count: names.count, base, function, isNone: names.allSatisfy { $0 == "None" })
    case "Pattern": self = .pattern(PDFColorSpace(part(1), resources, depth: depth + 1))
    default:
      guard let found = PDFColorSpace(list[0].resolved, resources, depth: depth + 1) else { return nil }
      self = found
    }
  }

  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .tinted(let count, _, _, _): count
    case .pattern: 0
    }
  }
  /// The colour before any is chosen.
  var first: [CGFloat] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .tinted(let count, _, _, _): [CGFloat](repeating: 1, count: count)
    default: [CGFloat](repeating: 0, count: count)
    }
  }
  /// What the lowest and the highest sample of a picture stand for.
  func decode(depth: Int) -> [CGFloat] {
    switch self {
    case .indexed: [0, CGFloat(1 << depth - 1)]
    case .lab(_, let range): [0, 100] + range
    default: (0..<count).flatMap { _ in [0, 1] }
    }
  }

  func color(_ v: [CGFloat]) -> ColorComponents {
    func unit(_ value: CGFloat) -> Float { Float(min(max(value, 0), 1)) }
    guard v.count >= count else { return .black }
    switch self {
    case .gray: return ColorComponents(red: unit(v[0]), green: unit(v[0]), blue: unit(v[0]))
    case .rgb: return ColorComponents(red: unit(v[0]), green: unit(v[1]), blue: unit(v[2]))
    case .cmyk: return PDFColorSpace.color(cyan: v[0], magenta: v[1], yellow: v[2], black: v[3])
    case .lab(let white, _): return PDFColorSpace.color(lightness: v[0], v[1], v[2], white: white)
    case .indexed(let base, let last, let table):
      let start = min(max(Int(v[0].isFinite ? v[0] : 0), 0), last) * base.count
      guard start + base.count <= table.count else { return .black }
      let decode = base.decode(depth: 8)
      return base.color(
        (0..<base.count).map { index in
          let (low, high) = (decode[index * 2], decode[index * 2 + 1])
          return low + CGFloat(table[start + index]) / 255 * (high - low)
        })
    case .tinted(_, let base, let function, let isNone):
      return isNone ? .clear : base.color(function(Array(v.prefix(count))))
    case .pattern: return .black
    }
  }
  /// - Source: ISO 32000-1, 10.3.5, with the darkness of the inks multiplied as they lie on each other.
  static func color(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat) -> ColorComponents {
    func light(_ ink: CGFloat) -> Float {
      Float((1 - min(max(ink, 0), 1)) * (1 - min(max(black, 0), 1)))
    }
    return ColorComponents(red: light(cyan), green: light(magenta), blue: light(yellow))
  }
  /// - Source: CIE 1976 L*a*b*; linear sRGB from XYZ (D65) as in CSS Color 4
  static func color(lightness: CGFloat, _ a: CGFloat, _ b: CGFloat, white: [CGFloat]) -> ColorComponents {
    func cube(_ value: CGFloat) -> CGFloat {
      value >= 6.0 / 29 ? value * value * value : 108.0 / 841 * (value - 4.0 / 29)
    }
    let middle = (lightness + 16) / 116
    // The white of the space becomes that of the screen.
    let (x, y, z) = (0.95047 * cube(middle + a / 500), cube(middle), 1.08883 * cube(middle - b / 200))
    func encoded(_ light: CGFloat) -> Float {
      let light = min(max(light, 0), 1)
      return Float(light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
    }
    return ColorComponents(
      red: encoded(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
      green: encoded(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
      blue: encoded(0.0556434 * x - 0.2040259 * y + 1.0572252 * z))
  }
}
