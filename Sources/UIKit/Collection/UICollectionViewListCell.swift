import Foundation
import SashControls
import SashCore

/// What stands at an edge of the row of a list.
public struct UICellAccessory {
  public enum Placement {
    /// Where it stands among those that stand at its side already.
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension: Sendable { case actual, standard, custom(CGFloat) }
  enum Kind { case symbol(String, UIColor?, CGFloat), view(UIView), text(String) }
  let kind: Kind
  let isLeading: Bool
  let displayed: DisplayedState
  let handler: (() -> Void)?
  /// Whether only its room is kept.
  var isHidden = false
  /// Of a text.
  var font: UIFont?
  var color: UIColor?
  /// Nil stands behind those before it.
  var position: Placement.Position?
  /// How it opens what is below in a section snapshot; nil for others.
  var outline: OutlineDisclosureOptions.Style?

  public struct DisclosureIndicatorOptions {
    public var isHidden = false
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      self.isHidden = isHidden ?? false
      self.tintColor = tintColor
    }
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions
  public typealias DeleteOptions = DisclosureIndicatorOptions
  public typealias InsertOptions = DisclosureIndicatorOptions
  public struct ReorderOptions {
    public var isHidden = false
    public var tintColor: UIColor?
    /// A line before it. It is kept.
    public var showsVerticalSeparator = true
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }
  public typealias MultiselectOptions = DisclosureIndicatorOptions
  /// How a text looks.
  public struct LabelOptions {
    public var isHidden = false
    public var tintColor: UIColor?
    public var font: UIFont
    /// Whether it follows the size of text that a person has chosen. It is kept.
    public var adjustsFontForContentSizeCategory: Bool
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.font = font ?? .systemFont(ofSize: 17)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? false
    }
  }
  /// How the chevron of a row that opens looks.
  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable { case automatic, header, cell }
    public var style = Style.automatic
    public var tintColor: UIColor?
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.tintColor = tintColor
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    symbol("chevron.right", options.tintColor ?? .tertiaryLabel, 14, displayed, isHidden: options.isHidden)
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    symbol("checkmark", options.tintColor, 17, displayed, isHidden: options.isHidden)
  }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "info.circle", options.tintColor, 20, displayed, isHidden: options.isHidden, handler: actionHandler)
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "minus.circle.fill", options.tintColor ?? .systemRed, 20, displayed, isLeading: true,
      isHidden: options.isHidden, handler: actionHandler)
  }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "plus.circle.fill", options.tintColor ?? .systemGreen, 20, displayed, isLeading: true,
      isHidden: options.isHidden, handler: actionHandler)
  }
  /// - Missing: moving the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    symbol(
      "line.3.horizontal", options.tintColor ?? .tertiaryLabel, 19, displayed, isHidden: options.isHidden)
  }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    symbol(
      "circle", options.tintColor ?? .tertiaryLabel, 20, displayed, isLeading: true,
      isHidden: options.isHidden)
  }
  /// A chevron that opens and closes what is below in a section snapshot, unless something else is said.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = symbol("chevron.right", options.tintColor, 14, displayed, handler: actionHandler)
    if actionHandler == nil { made.outline = options.style }
    return made
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var made = UICellAccessory(kind: .text(text), isLeading: false, displayed: displayed, handler: nil)
    (made.font, made.color, made.isHidden) = (options.font, options.tintColor, options.isHidden)
    return made
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    var made = UICellAccessory(
      kind: .view(configuration.customView), isLeading: isLeading, displayed: displayed, handler: nil)
    (made.position, made.isHidden) = (position, configuration.isHidden)
    return made
  }
  /// A view of one's own.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let isHidden: Bool
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
    }
  }
  private static func symbol(
    _ name: String, _ color: UIColor?, _ size: CGFloat, _ displayed: DisplayedState, isLeading: Bool = false,
    isHidden: Bool = false, handler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(
      kind: .symbol(name, color, size), isLeading: isLeading, displayed: displayed, handler: handler)
    made.isHidden = isHidden
    return made
  }

  /// Those of one side, each where it wants to stand.
  static func inOrder(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    accessories.reduce(into: []) { placed, accessory in
      let place = accessory.position.map { min(max(0, $0(placed)), placed.count) } ?? placed.count
      placed.insert(accessory, at: place)
    }
  }

  @MainActor func makeView(in cell: UICollectionViewListCell) -> UIView {
    if outline != nil, case .symbol(let name, let color, let size) = kind {
      let button = UIButton(type: .custom, primaryAction: UIAction { [weak cell] _ in cell?.toggleOutline() })
      button.setImage(
        UIImage(
          systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
        ),
        for: .normal)
      button.tintColor = color
      button.frame.size = CGSize(width: 30, height: 30)
      button.accessibilityLabel = "Expand"
      return button
    }
    switch kind {
    case .view(let view):
      if view.bounds.width <= 0 { view.sizeToFit() }
      return view
    case .text(let text):
      let label = UILabel()
      label.text = text
      label.font = font ?? .systemFont(ofSize: 17)
      label.textColor = color ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .symbol(let name, let color, let size):
      let image = UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
      guard let handler else {
        let view = UIImageView(image: image)
        view.tintColor = color
        return view
      }
      let button = UIButton(type: .custom, primaryAction: UIAction { _ in handler() })
      button.setImage(image, for: .normal)
      button.tintColor = color
      button.frame.size = CGSize(width: 30, height: 30)
      return button
    }
  }
  func isShown(isEditing: Bool) -> Bool {
    displayed == .always || (displayed == .whenEditing) == isEditing
  }
}

/// A row of a list in a collection.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at its edges.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }
  open var indentationLevel = 0 { didSet { setNeedsPlacing() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsPlacing() } }
  open var indentsAccessories = true
  private var before: [UIView] = []
  private var after: [UIView] = []
  private let separator = UIView()
  private var lastEditing = false
  /// Where the line below begins: what is in the cell can say so.
  public var separatorLayoutGuide: UILayoutGuide { .inside(self, "separator") { _ in .zero } }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch elementKey?.kind {
    case UICollectionView.elementKindSectionHeader:
      list?.appearance == .plain || list == nil ? .plainHeader() : .groupedHeader()
    case UICollectionView.elementKindSectionFooter: .groupedFooter()
    default: isHeaderCell ? .groupedHeader() : .cell()
    }
  }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isPlain ? .listPlainCell() : .listGroupedCell()
  }
  private var list: UICollectionLayoutListConfiguration? {
    guard let path = elementKey?.path else { return nil }
    return (collection?.collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(path.section)
  }
  private var isPlain: Bool { list.map { $0.appearance == .plain || $0.appearance == .sidebarPlain } ?? true }
  /// Whether it is a row that stands for the header of its section.
  private var isHeaderCell: Bool {
    isCell && elementKey?.path.item == 0 && list?.headerMode == .firstItemInSection
  }
  private var isCell: Bool { elementKey?.category == .cell }

  private func accessoriesChanged() {
    for view in before + after { view.removeFromSuperview() }
    lastEditing = collection?.isEditing ?? false
    let shown = accessories.filter { $0.isShown(isEditing: lastEditing) }
    let leading = UICellAccessory.inOrder(shown.filter(\.isLeading))
    let trailing = UICellAccessory.inOrder(shown.filter { !$0.isLeading })
    before = leading.map { $0.makeView(in: self) }
    after = trailing.map { $0.makeView(in: self) }
    for (accessory, view) in zip(leading + trailing, before + after) where accessory.isHidden {
      view.isHidden = true
    }
    opener = zip(trailing, after).first { $0.0.outline != nil }?.1
    turnOpener()
    for view in before + after { addSubview(view) }
    setNeedsPlacing()
  }
  /// The chevron that opens what is below.
  private var opener: UIView?
  private var outlineSource: (any OutlineSource)? { collection?.dataSource as? any OutlineSource }
  /// Points down where what is below is shown.
  private func turnOpener() {
    guard let opener, let path = elementKey?.path, let isOpen = outlineSource?.isOpen(at: path) else {
      return
    }
    opener.transform = isOpen ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    opener.accessibilityLabel = isOpen ? "Collapse" : "Expand"
  }
  /// Opens or closes what is below.
  func toggleOutline() {
    guard let path = elementKey?.path else { return }
    outlineSource?.toggle(at: path)
    UIView.animate(withDuration: 0.25) { self.turnOpener() }
  }
  /// Whether a tap on the row opens what is below, in the place of choosing the row.
  var opensWhenTapped: Bool {
    guard let path = elementKey?.path, outlineSource?.isOpen(at: path) != nil else { return false }
    return accessories.contains { $0.outline == .header }
      || accessories.contains { $0.outline == .automatic } && list?.headerMode == .firstItemInSection
        && path.item == 0
  }
  /// It is shown for an item: as far in as that lies deep.
  func followsOutline() {
    guard let path = elementKey?.path, let level = outlineSource?.level(at: path) else { return }
    // The first item of a section may stand for a header, which is no step.
    let first = list?.headerMode == .firstItemInSection ? 1 : 0
    if indentationLevel != max(0, level - first) { indentationLevel = max(0, level - first) }
    turnOpener()
  }
  private var room: (CGFloat, CGFloat) {
    let level = CGFloat(indentationLevel) * indentationWidth
    let leading =
      before.isEmpty ? 0 : before.map(\.bounds.width).reduce(16, +) + 8 * CGFloat(before.count - 1)
    let trailing = after.isEmpty ? 0 : after.map(\.bounds.width).reduce(16, +) + 8 * CGFloat(after.count - 1)
    return (leading + level, trailing)
  }
  override var contentFrame: CGRect {
    let (leading, trailing) = room
    return CGRect(x: leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height)
  }
  open override func layoutSubviews() {
    if lastEditing != collection?.isEditing ?? false { accessoriesChanged() }
    super.layoutSubviews()
    var x = 16 + CGFloat(indentationLevel) * indentationWidth
    for view in before {
      view.frame.origin = CGPoint(x: x, y: (bounds.height - view.bounds.height) / 2)
      x += view.bounds.width + 8
    }
    x = bounds.width - 16
    for view in after.reversed() {
      x -= view.bounds.width
      view.frame.origin = CGPoint(x: x, y: (bounds.height - view.bounds.height) / 2)
      x -= 8
    }
    (configured as? UIListContentView)?.hasAccessory = !after.isEmpty
    placeSeparator()
  }
  private func placeSeparator() {
    guard let path = elementKey?.path, let collection, let list, isCell else {
      return separator.removeFromSuperview()
    }
    let isLast = path.item == collection.numberOfItems(inSection: path.section) - 1
    var look = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler { look = handler(path, look) }
    if separator.superview == nil { addSubview(separator) }
    separator.isHidden =
      !list.showsSeparators || look.bottomSeparatorVisibility == .hidden
      || isLast && list.appearance == .insetGrouped && look.bottomSeparatorVisibility != .visible
    separator.backgroundColor = look.color
    let pixel = 1 / max(1, traitCollection.displayScale)
    let text = (configured as? UIListContentView)?.textStart ?? 16
    var start = contentView.frame.minX + text
    if look.bottomSeparatorInsets.leading < 10_000 { start = look.bottomSeparatorInsets.leading }
    separator.frame = CGRect(
      x: start, y: bounds.height - pixel, width: max(0, bounds.width - start), height: pixel)
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let (leading, trailing) = room
    var size = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - leading - trailing), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += leading + trailing
    if isCell, (configured?.minimumRowHeight(44) ?? 44) > size.height {
      size.height = configured?.minimumRowHeight(44) ?? 44
    }
    return size
  }
  override var swipes: (SwipedRowOffers.Actions?, SwipedRowOffers.Actions?) {
    guard isCell, let list, let path = elementKey?.path else { return (nil, nil) }
    return (
      list.leadingSwipeActionsConfigurationProvider?(path)?.offered(on: self),
      list.trailingSwipeActionsConfigurationProvider?(path)?.offered(on: self)
    )
  }
  override var content: AnyView {
    guard backgroundConfiguration == nil, isCell, let list, let path = elementKey?.path, let collection else {
      return super.content
    }
    let look = defaultBackgroundConfiguration().updated(for: configurationState)
    let radius: CGFloat = list.appearance == .insetGrouped ? 10 : 0
    let isLast = path.item == collection.numberOfItems(inSection: path.section) - 1
    let (top, bottom) = (path.item == 0 ? radius : 0, isLast ? radius : 0)
    return AnyView(
      UnevenRoundedRectangle(
        topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
        topTrailingRadius: top
      )
      .fill(look.resolvedColor(tint: tintColor).color).allowsHitTesting(false))
  }
}
