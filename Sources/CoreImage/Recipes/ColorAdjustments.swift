import CoreGraphics
import Foundation

extension FilterKind {
  static let colorAdjustments: [FilterKind] = [
    FilterKind(
      "CIColorControls", kCICategoryColorAdjustment,
      [
        .number(kCIInputSaturationKey, 1), .number(kCIInputBrightnessKey, 0), .number(kCIInputContrastKey, 1),
      ]
    ) { filter in
      let saturation = Float(filter.number(kCIInputSaturationKey))
      let brightness = Float(filter.number(kCIInputBrightnessKey))
      let contrast = Float(filter.number(kCIInputContrastKey))
      return { pixel in
        pixel.recoloredEncoded { color in
          let grey = SIMD3(repeating: color.luminance)
          return (grey.mixed(with: color, saturation) + brightness - 0.5) * contrast + 0.5
        }
      }
    },
    FilterKind("CIExposureAdjust", kCICategoryColorAdjustment, [.number(kCIInputEVKey, 0)]) { filter in
      let factor = Float(pow(2, filter.number(kCIInputEVKey)))
      return { $0.recolored { $0 * factor } }
    },
    FilterKind("CIGammaAdjust", kCICategoryColorAdjustment, [.number("inputPower", 1)]) { filter in
      let power = Float(filter.number("inputPower"))
      return {
        $0.recolored {
          SIMD3(pow(max($0[0], 0), power), pow(max($0[1], 0), power), pow(max($0[2], 0), power))
        }
      }
    },
    FilterKind("CIHueAdjust", kCICategoryColorAdjustment, [.number(kCIInputAngleKey, 0)]) { filter in
      let turn = HueRotation(angle: Float(filter.number(kCIInputAngleKey)))
      return { $0.recoloredEncoded(turn.applied) }
    },
    FilterKind("CIVibrance", kCICategoryColorAdjustment, [.number(kCIInputAmountKey, 0)]) { filter in
      let amount = Float(filter.number(kCIInputAmountKey))
      return { pixel in
        pixel.recoloredEncoded { color in
          // What is colourful already changes least.
          let strength = amount * (1 - (color.max() - color.min()))
          return SIMD3(repeating: color.luminance).mixed(with: color, 1 + strength)
        }
      }
    },
    FilterKind("CIWhitePointAdjust", kCICategoryColorAdjustment, [.color(kCIInputColorKey, .white)]) {
      filter in
      let white = filter.color(kCIInputColorKey).light
      return { $0.recolored { $0 * white } }
    },
    FilterKind(
      "CIColorMatrix", kCICategoryColorAdjustment,
      [
        FilterInput(key: "inputRVector", standard: CIVector(x: 1, y: 0, z: 0, w: 0)),
        FilterInput(key: "inputGVector", standard: CIVector(x: 0, y: 1, z: 0, w: 0)),
        FilterInput(key: "inputBVector", standard: CIVector(x: 0, y: 0, z: 1, w: 0)),
        FilterInput(key: "inputAVector", standard: CIVector(x: 0, y: 0, z: 0, w: 1)),
        FilterInput(key: "inputBiasVector", standard: CIVector(x: 0, y: 0, z: 0, w: 0)),
      ]
    ) { filter in
      let rows = ["R", "G", "B", "A", "Bias"].map { filter.vector("input\($0)Vector").floats }
      return { pixel in
        let plain = SIMD4(pixel.color, pixel.opacity)
        let sums = SIMD4(
          (plain * rows[0]).sum(), (plain * rows[1]).sum(), (plain * rows[2]).sum(), (plain * rows[3]).sum())
        let changed = sums + rows[4]
        return Pixel(SIMD3(changed[0], changed[1], changed[2]), opacity: min(1, max(0, changed[3])))
      }
    },
    FilterKind(
      "CIColorClamp", kCICategoryColorAdjustment,
      [
        FilterInput(key: "inputMinComponents", standard: CIVector(x: 0, y: 0, z: 0, w: 0)),
        FilterInput(key: "inputMaxComponents", standard: CIVector(x: 1, y: 1, z: 1, w: 1)),
      ]
    ) { filter in
      let (low, high) = (
        filter.vector("inputMinComponents").floats, filter.vector("inputMaxComponents").floats
      )
      return { pixel in
        let held = SIMD4(pixel.color, pixel.opacity).clamped(
          lowerBound: low, upperBound: pointwiseMax(low, high))
        return Pixel(SIMD3(held[0], held[1], held[2]), opacity: held[3])
      }
    },
  ]
}

extension CIVector {
  var floats: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }
}

/// Turns colours around the line of greys, keeping how bright they are.
///
/// - Source: the matrix of the `hueRotate` filter primitive, Filter Effects Module Level 1.
struct HueRotation {
  private let rows: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
  /// `angle` in radians.
  init(angle: Float) {
    let (c, s) = (cos(angle), sin(angle))
    rows = (
      SIMD3(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928),
      SIMD3(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283),
      SIMD3(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072)
    )
  }
  func applied(_ color: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3((rows.0 * color).sum(), (rows.1 * color).sum(), (rows.2 * color).sum())
  }
}
