import Sash
import Testing

@testable import UIKit

/// - Source: facts on colours, the rows of the palette of iOS 13 to 18 and of the semantic colours, by their names here.
/// With more contrast the labels are those of SwiftUI, which are stronger than those of the first systems that had them.
@MainActor @Suite("Colours of the platform")
struct ColorFactTests {
  /// Red, green, blue and opacity in light and dark, and in both with more contrast.
  struct Row: CustomTestStringConvertible {
    let name: String
    let color: UIColor
    let values: [[Double]]
    init(_ name: String, _ color: UIColor, _ values: [Double]...) {
      (self.name, self.color, self.values) = (name, color, values)
    }
    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row("systemRed", .systemRed, [255, 59, 48, 1], [255, 69, 58, 1], [215, 0, 21, 1], [255, 105, 97, 1]),
    Row(
      "systemOrange", .systemOrange, [255, 149, 0, 1], [255, 159, 10, 1], [201, 52, 0, 1], [255, 179, 64, 1]),
    Row(
      "systemYellow", .systemYellow, [255, 204, 0, 1], [255, 214, 10, 1], [178, 80, 0, 1], [255, 212, 38, 1]),
    Row(
      "systemGreen", .systemGreen, [52, 199, 89, 1], [48, 209, 88, 1], [36, 138, 61, 1], [48, 219, 91, 1]),
    Row(
      "systemMint", .systemMint, [0, 199, 190, 1], [99, 230, 226, 1], [12, 129, 123, 1], [99, 230, 226, 1]),
    Row(
      "systemTeal", .systemTeal, [48, 176, 199, 1], [64, 200, 224, 1], [0, 130, 153, 1], [93, 230, 255, 1]),
    Row(
      "systemCyan", .systemCyan, [50, 173, 230, 1], [100, 210, 255, 1], [0, 113, 164, 1], [112, 215, 255, 1]),
    Row(
      "systemBlue", .systemBlue, [0, 122, 255, 1], [10, 132, 255, 1], [0, 64, 221, 1], [64, 156, 255, 1]),
    Row(
      "systemIndigo", .systemIndigo, [88, 86, 214, 1], [94, 92, 230, 1], [54, 52, 163, 1], [125, 122, 255, 1]),
    Row(
      "systemPurple", .systemPurple, [175, 82, 222, 1], [191, 90, 242, 1], [137, 68, 171, 1],
      [218, 143, 255, 1]),
    Row(
      "systemPink", .systemPink, [255, 45, 85, 1], [255, 55, 95, 1], [211, 15, 69, 1], [255, 100, 130, 1]),
    Row(
      "systemBrown", .systemBrown, [162, 132, 94, 1], [172, 142, 104, 1], [127, 101, 69, 1],
      [181, 148, 105, 1]),
    Row(
      "systemGray", .systemGray, [142, 142, 147, 1], [142, 142, 147, 1], [108, 108, 112, 1],
      [174, 174, 178, 1]),
    Row(
      "systemGray", .systemGray, [142, 142, 147, 1], [142, 142, 147, 1], [108, 108, 112, 1],
      [174, 174, 178, 1]),
    Row(
      "systemGray2", .systemGray2, [174, 174, 178, 1], [99, 99, 102, 1], [142, 142, 147, 1],
      [124, 124, 128, 1]),
    Row(
      "systemGray3", .systemGray3, [199, 199, 204, 1], [72, 72, 74, 1], [174, 174, 178, 1], [84, 84, 86, 1]),
    Row(
      "systemGray4", .systemGray4, [209, 209, 214, 1], [58, 58, 60, 1], [188, 188, 192, 1], [68, 68, 70, 1]),
    Row(
      "systemGray5", .systemGray5, [229, 229, 234, 1], [44, 44, 46, 1], [216, 216, 220, 1], [54, 54, 56, 1]),
    Row(
      "systemGray6", .systemGray6, [242, 242, 247, 1], [28, 28, 30, 1], [235, 235, 240, 1], [36, 36, 38, 1]),
    Row("label", .label, [0, 0, 0, 1], [255, 255, 255, 1], [0, 0, 0, 1], [255, 255, 255, 1]),
    Row(
      "secondaryLabel", .secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6], [60, 60, 67, 0.8],
      [235, 235, 245, 0.7]),
    Row(
      "tertiaryLabel", .tertiaryLabel, [60, 60, 67, 0.3], [235, 235, 245, 0.3], [60, 60, 67, 0.7],
      [235, 235, 245, 0.55]),
    Row(
      "quaternaryLabel", .quaternaryLabel, [60, 60, 67, 0.18], [235, 235, 245, 0.16], [60, 60, 67, 0.55],
      [235, 235, 245, 0.4]),
    Row(
      "placeholderText", .placeholderText, [60, 60, 67, 0.3], [235, 235, 245, 0.3], [60, 60, 67, 0.38],
      [235, 235, 245, 0.38]),
    Row("link", .link, [0, 122, 255, 1], [9, 132, 255, 1], [0, 122, 255, 1], [9, 132, 255, 1]),
    Row(
      "systemFill", .systemFill, [120, 120, 128, 0.2], [120, 120, 128, 0.36], [120, 120, 128, 0.28],
      [120, 120, 128, 0.44]),
    Row(
      "secondarySystemFill", .secondarySystemFill, [120, 120, 128, 0.16], [120, 120, 128, 0.32],
      [120, 120, 128, 0.24], [120, 120, 128, 0.4]),
    Row(
      "tertiarySystemFill", .tertiarySystemFill, [118, 118, 128, 0.12], [118, 118, 128, 0.24],
      [118, 118, 128, 0.2], [118, 118, 128, 0.32]),
    Row(
      "quaternarySystemFill", .quaternarySystemFill, [116, 116, 128, 0.08], [118, 118, 128, 0.18],
      [116, 116, 128, 0.157], [118, 118, 128, 0.26]),
    Row(
      "systemBackground", .systemBackground, [255, 255, 255, 1], [0, 0, 0, 1], [255, 255, 255, 1],
      [0, 0, 0, 1]),
    Row(
      "secondarySystemBackground", .secondarySystemBackground, [242, 242, 247, 1], [28, 28, 30, 1],
      [235, 235, 240, 1], [36, 36, 38, 1]),
    Row(
      "tertiarySystemBackground", .tertiarySystemBackground, [255, 255, 255, 1], [44, 44, 46, 1],
      [255, 255, 255, 1], [54, 54, 56, 1]),
    Row(
      "systemGroupedBackground", .systemGroupedBackground, [242, 242, 247, 1], [0, 0, 0, 1],
      [235, 235, 240, 1], [0, 0, 0, 1]),
    Row(
      "secondarySystemGroupedBackground", .secondarySystemGroupedBackground, [255, 255, 255, 1],
      [28, 28, 30, 1], [255, 255, 255, 1], [36, 36, 38, 1]),
    Row(
      "tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, [242, 242, 247, 1],
      [44, 44, 46, 1], [235, 235, 240, 1], [54, 54, 56, 1]),
    Row(
      "separator", .separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6], [60, 60, 67, 0.37], [84, 84, 88, 0.68]),
    Row(
      "opaqueSeparator", .opaqueSeparator, [198, 198, 200, 1], [56, 56, 58, 1], [198, 198, 200, 1],
      [56, 56, 58, 1]),
  ]

  private func byte(_ part: CGFloat) -> Int { Int((part * 255).rounded()) }

  @Test("Each colour in light and dark, and with more contrast", arguments: rows)
  func values(_ row: Row) {
    let places = [
      (UIUserInterfaceStyle.light, UIAccessibilityContrast.normal), (.dark, .normal), (.light, .high),
      (.dark, .high),
    ]
    for ((style, contrast), wanted) in zip(places, row.values) {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
      ])
      var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      #expect(row.color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a))
      let bytes: [Int] = [byte(r), byte(g), byte(b)]
      let expected: [Int] = [Int(wanted[0]), Int(wanted[1]), Int(wanted[2])]
      #expect(bytes == expected, "\(style) \(contrast)")
      #expect(abs(a - wanted[3]) < 0.0051, "\(style) \(contrast)")
    }
  }
}
