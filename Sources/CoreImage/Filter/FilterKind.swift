import CoreGraphics
import Foundation

/// An input of a filter: its key, and what it is if nobody says.
struct FilterInput: @unchecked Sendable {
  let key: String
  let standard: Any?

  static let image = FilterInput(key: kCIInputImageKey, standard: nil)
  static let background = FilterInput(key: kCIInputBackgroundImageKey, standard: nil)
  static let mask = FilterInput(key: kCIInputMaskImageKey, standard: nil)
  static func number(_ key: String, _ standard: Double) -> FilterInput {
    FilterInput(key: key, standard: standard)
  }
  static func point(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterInput {
    FilterInput(key: key, standard: CIVector(x: x, y: y))
  }
  static let center = point(kCIInputCenterKey, 150, 150)
  static func color(_ key: String, _ standard: CIColor) -> FilterInput {
    FilterInput(key: key, standard: standard)
  }
}

/// What is known of a filter: its inputs, and how its image is made of them.
///
/// Inputs and defaults are those of Apple's Core Image Filter Reference. How a filter computes is not said there, so where a
/// formula has no name of its own it is ours.
struct FilterKind: @unchecked Sendable {
  let name: String
  let categories: [String]
  let inputs: [FilterInput]
  let recipe: (CIFilter) -> CIImage?

  init(
    _ name: String, _ category: String, _ inputs: [FilterInput], _ recipe: @escaping (CIFilter) -> CIImage?
  ) {
    self.name = name
    categories = [category, kCICategoryBuiltIn, kCICategoryStillImage]
    self.inputs = inputs
    self.recipe = recipe
  }
  /// A filter that changes each pixel of its image by itself.
  init(
    _ name: String, _ category: String, _ inputs: [FilterInput],
    pixels change: @escaping (CIFilter) -> (Pixel) -> Pixel
  ) {
    self.init(name, category, [.image] + inputs) { filter in filter.image()?.mapped(change(filter)) }
  }

  /// The name as a person reads it: “CISepiaTone” is “Sepia Tone”.
  var title: String {
    name.dropFirst(2).reduce(into: "") { words, letter in
      if letter.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
      words.append(letter)
    }
  }

  static let all =
    colorAdjustments + colorEffects + photoEffects + blurs + sharpenings + stylizings + distortions
    + halftones
    + generators + gradients + compositions + geometries + drawnEffects
  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  static func named(_ name: String) -> FilterKind? { byName[name] }
}
