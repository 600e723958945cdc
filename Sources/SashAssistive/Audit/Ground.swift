import Foundation
import SashDisplay
import SashGeometry

/// What is behind a text: the colour that most of the pixels around its letters have.
struct Ground {
  private let red: Double
  private let green: Double
  private let blue: Double

  /// - Parameters:
  ///   - frame: In points.
  ///   - color: That of the letters, which is not looked for. Where nothing else is there they cannot be seen.
  init?(_ picture: Bitmap, in frame: CGRect, scale: CGFloat, besides color: ColorComponents) {
    let box = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale
    ).insetBy(dx: -scale, dy: 0).integral
      .intersection(CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
    var counts: [UInt32: Int] = [:]
    for y in Int(box.minY)..<Int(box.maxY) {
      for x in Int(box.minX)..<Int(box.maxX) {
        counts[picture.pixels[y * picture.width + x] & 0xFFFFFF, default: 0] += 1
      }
    }
    // The letters of heavy text may be most of what is there.
    func isLetter(_ pixel: UInt32) -> Bool {
      color.opacity > 0.99 && abs(Double(pixel & 255) - Double(color.red) * 255) < 2
        && abs(Double(pixel >> 8 & 255) - Double(color.green) * 255) < 2
        && abs(Double(pixel >> 16 & 255) - Double(color.blue) * 255) < 2
    }
    let others = counts.filter { !isLetter($0.key) }
    guard
      let most = (others.isEmpty ? counts : others).max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key
    else { return nil }
    (red, green, blue) = (
      Double(most & 255) / 255, Double(most >> 8 & 255) / 255, Double(most >> 16 & 255) / 255
    )
  }

  /// - Source: WCAG 2.2, contrast ratio
  func contrast(with color: ColorComponents, opacity: Double) -> Double {
    let (r, g, b) = over(color, opacity)
    let (letters, ground) = (luminance(r, g, b), luminance(red, green, blue))
    return (max(letters, ground) + 0.05) / (min(letters, ground) + 0.05)
  }
  func shown(_ color: ColorComponents, _ opacity: Double) -> String {
    let (r, g, b) = over(color, opacity)
    return hex(r, g, b)
  }
  var name: String { hex(red, green, blue) }

  private func over(_ color: ColorComponents, _ opacity: Double) -> (Double, Double, Double) {
    let part = Double(color.opacity) * opacity
    func mix(_ a: Float, _ b: Double) -> Double { min(max(Double(a), 0), 1) * part + b * (1 - part) }
    return (mix(color.red, red), mix(color.green, green), mix(color.blue, blue))
  }
  private func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ level: Double) -> Double {
      level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  private func hex(_ red: Double, _ green: Double, _ blue: Double) -> String {
    func level(_ value: Double) -> String { String(format: "%02X", Int((value * 255).rounded())) }
    return "#" + level(red) + level(green) + level(blue)
  }
}
