import Foundation
import SashCore
import SashText

extension UIFont {
  /// How wide the letters are: −1 the narrowest, 0 standard, 1 the widest.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.css, width: 1 + width.rawValue))
  }

  /// The font that a descriptor asks for, `pointSize` points large; 0 takes the size of the descriptor, and 12 if it has none.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var description = descriptor.described
    if pointSize > 0 { description.size = pointSize }
    if description.size <= 0 { description.size = 12 }
    if let family = description.family {
      AppFonts.register()
      if !FontLibrary.shared.hasFamily(family) { description.family = nil }
    }
    self.init(description)
  }
  /// What the font is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(described) }

  /// The system's face for a style, at the text size of the traits; nil is the size that the person has chosen.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = (traitCollection ?? .current).environment.dynamicTypeSize
    return UIFont(Font.system(style.style).resolve(size))
  }
}

extension UIFont.Weight {
  /// The weight that has a number on the scale of CSS.
  init(css: CGFloat) {
    guard css > 100 else {
      self = .ultraLight
      return
    }
    for (low, high) in zip(Self.steps, Self.steps.dropFirst()) where css <= high.1 {
      self.init(low.0 + (high.0 - low.0) * (css - low.1) / (high.1 - low.1))
      return
    }
    self = .black
  }
}
