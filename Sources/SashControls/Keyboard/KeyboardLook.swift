import Foundation
import SashCore

/// What the keyboard on the screen looks like.
///
/// - Source: recalled of iOS 17: the greys of both appearances, letters of 22.5 points in light weight, words of 16, corners
///   of 5 points and a shadow of one point
struct KeyboardLook {
  var isDark: Bool

  var ground: Color { isDark ? grey(0.17) : Color(red: 0.82, green: 0.835, blue: 0.86) }
  var key: Color { isDark ? grey(0.42) : .white }
  var special: Color { isDark ? grey(0.275) : Color(red: 0.67, green: 0.69, blue: 0.73) }
  var ink: Color { isDark ? .white : .black }
  var shadow: Color { Color.black.opacity(isDark ? 0.5 : 0.3) }
  static let radius: CGFloat = 5
  private func grey(_ value: Double) -> Color { Color(white: value) }
}
