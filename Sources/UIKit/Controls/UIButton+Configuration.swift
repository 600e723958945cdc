import Foundation
import SashControls
import SashCore
import SashLayout

extension UIButton {
  /// How a button looks, as a value.
  ///
  /// - Missing: `macIdiomStyle`.
  public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    enum Kind { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }
    let kind: Kind

    public var title: String?
    public var subtitle: String?
    /// Where its attributes say nothing, it looks as the title does.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// At which side of the title the picture stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between picture and title, in points.
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var contentInsets: NSDirectionalEdgeInsets
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background: UIBackgroundConfiguration
    /// Whether a wheel turns in the place of the picture, in the colour of the title.
    public var showsActivityIndicator = false
    /// Changes the colour of the wheel.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var automaticallyUpdateForSelection = true
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the arrows that say that the button brings up a menu.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether the button shows the arrows: one that brings up a menu by a tap.
    var showsIndicator = false
    /// Changes the font and the colour of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// - Source: facts on UIKit; `defaultContentInsets` of UIKit are 7 points above and below and 12 at the sides.
    init(_ kind: Kind) {
      self.kind = kind
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      background = .clear()
      background.cornerRadius = 5.95
      background.backgroundColor = nil
    }
    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
    /// The same for a button in another state.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

    /// Has the colour of what destroys something, where none has been set.
    mutating func becomeDestructive() {
      if kind == .filled || kind == .borderedProminent {
        if baseBackgroundColor == nil { baseBackgroundColor = .systemRed }
      } else {
        if baseForegroundColor == nil { baseForegroundColor = .systemRed }
        if baseBackgroundColor == nil, kind == .tinted || kind == .borderedTinted {
          baseBackgroundColor = .systemRed
        }
      }
    }
    func foreground(_ tint: UIColor) -> UIColor {
      if let baseForegroundColor { return baseForegroundColor }
      return kind == .filled || kind == .borderedProminent ? .white : tint
    }
    func ground(_ tint: UIColor) -> UIColor {
      if let own = background.backgroundColor { return own }
      switch kind {
      case .plain, .borderless: return baseBackgroundColor ?? .clear
      case .gray, .bordered: return baseBackgroundColor ?? .secondarySystemFill
      case .tinted, .borderedTinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled, .borderedProminent: return baseBackgroundColor ?? tint
      }
    }
    func radius(_ size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .capsule: size.height / 2
      case .fixed: background.cornerRadius
      case .small: 4
      case .large: 12
      case .medium, .dynamic: background.cornerRadius == 5.95 ? 6 : background.cornerRadius
      }
    }
  }
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
}

/// Changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// What a button with a configuration shows.
struct ConfiguredButton: View {
  let look: UIButton.Configuration
  let tint: UIColor
  let font: UIFont
  let hasGround: Bool

  var body: some View {
    let color = look.foreground(tint).color
    let insets = look.contentInsets
    HStack(spacing: 6) {
      parts
      if look.showsIndicator {
        let base = look.foreground(tint)
        Image(systemName: "chevron.up.chevron.down").font(.system(size: 12, weight: .semibold))
          .foregroundStyle((look.indicatorColorTransformer?(base) ?? base).color)
          .accessibilityHidden(true)
      }
    }
    .foregroundStyle(color)
    .padding(
      EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    )
  }

  @ViewBuilder private var parts: some View {
    switch look.imagePlacement {
    case .top:
      VStack(spacing: look.imagePadding) {
        image
        texts
      }
    case .bottom:
      VStack(spacing: look.imagePadding) {
        texts
        image
      }
    case .trailing:
      HStack(spacing: look.imagePadding) {
        texts
        image
      }
    default:
      HStack(spacing: look.imagePadding) {
        image
        texts
      }
    }
  }
  @ViewBuilder private var image: some View {
    if look.showsActivityIndicator {
      let base = look.foreground(tint)
      ProgressView().controlSize(.small)
        .tint((look.activityIndicatorColorTransformer?(base) ?? base).color)
    } else if let image = look.image {
      Image(uiImage: image)
    }
  }
  @ViewBuilder private var texts: some View {
    if look.title != nil || look.subtitle != nil {
      VStack(
        alignment: look.titleAlignment == .center
          ? .center : look.titleAlignment == .trailing ? .trailing : .leading, spacing: look.titlePadding
      ) {
        if let title = look.title { letters(title, look.attributedTitle).font(Font(font)) }
        if let subtitle = look.subtitle {
          letters(subtitle, look.attributedSubtitle).font(.system(size: 12))
        }
      }
    }
  }
  /// A text with its attributes, unless something else is shown in its place.
  private func letters(_ text: String, _ attributed: AttributedString?) -> Text {
    guard let attributed, String(attributed.characters) == text,
      let whole = try? NSAttributedString(attributed, including: \.uiKit)
    else { return Text(verbatim: text) }
    return AttributedRun.text(whole.runs)
  }
}
