import Foundation

/// Items in lines, each as full as it can be, with a header and a footer for each section.
///
/// - Source: facts on UIKit, U441–U458.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)

  /// The least distance of lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance of the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// A guess for items that say themselves how large they are; zero means that they do not.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInsetReference: SectionInsetReference = .fromContentInset
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var lines: [(extent: ClosedRange<CGFloat>, items: Range<Int>)] = []
  private var items: [UICollectionViewLayoutAttributes] = []
  private var starts: [Int] = []
  private var edges: [UICollectionViewLayoutAttributes] = []
  private var sectionExtents: [ClosedRange<CGFloat>] = []
  private var length: CGFloat = 0
  private var sizes: [IndexPath: CGSize] = [:]

  private var isVertical: Bool { scrollDirection == .vertical }
  override var scrollsHorizontally: Bool { !isVertical }
  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }
  /// A size with its part across the lines first.
  private func flipped(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }
  private func rect(_ across: CGFloat, _ along: CGFloat, _ size: CGSize) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: size.width, height: size.height)
      : CGRect(x: along, y: across, width: size.height, height: size.width)
  }

  open override func prepare() {
    super.prepare()
    (lines, items, starts, edges, sectionExtents, length) = ([], [], [], [], [], 0)
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let room =
      isVertical
      ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
    for section in 0..<view.numberOfSections { prepare(section, view, room) }
  }

  private func prepare(_ section: Int, _ view: UICollectionView, _ room: CGFloat) {
    let own = delegate
    let insets = own.map { $0.collectionView(view, layout: self, insetForSectionAt: section) } ?? sectionInset
    let (before, after, start, end) =
      isVertical
      ? (insets.left, insets.right, insets.top, insets.bottom)
      : (insets.top, insets.bottom, insets.left, insets.right)
    let gap =
      own.map { $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) }
      ?? minimumInteritemSpacing
    let lineGap =
      own.map { $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) }
      ?? minimumLineSpacing
    let header = flipped(
      own.map { $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) }
        ?? headerReferenceSize)
    let footer = flipped(
      own.map { $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section) }
        ?? footerReferenceSize)
    let sectionStart = length
    addEdge(UICollectionView.elementKindSectionHeader, section, header.height, room)
    starts.append(items.count)
    length += start
    let width = room - before - after
    let count = view.numberOfItems(inSection: section)
    let all = (0..<count).map { flipped(size(IndexPath(item: $0, section: section), view)) }
    let isUniform = all.dropFirst().allSatisfy { $0 == all[0] }
    var item = 0
    while item < count {
      // A line takes as many as fit, and one at least.
      var (used, next) = (all[item].width, item + 1)
      while next < count, used + gap + all[next].width <= width + 1e-6 {
        used += gap + all[next].width
        next += 1
      }
      place(item..<next, all, isUniform, section, before, width, gap)
      item = next
      if item < count { length += lineGap }
    }
    length += end
    addEdge(UICollectionView.elementKindSectionFooter, section, footer.height, room)
    sectionExtents.append(sectionStart...max(sectionStart, length))
  }

  private func place(
    _ line: Range<Int>, _ all: [CGSize], _ isUniform: Bool, _ section: Int, _ before: CGFloat,
    _ width: CGFloat, _ gap: CGFloat
  ) {
    let height = line.map { all[$0].height }.max() ?? 0
    let sum = line.map { all[$0].width }.reduce(0, +)
    var (across, distance) = (before, gap)
    let isLast = line.upperBound == all.count
    // - Source: facts on UIKit, U445–U448: a last line of items of different sizes is leading, even if it has one only.
    if line.count == 1, !isLast || isUniform && all[line.lowerBound].width * 2 + gap > width {
      across = before + (width - sum) / 2
    } else if !isLast {
      distance = (width - sum) / CGFloat(line.count - 1)
    } else if isUniform {
      // As if more of them filled the line.
      let one = all[line.lowerBound].width
      let fitting = max(1, ((width + gap) / (one + gap) + 1e-9).rounded(.down))
      if fitting > 1 { distance = (width - fitting * one) / (fitting - 1) }
    }
    let scale = max(1, collectionView?.traitCollection.displayScale ?? 1)
    let first = items.count
    for index in line {
      let attributes = makeAttributes(.cell, nil, IndexPath(item: index, section: section))
      let own = all[index]
      let frame = rect(across, length + (height - own.height) / 2, own)
      attributes.frame = CGRect(
        x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale,
        width: frame.width, height: frame.height)
      items.append(attributes)
      across += own.width + distance
    }
    lines.append((length...(length + height), first..<items.count))
    length += height
  }
  private func addEdge(_ kind: String, _ section: Int, _ height: CGFloat, _ room: CGFloat) {
    guard height > 0 else { return }
    let attributes = makeAttributes(.supplementaryView, kind, IndexPath(item: 0, section: section))
    attributes.frame = rect(0, length, CGSize(width: room, height: height))
    attributes.zIndex = 10
    edges.append(attributes)
    length += height
  }
  private func size(_ path: IndexPath, _ view: UICollectionView) -> CGSize {
    let isAutomatic = estimatedItemSize != .zero
    if let own = delegate?.collectionView(view, layout: self, sizeForItemAt: path),
      own != .zero || !isAutomatic,
      !isAutomatic || own != itemSize
    {
      return CGSize(width: max(0, own.width), height: max(0, own.height))
    }
    if isAutomatic {
      if let known = sizes[path] { return known }
      return estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : estimatedItemSize
    }
    return itemSize
  }

  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let inset = view.adjustedContentInset
    return isVertical
      ? CGSize(width: view.bounds.width - inset.left - inset.right, height: length)
      : CGSize(width: length, height: view.bounds.height - inset.top - inset.bottom)
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (from, to) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].extent.upperBound < from { low = middle + 1 } else { high = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    while low < lines.count, lines[low].extent.lowerBound <= to {
      found += items[lines[low].items].filter { $0.frame.intersects(rect) }
      low += 1
    }
    for edge in edges {
      let place = pinned(edge)
      if place.frame.intersects(rect) { found.append(place) }
    }
    return found
  }
  /// A header that stays at the edge while its section is there.
  private func pinned(_ edge: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let isHeader = edge.representedElementKind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
      let view = collectionView, let copy = edge.copy() as? UICollectionViewLayoutAttributes
    else { return edge }
    let extent = sectionExtents[edge.indexPath.section]
    let inset = view.adjustedContentInset
    if isVertical {
      let (top, bottom) = (
        view.contentOffset.y + inset.top, view.contentOffset.y + view.bounds.height - inset.bottom
      )
      copy.frame.origin.y =
        isHeader
        ? min(max(edge.frame.minY, top), extent.upperBound - edge.frame.height)
        : max(min(edge.frame.minY, bottom - edge.frame.height), extent.lowerBound)
    } else {
      let (left, right) = (
        view.contentOffset.x + inset.left, view.contentOffset.x + view.bounds.width - inset.right
      )
      copy.frame.origin.x =
        isHeader
        ? min(max(edge.frame.minX, left), extent.upperBound - edge.frame.width)
        : max(min(edge.frame.minX, right - edge.frame.width), extent.lowerBound)
    }
    return copy
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard starts.indices.contains(indexPath.section) else { return nil }
    let index = starts[indexPath.section] + indexPath.item
    let end = indexPath.section + 1 < starts.count ? starts[indexPath.section + 1] : items.count
    return indexPath.item >= 0 && index < end ? items[index] : nil
  }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    edges.first { $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section }
      .map(pinned)
  }
  override func wantsSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.representedElementCategory == .cell
      && sizes[attributes.indexPath] == nil
  }
  override func take(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) {
    sizes[attributes.indexPath] = size
  }
  override func forgetSizes() { sizes = [:] }
  override func moveSizes(_ place: (ElementKey) -> ElementKey?) {
    let old = sizes
    sizes = [:]
    for (path, size) in old {
      if let new = place(ElementKey(category: .cell, kind: "", path: path)) { sizes[new.path] = size }
    }
  }
}

/// Says how large the parts of a flow layout are.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
