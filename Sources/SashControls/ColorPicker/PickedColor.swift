import Foundation
import SashCore

/// A colour as a person changes it: by its parts in sRGB, 0…1.
struct PickedColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0

  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    self.red = part(red)
    self.green = part(green)
    self.blue = part(blue)
    self.opacity = part(opacity)
  }

  init(_ color: Color.Resolved) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      opacity: Double(color.opacity))
  }

  /// - Parameter hue: Once around the circle from 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1))
  }

  /// Six digits, two for each part.
  init?(hex: String) {
    let digits = hex.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }
    guard digits.count == 6, let number = Int(digits, radix: 16) else { return nil }
    self.init(
      red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255)
  }
  var hex: String {
    func digits(_ part: Double) -> String { String(format: "%02X", Int((part * 255).rounded())) }
    return digits(red) + digits(green) + digits(blue)
  }

  var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }
  var opaque: PickedColor { PickedColor(red: red, green: green, blue: blue) }

  /// As an eye would: the same to the next of 255 steps.
  func looksLike(_ other: PickedColor) -> Bool {
    abs(red - other.red) < 0.003 && abs(green - other.green) < 0.003 && abs(blue - other.blue) < 0.003
  }
}
