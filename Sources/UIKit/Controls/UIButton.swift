import Foundation
import SashControls
import SashCore
import SashDisplay
import SashLayout

/// A button with a title and a picture, which differ with its state.
///
/// - Missing: pictures at other sides of the title without a configuration.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }
  public private(set) var buttonType: ButtonType = .custom
  /// What the button is among others. One that destroys something is red, where its configuration has no colour.
  ///
  /// - Missing: looks of the others.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  open var role: Role = .normal { didSet { if role != oldValue { partsChanged() } } }
  private var titles: [State: String] = [:]
  /// Texts that were given, and what they were taken apart into.
  private var attributed: [State: (text: NSAttributedString, runs: [AttributedRun])] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  /// Its font and how it breaks; what it says is set by `setTitle(_:for:)`.
  public let titleLabel: UILabel? = TitleLabel()
  public let imageView: UIImageView? = UIImageView()
  /// Around title and picture, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { partsChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { partsChanged() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { partsChanged() } }
  /// What a long press brings up, or a tap where it is the primary action.
  open var menu: UIMenu? { didSet { partsChanged() } }
  /// Whether a tap selects the button, or no longer. With a menu as its primary action it is a pop-up button: it shows the
  /// title and the picture of the element that is on, of which there is always one.
  open var changesSelectionAsPrimaryAction = false { didSet { partsChanged() } }
  open override var showsMenuAsPrimaryAction: Bool { didSet { partsChanged() } }
  private var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }
  /// What a pop-up button shows; nil for others.
  private var chosenElement: UIAction? { isPopUp ? menu?.ensuringSelection() : nil }
  override func wasUsed() {
    if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction { isSelected.toggle() }
    super.wasUsed()
  }
  /// How it looks; nil has title, picture and colours by state.
  open var configuration: Configuration? { didSet { partsChanged() } }
  /// Brings the configuration up to date when the state of the button has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  private var isUpdating = false
  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    isUpdating = true
    updateConfiguration()
    isUpdating = false
  }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  override func stateChanged() { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    (titleLabel as? TitleLabel)?.button = self
    titleLabel?.font = .systemFont(ofSize: 18)
  }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { titleLabel?.font = .systemFont(ofSize: 15) }
    showOwnPicture()
  }
  private func showOwnPicture() {
    switch buttonType {
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark"), for: .normal)
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .custom, .system: break
    }
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }
  /// A button that looks as a configuration says, with the title and the picture of the action where that has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    titleLabel?.font = .systemFont(ofSize: 17)
    var look = configuration
    if look.title == nil, let title = primaryAction?.title, !title.isEmpty { look.title = title }
    if look.image == nil { look.image = primaryAction?.image }
    self.configuration = look
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (titleLabel as? TitleLabel)?.button = self
  }
  /// Becomes a button of a kind, for files of Interface Builder.
  func become(_ type: ButtonType) {
    (titleLabel as? TitleLabel)?.button = self
    buttonType = type
    titleLabel?.font = .systemFont(ofSize: type == .system ? 15 : 18)
    showOwnPicture()
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    partsChanged()
  }
  /// A title whose attributes say what it looks like; it comes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributed[state] = title.map { ($0, $0.runs) }
    partsChanged()
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    (attributed[state] ?? attributed[.normal])?.text
  }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  private var currentRuns: [AttributedRun]? { (attributed[state] ?? attributed[.normal])?.runs }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbols[state] = configuration
    partsChanged()
  }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbols[state] ?? symbols[.normal]
  }
  /// What it should behave like. There is one way here.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic {
    didSet { if preferredBehavioralStyle == .mac { hasNoEffect("UIButton.preferredBehavioralStyle") } }
  }
  private var symbols: [State: UIImage.SymbolConfiguration] = [:]
  /// Whether a finger on it makes all of it lighter.
  open var adjustsImageWhenHighlighted = true
  /// - Missing: looking at it.
  open var adjustsImageWhenDisabled = true
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    partsChanged()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    partsChanged()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    partsChanged()
  }
  /// What has been set for a state alone.
  func ownTitleColor(for state: State) -> UIColor? { colors[state] }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  open var currentTitle: String? {
    chosenElement?.title ?? title(for: state) ?? currentAttributedTitle?.string
  }
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }
  open var currentImage: UIImage? {
    guard let image = chosenElement?.image ?? image(for: state) else { return nil }
    guard let wish = preferredSymbolConfigurationForImage(in: state), image.isSymbolImage else {
      return image
    }
    return image.withConfiguration(wish.applying(image.configuration))
  }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  fileprivate func partsChanged() {
    invalidateIntrinsicContentSize()
    changed()
  }

  /// The configuration with what was set beside it.
  private var shownConfiguration: Configuration? {
    guard var look = configuration else { return nil }
    if look.title == nil || isPopUp { look.title = currentTitle }
    if role == .destructive { look.becomeDestructive() }
    look.showsIndicator =
      look.indicator == .popup
      || look.indicator == .automatic && isPopUp
    if look.image == nil || chosenElement?.image != nil { look.image = currentImage }
    if let wish = look.preferredSymbolConfigurationForImage, let image = look.image, image.isSymbolImage {
      look.image = image.withConfiguration(wish.applying(image.configuration))
    }
    return look
  }
  private var parts: some View {
    ZStack {
      if let look = shownConfiguration {
        ConfiguredButton(
          look: look, tint: tintColor, font: titleLabel?.font ?? .systemFont(ofSize: 17), hasGround: true)
      } else {
        plainParts
      }
    }
  }
  private var plainParts: some View {
    HStack(spacing: 0) {
      if let image = currentImage {
        Image(uiImage: image).foregroundStyle(tintColor.color).padding(EdgeInsets(imageEdgeInsets))
      }
      if let title = currentTitle, !title.isEmpty {
        let letters = currentRuns.map { AttributedRun.text($0) } ?? Text(verbatim: title)
        letters.font(Font(titleLabel?.font ?? .systemFont(ofSize: 18))).lineLimit(1)
          .truncationMode(.middle)
          .minimumScaleFactor(titleLabel?.adjustsFontSizeToFitWidth == true ? 0.5 : 1)
          .foregroundStyle(currentTitleColor.color).padding(EdgeInsets(titleEdgeInsets))
      }
    }
    .padding(EdgeInsets(contentEdgeInsets))
  }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var speaksByItself: Bool { true }
  override var spokenChildren: SemanticsNote.Children? { .combine }
  override func sayMore(_ attachment: inout AccessibilityAttachment) {
    attachment.properties.role = .button
    attachment.properties.isEnabled = isEnabled
    attachment.act(.activate) { [weak self] _ in
      MainActor.assumeIsolated { if self?.isEnabled == true { self?.wasUsed() } }
    }
  }
  override var content: AnyView {
    let alignment = Alignment(
      horizontal: [.left, .leading].contains(contentHorizontalAlignment)
        ? .leading : [.right, .trailing].contains(contentHorizontalAlignment) ? .trailing : .center,
      vertical: contentVerticalAlignment == .top
        ? .top : contentVerticalAlignment == .bottom ? .bottom : .center)
    // - Source: facts on UIKit, U272–U274.
    let dimmed =
      isHighlighted && adjustsImageWhenHighlighted ? 0.2 : !isEnabled && colors[.disabled] == nil ? 0.45 : 1
    return AnyView(
      ZStack {
        if let look = shownConfiguration {
          RoundedRectangle(cornerRadius: look.radius(bounds.size))
            .fill(look.ground(isEnabled ? tintColor : .systemGray).color)
        }
        if let background = currentBackgroundImage { Image(uiImage: background).resizable() }
        parts.opacity(dimmed).fill(alignment)
      })
  }
  /// - Source: facts on UIKit, U267: six points above and below the title of a button without configuration.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = Measuring.size(of: parts, .unspecified)
    if contentEdgeInsets == .zero, configuration == nil { fitting.height += 12 }
    return CGSize(width: max(fitting.width.rounded(.up), 30), height: fitting.height)
  }
  open override dynamic var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Whether a pointer over it makes it stand out.
  open var isPointerInteractionEnabled = false { didSet { changed() } }
  override func wrapped(_ content: AnyView) -> AnyView {
    isPointerInteractionEnabled ? AnyView(offering(content).hoverEffect(.automatic)) : offering(content)
  }
  private func offering(_ content: AnyView) -> AnyView {
    guard let menu, isEnabled else { return super.wrapped(content) }
    if showsMenuAsPrimaryAction {
      return AnyView(
        Menu {
          MenuElements(menu: menu, sender: self, selects: changesSelectionAsPrimaryAction) {
            [weak self] in self?.partsChanged()
          }
        } label: {
          content.contentShape(Rectangle())
        }.buttonStyle(.plain))
    }
    return AnyView(super.wrapped(content).contextMenu { MenuElements(menu: menu, sender: self) })
  }
}

/// The title of a button: what changes it changes the button.
private final class TitleLabel: UILabel {
  weak var button: UIButton?
  override func changed() { button?.partsChanged() }
  override var text: String? {
    get { button.flatMap { $0.configuration?.title ?? $0.currentTitle } }
    set {}
  }
}
