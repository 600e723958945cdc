import CoreGraphics
import Foundation

/// A look of the camera: how colourful, how contrasty, and which tones it leans to.
private struct Look {
  var saturation: Float = 1
  var contrast: Float = 1
  /// The darkest and the brightest that is left.
  var floor: SIMD3<Float> = .zero
  var ceiling: SIMD3<Float> = .one

  func applied(_ color: SIMD3<Float>) -> SIMD3<Float> {
    let mixed = SIMD3(repeating: color.luminance).mixed(with: color, saturation)
    let steep = ((mixed - 0.5) * contrast + 0.5).within
    return floor + (ceiling - floor) * steep
  }
}

extension FilterKind {
  private static func photo(_ name: String, _ look: Look) -> FilterKind {
    FilterKind("CIPhotoEffect\(name)", kCICategoryColorEffect, []) { _ in
      { $0.recoloredEncoded(look.applied) }
    }
  }

  /// The looks of Apple's Photos as their names describe them; Apple's tables of colours are not public.
  static let photoEffects: [FilterKind] = [
    photo("Mono", Look(saturation: 0, contrast: 1.05)),
    photo("Noir", Look(saturation: 0, contrast: 1.55)),
    photo("Tonal", Look(saturation: 0, contrast: 0.85, floor: SIMD3(repeating: 0.04))),
    photo("Chrome", Look(saturation: 1.35, contrast: 1.1)),
    photo(
      "Fade",
      Look(saturation: 0.65, contrast: 0.9, floor: SIMD3(0.08, 0.08, 0.09), ceiling: SIMD3(0.97, 0.96, 0.94))),
    photo("Instant", Look(saturation: 0.8, floor: SIMD3(0.07, 0.06, 0.1), ceiling: SIMD3(1, 0.96, 0.84))),
    photo(
      "Process",
      Look(saturation: 0.9, contrast: 1.05, floor: SIMD3(0, 0.03, 0.09), ceiling: SIMD3(0.92, 1, 0.98))),
    photo(
      "Transfer",
      Look(saturation: 0.9, contrast: 0.98, floor: SIMD3(0.1, 0.06, 0.03), ceiling: SIMD3(1, 0.95, 0.82))),
  ]
}
