import Foundation
import SashControls
import SashCore
import SashLayout

/// What is shown where there is nothing to show: a picture, words, and buttons that help.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  public enum Alignment: Int, Sendable { case center, natural }
  /// What a button does.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role: UIButton.Role = .normal
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? {
    get { shownText.plain }
    set { shownText = ListText(plain: newValue) }
  }
  public var attributedText: NSAttributedString? {
    get { shownText.attributed }
    set { shownText = ListText(plain: newValue?.string, attributed: newValue) }
  }
  private(set) var shownText = ListText()
  public var textProperties = TextProperties(font: .boldSystemFont(ofSize: 22), color: .label)
  public var secondaryText: String? {
    get { shownSecondaryText.plain }
    set { shownSecondaryText = ListText(plain: newValue) }
  }
  public var secondaryAttributedText: NSAttributedString? {
    get { shownSecondaryText.attributed }
    set { shownSecondaryText = ListText(plain: newValue?.string, attributed: newValue) }
  }
  private(set) var shownSecondaryText = ListText()
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// It is shown where it has a title or a picture.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Around all of it, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// In points, as the following.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 24
  public var buttonToSecondaryButtonPadding: CGFloat = 16
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  @MainActor public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
  /// A wheel, for what is on its way.
  @MainActor public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isLoading = true
    made.textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    return made
  }
  /// For a search that has found nothing.
  @MainActor public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard let search = state as? UIContentUnavailableConfigurationState, let words = search.searchText,
      !words.isEmpty, text == "No Results"
    else { return self }
    var made = self
    made.text = "No Results for “\(words)”"
    return made
  }
}

/// What a controller is like that asks what to show in the place of its content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// What a person searches for.
  public var searchText: String?
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// Shows a configuration for where there is nothing to show.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      invalidateIntrinsicContentSize()
      changed()
    }
  }
  /// What is too high can be scrolled.
  open var isScrollEnabled = false { didSet { changed() } }
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  override var content: AnyView {
    let parts = ContentUnavailableParts(look: shown, tint: tintColor)
    return isScrollEnabled
      ? AnyView(ScrollView { parts.containerRelativeFrame(.vertical) }) : AnyView(parts.fill(.center))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Measuring.size(
      of: ContentUnavailableParts(look: shown, tint: tintColor),
      ProposedViewSize(width: size.width, height: nil))
  }
}

private struct ContentUnavailableParts: View {
  let look: UIContentUnavailableConfiguration
  let tint: UIColor

  var body: some View {
    let margins = look.directionalLayoutMargins
    VStack(spacing: 0) {
      if look.isLoading { ProgressView().padding(.bottom, look.text == nil ? 0 : look.imageToTextPadding) }
      if let image = look.image { picture(image).padding(.bottom, look.imageToTextPadding) }
      if look.text != nil { words(look.shownText, look.textProperties).accessibilityAddTraits(.isHeader) }
      if look.secondaryText != nil {
        words(look.shownSecondaryText, look.secondaryTextProperties)
          .padding(.top, look.textToSecondaryTextPadding)
      }
      button(look.button, look.buttonProperties, above: look.textToButtonPadding)
      button(look.secondaryButton, look.secondaryButtonProperties, above: look.buttonToSecondaryButtonPadding)
    }
    .padding(
      EdgeInsets(
        top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    )
    .background((look.background.backgroundColor ?? .clear).color)
  }
  private func picture(_ image: UIImage) -> some View {
    let wish = look.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 48)
    let shown = image.isSymbolImage ? image.withConfiguration(wish.applying(image.configuration)) : image
    let most = look.imageProperties.maximumSize
    return Image(uiImage: shown).foregroundStyle((look.imageProperties.tintColor ?? .secondaryLabel).color)
      .frame(maxWidth: most.width > 0 ? most.width : nil, maxHeight: most.height > 0 ? most.height : nil)
      .clipShape(RoundedRectangle(cornerRadius: look.imageProperties.cornerRadius))
  }
  private func words(_ text: ListText, _ properties: UIListContentConfiguration.TextProperties) -> some View {
    let letters = text.attributed.map { AttributedRun.text($0.runs) } ?? Text(verbatim: text.plain ?? "")
    return letters.font(Font(properties.font)).foregroundStyle(properties.resolvedColor().color)
      .multilineTextAlignment(look.alignment == .center ? .center : .leading)
      .lineLimit(properties.numberOfLines > 0 ? properties.numberOfLines : nil)
  }
  @ViewBuilder private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    above: CGFloat
  ) -> some View {
    if configuration.title != nil || configuration.image != nil {
      let shown = ConfiguredButton(
        look: configuration, tint: tint, font: .systemFont(ofSize: 17), hasGround: true
      )
      .background {
        GeometryReader { proxy in
          RoundedRectangle(cornerRadius: configuration.radius(proxy.size)).fill(
            configuration.ground(tint).color)
        }
      }
      Group {
        if let menu = properties.menu {
          Menu {
            MenuElements(menu: menu)
          } label: {
            shown
          }
          .buttonStyle(.plain)
        } else {
          Button {
            properties.primaryAction?.run(sender: nil)
          } label: {
            shown
          }
          .buttonStyle(.plain)
        }
      }
      .disabled(!properties.isEnabled)
      .padding(.top, above)
    }
  }
}
