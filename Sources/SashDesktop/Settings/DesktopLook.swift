import SashBus
import SashGeometry

/// What a person has asked of the looks of all programs in the settings of the desktop; nil for what nothing is said of.
package struct DesktopLook: Equatable, Sendable {
  package var isDark: Bool?
  package var accent: ColorComponents?
  package var increasesContrast: Bool?
  package var reducesMotion: Bool?
  /// How much larger texts are than they would be.
  package var textScale: Double?
  package init() {}

  /// What is said of `other`, where it says something, and otherwise what is said here.
  package func overlaid(by other: DesktopLook) -> DesktopLook {
    var all = self
    all.isDark = other.isDark ?? isDark
    all.accent = other.accent ?? accent
    all.increasesContrast = other.increasesContrast ?? increasesContrast
    all.reducesMotion = other.reducesMotion ?? reducesMotion
    all.textScale = other.textScale ?? textScale
    return all
  }
}

/// The settings of the desktop that concern looks, by their names.
struct AppearanceSettings {
  static let namespaces = [
    "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface",
  ]
  private var values: [String: BusValue] = [:]

  mutating func set(_ namespace: String, _ key: String, _ value: BusValue) {
    values[namespace + " " + key] = value
  }

  /// - Source: the documentation of org.freedesktop.portal.Settings: color-scheme 1 is dark and 2 is light; accent-color has
  ///   three numbers from 0 to 1, and others where there is none; contrast and reduced-motion are 1 for more and less
  var look: DesktopLook {
    func value(_ namespace: Int, _ key: String) -> BusValue? {
      values[Self.namespaces[namespace] + " " + key]
    }
    var look = DesktopLook()
    look.isDark =
      switch value(0, "color-scheme")?.number {
      case 1: true
      case 2: false
      default: value(1, "color-scheme")?.text.flatMap { $0 == "prefer-dark" ? true : nil }
      }
    if let parts = value(0, "accent-color")?.parts.compactMap(\.real), parts.count == 3,
      parts.allSatisfy({ (0...1).contains($0) })
    {
      look.accent = ColorComponents(red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]))
    }
    look.increasesContrast =
      value(0, "contrast")?.number.map { $0 == 1 } ?? value(2, "high-contrast")?.flag
    look.reducesMotion =
      value(0, "reduced-motion")?.number.map { $0 == 1 } ?? value(1, "enable-animations")?.flag.map { !$0 }
    look.textScale = value(1, "text-scaling-factor")?.real
    return look
  }
}
