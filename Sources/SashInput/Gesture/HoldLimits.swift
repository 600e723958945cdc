import Foundation

/// What makes a press a long one. Distances in points, times in seconds.
///
/// - Source: a long press of UIKit takes half a second and allows 10 points
package enum HoldLimits {
  package static let duration = 0.5
  package static let distance: CGFloat = 10

  /// Whether a pointer that came down at one place rests there while it is at another one.
  package static func rests(from start: CGPoint, to place: CGPoint) -> Bool {
    SashInput.distance(start, place) <= distance
  }
}
