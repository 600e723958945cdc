import Foundation
import SashControls
import SashCore

/// How a bar looks: from below an effect, a colour, a picture, and a line on the content's side.
///
/// - Source: the documentation of `UIBarAppearance`; no shadow where `shadowColor` is nil or clear, unless a picture stands for it
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
  /// The line of the system.
  private static let usualShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0, alpha: 0.3)
  }
  open var backgroundColor: UIColor? { didSet { onChange?() } }
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
    didSet { onChange?() }
  }
  open var backgroundImage: UIImage? { didSet { onChange?() } }
  /// How the picture fills the bar. It is stretched.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet {
      if backgroundImageContentMode != .scaleToFill {
        hasNoEffect("UIBarAppearance.backgroundImageContentMode")
      }
    }
  }
  /// Of the line at the edge of the bar, one pixel high; nil and a clear one leave it out. A template of `shadowImage` takes it.
  open var shadowColor: UIColor? = UIBarAppearance.usualShadow { didSet { onChange?() } }
  open var shadowImage: UIImage? { didSet { onChange?() } }
  /// Set by the bar that has it.
  var onChange: (() -> Void)?

  /// The look that the system gives a bar.
  public override required init() { super.init() }
  /// As `init()`; there is one idiom.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// What bars of all kinds have of another look.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }
  /// Takes over what bars of all kinds have.
  private func take(_ other: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = type(of: self).init()
      copy.take(self)
      fill(copy)
      return copy
    }
  }
  /// Gives a copy what bars of this kind have besides.
  func fill(_ copy: UIBarAppearance) {}

  /// The system's material.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundEffect) = (nil, UIBlurEffect(style: .systemChromeMaterial))
    (backgroundImage, shadowImage, shadowColor) = (nil, nil, UIBarAppearance.usualShadow)
  }
  /// A colour that nothing is seen through.
  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundEffect) = (.systemBackground, nil)
    (backgroundImage, shadowImage, shadowColor) = (nil, nil, UIBarAppearance.usualShadow)
  }
  /// Nothing.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
    (backgroundImage, shadowImage) = (nil, nil)
  }

  var face: BarFace {
    var face = BarFace(effect: backgroundEffect?.style.barEffect, color: backgroundColor?.color)
    face.scheme = backgroundEffect?.style.scheme
    face.picture = backgroundImage.map { Image(uiImage: $0) }
    face.line = line
    return face
  }
  private var line: BarFace.Line {
    let color = shadowColor.flatMap { $0.cgColor.alpha > 0 ? $0 : nil }
    if let shadowImage {
      guard shadowImage.size != .zero else { return .none }
      let isTemplate = shadowImage.renderingMode == .alwaysTemplate
      return .picture(
        Image(uiImage: isTemplate ? shadowImage.withTintColor(color ?? .clear) : shadowImage))
    }
    guard let color else { return .none }
    return color === UIBarAppearance.usualShadow ? .system : .color(color.color)
  }
}

extension UIBlurEffect.Style {
  var barEffect: BarFace.Effect {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// How far the title is from its place.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// How buttons look; the way back looks as they do, where nothing else is set for it.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonsSet() } }
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { buttonsSet() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { buttonsSet() } }
  /// The picture of the way back, and where it hides what slides below it, which nothing does here.
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Sets both or, if one is nil, none.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
    self.backIndicatorImage = isWhole ? backIndicatorImage : nil
    backIndicatorTransitionMaskImage = isWhole ? transitionMaskImage : nil
    onChange?()
  }
  public required init() {
    super.init()
    buttonsSet()
  }
  private func buttonsSet() {
    for buttons in [buttonAppearance, backButtonAppearance, doneButtonAppearance] {
      buttons.onChange = { [weak self] in self?.onChange?() }
    }
    onChange?()
  }
  override func fill(_ copy: UIBarAppearance) {
    guard let copy = copy as? UINavigationBarAppearance else { return }
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    copy.buttonAppearance = buttonAppearance.made()
    copy.backButtonAppearance = backButtonAppearance.made()
    copy.doneButtonAppearance = doneButtonAppearance.made()
  }
}

/// How a tool bar looks.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { onChange?() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { onChange?() } }
  override func fill(_ copy: UIBarAppearance) {
    guard let copy = copy as? UIToolbarAppearance else { return }
    copy.buttonAppearance = buttonAppearance.made()
    copy.doneButtonAppearance = doneButtonAppearance.made()
  }
}

extension BarLook.TextLook {
  /// The colour and the font among attributes, at a distance from the usual place.
  init(_ attributes: [NSAttributedString.Key: Any]?, offset: UIOffset = .zero) {
    self.init(
      color: (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) },
      font: (attributes?[.font] as? UIFont).map { Font($0) })
    self.offset = CGSize(width: offset.horizontal, height: offset.vertical)
  }
  var withoutColor: BarLook.TextLook {
    var result = self
    result.color = nil
    return result
  }
  /// With what another one has where this one has nothing.
  func over(_ other: BarLook.TextLook) -> BarLook.TextLook {
    var result = self
    result.color = color ?? other.color
    result.font = font ?? other.font
    if offset == .zero { result.offset = other.offset }
    return result
  }
}
