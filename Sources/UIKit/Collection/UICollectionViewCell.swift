import Foundation
import SashControls
import SashCore

/// An item of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Where views of one's own belong.
  public let contentView = UIView()
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView, at: 0) } }
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      stateChanged()
    }
  }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  private var storedConfiguration: (any UIContentConfiguration)?
  private(set) var configured: (UIView & UIContentView)?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  /// Called when the state of the cell changes, to say anew what it shows.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = false
  /// A way that begins with a tap on it.
  final var segue: (@MainActor (AnyObject) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.frame = bounds
    addSubview(contentView)
  }
  override func take(_ size: CGSize) {
    super.take(size)
    contentView.frame = contentFrame
  }
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }
  private func exchange(_ old: UIView?, _ new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: index) }
    setNeedsPlacing()
  }
  private func stateChanged() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }

  // MARK: What it shows

  /// What the cell shows. Setting it puts its view into `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      configured = ConfiguredContent.show(newValue, in: contentView, now: configured)
      setNeedsPlacing()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changed() } }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = collection?.isEditing ?? false
    return state
  }
  /// Has `updateConfiguration(using:)` called before the cell is laid out next.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsPlacing()
  }
  /// Brings what the cell shows up to date with its state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, configurationUpdateHandler == nil, let storedConfiguration {
      contentConfiguration = storedConfiguration.updated(for: state)
    }
  }
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  // MARK: Layout

  /// Where its content lies, in points.
  var contentFrame: CGRect { bounds }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    contentView.frame = contentFrame
    if let configured, configured.superview === contentView { configured.frame = contentView.bounds }
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if let configured, configured is UIListContentView || configured is HostedContentView {
      return configured.sizeThatFits(targetSize)
    }
    return (configured ?? contentView).systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: Fingers

  /// Whether its red minus has moved it aside.
  private var isAside: Bool { collection?.confirmation.row === self }
  /// What swiping it uncovers.
  var swipes: (SwipedRowOffers.Actions?, SwipedRowOffers.Actions?) { (nil, nil) }
  override func wrapped(_ content: AnyView) -> AnyView {
    guard let collection, let path = elementKey?.path else { return content }
    let swipes = collection.isEditing ? (nil, nil) : swipes
    let row = SwipedRow(
      offers: SwipedRowOffers(
        leading: swipes.0, trailing: swipes.1, isAction: collection.selectsNow && !isAside,
        perform: { [weak self] in
          if let self, let path = self.elementKey?.path { self.collection?.tapped(path) }
        },
        press: { [weak self] isDown in
          if let self { self.collection?.pressed(self, isDown) }
        }), openRow: collection.openRow
    ) { content }
    let menu = collection.delegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: [path], point: .zero)
    guard menu != nil else { return AnyView(row) }
    return AnyView(
      row.heldMenu { [weak self] place in self.flatMap { $0.collection?.heldMenu($0, at: place) } })
  }
  override var content: AnyView {
    guard let own = backgroundConfiguration else { return AnyView(EmptyView()) }
    let look = automaticallyUpdatesBackgroundConfiguration ? own.updated(for: configurationState) : own
    let insets = look.backgroundInsets
    return AnyView(
      RoundedRectangle(cornerRadius: look.cornerRadius).fill(look.resolvedColor(tint: tintColor).color)
        .padding(
          EdgeInsets(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        ).allowsHitTesting(false))
  }
}
