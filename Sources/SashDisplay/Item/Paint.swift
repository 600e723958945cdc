import Foundation
import SashGeometry

@_exported import enum SashGeometry.BlendMode

/// What fills an outline. Points are in points, in the space of the item that is painted.
package enum Paint: Sendable, Equatable {
  case color(ColorComponents)
  case linear([GradientStop], start: CGPoint, end: CGPoint)
  case radial([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Clockwise from `start`; before and after it the first and last colours go on.
  case angular([GradientStop], center: CGPoint, start: Angle, end: Angle)
  /// A radial gradient in the unit circle of `frame`, by fractions of its sides.
  case elliptical(
    [GradientStop], center: CGPoint, radii: CGSize, startFraction: CGFloat, endFraction: CGFloat)
  /// An image repeated from `origin`, one copy `size` large.
  case tiles(Bitmap, origin: CGPoint, size: CGSize)
  /// Colours from a function of the app, whose places are counted from `origin`.
  case function(PixelFunction, origin: CGPoint)
}

/// A colour at a place of a gradient, 0…1, ascending.
package struct GradientStop: Sendable, Hashable {
  package var color: ColorComponents
  package var location: CGFloat
  package init(color: ColorComponents, location: CGFloat) {
    self.color = color
    self.location = location
  }
}
