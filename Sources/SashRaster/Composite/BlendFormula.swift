import SashDisplay

/// Eight values of one channel, 0…1.
typealias Plane = SIMD8<Float>

/// Eight colours, one channel apiece.
struct ColorPlanes {
  var red: Plane
  var green: Plane
  var blue: Plane
}

/// How two colours that are not premultiplied mix where both layers are opaque: B(Cb, Cs) of the W3C
/// compositing specification.
protocol BlendFormula {
  static func mix(_ below: ColorPlanes, _ source: ColorPlanes) -> ColorPlanes
}

/// A formula that treats each channel alone.
protocol SeparableFormula: BlendFormula {
  static func mix(_ below: Plane, _ source: Plane) -> Plane
}

extension SeparableFormula {
  @inline(__always)
  static func mix(_ b: ColorPlanes, _ s: ColorPlanes) -> ColorPlanes {
    ColorPlanes(red: mix(b.red, s.red), green: mix(b.green, s.green), blue: mix(b.blue, s.blue))
  }
}

/// A formula that premultiplied colours and opacities follow alike, in whole numbers.
protocol WholeFormula {
  /// 255 times `αs·αb·B(cb, cs)` of the specification; `s` and `b` are premultiplied, `sa` and `ba` their opacities.
  static func mix(_ b: Channels16, _ s: Channels16, _ ba: Channels16, _ sa: Channels16) -> Channels16
}

enum MultiplyFormula: WholeFormula {
  @inline(__always)
  static func mix(_ b: Channels16, _ s: Channels16, _ ba: Channels16, _ sa: Channels16) -> Channels16 {
    b &* s
  }
}
enum ScreenFormula: WholeFormula {
  @inline(__always)
  static func mix(_ b: Channels16, _ s: Channels16, _ ba: Channels16, _ sa: Channels16) -> Channels16 {
    b &* sa &+ s &* (ba &- b)
  }
}

@inline(__always) func lower(_ a: Plane, _ b: Plane) -> Plane { a.replacing(with: b, where: b .< a) }
@inline(__always) func higher(_ a: Plane, _ b: Plane) -> Plane { a.replacing(with: b, where: b .> a) }
private let zero = Plane(repeating: 0)
private let one = Plane(repeating: 1)
/// A full channel of a layer that is not opaque may come out of the division a hair below 1.
private let full = Float(0.9999)

enum DarkenFormula: SeparableFormula {
  @inline(__always) static func mix(_ b: Plane, _ s: Plane) -> Plane { lower(b, s) }
}
enum LightenFormula: SeparableFormula {
  @inline(__always) static func mix(_ b: Plane, _ s: Plane) -> Plane { higher(b, s) }
}
enum OverlayFormula: SeparableFormula {
  @inline(__always) static func mix(_ b: Plane, _ s: Plane) -> Plane { HardLightFormula.mix(s, b) }
}
enum HardLightFormula: SeparableFormula {
  @inline(__always) static func mix(_ b: Plane, _ s: Plane) -> Plane {
    let twice = s + s
    let light = twice - 1
    return (b + light - b * light).replacing(with: b * twice, where: s .<= 0.5)
  }
}
enum ColorDodgeFormula: SeparableFormula {
  @inline(__always) static func mix(_ b: Plane, _ s: Plane) -> Plane {
    let rest = (one - s).replacing(with: one, where: s .>= full)
    return lower(one, b / rest).replacing(with: one, where: s .>= full).replacing(with: zero, where: b .<= 0)
  }
}
enum ColorBurnFormula: SeparableFormula {
  @inline(__always) static func mix(_ b: Plane, _ s: Plane) -> Plane {
    let divisor = s.replacing(with: one, where: s .<= 0)
    let burnt = one - lower(one, (one - b) / divisor)
    return burnt.replacing(with: zero, where: s .<= 0).replacing(with: one, where: b .>= full)
  }
}
enum SoftLightFormula: SeparableFormula {
  @inline(__always) static func mix(_ b: Plane, _ s: Plane) -> Plane {
    let dark = b - (one - s - s) * b * (one - b)
    let d = b.squareRoot().replacing(with: ((b * 16 - 12) * b + 4) * b, where: b .<= 0.25)
    return (b + (s + s - 1) * (d - b)).replacing(with: dark, where: s .<= 0.5)
  }
}
enum DifferenceFormula: SeparableFormula {
  @inline(__always) static func mix(_ b: Plane, _ s: Plane) -> Plane { higher(b, s) - lower(b, s) }
}
enum ExclusionFormula: SeparableFormula {
  @inline(__always) static func mix(_ b: Plane, _ s: Plane) -> Plane { b + s - b * s * 2 }
}

enum HueFormula: BlendFormula {
  @inline(__always) static func mix(_ b: ColorPlanes, _ s: ColorPlanes) -> ColorPlanes {
    s.settingSaturation(b.saturation).settingLuminosity(b.luminosity)
  }
}
enum SaturationFormula: BlendFormula {
  @inline(__always) static func mix(_ b: ColorPlanes, _ s: ColorPlanes) -> ColorPlanes {
    b.settingSaturation(s.saturation).settingLuminosity(b.luminosity)
  }
}
enum ColorFormula: BlendFormula {
  @inline(__always) static func mix(_ b: ColorPlanes, _ s: ColorPlanes) -> ColorPlanes {
    s.settingLuminosity(b.luminosity)
  }
}
enum LuminosityFormula: BlendFormula {
  @inline(__always) static func mix(_ b: ColorPlanes, _ s: ColorPlanes) -> ColorPlanes {
    b.settingLuminosity(s.luminosity)
  }
}

extension ColorPlanes {
  fileprivate var lowest: Plane { lower(lower(red, green), blue) }
  fileprivate var highest: Plane { higher(higher(red, green), blue) }
  fileprivate var luminosity: Plane { red * 0.3 + green * 0.59 + blue * 0.11 }
  fileprivate var saturation: Plane { highest - lowest }

  /// The least channel becomes 0, the greatest `s`, the middle one keeps its place between them.
  fileprivate func settingSaturation(_ s: Plane) -> ColorPlanes {
    let range = saturation
    let factor = (s / range.replacing(with: one, where: range .<= 0)).replacing(
      with: zero, where: range .<= 0)
    let low = lowest
    return ColorPlanes(red: (red - low) * factor, green: (green - low) * factor, blue: (blue - low) * factor)
  }

  fileprivate func settingLuminosity(_ l: Plane) -> ColorPlanes {
    let d = l - luminosity
    return ColorPlanes(red: red + d, green: green + d, blue: blue + d).clipped
  }

  /// Colours outside 0…1 drawn back towards their grey.
  private var clipped: ColorPlanes {
    let (l, n, x) = (luminosity, lowest, highest)
    let below = n .< 0
    let above = x .> 1
    let down = (l / (l - n).replacing(with: one, where: .!below)).replacing(with: one, where: .!below)
    let up = ((one - l) / (x - l).replacing(with: one, where: .!above)).replacing(with: one, where: .!above)
    func clip(_ c: Plane) -> Plane { l + (l + (c - l) * down - l) * up }
    return ColorPlanes(red: clip(red), green: clip(green), blue: clip(blue))
  }
}
