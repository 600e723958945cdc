import Foundation
import SashGeometry

/// How what lies behind shows through: blurred, and each colour through a matrix.
package struct Backdrop: Sendable, Equatable {
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// From colours behind to those shown.
  package var matrix: PixelMatrix
  /// What is drawn over what lies behind where that cannot be blurred: in perspective.
  package var tint: ColorComponents
  package init(radius: CGFloat, matrix: PixelMatrix, tint: ColorComponents) {
    self.radius = radius
    self.matrix = matrix
    self.tint = tint
  }
}

extension DisplayContent {
  /// True if drawing this looks at what lies behind it. O(children).
  var holdsBackdrop: Bool {
    switch self {
    case .shape, .text, .image: false
    case .group(let children): children.contains { $0.item.hasBackdrop }
    case .responder(_, _, let child): child.item.hasBackdrop
    case .effect(.backdrop, _): true
    case .effect(.mask(let mask), let child): mask.item.hasBackdrop || child.item.hasBackdrop
    case .effect(_, let child): child.item.hasBackdrop
    }
  }
}
