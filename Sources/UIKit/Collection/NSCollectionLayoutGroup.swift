import Foundation

/// Where an item of a custom group lies.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items beside each other, below each other, or where code says.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Kind {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }
  let kind: Kind
  public let subitems: [NSCollectionLayoutItem]
  /// How many share the group alike; nil has them have their own sizes.
  let count: Int?
  /// Whether the items are repeated until the group is full.
  let repeats: Bool
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ kind: Kind, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int?,
    repeats: Bool
  ) {
    (self.kind, self.subitems, self.count, self.repeats) = (kind, subitems, count, repeats)
    super.init(layoutSize: size, supplementaryItems: [])
  }
  private class func make(
    _ kind: Kind, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    repeats: Bool = true
  ) -> Self {
    guard
      let new = NSCollectionLayoutGroup(kind, size, subitems, count: count, repeats: repeats) as? Self
    else { fatalError("NSCollectionLayoutGroup cannot be made of a class of one's own.") }
    return new
  }
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
  {
    make(.horizontal, layoutSize, subitems)
  }
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(.vertical, layoutSize, subitems)
  }
  /// So many of one item, sharing the width alike.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.horizontal, layoutSize, [subitem], count: max(1, count)) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.vertical, layoutSize, [subitem], count: max(1, count)) }
  /// So many of one item, each of its own size.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(.horizontal, layoutSize, Array(repeating: subitem, count: max(1, count)), repeats: false)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.vertical, layoutSize, Array(repeating: subitem, count: max(1, count)), repeats: false) }
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(.custom(itemProvider), layoutSize, []) }
}

/// What a layout is made for.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
/// What a layout fills.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// In points.
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  let contentInsets: NSDirectionalEdgeInsets
  init(size: CGSize, traits: UITraitCollection, insets: NSDirectionalEdgeInsets = .zero) {
    (contentSize, traitCollection, contentInsets) = (size, traits, insets)
    super.init()
  }
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }
}

/// Items of a section that scrolls along, in the order in which they are placed.
@MainActor struct GroupSolver {
  /// One item in its group, in points of the group.
  struct Leaf {
    var frame: CGRect
    /// Along which axes the item says itself how large it is.
    var free: UIAxis
    var item: NSCollectionLayoutItem
    var zIndex = 0
  }
  let environment: LayoutEnvironment
  /// The size of an item that has been measured, by its number in the section.
  let measured: (Int) -> CGSize?

  /// - Parameters:
  ///   - next: The number of the next item; raised by those that are placed.
  ///   - end: Where the items end.
  /// - Returns: The size of the group, and its items.
  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, next: inout Int, end: Int)
    -> (size: CGSize, leaves: [Leaf])
  {
    var size = group.layoutSize.size(in: container)
    let inner = CGSize(
      width: max(0, size.width - group.contentInsets.leading - group.contentInsets.trailing),
      height: max(0, size.height - group.contentInsets.top - group.contentInsets.bottom))
    var leaves: [Leaf] = []
    var extent = CGSize.zero
    switch group.kind {
    case .custom(let provider):
      let places = provider(LayoutEnvironment(size: inner, traits: environment.traitCollection))
      for place in places where next < end {
        leaves.append(Leaf(frame: place.frame, free: [], item: group, zIndex: place.zIndex))
        extent.width = max(extent.width, place.frame.maxX)
        extent.height = max(extent.height, place.frame.maxY)
        next += 1
      }
    case .horizontal: extent = arrange(group, inner, isHorizontal: true, &leaves, &next, end)
    case .vertical: extent = arrange(group, inner, isHorizontal: false, &leaves, &next, end)
    }
    if group.layoutSize.widthDimension.isEstimated {
      size.width = extent.width + group.contentInsets.leading + group.contentInsets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = extent.height + group.contentInsets.top + group.contentInsets.bottom
    }
    for index in leaves.indices {
      leaves[index].frame = leaves[index].frame.offsetBy(
        dx: group.contentInsets.leading, dy: group.contentInsets.top)
    }
    return (size, leaves)
  }

  private func arrange(
    _ group: NSCollectionLayoutGroup, _ room: CGSize, isHorizontal: Bool, _ leaves: inout [Leaf],
    _ next: inout Int, _ end: Int
  ) -> CGSize {
    let gap = group.interItemSpacing?.spacing ?? 0
    let length = isHorizontal ? room.width : room.height
    let isFree =
      isHorizontal
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    var (place, across) = (CGFloat.zero, CGFloat.zero)
    var parts: [Range<Int>] = []
    var number = 0
    while next < end, !group.subitems.isEmpty {
      if let count = group.count {
        if number == count { break }
      } else if number >= group.subitems.count, !group.repeats {
        break
      }
      let item = group.subitems[number % group.subitems.count]
      var offered = room
      if let count = group.count {
        let share = max(0, (length - gap * CGFloat(count - 1)) / CGFloat(count))
        if isHorizontal { offered.width = share } else { offered.height = share }
      }
      let (before, firstLeaf) = (next, leaves.count)
      let spacing = item.edgeSpacing
      let lead = (isHorizontal ? spacing?.leading : spacing?.top)?.spacing ?? 0
      let trail = (isHorizontal ? spacing?.trailing : spacing?.bottom)?.spacing ?? 0
      let side = (isHorizontal ? spacing?.top : spacing?.leading)?.spacing ?? 0
      let start = (number == 0 ? 0 : place + gap) + lead
      var size: CGSize
      var own: [Leaf] = []
      if let inner = item as? NSCollectionLayoutGroup {
        var number = next
        (size, own) = solve(inner, in: offered, next: &number, end: end)
        if group.count != nil { size = shared(size, offered, isHorizontal) }
        if !fits(
          start, size, trail, length, isHorizontal, isFree || group.count != nil, first: leaves.isEmpty)
        {
          break
        }
        next = number
      } else {
        size = item.layoutSize.size(in: group.count == nil ? room : offered)
        if group.count != nil { size = shared(size, offered, isHorizontal) }
        var free: UIAxis = []
        if item.layoutSize.widthDimension.isEstimated { free.insert(.horizontal) }
        if item.layoutSize.heightDimension.isEstimated { free.insert(.vertical) }
        if !free.isEmpty, let known = measured(next) {
          if free.contains(.horizontal) { size.width = known.width }
          if free.contains(.vertical) { size.height = known.height }
        }
        if !fits(
          start, size, trail, length, isHorizontal, isFree || group.count != nil, first: leaves.isEmpty)
        {
          break
        }
        let insets = item.contentInsets
        own = [
          Leaf(
            frame: CGRect(
              x: insets.leading, y: insets.top,
              width: max(0, size.width - (free.contains(.horizontal) ? 0 : insets.leading + insets.trailing)),
              height: max(0, size.height - (free.contains(.vertical) ? 0 : insets.top + insets.bottom))),
            free: free, item: item)
        ]
        next += 1
      }
      if next == before { break }
      for leaf in own {
        var leaf = leaf
        leaf.frame = leaf.frame.offsetBy(dx: isHorizontal ? start : side, dy: isHorizontal ? side : start)
        leaves.append(leaf)
      }
      parts.append(firstLeaf..<leaves.count)
      place = start + (isHorizontal ? size.width : size.height) + trail
      across = max(across, side + (isHorizontal ? size.height : size.width))
      number += 1
    }
    if let spacing = group.interItemSpacing, spacing.isFlexible, parts.count > 1, place < length {
      let more = (length - place) / CGFloat(parts.count - 1)
      for (index, part) in parts.enumerated() {
        for leaf in part {
          leaves[leaf].frame = leaves[leaf].frame.offsetBy(
            dx: isHorizontal ? more * CGFloat(index) : 0, dy: isHorizontal ? 0 : more * CGFloat(index))
        }
      }
    }
    return isHorizontal ? CGSize(width: place, height: across) : CGSize(width: across, height: place)
  }
  private func shared(_ size: CGSize, _ offered: CGSize, _ isHorizontal: Bool) -> CGSize {
    isHorizontal
      ? CGSize(width: offered.width, height: size.height) : CGSize(width: size.width, height: offered.height)
  }
  private func fits(
    _ start: CGFloat, _ size: CGSize, _ trail: CGFloat, _ length: CGFloat, _ isHorizontal: Bool,
    _ isFree: Bool,
    first: Bool
  ) -> Bool {
    first || isFree || start + (isHorizontal ? size.width : size.height) + trail <= length + 0.01
  }
}
