import Foundation

/// A colour as sRGB components, gamma-encoded, not premultiplied; values outside 0…1 are kept until drawing.
@frozen package struct ColorComponents: Hashable, Sendable, BitwiseCopyable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var opacity: Float
  package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
  /// From 0…255 levels, as the tables of Apple's guidelines give them.
  package init(_ red: Int, _ green: Int, _ blue: Int, opacity: Float = 1) {
    self.init(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: opacity)
  }
  package static let clear = ColorComponents(red: 0, green: 0, blue: 0, opacity: 0)
  package static let black = ColorComponents(red: 0, green: 0, blue: 0)
  package static let white = ColorComponents(red: 1, green: 1, blue: 1)
  package func multiplyingOpacity(by factor: Float) -> ColorComponents {
    var copy = self
    copy.opacity *= factor
    return copy
  }
}
