import CoreGraphics
import Foundation

/// A colour in sRGB.
public final class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  public convenience init(cgColor color: CGColor) {
    let parts = color.sRGB
    self.init(
      red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
      alpha: CGFloat(parts.opacity))
  }
  /// Numbers between spaces: “1 0.5 0 1”.
  public convenience init(string: String) {
    let parts = string.split(separator: " ").compactMap { Double($0) } + [0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 6 ? parts[3] : 1)
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public var numberOfComponents: Int { 4 }
  public var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  /// In linear light, without opacity.
  var light: SIMD3<Float> { SIMD3(Float(red), Float(green), Float(blue)).light }
  var pixel: Pixel { Pixel(light, opacity: Float(alpha)) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.stringRepresentation == stringRepresentation
  }
  public override var hash: Int { stringRepresentation.hashValue }
}
