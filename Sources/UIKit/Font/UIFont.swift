import Foundation
import SashCore
import SashText

/// A typeface at a fixed size, in points.
public final class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Stays the first property.
  private let kind = comparedByFoundation
  let described: FontDescription
  init(_ description: FontDescription) { described = description }
  public convenience init?(coder: NSCoder) { self.init(FontDescription(coder: coder)) }
  public static var supportsSecureCoding: Bool { true }
  public func encode(with coder: NSCoder) { described.encode(with: coder) }
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// How bold the strokes are: −1 the thinnest, 0 regular, 1 the blackest.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    // - Source: the constants of UIKit's headers.
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    static let steps: [(CGFloat, CGFloat)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
      (0.62, 900),
    ]
    /// On the scale of CSS.
    var css: CGFloat {
      guard rawValue > -0.8 else { return 100 }
      for (low, high) in zip(Weight.steps, Weight.steps.dropFirst()) where rawValue <= high.0 {
        return low.1 + (high.1 - low.1) * (rawValue - low.0) / (high.0 - low.0)
      }
      return 900
    }
  }

  /// A style that grows with the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let styles: [TextStyle: Font.TextStyle] = [
      .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline,
      .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote,
      .caption1: .caption, .caption2: .caption2,
    ]
    var style: Font.TextStyle { TextStyle.styles[self] ?? .body }
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize))
  }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.css))
  }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: 700))
  }
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize, isItalic: true))
  }
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.css, design: .monospaced))
  }
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.css, usesMonospacedDigits: true))
  }
  /// The system's face for a style, at the text size that the person has chosen.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// A face by its family, full or PostScript name; nil if no font of this name is installed or registered.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    AppFonts.register()
    guard FontLibrary.shared.hasFamily(fontName) else { return nil }
    self.init(FontDescription(family: fontName, size: fontSize))
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  /// The same face at another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var copy = described
    copy.size = fontSize
    return UIFont(copy)
  }

  public var pointSize: CGFloat { described.size }
  public var familyName: String { described.family ?? ".AppleSystemUIFont" }
  public var fontName: String { described.family ?? ".SFUI-Regular" }
  private var metrics: FontMetrics { FontLibrary.shared.metrics(of: described) }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// From the baseline up to the top of the line.
  public var ascender: CGFloat { metrics.ascent }
  /// From the baseline down to the bottom of the line: negative.
  public var descender: CGFloat { -metrics.descent }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
  public var leading: CGFloat { 0 }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.described == described }
  public override var hash: Int { described.hashValue }
}
