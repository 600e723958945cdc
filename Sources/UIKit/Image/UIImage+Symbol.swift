import CoreGraphics
import Foundation
import SashCore
import SashText

extension UIImage {
  /// How large and how bold a symbol is.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// The size, in points of a font, and the weight of a symbol; what is nil is that of body text.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale

    private init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }
    public convenience init(pointSize: CGFloat) { self.init(pointSize, .unspecified, .default) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight, .default)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .default) }
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }
    public convenience init(font: UIFont) {
      self.init(font.pointSize, .init(css: font.described.weight), .default)
    }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, .init(css: font.described.weight), scale)
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
  }
  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// On the scale of CSS.
    var css: CGFloat { self == .unspecified ? 400 : CGFloat(rawValue) * 100 }
    init(css: CGFloat) {
      self = SymbolWeight(rawValue: min(max(Int((css / 100).rounded()), 1), 9)) ?? .regular
    }
  }
  /// How large a symbol is beside text of its font.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small, medium, large

    fileprivate var scale: Image.Scale {
      switch self {
      case .small: .small
      case .large: .large
      default: .medium
      }
    }
  }

  /// A symbol as a template, in pixels of the main screen; nil if there is none of that name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  /// A symbol of a size and a weight as a template, in pixels of the main screen; nil if there is none of that name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let wish = configuration as? SymbolConfiguration
    guard
      let symbol = Image.symbolOutline(
        named: name, size: wish?.pointSize ?? 17, weight: wish?.weight.css ?? 400,
        scale: wish?.scale.scale ?? .medium)
    else { return nil }
    let scale = UITraitCollection.current.environment.displayScale
    let size = CGSize(width: symbol.frame.width.rounded(.up), height: symbol.frame.height.rounded(.up))
    let context = CGContext(size: size, scale: scale, isOpaque: false)
    context.translateBy(x: -symbol.frame.minX, y: -symbol.frame.minY)
    context.addPath(symbol.path.cgPath)
    context.fillPath()
    guard let picture = context.makeImage() else { return nil }
    self.init(bitmap: picture.bitmap, scale: scale, renderingMode: .alwaysTemplate)
  }
}
