import Foundation
import SashControls
import SashCore

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
  private var lastSelected = false
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
    (lastEditing, lastSelected) = (collection?.isEditing ?? false, isSelected)
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
    let marks = lastSelected != isSelected && accessories.contains { $0.role == .multiselect }
    if marks || lastEditing != collection?.isEditing ?? false { accessoriesChanged() }
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
  /// Uncovers the actions at the end of the row: its red minus has been tapped.
  func confirmDeletion() {
    guard isCell, let list, let collection, let path = elementKey?.path,
      let actions = list.trailingSwipeActionsConfigurationProvider?(path)
    else { return }
    let isLast = path.item == collection.numberOfItems(inSection: path.section) - 1
    let (first, last): (CACornerMask, CACornerMask) = (
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    )
    let corners = (path.item == 0 ? first : []).union(isLast ? last : [])
    collection.confirmation.open(
      self, in: collection, actions, radius: list.appearance == .insetGrouped ? 10 : 0, corners: corners
    ) { [weak self] in self?.changed() }
    changed()
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
