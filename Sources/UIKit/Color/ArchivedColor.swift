import Foundation
import SashCore
import SashGeometry

/// Colours in archives: what they are in light, in dark, and in both with more contrast. One that is the same in all is
/// written once, with the keys of UIKit.
enum ArchivedColor {
  private static let environments: [(suffix: String, EnvironmentValues)] = [
    ("", UITraitCollection(style: .light, contrast: .normal).environment),
    ("-dark", UITraitCollection(style: .dark, contrast: .normal).environment),
    ("-contrast", UITraitCollection(style: .light, contrast: .high).environment),
    ("-dark-contrast", UITraitCollection(style: .dark, contrast: .high).environment),
  ]
  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

  static func write(_ color: Color, to coder: NSCoder) {
    let all = environments.map { color.components(in: $0.1) }
    let isFixed = all.allSatisfy { $0 == all[0] }
    coder.encode(!isFixed, forKey: "follows")
    for (components, place) in zip(all, environments).prefix(isFixed ? 1 : 4) {
      let numbers = [components.red, components.green, components.blue, components.opacity]
      for (key, number) in zip(keys, numbers) { coder.encode(number, forKey: key + place.suffix) }
    }
  }

  static func read(from coder: NSCoder) -> Color {
    func components(_ suffix: String) -> ColorComponents {
      let numbers = keys.map { coder.decodeFloat(forKey: $0 + suffix) }
      return ColorComponents(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
    }
    guard coder.decodeBool(forKey: "follows") else { return Color(components("")) }
    let all = environments.map { components($0.suffix) }
    return Color(
      provider: ComputedColor { environment in
        all[
          (environment.colorScheme == .dark ? 1 : 0) + (environment.colorSchemeContrast == .increased ? 2 : 0)
        ]
      })
  }
}
