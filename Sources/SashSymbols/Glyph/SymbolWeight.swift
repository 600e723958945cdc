import Foundation

/// Line widths of symbols, so that they look as heavy as text beside them.
enum SymbolWeight {
  /// The height of capital letters, in hundredths of an em.
  /// - Source: the guides of Apple's symbol template, 70.459.
  static let capHeight: CGFloat = 70.459

  /// Line widths in hundredths of an em for the weights 100…900.
  private static let widths: [CGFloat] = [2.4, 3.9, 6.0, 7.8, 9.2, 10.8, 12.4, 14.2, 16]

  /// The line width for a font weight and a scale, in hundredths of an em at medium scale.
  ///
  /// Small symbols have lines nearly as wide as medium ones, as text beside them does.
  static func lineWidth(weight: Int, scale: SymbolScale) -> CGFloat {
    let position = CGFloat(min(max(weight, 100), 900)) / 100 - 1
    let index = min(Int(position), widths.count - 2)
    let width = widths[index] + (widths[index + 1] - widths[index]) * (position - CGFloat(index))
    return width * pow(scale.factor, -0.5)
  }
}
