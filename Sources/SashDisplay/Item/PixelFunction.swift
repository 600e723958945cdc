import Foundation
import SashGeometry

/// A function of the app that gives pixels their colours, or says where they come from.
///
/// Places are in points of the space that is drawn in; colours are premultiplied, red, green, blue, opacity, 0…1. The
/// function is called from several threads at once.
package struct PixelFunction: Sendable {
  package enum Kind: Sendable {
    /// A colour out of the place and the colour that was there.
    case color(@Sendable (SIMD2<Float>, SIMD4<Float>) -> SIMD4<Float>)
    /// The place that is shown at a place.
    case distortion(@Sendable (SIMD2<Float>) -> SIMD2<Float>)
    /// A colour out of the place and all that was drawn.
    case layer(@Sendable (SIMD2<Float>, PixelSampler) -> SIMD4<Float>)
    /// A colour out of the place alone.
    case fill(@Sendable (SIMD2<Float>) -> SIMD4<Float>)
  }
  package let kind: Kind
  /// How far from a place lies what it is made of, in points.
  package let reach: CGSize
  /// Tells functions apart: two of the same key draw the same.
  package let key: String

  package init(_ kind: Kind, reach: CGSize = .zero, key: String) {
    (self.kind, self.key) = (kind, key)
    // What is not a number reaches nowhere, and nothing reaches further than what is drawn.
    func held(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 10_000) : 0 }
    self.reach = CGSize(width: held(reach.width), height: held(reach.height))
  }
  package var longestReach: CGFloat { max(reach.width, reach.height) }
}

extension PixelFunction: Equatable {
  package static func == (a: PixelFunction, b: PixelFunction) -> Bool { a.key == b.key && a.reach == b.reach }
}

/// What has been drawn, to be looked at from a pixel function. Valid only while the function runs.
package struct PixelSampler: @unchecked Sendable {
  private let at: (SIMD2<Float>) -> SIMD4<Float>
  package init(_ at: @escaping (SIMD2<Float>) -> SIMD4<Float>) { self.at = at }
  /// The colour at a place, between pixels mixed of those around it; clear outside.
  package func color(at place: SIMD2<Float>) -> SIMD4<Float> { at(place) }
}
