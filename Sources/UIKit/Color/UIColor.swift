import Foundation
import SashCore
import SashGeometry

/// A colour of UIKit: fixed, or one that follows the appearance.
open class UIColor: NSObject, _AssetNames, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Stays the first property.
  private let kind = comparedByFoundation
  let color: Color

  /// The colour as SwiftUI has it.
  init(base color: Color) { self.color = color }
  /// The colour of an archive.
  public required init?(coder: NSCoder) { color = ArchivedColor.read(from: coder) }
  open func encode(with coder: NSCoder) { ArchivedColor.write(color, to: coder) }
  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(base: Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  /// `#colorLiteral(…)`, as Xcode writes it.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      base: Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(base: Color(white: white, opacity: alpha))
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      base: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(base: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(cgColor: CGColor) { self.init(base: Color(cgColor.sRGB)) }
  /// A colour that is asked for anew in each appearance.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(
      base: Color(
        provider: ComputedColor { environment in
          let traits = UITraitCollection(
            style: environment.colorScheme == .dark ? .dark : .light,
            contrast: environment.colorSchemeContrast == .increased ? .high : .normal,
            displayScale: environment.displayScale)
          return dynamicProvider(traits).color.components(in: environment)
        }))
  }
  /// A colour of the app's resources by name; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard Color.exists(named: name, in: bundle) else { return nil }
    self.init(base: Color(name, bundle: bundle))
  }

  /// The colour that a pattern has from afar: the mean of its pixels.
  ///
  /// - Missing: the pattern itself.
  public convenience init(patternImage image: UIImage) {
    runtimeWarning(
      "UIColor(patternImage:) is the mean colour of the image here; show the image to see the pattern.")
    self.init(base: Color(image.meanColor))
  }
  /// A colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(base: Color(resource)) }

  // MARK: Numbers

  private var components: ColorComponents { color.components(in: UITraitCollection.current.environment) }

  /// Red, green, blue in sRGB and the opacity, in the appearance of now.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = components
    red?.pointee = CGFloat(c.red)
    green?.pointee = CGFloat(c.green)
    blue?.pointee = CGFloat(c.blue)
    alpha?.pointee = CGFloat(c.opacity)
    return true
  }
  /// The place on the colour wheel (0…1), in the appearance of now.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = components
    let (r, g, b) = (CGFloat(c.red), CGFloat(c.green), CGFloat(c.blue))
    let (high, low) = (max(r, g, b), min(r, g, b))
    let spread = high - low
    var angle: CGFloat = 0
    if spread > 0 {
      switch high {
      case r: angle = (g - b) / spread
      case g: angle = 2 + (b - r) / spread
      default: angle = 4 + (r - g) / spread
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = high > 0 ? spread / high : 0
    brightness?.pointee = high
    alpha?.pointee = CGFloat(c.opacity)
    return true
  }
  /// The brightness of a grey; false, and nothing written, if the colour is not grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    let c = components
    guard c.red == c.green, c.green == c.blue else { return false }
    white?.pointee = CGFloat(c.red)
    alpha?.pointee = CGFloat(c.opacity)
    return true
  }
  /// The colour of now.
  public var cgColor: CGColor { CGColor(components) }
  /// The same colour with another opacity in place of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let color = color
    let opacity = Float(alpha)
    if var components = fixedComponents {
      components.opacity = opacity
      return UIColor(base: Color(components))
    }
    return UIColor(
      base: Color(
        provider: ComputedColor { environment in
          var components = color.components(in: environment)
          components.opacity = opacity
          return components
        }))
  }
  /// The fixed colour that this one is with some traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(base: Color(color.components(in: traits.environment)))
  }

  // MARK: Drawing

  /// Makes this the colour of what is filled and stroked in the current image context.
  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if color == other.color { return true }
    guard let a = fixedComponents, let b = other.fixedComponents else { return false }
    return a == b
  }
  open override var hash: Int { fixedComponents.map(\.hashValue) ?? color.hashValue }
  open override var description: String { "\(color)" }

  /// The components of a colour that is the same in every appearance.
  private var fixedComponents: ColorComponents? { color.fixedComponents }
}
