import Foundation

/// A length in a compositional layout: absolute, or a share of what is around.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width(CGFloat), height(CGFloat), absolute(CGFloat), estimated(CGFloat) }
  let kind: Kind
  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }
  /// A share of the width around.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.width(fractionalWidth)) }
  /// A share of the height around.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.height(fractionalHeight)) }
  /// So many points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute(absoluteDimension)) }
  /// A guess, in points, of what is measured when it is seen.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated(estimatedDimension)) }
  /// As `estimated`. Siblings are not made the same length.
  ///
  /// - Missing: being the same for siblings.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.estimated(estimate)) }
  private class func make(_ kind: Kind) -> Self {
    guard let new = NSCollectionLayoutDimension(kind) as? Self else {
      fatalError("NSCollectionLayoutDimension cannot be made of a class of one's own.")
    }
    return new
  }
  public var dimension: CGFloat {
    switch kind {
    case .width(let value), .height(let value), .absolute(let value), .estimated(let value): value
    }
  }
  public var isEstimated: Bool { if case .estimated = kind { true } else { false } }
  public var isAbsolute: Bool { if case .absolute = kind { true } else { false } }
  public var isFractionalWidth: Bool { if case .width = kind { true } else { false } }
  public var isFractionalHeight: Bool { if case .height = kind { true } else { false } }

  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .width(let share): share * size.width
    case .height(let share): share * size.height
    case .absolute(let value), .estimated(let value): value
    }
  }
}

/// The size of an item or a group.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }
  func size(in size: CGSize) -> CGSize {
    CGSize(width: max(0, widthDimension.length(in: size)), height: max(0, heightDimension.length(in: size)))
  }
}

/// A distance: fixed, or at least so long.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFlexible: Bool
  public var isFixed: Bool { !isFlexible }
  init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
    super.init()
  }
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }
  private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    guard let new = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as? Self else {
      fatalError("NSCollectionLayoutSpacing cannot be made of a class of one's own.")
    }
    return new
  }
}

/// Distances around an item.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// One item of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// Kept free in its place, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

/// Edges of an item to which something is tied.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// In points, or in parts of the size of what is tied.
  public let offset: CGPoint
  public let isFractionalOffset: Bool
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, false) }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, true)
  }
  init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, _ isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    super.init()
  }
  /// The middle of something of a size that is tied to these edges of a rectangle.
  func center(of size: CGSize, on rect: CGRect) -> CGPoint {
    var point = CGPoint(x: rect.midX, y: rect.midY)
    if edges.contains(.leading) {
      point.x = rect.minX
    } else if edges.contains(.trailing) {
      point.x = rect.maxX
    }
    if edges.contains(.top) { point.y = rect.minY } else if edges.contains(.bottom) { point.y = rect.maxY }
    point.x += isFractionalOffset ? offset.x * size.width : offset.x
    point.y += isFractionalOffset ? offset.y * size.height : offset.y
    return point
  }
}

/// A view beside an item, as a badge.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header or a footer of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open var extendsBoundary = true
  /// Whether it stays at the edge while its section is seen.
  open var pinToVisibleBounds = false
  public let alignment: NSRectAlignment
  public let offset: CGPoint

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

/// What is drawn behind a section.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = -1
  init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)),
      supplementaryItems: [])
  }
  public class func background(elementKind: String) -> Self {
    guard let new = NSCollectionLayoutDecorationItem(kind: elementKind) as? Self else {
      fatalError("NSCollectionLayoutDecorationItem cannot be made of a class of one's own.")
    }
    return new
  }
}

/// Where something lies at the edges of something else.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
  /// Whether it is at the end of what it belongs to, in the direction of scrolling.
  func isAfter(_ isVertical: Bool) -> Bool {
    isVertical
      ? [.bottomLeading, .bottom, .bottomTrailing].contains(self)
      : [.topTrailing, .trailing, .bottomTrailing].contains(self)
  }
  /// Where something narrower stands: 0 at the leading or the upper edge, 1 at the other one.
  func share(across: Bool) -> CGFloat {
    let first: [NSRectAlignment] =
      across ? [.leading, .topLeading, .bottomLeading] : [.top, .topLeading, .topTrailing]
    let last: [NSRectAlignment] =
      across ? [.trailing, .topTrailing, .bottomTrailing] : [.bottom, .bottomLeading, .bottomTrailing]
    return first.contains(self) ? 0 : last.contains(self) ? 1 : 0.5
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Whether it stands at a side of its section.
  func isBeside(_ isVertical: Bool) -> Bool {
    isVertical ? alignment == .leading || alignment == .trailing : alignment == .top || alignment == .bottom
  }
}

extension NSCollectionLayoutSection {
  /// The room around the groups, with what stands at the sides of the section.
  func insets(beside whole: CGSize, isVertical: Bool) -> NSDirectionalEdgeInsets {
    var insets = contentInsets
    for item in boundarySupplementaryItems where item.isBeside(isVertical) && item.extendsBoundary {
      let size = item.layoutSize.size(in: whole)
      switch item.alignment {
      case .leading: insets.leading += size.width
      case .trailing: insets.trailing += size.width
      case .top: insets.top += size.height
      default: insets.bottom += size.height
      }
    }
    return insets
  }
}
