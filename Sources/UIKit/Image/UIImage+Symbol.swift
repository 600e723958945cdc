import CoreGraphics
import Foundation
import SashCore
import SashText

extension UIImage {
  /// The size, in points of a font, the weight and the colours of a symbol; what is nil is that of body text.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Wish: Hashable {
      var pointSize: CGFloat?
      var weight: SymbolWeight = .unspecified
      var scale: SymbolScale = .unspecified
      var ink = Ink.automatic
    }
    /// Which colours a symbol has of its own.
    enum Ink: Hashable {
      case automatic, monochrome, multicolor, palette([UIColor]), hierarchical(UIColor)
      /// That of a symbol without parts.
      var first: UIColor? {
        switch self {
        case .palette(let colors): colors.first
        case .hierarchical(let color): color
        default: nil
        }
      }
    }
    let wish: Wish

    init(_ wish: Wish, traits: UITraitCollection? = nil) {
      self.wish = wish
      super.init(traits: traits)
    }
    public convenience init(pointSize: CGFloat) { self.init(Wish(pointSize: pointSize)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Wish(pointSize: pointSize, weight: weight))
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Wish(pointSize: pointSize, weight: weight, scale: scale))
    }
    public convenience init(weight: SymbolWeight) { self.init(Wish(weight: weight)) }
    public convenience init(scale: SymbolScale) { self.init(Wish(scale: scale)) }
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        Wish(pointSize: font.pointSize, weight: SymbolWeight(css: font.described.weight), scale: scale))
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// A symbol in colours, the foremost part first.
    public convenience init(paletteColors: [UIColor]) { self.init(Wish(ink: .palette(paletteColors))) }
    /// A symbol in tones of a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Wish(ink: .hierarchical(hierarchicalColor)))
    }
    /// A symbol in the colour of what is around it.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Wish(ink: .monochrome))
    }
    /// A symbol in colours of its own, where it has any.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Wish(ink: .multicolor))
    }
    /// Nothing is asked for.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Wish()) }

    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      changed { ($0.pointSize, $0.weight) = (nil, .unspecified) }
    }
    public func configurationWithoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }
    public func configurationWithoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }
    private func changed(_ change: (inout Wish) -> Void) -> SymbolConfiguration {
      var new = wish
      change(&new)
      return SymbolConfiguration(new, traits: traitCollection)
    }

    public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      guard let made = SymbolConfiguration(wish, traits: traitCollection) as? Self else { return self }
      return made
    }
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      let merged = super.applying(Configuration(traits: otherConfiguration?.traitCollection))
      guard let other = (otherConfiguration as? SymbolConfiguration)?.wish else { return merged }
      let both = merged.changed {
        $0.pointSize = other.pointSize ?? $0.pointSize
        if other.weight != .unspecified { $0.weight = other.weight }
        if other.scale != .unspecified { $0.scale = other.scale }
        if other.ink != .automatic { $0.ink = other.ink }
      }
      return both as? Self ?? merged
    }
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
    public override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.wish == wish
    }
    public override var hash: Int { wish.hashValue }
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
    let wish = (configuration as? SymbolConfiguration)?.wish
    // What is no number is nothing, and no picture can be of any size.
    let points = min(max(0, wish?.pointSize ?? 17), 4096)
    guard
      let symbol = Image.symbolOutline(
        named: name, size: points, weight: wish?.weight.css ?? 400,
        scale: wish?.scale.scale ?? .medium)
    else { return nil }
    let scale = UITraitCollection.current.environment.displayScale
    let colored = SymbolPicture(
      named: name, ink: wish?.ink ?? .automatic, points: points, weight: wish?.weight.css ?? 400,
      wish?.scale.scale ?? .medium
    )?.drawn(scale: scale)
    if let colored {
      self.init(bitmap: colored.light, scale: scale, renderingMode: .alwaysOriginal)
    } else {
      let size = CGSize(width: symbol.frame.width.rounded(.up), height: symbol.frame.height.rounded(.up))
      let context = CGContext(size: size, scale: scale, isOpaque: false)
      context.translateBy(x: -symbol.frame.minX, y: -symbol.frame.minY)
      context.addPath(symbol.path.cgPath)
      context.fillPath()
      guard let picture = context.makeImage() else { return nil }
      let color = wish?.ink.first
      self.init(
        bitmap: picture.bitmap, scale: scale, renderingMode: color == nil ? .alwaysTemplate : .alwaysOriginal,
        tint: color)
    }
    (origin.symbol, origin.configuration) = (name, configuration)
    // Letters beside a symbol stand on the line through its zero.
    origin.baseline = symbol.frame.maxY
    if let dark = colored?.dark {
      let night = UIImage(bitmap: dark, scale: scale, renderingMode: .alwaysOriginal)
      night.origin = origin
      night.origin.style = .dark
      origin.style = .light
      let asset = UIImageAsset()
      asset.register(self, with: UITraitCollection(userInterfaceStyle: .light))
      asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
    }
  }
  /// A symbol for a place; nil if there is none of that name.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traits: $0) })
  }
  /// A symbol filled up to a value between 0 and 1.
  ///
  /// - Missing: looking at the value: the symbol is drawn in full.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }
}
