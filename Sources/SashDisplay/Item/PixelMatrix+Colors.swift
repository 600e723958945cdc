import Foundation
import SashGeometry

/// - Source: the formulas of W3C Filter Effects 1, but brightness is added, as in SwiftUI.
extension PixelMatrix {
  package static let identity = rgb([1, 0, 0], [0, 1, 0], [0, 0, 1])
  package static let invert = rgb([-1, 0, 0], [0, -1, 0], [0, 0, -1], plus: 1)
  package static let luminanceToAlpha = PixelMatrix([
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0.2126, 0.7152, 0.0722, 0, 0,
  ])

  package static func brightness(_ amount: Float) -> PixelMatrix {
    rgb([1, 0, 0], [0, 1, 0], [0, 0, 1], plus: amount)
  }
  package static func contrast(_ amount: Float) -> PixelMatrix {
    rgb([amount, 0, 0], [0, amount, 0], [0, 0, amount], plus: 0.5 - 0.5 * amount)
  }
  package static func saturation(_ s: Float) -> PixelMatrix {
    rgb(
      [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s],
      [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s],
      [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s])
  }
  package static func hueRotation(_ angle: Angle) -> PixelMatrix {
    let (c, s) = (Float(cos(angle.radians)), Float(sin(angle.radians)))
    return rgb(
      [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
      [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283],
      [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072])
  }
  package static func multiply(_ color: ColorComponents) -> PixelMatrix {
    var matrix = rgb([color.red, 0, 0], [0, color.green, 0], [0, 0, color.blue])
    matrix.rows[3][3] = color.opacity
    return matrix
  }

  private static func rgb(_ red: [Float], _ green: [Float], _ blue: [Float], plus constant: Float = 0)
    -> PixelMatrix
  {
    PixelMatrix(red + [0, constant] + green + [0, constant] + blue + [0, constant] + [0, 0, 0, 1, 0])
  }
  package var isFinite: Bool { rows.allSatisfy { row in row.indices.allSatisfy { row[$0].isFinite } } }
}
