import Foundation
import SashGeometry

/// How colours that a space cannot hold are brought into it. The spaces here hold all of sRGB; the others are cut off.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
  /// The same colour, measured in another space; through sRGB, which cuts off what lies outside of it.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
  ) -> CGColor? {
    if space == colorSpace { return self }
    let parts = sRGB
    let opacity = CGFloat(parts.opacity)
    func light(_ part: Float) -> CGFloat {
      let part = CGFloat(part)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func encoded(_ light: CGFloat) -> CGFloat {
      light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (light(parts.red), light(parts.green), light(parts.blue))
    let values: [CGFloat]
    switch space.kind {
    case .sRGB: values = [CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue), opacity]
    case .linear: values = [r, g, b, opacity]
    // - Source: CSS Color 4, linear sRGB through XYZ (D65) to Display P3; Rec. 709 luminance.
    case .displayP3:
      values = [
        encoded(0.8224621 * r + 0.177538 * g), encoded(0.0331941 * r + 0.9668058 * g),
        encoded(0.0170827 * r + 0.0723974 * g + 0.9105199 * b), opacity,
      ]
    case .cmyk:
      // As much black as all have, and what the other inks add to it.
      let (red, green, blue) = (CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue))
      let most = max(red, green, blue)
      func ink(_ part: CGFloat) -> CGFloat { most <= 0 ? 0 : (most - part) / most }
      values = [ink(red), ink(green), ink(blue), 1 - most, opacity]
    case .gray: values = [encoded(0.2126 * r + 0.7152 * g + 0.0722 * b), opacity]
    }
    return values.withUnsafeBufferPointer { CGColor(colorSpace: space, components: $0.baseAddress!) }
  }
}
