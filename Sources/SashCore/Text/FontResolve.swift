import Foundation
import SashText

extension Font {
  /// The face, size and style in points, at a Dynamic Type size.
  package func resolve(_ dynamicTypeSize: DynamicTypeSize) -> FontDescription {
    var description: FontDescription
    switch storage.base {
    case .textStyle(let style, let design, let weight):
      description = FontDescription(size: style.size(at: dynamicTypeSize))
      description.weight = (weight ?? style.weight).value
      description.design = (design ?? .default).described
    case .system(let size, let weight, let design):
      description = FontDescription(size: size)
      description.weight = (weight ?? .regular).value
      description.design = (design ?? .default).described
    case .named(let name, let size, let style):
      AppFonts.register()
      // A custom face grows as the lines of the style that it stands for do.
      let factor = style.map { $0.scale(at: dynamicTypeSize) } ?? 1
      description = FontDescription(family: name, size: (size * factor).rounded())
      if style == nil { description.size = size }
    case .described(let fixed): description = fixed
    }
    for change in storage.changes {
      switch change {
      case .weight(let weight): description.weight = weight.value
      case .width(let width): description.width = 1 + width.value
      case .italic: description.isItalic = true
      case .bold: description.weight = bolder(description.weight)
      case .monospacedDigit: description.usesMonospacedDigits = true
      case .monospaced: description.design = .monospaced
      case .smallCaps(let which): description.smallCaps = which
      case .size(let size): description.size = size
      case .scaled(let factor): description.size *= factor
      case .leading(let leading):
        switch leading {
        case .standard: description.leading = .standard
        case .tight: description.leading = .tight
        case .loose: description.leading = .loose
        }
      }
    }
    return description
  }

  /// The weight that `bold()` makes of one: that of emphasis in a style which has its own weight, else a bold one.
  func bolder(_ weight: CGFloat) -> CGFloat {
    if case .textStyle(let style, _, _) = storage.base, weight == style.weight.value {
      return style.emphasizedWeight.value
    }
    return Font.bolder(weight)
  }
  /// The next bold weight, where there is no style.
  static func bolder(_ weight: CGFloat) -> CGFloat {
    max(weight, weight <= 400 ? 700 : min(900, weight + 100))
  }
}

extension Font.TextStyle {
  func size(at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    TextStyleSizes.sizes(of: self)[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize)!]
  }
  var weight: Font.Weight { self == .headline ? .semibold : .regular }
  /// - Source: Apple's Human Interface Guidelines, Typography: the emphasised weights.
  var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}

extension Font.Design {
  var described: FontDescription.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

/// How large the user wants text.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

/// False where the system has no font that could draw a word.
package var hasFonts: Bool { FontLibrary.shared.hasFonts }
