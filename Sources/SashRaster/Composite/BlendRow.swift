import SashDisplay

/// Mixes a row of source pixels into the row below it.
///
/// Formulas: W3C Compositing and Blending Level 1 (`co = cs·αs·(1-αb) + cb·αb·(1-αs) + αs·αb·B(cb, cs)`);
/// `plusDarker` is max(0, S + D - (αs + αb - αo)) on premultiplied colours, which for opaque layers is Core
/// Graphics' max(0, S + D - 1).
func blendRow(_ mode: BlendMode, _ d: PixelRow, _ s: PixelRow, count: Int) {
  switch mode {
  case .normal: overRow(d, s, count: count)
  case .multiply: blendRow(MultiplyFormula.self, d, s, count)
  case .screen: blendRow(ScreenFormula.self, d, s, count)
  case .overlay: blendRow(OverlayFormula.self, d, s, count)
  case .darken: blendRow(DarkenFormula.self, d, s, count)
  case .lighten: blendRow(LightenFormula.self, d, s, count)
  case .colorDodge: blendRow(ColorDodgeFormula.self, d, s, count)
  case .colorBurn: blendRow(ColorBurnFormula.self, d, s, count)
  case .softLight: blendRow(SoftLightFormula.self, d, s, count)
  case .hardLight: blendRow(HardLightFormula.self, d, s, count)
  case .difference: blendRow(DifferenceFormula.self, d, s, count)
  case .exclusion: blendRow(ExclusionFormula.self, d, s, count)
  case .hue: blendRow(HueFormula.self, d, s, count)
  case .saturation: blendRow(SaturationFormula.self, d, s, count)
  case .color: blendRow(ColorFormula.self, d, s, count)
  case .luminosity: blendRow(LuminosityFormula.self, d, s, count)
  case .sourceAtop:
    for i in 0..<count {
      let below = d[i]
      let mixed = plusLighter(scaled(s[i], by: below >> 24), scaled(below, by: 255 &- (s[i] >> 24)))
      // The two roundings may miss the opacity below by one; it must not change.
      d[i] = mixed & 0x00ff_ffff | below & 0xff00_0000
    }
  case .destinationOver:
    for i in 0..<count { d[i] = over(d[i], s[i]) }
  case .destinationOut:
    for i in 0..<count { d[i] = scaled(d[i], by: 255 &- (s[i] >> 24)) }
  case .plusLighter:
    for i in 0..<count { d[i] = plusLighter(s[i], d[i]) }
  case .plusDarker:
    for i in 0..<count { d[i] = plusDarker(s[i], d[i]) }
  }
}

private func plusLighter(_ s: Pixel, _ d: Pixel) -> Pixel {
  var result: Pixel = 0
  for shift in stride(from: UInt32(0), to: 32, by: 8) {
    result |= min(255, (s >> shift & 255) + (d >> shift & 255)) << shift
  }
  return result
}

private func plusDarker(_ s: Pixel, _ d: Pixel) -> Pixel {
  let sum = (s >> 24) + (d >> 24)
  let alpha = min(255, sum)
  var result = alpha << 24
  for shift in stride(from: UInt32(0), to: 24, by: 8) {
    let both = (s >> shift & 255) + (d >> shift & 255)
    result |= min(alpha, both - min(both, sum - alpha)) << shift
  }
  return result
}

@inline(never)
private func blendRow<Formula: BlendFormula>(_: Formula.Type, _ d: PixelRow, _ s: PixelRow, _ count: Int) {
  eachGroup(d, s, count) { blend(Formula.self, $0, $1) }
}

@inline(never)
private func blendRow<Formula: WholeFormula>(_: Formula.Type, _ d: PixelRow, _ s: PixelRow, _ count: Int) {
  eachGroup(d, s, count) { blend(Formula.self, $0, $1) }
}

/// Mixes eight pixels at a time, the last of a row as a part of eight.
@inline(__always)
private func eachGroup(_ d: PixelRow, _ s: PixelRow, _ count: Int, _ mix: (Pixels8, Pixels8) -> Pixels8) {
  var i = 0
  while i &+ 8 <= count {
    store8(d + i, mix(load8(d + i), load8(s + i)))
    i &+= 8
  }
  if i < count {
    var (below, source) = (Pixels8(repeating: 0), Pixels8(repeating: 0))
    for lane in 0..<count - i { (below[lane], source[lane]) = (d[i + lane], s[i + lane]) }
    let mixed = mix(below, source)
    for lane in 0..<count - i { d[i + lane] = mixed[lane] }
  }
}

/// The sum of the three terms, divided once. It is at most 255·255, as no colour is above its opacity.
@inline(__always)
private func blend<Formula: WholeFormula>(_: Formula.Type, _ d: Pixels8, _ s: Pixels8) -> Pixels8 {
  let full = Channels16(repeating: 255)
  let (ia, ja) = (inverseOpacity8(d &>> 24), inverseOpacity8(s &>> 24))
  let (ba, sa) = (full &- ia, full &- ja)
  @inline(__always) func mixed(_ b: Channels16, _ s: Channels16) -> Pixels8 {
    pixels(dividedBy255(s &* ia &+ b &* ja &+ Formula.mix(b, s, ba, sa)))
  }
  let even = mixed(channels(d & evenBytes), channels(s & evenBytes))
  let odd = mixed(channels((d &>> 8) & evenBytes), channels((s &>> 8) & evenBytes))
  return even | (odd &<< 8)
}

@inline(__always)
private func blend<Formula: BlendFormula>(_: Formula.Type, _ d: Pixels8, _ s: Pixels8) -> Pixels8 {
  let (ab, sa) = (plane(d, 24), plane(s, 24))
  let (below, source) = (planes(d), planes(s))
  let mixed = Formula.mix(straight(below, ab), straight(source, sa))
  let both = sa * ab
  @inline(__always) func channel(_ s: Plane, _ d: Plane, _ m: Plane) -> Plane {
    s * (1 - ab) + d * (1 - sa) + both * m
  }
  let alpha = sa + ab - both
  return level(channel(source.red, below.red, mixed.red)) | level(
    channel(source.green, below.green, mixed.green)) &<< 8
    | level(channel(source.blue, below.blue, mixed.blue)) &<< 16 | level(alpha) &<< 24
}

@inline(__always) private func planes(_ p: Pixels8) -> ColorPlanes {
  ColorPlanes(red: plane(p, 0), green: plane(p, 8), blue: plane(p, 16))
}

/// One channel as 0…1. A number below 2²³ in the low bits of 2²³ is that number, added.
@inline(__always) func plane(_ p: Pixels8, _ shift: UInt32) -> Plane {
  let bits = ((p &>> Pixels8(repeating: shift)) & 255) | 0x4b00_0000
  return (unsafeBitCast(bits, to: Plane.self) - 8_388_608) * (1 / 255)
}

/// 0…1 as 0…255 in the low byte, rounded.
@inline(__always) func level(_ v: Plane) -> Pixels8 {
  let held = higher(lower(v, Plane(repeating: 1)), Plane(repeating: 0))
  return unsafeBitCast(held * 255 + 8_388_608, to: Pixels8.self) & 255
}

@inline(__always) private func straight(_ c: ColorPlanes, _ alpha: Plane) -> ColorPlanes {
  let factor = (1 / alpha.replacing(with: Plane(repeating: 1), where: alpha .<= 0))
  let one = Plane(repeating: 1)
  return ColorPlanes(
    red: lower(c.red * factor, one), green: lower(c.green * factor, one), blue: lower(c.blue * factor, one))
}
