import Foundation
import SashCore

/// What stands above or below a section of a table.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public var reuseIdentifier: String? { reuseName }
  var reuseName: String?
  public let contentView = UIView()
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsPlacing()
    }
  }
  private var labels: [UILabel] = []
  private var insets = UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 16)
  private var isHeader = true
  private var style = UITableView.Style.plain
  private var storedConfiguration: (any UIContentConfiguration)?
  private var configured: (UIView & UIContentView)?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether it stays at the top while its section goes on.
  var isFloating = false { didSet { if isFloating != oldValue { changed() } } }

  /// One that is not used again.
  public convenience init() { self.init(reuseIdentifier: nil) }
  public init(reuseIdentifier: String?) {
    reuseName = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    reuseName = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  override var isConstraintIsland: Bool { true }

  /// Its text, in a label that is made when it is asked for.
  open var textLabel: UILabel? { label(0) }
  open var detailTextLabel: UILabel? { label(1) }
  private func label(_ index: Int) -> UILabel {
    while labels.count <= index {
      let label = UILabel()
      label.numberOfLines = 0
      labels.append(label)
      contentView.addSubview(label)
    }
    return labels[index]
  }
  open func prepareForReuse() {}

  /// - Source: facts on metrics, list; sections of iOS 15 to 18: 17 points semibold above plain sections, 13 points in upper case
  ///   above grouped ones and 13 points below.
  func setTitle(_ title: String, isHeader: Bool, style: UITableView.Style, margin: CGFloat) {
    (self.isHeader, self.style) = (isHeader, style)
    let label = label(0)
    label.text = isHeader && style != .plain ? title.uppercased() : title
    label.font =
      isHeader && style == .plain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    label.textColor = isHeader && style == .plain ? .label : .secondaryLabel
    let isPlainHeader = isHeader && style == .plain
    insets = UIEdgeInsets(
      top: isPlainHeader ? 2 : 7.5, left: margin, bottom: isPlainHeader ? 5.5 : 7.5, right: margin)
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      configured = ConfiguredContent.show(newValue, in: contentView, now: configured)
      setNeedsPlacing()
      (superview as? UITableView)?.setNeedsPlacing()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changed() } }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .plain ? .plainHeader() : isHeader ? .groupedHeader() : .groupedFooter()
  }
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// How high it wants to be in a width, in points.
  func fittingHeight(width: CGFloat, isFirst: Bool) -> CGFloat {
    if let configured {
      return configured.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    if let label = labels.first, label.text?.isEmpty == false {
      let text = label.sizeThatFits(CGSize(width: width - insets.left - insets.right, height: 0)).height
      let line = label.font.lineHeight.rounded(.up)
      let least: CGFloat =
        !isHeader
        ? UITableView.Lengths.groupedFooter
        : style == .plain
          ? UITableView.Lengths.plainHeader
          : isFirst ? UITableView.Lengths.firstGroupedHeader : UITableView.Lengths.groupedHeader
      let more = text - line
      return more < 1 ? least : least + more
    }
    let own = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return own > 0 ? own : UITableView.Lengths.plainHeader
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    if let configured, configured.superview === contentView { configured.frame = contentView.bounds }
    guard let label = labels.first else { return }
    let width = max(0, bounds.width - insets.left - insets.right)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    // Headers of grouped tables stand at the bottom of their place.
    let y = isHeader ? bounds.height - insets.bottom - height : insets.top
    label.frame = CGRect(x: insets.left, y: y, width: width, height: height)
  }
  override var content: AnyView {
    let own = backgroundConfiguration?.resolvedColor(tint: tintColor)
    let ground = own ?? (isFloating && backgroundView == nil ? UIColor.systemBackground : nil)
    return AnyView(Rectangle().fill(ground?.color ?? .clear).allowsHitTesting(false))
  }
}
