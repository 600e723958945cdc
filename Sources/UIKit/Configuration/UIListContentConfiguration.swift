import Foundation
import SashCore

/// A picture and two texts, as rows of lists have them.
///
/// - Missing: `alternateText`, transforms of texts.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 is as many as the text needs.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }
  /// How a picture looks.
  public struct ImageProperties {
    /// The room of a symbol, which symbols of other sizes stand in the middle of.
    public static let standardDimension: CGFloat = -1
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The most that it takes, in points; zero along an axis is no limit.
    public var maximumSize = CGSize.zero
    /// What is kept for it, in points; zero is its size, and for symbols `standardDimension`.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public var strokeWidth: CGFloat = 0
    public var strokeColor: UIColor?
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? {
    get { shownText.plain }
    set { shownText = ListText(plain: newValue) }
  }
  /// The text with attributes; where these say nothing it looks as `textProperties` say.
  public var attributedText: NSAttributedString? {
    get { shownText.attributed }
    set { shownText = ListText(plain: newValue?.string, attributed: newValue) }
  }
  private(set) var shownText = ListText()
  public var textProperties: TextProperties
  public var secondaryText: String? {
    get { shownSecondaryText.plain }
    set { shownSecondaryText = ListText(plain: newValue) }
  }
  public var secondaryAttributedText: NSAttributedString? {
    get { shownSecondaryText.attributed }
    set { shownSecondaryText = ListText(plain: newValue?.string, attributed: newValue) }
  }
  private(set) var shownSecondaryText = ListText()
  public var secondaryTextProperties: TextProperties
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  init(_ font: UIFont, _ color: UIColor, secondary: UIFont, _ secondaryColor: UIColor) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: secondary, color: secondaryColor)
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font, scale: .large)
  }
  private static var row: UIListContentConfiguration {
    UIListContentConfiguration(
      .systemFont(ofSize: 17), .label, secondary: .systemFont(ofSize: 15), .secondaryLabel)
  }

  // MARK: Looks

  public static func cell() -> UIListContentConfiguration {
    var new = row
    new.textToSecondaryTextVerticalPadding = 3
    return new
  }
  public static func subtitleCell() -> UIListContentConfiguration {
    var new = row
    new.secondaryTextProperties.font = .systemFont(ofSize: 12)
    return new
  }
  public static func valueCell() -> UIListContentConfiguration {
    var new = row
    new.secondaryTextProperties.font = .systemFont(ofSize: 17)
    new.prefersSideBySideTextAndSecondaryText = true
    return new
  }
  public static func plainHeader() -> UIListContentConfiguration {
    var new = UIListContentConfiguration(
      .systemFont(ofSize: 17, weight: .semibold), .label, secondary: .systemFont(ofSize: 13), .secondaryLabel)
    new.directionalLayoutMargins.top = 5
    new.directionalLayoutMargins.bottom = 5
    return new
  }
  public static func plainFooter() -> UIListContentConfiguration { edge() }
  public static func groupedHeader() -> UIListContentConfiguration {
    var new = edge()
    new.textProperties.transform = .uppercase
    return new
  }
  public static func groupedFooter() -> UIListContentConfiguration { edge() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var new = edge()
    new.textProperties = TextProperties(font: .systemFont(ofSize: 20, weight: .bold), color: .label)
    return new
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var new = edge()
    new.textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    return new
  }
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  public static func sidebarCell() -> UIListContentConfiguration { row }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { row }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  private static func edge() -> UIListContentConfiguration {
    var new = UIListContentConfiguration(
      .systemFont(ofSize: 13), .secondaryLabel, secondary: .systemFont(ofSize: 13), .secondaryLabel)
    new.directionalLayoutMargins.top = 7.5
    new.directionalLayoutMargins.bottom = 7.5
    return new
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A text of a row, with attributes or without.
struct ListText {
  var plain: String?
  var attributed: NSAttributedString?
}

/// Axes of a view.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Shows a `UIListContentConfiguration`.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  /// A cell that has something at its end keeps less free before it.
  var hasAccessory = false { didSet { if hasAccessory != oldValue { setNeedsPlacing() } } }
  private(set) var textStart: CGFloat?

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    apply()
  }
  public required init?(coder: NSCoder) { fatalError("UIListContentView is made with a configuration.") }

  /// Traps on configurations of another kind.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        fatalError("A UIListContentView shows a UIListContentConfiguration, not \(type(of: newValue)).")
      }
      shown = new
      apply()
    }
  }
  private func apply() {
    set(textLabel, shown.shownText, shown.textProperties)
    set(secondaryLabel, shown.shownSecondaryText, shown.secondaryTextProperties)
    imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil
    imageView.tintColor = shown.imageProperties.tintColor.map { _ in
      shown.imageProperties.resolvedTintColor(for: tintColor)
    }
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    invalidateIntrinsicContentSize()
  }
  private func set(_ label: UILabel, _ text: ListText, _ look: UIListContentConfiguration.TextProperties) {
    label.isHidden = text.plain?.isEmpty ?? true
    label.font = look.font
    label.textColor = look.resolvedColor()
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment =
      look.alignment == .center ? .center : look.alignment == .justified ? .justified : .natural
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    if let attributed = text.attributed { return label.attributedText = attributed }
    switch look.transform {
    case .none: label.text = text.plain
    case .uppercase: label.text = text.plain?.uppercased()
    case .lowercase: label.text = text.plain?.lowercased()
    case .capitalized: label.text = text.plain?.capitalized
    }
  }
  private var parts: ListContentLayout.Texts {
    .init(
      text: textLabel.isHidden ? nil : textLabel, secondary: secondaryLabel.isHidden ? nil : secondaryLabel)
  }
  private var layout: ListContentLayout {
    var layout = ListContentLayout()
    layout.margins = shown.directionalLayoutMargins
    if hasAccessory { layout.margins.trailing = min(8, layout.margins.trailing) }
    layout.imageGap = shown.imageToTextPadding
    layout.isSideBySide = shown.prefersSideBySideTextAndSecondaryText
    layout.sideGap = shown.textToSecondaryTextHorizontalPadding
    layout.verticalGap = shown.textToSecondaryTextVerticalPadding
    if let image = shown.image {
      layout.reservedImage = image.reserved(shown.imageProperties.reservedLayoutSize, for: traitCollection)
      var size = imageView.intrinsicContentSize
      let most = shown.imageProperties.maximumSize
      let share = min(
        most.width > 0 ? most.width / max(1, size.width) : 1,
        most.height > 0 ? most.height / max(1, size.height) : 1, 1)
      size = CGSize(width: size.width * share, height: size.height * share)
      layout.image = size
    }
    return layout
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = layout.frames(in: bounds.size, parts)
    imageView.frame = frames.image
    textLabel.frame = frames.text
    secondaryLabel.frame = frames.secondary
    textStart = textLabel.isHidden ? nil : frames.text.minX
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : 320
    return CGSize(width: width, height: layout.height(width: width, parts))
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }
}
