import Foundation
import SashControls
import SashCore

/// A row of a table.
///
/// What it shows is a content configuration, labels and a picture by its style, or views that code adds to `contentView`.
///
/// - Missing: `focusStyle`, dragging, `multipleSelectionBackgroundView`.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// What happens to a cell in animations.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  public var reuseIdentifier: String? { reuseName }
  var reuseName: String?
  let style: CellStyle
  /// Where views of one's own belong.
  public let contentView: UIView = CellContentView()
  /// Behind everything; below `selectedBackgroundView` while the cell is selected.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  open var selectedBackgroundView: UIView? { didSet { exchange(oldValue, nil) } }
  open var multipleSelectionBackgroundView: UIView?
  open var selectionStyle: SelectionStyle = .default { didSet { setNeedsUpdateConfiguration() } }
  open var accessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
  open var accessoryView: UIView? { didSet { accessoryChanged() } }
  open var editingAccessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
  open var editingAccessoryView: UIView? { didSet { accessoryChanged() } }
  open var indentationLevel = 0 { didSet { contentChanged() } }
  /// Points for each level.
  open var indentationWidth: CGFloat = 10 { didSet { contentChanged() } }
  open var shouldIndentWhileEditing = true
  /// Around the line below; that of the table where nothing is set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      contentChanged()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  open var focusStyle: FocusStyle = .default
  open var showsReorderControl = false { didSet { setNeedsPlacing() } }
  public var showingDeleteConfirmation: Bool { table?.confirmation.row === self }
  public internal(set) var editingStyle: EditingStyle = .none

  private var storedSelected = false
  private var storedHighlighted = false
  private var storedEditing = false
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Ways that begin with a tap on it, and on its accessory.
  final var segue: (@MainActor (AnyObject) -> Void)?
  var accessorySegue: (@MainActor (AnyObject) -> Void)?

  // What it consists of.
  lazy var labels = CellLabels(cell: self)
  let separator = UIView()
  lazy var accessory = CellAccessory(cell: self)
  lazy var editing = CellEditing(cell: self)
  /// The table that shows it, and where.
  weak var table: UITableView?
  var indexPath: IndexPath?
  /// Where it lies in its section, for corners and lines.
  var position = CellPosition() { didSet { if position != oldValue { backgroundChanged() } } }
  var storedConfiguration: (any UIContentConfiguration)?
  var configured: (UIView & UIContentView)?
  var storedBackground: UIBackgroundConfiguration?
  private var needsConfiguration = false
  /// Called when the state of the cell changes, to say anew what it shows.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// - Parameter reuseIdentifier: What the cell is reused for; nil is never reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    reuseName = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    let styles: [String: CellStyle] = [
      "IBUITableViewCellStyleSubtitle": .subtitle, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2,
    ]
    style = coder.interface?["style"].flatMap { styles[$0] } ?? .default
    reuseName = coder.interface?["reuseIdentifier"]
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    contentView.frame = bounds
    addSubview(contentView)
    separator.isUserInteractionEnabled = false
    addSubview(separator)
  }

  override var isConstraintIsland: Bool { true }
  /// Is as large as its row.
  func take(_ size: CGSize) {
    guard bounds.size != size else { return }
    bounds.size = size
    contentView.frame = contentFrame(width: size.width, height: size.height)
  }

  // MARK: What it shows

  /// Its text, in a label that is made when it is asked for.
  open var textLabel: UILabel? { labels.text }
  /// A second text, where the style has one.
  open var detailTextLabel: UILabel? { labels.detail }
  open var imageView: UIImageView? { labels.image }

  /// Makes the cell ready to be used again.
  open func prepareForReuse() {
    storedHighlighted = false
    storedSelected = false
    setNeedsUpdateConfiguration()
  }

  func contentChanged() {
    table?.cellChanged(self)
    setNeedsPlacing()
  }
  func accessoryChanged() {
    accessory.isStale = true
    contentChanged()
  }
  private func exchange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsUpdateConfiguration()
    setNeedsPlacing()
  }

  // MARK: Its state

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelected else { return }
    change(animated) { self.storedSelected = selected }
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedHighlighted else { return }
    change(animated) { self.storedHighlighted = highlighted }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    change(animated) {
      self.storedEditing = editing
      self.accessory.isStale = true
      self.setNeedsPlacing()
    }
  }
  private func change(_ animated: Bool, _ action: @escaping () -> Void) {
    let update = {
      action()
      self.setNeedsUpdateConfiguration()
      self.backgroundChanged()
    }
    if animated { UIView.animate(.easeInOut(duration: 0.3), changes: update) } else { update() }
  }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  /// What the cell is like, for configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = storedSelected
    state.isHighlighted = storedHighlighted
    state.isEditing = storedEditing
    state.isDisabled = !isUserInteractionEnabled
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
    if automaticallyUpdatesContentConfiguration, configurationUpdateHandler == nil,
      let current = storedConfiguration
    {
      contentConfiguration = current.updated(for: state)
    }
  }
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
    backgroundChanged()
  }

  /// A configuration for a cell of this style in its table.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain ? .listPlainCell() : .listGroupedCell()
  }
  /// What the cell shows. Setting it takes the labels of the style away.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      configured = ConfiguredContent.show(newValue, in: contentView, now: configured)
      if newValue != nil { labels.leave() }
      contentChanged()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { storedBackground }
    set {
      storedBackground = newValue
      backgroundChanged()
    }
  }
  func backgroundChanged() { changed() }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return CGSize(width: size.width, height: fittingHeight(width: size.width))
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  // MARK: Fingers

  override func wrapped(_ content: AnyView) -> AnyView {
    table.map { $0.rowOfferingActions(self, content) } ?? content
  }
  override var content: AnyView { AnyView(CellGround(cell: self, version: version)) }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? labels.shownText }
    set { super.accessibilityLabel = newValue }
  }
}

/// Where a cell lies in its section.
struct CellPosition: Equatable {
  var isFirst = false
  var isLast = false
}

/// What holds the content of a cell: tells the cell that it has changed.
final class CellContentView: UIView {
  /// Its sides are where the texts of rows begin.
  override var usualMargins: UIEdgeInsets {
    let side = (superview as? UITableViewCell)?.sideMargin ?? 16
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    (superview as? UITableViewCell)?.labels.comeToFront()
  }
}
