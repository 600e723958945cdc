import SashGeometry

/// A colour of the platform, with a value for light and dark appearance and for increased contrast.
/// - Source: facts on colours; iOS 13–18.
@usableFromInline package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case black, white, clear
  /// The colour of controls where none is set.
  case accent
  /// Text, from the most to the least prominent.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case placeholder, link
  case separator, opaqueSeparator
  /// Thin fields behind content, from the strongest to the weakest.
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case gray2, gray3, gray4, gray5, gray6

  /// The components in an appearance.
  package func resolve(isDark: Bool, isContrastIncreased: Bool = false) -> ColorComponents {
    let row = Self.rows[Int(rawValue)]
    return switch (isDark, isContrastIncreased) {
    case (false, false): row.light
    case (true, false): row.dark
    case (false, true): row.lightContrast
    case (true, true): row.darkContrast
    }
  }

  /// The label colour of a level of the foreground, 0 the most prominent.
  package static func label(level: Int) -> SystemColor {
    [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel][min(max(level, 0), 4)]
  }

  /// The label colours are not told apart by their names in code.
  package var name: String {
    switch self {
    case .label: "primary"
    case .secondaryLabel: "secondary"
    case .accent: "accentColor"
    default: "\(self)"
    }
  }

  private struct Row {
    var light: ColorComponents
    var dark: ColorComponents
    var lightContrast: ColorComponents
    var darkContrast: ColorComponents
    init(
      _ light: ColorComponents, _ dark: ColorComponents, _ lightContrast: ColorComponents? = nil,
      _ darkContrast: ColorComponents? = nil
    ) {
      self.light = light
      self.dark = dark
      self.lightContrast = lightContrast ?? light
      self.darkContrast = darkContrast ?? dark
    }
  }

  private static let rows: [Row] = allCases.map(row)

  private static func row(_ color: SystemColor) -> Row {
    func c(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Float = 1) -> ColorComponents {
      ColorComponents(red, green, blue, opacity: opacity)
    }
    return switch color {
    case .red: Row(c(255, 59, 48), c(255, 69, 58), c(215, 0, 21), c(255, 105, 97))
    case .orange: Row(c(255, 149, 0), c(255, 159, 10), c(201, 52, 0), c(255, 179, 64))
    case .yellow: Row(c(255, 204, 0), c(255, 214, 10), c(178, 80, 0), c(255, 212, 38))
    case .green: Row(c(52, 199, 89), c(48, 209, 88), c(36, 138, 61), c(48, 219, 91))
    case .mint: Row(c(0, 199, 190), c(99, 230, 226), c(12, 129, 123), c(99, 230, 226))
    case .teal: Row(c(48, 176, 199), c(64, 200, 224), c(0, 130, 153), c(93, 230, 255))
    case .cyan: Row(c(50, 173, 230), c(100, 210, 255), c(0, 113, 164), c(112, 215, 255))
    case .blue, .accent: Row(c(0, 122, 255), c(10, 132, 255), c(0, 64, 221), c(64, 156, 255))
    case .indigo: Row(c(88, 86, 214), c(94, 92, 230), c(54, 52, 163), c(125, 122, 255))
    case .purple: Row(c(175, 82, 222), c(191, 90, 242), c(137, 68, 171), c(218, 143, 255))
    case .pink: Row(c(255, 45, 85), c(255, 55, 95), c(211, 15, 69), c(255, 100, 130))
    case .brown: Row(c(162, 132, 94), c(172, 142, 104), c(127, 101, 69), c(181, 148, 105))
    case .gray: Row(c(142, 142, 147), c(142, 142, 147), c(108, 108, 112), c(174, 174, 178))
    case .black: Row(c(0, 0, 0), c(0, 0, 0))
    case .white: Row(c(255, 255, 255), c(255, 255, 255))
    case .clear: Row(.clear, .clear)
    case .label: Row(c(0, 0, 0), c(255, 255, 255))
    case .secondaryLabel:
      Row(c(60, 60, 67, 0.6), c(235, 235, 245, 0.6), c(60, 60, 67, 0.8), c(235, 235, 245, 0.7))
    case .tertiaryLabel:
      Row(c(60, 60, 67, 0.3), c(235, 235, 245, 0.3), c(60, 60, 67, 0.7), c(235, 235, 245, 0.55))
    case .quaternaryLabel:
      Row(c(60, 60, 67, 0.18), c(235, 235, 245, 0.16), c(60, 60, 67, 0.55), c(235, 235, 245, 0.4))
    case .quinaryLabel:
      Row(c(0, 0, 0, 0.05), c(255, 255, 255, 0.05), c(0, 0, 0, 0.081), c(255, 255, 255, 0.081))
    case .placeholder:
      Row(c(60, 60, 67, 0.3), c(235, 235, 245, 0.3), c(60, 60, 67, 0.38), c(235, 235, 245, 0.38))
    case .link: Row(c(0, 122, 255), c(9, 132, 255))
    case .separator: Row(c(60, 60, 67, 0.29), c(84, 84, 88, 0.6), c(60, 60, 67, 0.37), c(84, 84, 88, 0.68))
    case .opaqueSeparator: Row(c(198, 198, 200), c(56, 56, 58))
    case .fill:
      Row(c(120, 120, 128, 0.2), c(120, 120, 128, 0.36), c(120, 120, 128, 0.28), c(120, 120, 128, 0.44))
    case .secondaryFill:
      Row(c(120, 120, 128, 0.16), c(120, 120, 128, 0.32), c(120, 120, 128, 0.24), c(120, 120, 128, 0.4))
    case .tertiaryFill:
      Row(c(118, 118, 128, 0.12), c(118, 118, 128, 0.24), c(118, 118, 128, 0.2), c(118, 118, 128, 0.32))
    case .quaternaryFill:
      Row(c(116, 116, 128, 0.08), c(118, 118, 128, 0.18), c(116, 116, 128, 0.157), c(118, 118, 128, 0.26))
    case .background: Row(c(255, 255, 255), c(0, 0, 0))
    case .secondaryBackground: Row(c(242, 242, 247), c(28, 28, 30), c(235, 235, 240), c(36, 36, 38))
    case .tertiaryBackground: Row(c(255, 255, 255), c(44, 44, 46), c(255, 255, 255), c(54, 54, 56))
    case .groupedBackground: Row(c(242, 242, 247), c(0, 0, 0), c(235, 235, 240), c(0, 0, 0))
    case .secondaryGroupedBackground: Row(c(255, 255, 255), c(28, 28, 30), c(255, 255, 255), c(36, 36, 38))
    case .tertiaryGroupedBackground: Row(c(242, 242, 247), c(44, 44, 46), c(235, 235, 240), c(54, 54, 56))
    case .gray2: Row(c(174, 174, 178), c(99, 99, 102), c(142, 142, 147), c(124, 124, 128))
    case .gray3: Row(c(199, 199, 204), c(72, 72, 74), c(174, 174, 178), c(84, 84, 86))
    case .gray4: Row(c(209, 209, 214), c(58, 58, 60), c(188, 188, 192), c(68, 68, 70))
    case .gray5: Row(c(229, 229, 234), c(44, 44, 46), c(216, 216, 220), c(54, 54, 56))
    case .gray6: Row(c(242, 242, 247), c(28, 28, 30), c(235, 235, 240), c(36, 36, 38))
    }
  }
}

/// Colours of the platform as colours, for controls.
package enum SystemStyle {
  package static var label: Color { Color(SystemColor.label) }
  package static var secondaryLabel: Color { Color(SystemColor.secondaryLabel) }
  package static var tertiaryLabel: Color { Color(SystemColor.tertiaryLabel) }
  package static var fill: Color { Color(SystemColor.fill) }
  package static var secondaryFill: Color { Color(SystemColor.secondaryFill) }
  package static var tertiaryFill: Color { Color(SystemColor.tertiaryFill) }
  package static var background: Color { Color(SystemColor.background) }
}
