import Foundation

/// What holds for all sections of a compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference: UIContentInsetsReference = .safeArea
  public override init() { super.init() }
}
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items, each described by sizes.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var placed: [PlacedSection] = []
  /// Headers and footers of the whole layout.
  private var edges:
    [(item: NSCollectionLayoutBoundarySupplementaryItem, attributes: UICollectionViewLayoutAttributes)] =
      []
  private var extent = CGSize.zero
  private var measured: [ElementKey: CGSize] = [:]
  private var freeParts: [ElementKey: UIAxis] = [:]

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  public required init?(coder: NSCoder) { fatalError("A compositional layout is made with sections.") }
  /// A column of rows, as tables have them.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// A section with the places of all that is in it.
  private struct PlacedSection {
    var section: NSCollectionLayoutSection
    var frame: CGRect
    var items: [UICollectionViewLayoutAttributes] = []
    var others: [UICollectionViewLayoutAttributes] = []
    /// What belongs to items and scrolls with them, in points of what scrolls.
    var scrolled: [UICollectionViewLayoutAttributes] = []
    /// Of a section that scrolls by itself.
    var scroller: (frame: CGRect, content: CGSize, page: CGFloat?)?
    /// Before and after its groups, where these rest in the middle.
    var sides: CGFloat?
  }

  override func adjusted(_ seen: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    let handlers = placed.map(\.section.visibleItemsInvalidationHandler)
    guard handlers.contains(where: { $0 != nil }), let view = collectionView else { return seen }
    var result = seen
    for (number, handler) in handlers.enumerated() {
      guard let handler else { continue }
      var items: [VisibleItem] = []
      for (place, one) in result.enumerated()
      where one.indexPath.count == 2 && one.indexPath.section == number {
        // The layout keeps what it has said.
        guard let copy = one.copy() as? UICollectionViewLayoutAttributes else { continue }
        result[place] = copy
        items.append(VisibleItem(copy))
      }
      let offset = view.scrollers[number]?.contentOffset ?? view.contentOffset
      handler(
        items, offset,
        LayoutEnvironment(size: view.bounds.size, traits: view.traitCollection))
    }
    return result
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }
  override var scrollsHorizontally: Bool { !isVertical }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  open override func prepare() {
    super.prepare()
    (placed, edges, extent, freeParts) = ([], [], .zero, [:])
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let size = CGSize(
      width: view.bounds.width - inset.left - inset.right,
      height: view.bounds.height - inset.top - inset.bottom)
    let environment = LayoutEnvironment(size: size, traits: view.traitCollection)
    var start: CGFloat = 0
    placeEdges(below: false, &start, size)
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, environment) else {
        fatalError("The section provider of a compositional layout has given no section \(number).")
      }
      if number > 0 { start += configuration.interSectionSpacing }
      if let list = section.list, number == 0 { view.backgroundColor = list.ground }
      let one = place(section, number, view.numberOfItems(inSection: number), start, environment)
      start = isVertical ? one.frame.maxY : one.frame.maxX
      placed.append(one)
    }
    placeEdges(below: true, &start, size)
    extent = isVertical ? CGSize(width: size.width, height: start) : CGSize(width: start, height: size.height)
  }

  /// Places the headers or the footers of the whole layout.
  private func placeEdges(below: Bool, _ start: inout CGFloat, _ room: CGSize) {
    for (number, item) in configuration.boundarySupplementaryItems.enumerated()
    where item.alignment.isAfter(isVertical) == below {
      let attributes = boundary(item, IndexPath(index: number), &start, room, .zero)
      edges.append((item, attributes))
    }
  }

  private func place(
    _ section: NSCollectionLayoutSection, _ number: Int, _ count: Int, _ start: CGFloat,
    _ environment: LayoutEnvironment
  ) -> PlacedSection {
    let whole = environment.contentSize
    let insets = section.insets(beside: whole, isVertical: isVertical)
    let room = CGSize(
      width: max(0, whole.width - insets.leading - insets.trailing),
      height: max(0, whole.height - insets.top - insets.bottom))
    var new = PlacedSection(section: section, frame: .zero)
    let own = section.contentInsets
    let inside = CGSize(
      width: max(0, whole.width - own.leading - own.trailing),
      height: max(0, whole.height - own.top - own.bottom))
    let across = section.supplementariesFollowContentInsets ? inside : whole
    var place = start
    let path = IndexPath(item: 0, section: number)
    for item in section.boundarySupplementaryItems
    where !item.alignment.isAfter(isVertical) && !item.isBeside(isVertical) {
      new.others.append(boundary(item, path, &place, across, section.contentInsets))
    }
    place += isVertical ? insets.top : insets.leading
    let first = place
    let isScrolling = section.orthogonalScrollingBehavior != .none
    // The groups stand one after the other, along the layout or along the section that scrolls by itself.
    let isDown = isVertical != isScrolling
    var (next, offset, thick, page) = (0, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    let solver = GroupSolver(environment: environment) { [measured] in
      measured[ElementKey(category: .cell, kind: "", path: IndexPath(item: $0, section: number))]
    }
    while next < count {
      let before = next
      let (size, leaves) = solver.solve(section.group, in: room, next: &next, end: count)
      if next == before { break }
      if before > 0 { offset += section.interGroupSpacing }
      for (index, leaf) in leaves.enumerated() {
        let path = IndexPath(item: before + index, section: number)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = leaf.frame.offsetBy(
          dx: isDown ? insets.leading : offset + (isScrolling ? 0 : first),
          dy: isDown ? offset + (isScrolling ? 0 : first) : isScrolling ? 0 : insets.top)
        if isScrolling {
          attributes.frame = leaf.frame.offsetBy(dx: isDown ? 0 : offset, dy: isDown ? offset : 0)
          attributes.scroller = number
        }
        attributes.zIndex = leaf.zIndex
        if !leaf.free.isEmpty { freeParts[attributes.key] = leaf.free }
        new.items.append(attributes)
        let attached = supplementaries(leaf, path, attributes.frame)
        if isScrolling {
          for one in attached { one.scroller = number }
          new.scrolled += attached
        } else {
          new.others += attached
        }
      }
      offset += isDown ? size.height : size.width
      thick = max(thick, isDown ? size.width : size.height)
      page = (isDown ? size.height : size.width) + section.interGroupSpacing
    }
    if isScrolling {
      let frame =
        isVertical
        ? CGRect(x: 0, y: first, width: whole.width, height: thick)
        : CGRect(x: first, y: 0, width: thick, height: whole.height)
      new.scroller = (
        frame, isVertical ? CGSize(width: offset, height: thick) : CGSize(width: thick, height: offset),
        step(section, page, room.width)
      )
      if section.orthogonalScrollingBehavior == .groupPagingCentered {
        new.sides = max(0, ((isVertical ? whole.width : whole.height) - page + section.interGroupSpacing) / 2)
      }
      place += thick
    } else {
      place += offset
    }
    place += isVertical ? insets.bottom : insets.trailing
    let inner = (start, place)
    for item in section.boundarySupplementaryItems
    where item.alignment.isAfter(isVertical) && !item.isBeside(isVertical) {
      new.others.append(boundary(item, path, &place, across, section.contentInsets))
    }
    for item in section.boundarySupplementaryItems where item.isBeside(isVertical) {
      new.others.append(beside(item, path, from: inner.0, to: inner.1, whole, section.contentInsets))
    }
    new.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: whole.width, height: place - start)
      : CGRect(x: start, y: 0, width: place - start, height: whole.height)
    for item in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
      let own = item.contentInsets
      attributes.frame =
        isVertical
        ? CGRect(
          x: own.leading, y: inner.0 + own.top, width: max(0, whole.width - own.leading - own.trailing),
          height: max(0, inner.1 - inner.0 - own.top - own.bottom))
        : CGRect(
          x: inner.0 + own.leading, y: own.top, width: max(0, inner.1 - inner.0 - own.leading - own.trailing),
          height: max(0, whole.height - own.top - own.bottom))
      attributes.zIndex = item.zIndex
      new.others.append(attributes)
    }
    return new
  }
  private func step(_ section: NSCollectionLayoutSection, _ page: CGFloat, _ width: CGFloat) -> CGFloat? {
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: nil
    case .paging: width
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: page
    }
  }
  private func boundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, _ place: inout CGFloat,
    _ room: CGSize,
    _ insets: NSDirectionalEdgeInsets
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    let size = size(of: item, attributes, in: room)
    let follows = placedFollowsInsets(insets, room)
    let (left, upper) = (
      follows.leading + item.alignment.share(across: true) * (room.width - size.width),
      follows.top + item.alignment.share(across: false) * (room.height - size.height)
    )
    attributes.frame =
      isVertical
      ? CGRect(x: left, y: place, width: size.width, height: size.height)
      : CGRect(x: place, y: upper, width: size.width, height: size.height)
    attributes.frame = attributes.frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
    if item.extendsBoundary { place += along(size) }
    attributes.zIndex = item.pinToVisibleBounds ? 10 : item.zIndex
    return attributes
  }
  /// What stands at a side of a section.
  private func beside(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, from start: CGFloat,
    to end: CGFloat,
    _ whole: CGSize, _ insets: NSDirectionalEdgeInsets
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    let room =
      isVertical
      ? CGSize(width: whole.width, height: max(0, end - start))
      : CGSize(width: max(0, end - start), height: whole.height)
    let size = size(of: item, attributes, in: room)
    let isLast = item.alignment == .trailing || item.alignment == .bottom
    attributes.frame =
      isVertical
      ? CGRect(
        x: isLast ? whole.width - insets.trailing - size.width : insets.leading, y: start, width: size.width,
        height: size.height)
      : CGRect(
        x: start, y: isLast ? whole.height - insets.bottom - size.height : insets.top, width: size.width,
        height: size.height)
    attributes.frame = attributes.frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
    attributes.zIndex = item.zIndex
    return attributes
  }
  private func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ attributes: UICollectionViewLayoutAttributes,
    in room: CGSize
  ) -> CGSize {
    var size = item.layoutSize.size(in: room)
    var free: UIAxis = []
    if item.layoutSize.widthDimension.isEstimated { free.insert(.horizontal) }
    if item.layoutSize.heightDimension.isEstimated { free.insert(.vertical) }
    if free.isEmpty { return size }
    freeParts[attributes.key] = free
    if let known = measured[attributes.key] {
      if free.contains(.horizontal) { size.width = known.width }
      if free.contains(.vertical) { size.height = known.height }
    }
    return size
  }
  private func placedFollowsInsets(_ insets: NSDirectionalEdgeInsets, _ room: CGSize)
    -> NSDirectionalEdgeInsets
  {
    guard let view = collectionView else { return insets }
    let inset = view.adjustedContentInset
    return room.width < view.bounds.width - inset.left - inset.right - 0.01 ? insets : .zero
  }
  /// What stands on an item.
  private func supplementaries(
    _ leaf: GroupSolver.Leaf, _ path: IndexPath, _ frame: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    leaf.item.supplementaryItems.map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: path)
      let size = item.layoutSize.size(in: frame.size)
      let center = item.containerAnchor.center(of: size, on: frame)
      // Tied by its edges, it lies inside of the item.
      var own = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      let edges = item.containerAnchor.edges
      own.origin.x +=
        edges.contains(.leading) ? size.width / 2 : edges.contains(.trailing) ? -size.width / 2 : 0
      own.origin.y += edges.contains(.top) ? size.height / 2 : edges.contains(.bottom) ? -size.height / 2 : 0
      attributes.frame = own
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { extent }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found = edges.map { pinned($0.attributes, $0.item) }.filter { $0.frame.intersects(rect) }
    for (number, section) in placed.enumerated() where section.frame.intersects(rect) {
      if let scroller = section.scroller {
        let offset = collectionView?.scrollers[number]?.contentOffset ?? .zero
        let seen = CGRect(
          x: offset.x - scroller.frame.minX, y: offset.y, width: rect.width, height: scroller.frame.height)
        found += (section.items + section.scrolled).filter { $0.frame.intersects(seen) }
      } else {
        found += visible(section.items, rect)
      }
      for other in section.others {
        let place = pinned(other, section)
        if place.frame.intersects(rect) { found.append(place) }
      }
    }
    return found
  }
  /// Items follow each other along the layout, so most need not be looked at.
  private func visible(_ items: [UICollectionViewLayoutAttributes], _ rect: CGRect)
    -> [UICollectionViewLayoutAttributes]
  {
    guard items.count > 64, isVertical else { return items.filter { $0.frame.intersects(rect) } }
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].frame.maxY < rect.minY { low = middle + 1 } else { high = middle }
    }
    // Items of one group may lie at different heights.
    low = max(0, low - 32)
    var found: [UICollectionViewLayoutAttributes] = []
    var beyond = 0
    for item in items[low...] {
      if item.frame.intersects(rect) { found.append(item) }
      beyond = item.frame.minY > rect.maxY ? beyond + 1 : 0
      if beyond > 32 { break }
    }
    return found
  }
  private func pinned(_ attributes: UICollectionViewLayoutAttributes, _ section: PlacedSection)
    -> UICollectionViewLayoutAttributes
  {
    guard let view = collectionView, attributes.representedElementCategory == .supplementaryView,
      let item = section.section.boundarySupplementaryItems.first(where: {
        $0.elementKind == attributes.representedElementKind
      }), item.pinToVisibleBounds, let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let inset = view.adjustedContentInset
    if isVertical {
      let (top, bottom) = (
        view.contentOffset.y + inset.top, view.contentOffset.y + view.bounds.height - inset.bottom
      )
      copy.frame.origin.y =
        item.alignment.isAfter(isVertical)
        ? max(min(copy.frame.minY, bottom - copy.frame.height), section.frame.minY)
        : min(max(copy.frame.minY, top), section.frame.maxY - copy.frame.height)
    } else {
      let (left, right) = (
        view.contentOffset.x + inset.left, view.contentOffset.x + view.bounds.width - inset.right
      )
      copy.frame.origin.x =
        item.alignment.isAfter(isVertical)
        ? max(min(copy.frame.minX, right - copy.frame.width), section.frame.minX)
        : min(max(copy.frame.minX, left), section.frame.maxX - copy.frame.width)
    }
    return copy
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard placed.indices.contains(indexPath.section) else { return nil }
    let items = placed[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }
  /// A header or a footer of the whole layout, which may keep to what is seen.
  private func pinned(
    _ attributes: UICollectionViewLayoutAttributes, _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) -> UICollectionViewLayoutAttributes {
    guard item.pinToVisibleBounds, let view = collectionView,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let (inset, offset) = (view.adjustedContentInset, view.contentOffset)
    if isVertical {
      copy.frame.origin.y =
        item.alignment.isAfter(isVertical)
        ? min(copy.frame.minY, offset.y + view.bounds.height - inset.bottom - copy.frame.height)
        : max(copy.frame.minY, offset.y + inset.top)
    } else {
      copy.frame.origin.x =
        item.alignment.isAfter(isVertical)
        ? min(copy.frame.minX, offset.x + view.bounds.width - inset.right - copy.frame.width)
        : max(copy.frame.minX, offset.x + inset.left)
    }
    copy.zIndex = 20
    return copy
  }
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.count == 2, placed.indices.contains(indexPath.section) else { return nil }
    return placed[indexPath.section].others.first {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == elementKind
    }
  }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    if indexPath.count == 1 {
      return edges.first {
        $0.attributes.representedElementKind == elementKind && $0.attributes.indexPath == indexPath
      }?.attributes
    }
    guard placed.indices.contains(indexPath.section) else { return nil }
    return (placed[indexPath.section].others + placed[indexPath.section].scrolled).first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }
  override func scrollers(in rect: CGRect) -> [ScrollerPlace] {
    placed.enumerated().compactMap { number, section in
      guard let scroller = section.scroller, section.frame.intersects(rect) else { return nil }
      var insets = section.section.contentInsets
      if let sides = section.sides {
        if isVertical { (insets.leading, insets.trailing) = (sides, sides) }
        if !isVertical { (insets.top, insets.bottom) = (sides, sides) }
      }
      return ScrollerPlace(
        section: number, frame: scroller.frame, content: scroller.content,
        insets: isVertical
          ? UIEdgeInsets(top: 0, left: insets.leading, bottom: 0, right: insets.trailing)
          : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0), page: scroller.page)
    }
  }
  override func wantsSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    freeParts[attributes.key] != nil && measured[attributes.key] == nil
  }
  override func freeAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis {
    freeParts[attributes.key] ?? .both
  }
  override func take(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) {
    measured[attributes.key] = size
  }
  override func forgetSizes() { measured = [:] }
  override func moveSizes(_ place: (ElementKey) -> ElementKey?) {
    let old = measured
    measured = [:]
    for (key, size) in old { if let new = place(key) { measured[new] = size } }
  }
  /// How a section looks as a list; nil for others.
  func list(_ section: Int) -> UICollectionLayoutListConfiguration? {
    placed.indices.contains(section) ? placed[section].section.list : nil
  }
}
