import Foundation

/// The curve of sRGB between what files hold and light.
enum Gamma {
  private static let lights: [Float] = (0...255).map { light(Float($0) / 255) }
  /// Light of a byte.
  @inline(__always) static func light(byte: UInt32) -> Float { lights[Int(byte)] }

  @inline(__always) static func light(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  @inline(__always) static func encoded(_ light: Float) -> Float {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
  /// Bytes of light, in steps that are finer than a byte is.
  private static let bytes: [UInt8] = (0...16_383).map {
    UInt8((encoded(Float($0) / 16_383) * 255).rounded())
  }
  @inline(__always) static func byte(_ light: Float) -> UInt32 {
    // In the dark a step of the table would be more than a byte.
    if light < 0.02 { return UInt32(max(0, (encoded(max(light, 0)) * 255).rounded())) }
    return UInt32(bytes[Int(min(1, light) * 16_383 + 0.5)])
  }
}

extension SIMD4<Float> {
  @inline(__always) var opacity: Float { self[3] }
  /// The colour without its opacity.
  @inline(__always) var color: SIMD3<Float> {
    opacity > 0 ? SIMD3(self[0], self[1], self[2]) / opacity : .zero
  }
  @inline(__always) init(_ color: SIMD3<Float>, opacity: Float) {
    self.init(color * opacity, opacity)
  }
  /// The same pixel with another colour.
  @inline(__always) func recolored(_ change: (SIMD3<Float>) -> SIMD3<Float>) -> Self {
    Self(change(color), opacity: opacity)
  }
  /// The same pixel with a colour that is changed as the eye sees it, not as light: encoded as in files.
  @inline(__always) func recoloredEncoded(_ change: (SIMD3<Float>) -> SIMD3<Float>) -> Self {
    recolored { change($0.encoded).light }
  }
}

extension SIMD3<Float> {
  @inline(__always) var encoded: Self {
    Self(Gamma.encoded(self[0]), Gamma.encoded(self[1]), Gamma.encoded(self[2]))
  }
  @inline(__always) var light: Self { Self(Gamma.light(self[0]), Gamma.light(self[1]), Gamma.light(self[2])) }
  @inline(__always) var within: Self { clamped(lowerBound: .zero, upperBound: .one) }
  /// How bright it looks (Rec. 709).
  @inline(__always) var luminance: Float { self[0] * 0.2126 + self[1] * 0.7152 + self[2] * 0.0722 }
  @inline(__always) func mixed(with other: Self, _ amount: Float) -> Self { self + (other - self) * amount }
}
