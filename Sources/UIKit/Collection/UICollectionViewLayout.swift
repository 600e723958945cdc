import Foundation

/// Where the elements of a collection are, and how they look.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
  open var indexPath: IndexPath
  /// In points of what the collection scrolls.
  open var frame = CGRect.zero
  open var transform = CGAffineTransform.identity { didSet { inSpace = nil } }
  /// The transform in space.
  open var transform3D: CATransform3D {
    get { inSpace ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = CATransform3DIsAffine(newValue) ? CATransform3DGetAffineTransform(newValue) : .identity
      inSpace = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }
  /// A transform that leaves the plane.
  private(set) var inSpace: CATransform3D?
  open var alpha: CGFloat = 1
  /// Elements with greater ones lie in front.
  open var zIndex = 0
  open var isHidden = false
  public internal(set) var representedElementKind: String?
  public internal(set) var representedElementCategory = ElementCategory.cell
  /// The section that scrolls by itself and that it lies in.
  var scroller: Int?

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  public override init() {
    indexPath = IndexPath(indexes: [])
    super.init()
  }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }
  /// A copy of the same class. Subclasses that add attributes copy them in `copy(with:)`.
  open nonisolated override func copy() -> Any { copy(with: nil) }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let type = type(of: self)
      let new =
        type == UICollectionViewLayoutAttributes.self
        ? UICollectionViewLayoutAttributes()
        : makeInstance(of: type) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
      (new.indexPath, new.frame, new.transform, new.alpha) = (indexPath, frame, transform, alpha)
      (new.zIndex, new.isHidden, new.scroller) = (zIndex, isHidden, scroller)
      if let inSpace { new.transform3D = inSpace }
      (new.representedElementKind, new.representedElementCategory) = (
        representedElementKind, representedElementCategory
      )
      return new
    }
  }
  var key: ElementKey {
    ElementKey(category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }
}

/// Tells the elements of a collection apart.
struct ElementKey: Hashable {
  var category: UICollectionViewLayoutAttributes.ElementCategory
  var kind: String
  var path: IndexPath
}

/// Says where the elements of a collection are. Subclasses are layouts of their own.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  private var decorations: [String: UICollectionReusableView.Type] = [:]
  var needsPreparing = true

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// What attributes are made of, by layouts that make them.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Attributes of that class.
  func makeAttributes(
    _ category: UICollectionViewLayoutAttributes.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let wanted = Self.layoutAttributesClass
    let isUsual = wanted == UICollectionViewLayoutAttributes.self
    let own = isUsual ? nil : (wanted as? NSObject.Type).map { makeInstance(of: $0) }
    let made = own as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
    made.indexPath = path
    (made.representedElementCategory, made.representedElementKind) = (category, kind)
    return made
  }
  /// Gets ready to answer, after something has changed.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Whether everything moves when the collection is scrolled or gets another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { UICollectionViewLayoutInvalidationContext() }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Has everything placed anew.
  open func invalidateLayout() {
    needsPreparing = true
    collectionView?.setNeedsPlacing()
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// What code that looks at what is seen makes of it, for layouts of the house.
  func adjusted(_ seen: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] { seen }
  /// Where it comes to rest, instead of where it would glide to after a finger has been lifted.
  ///
  /// - Parameter velocity: Points a thousandth of a second.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Items and sections have come, gone or moved; the layout has got ready for that.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// The changes are about to be seen. What is changed here goes along with them.
  open func finalizeCollectionViewUpdates() {}
  /// What an item that comes looks like at first. It comes from there; nil lets it fade in where it stands.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { faded(coming: itemIndexPath, .cell, "") }
  /// What an item that goes looks like at last. It goes there; nil lets it fade where it stood.
  ///
  /// - Parameter itemIndexPath: Its place before the changes.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { faded(going: itemIndexPath, .cell, "") }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { faded(coming: elementIndexPath, .supplementaryView, elementKind) }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { faded(going: elementIndexPath, .supplementaryView, elementKind) }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { faded(coming: decorationIndexPath, .decorationView, elementKind) }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { faded(going: decorationIndexPath, .decorationView, elementKind) }
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  func decoration(_ kind: String) -> UICollectionReusableView.Type? { decorations[kind] }

  // For layouts of the house.

  /// Whether the layout wants to know how large an element would like to be.
  func wantsSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  /// Along which axes an element says itself how large it is.
  func freeAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis { .both }
  /// How large an element would like to be.
  func take(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) {}
  /// What scrolls by itself.
  func scrollers(in rect: CGRect) -> [ScrollerPlace] { [] }
  /// Forgets the sizes that were taken.
  func forgetSizes() {}
  /// Keeps sizes that were taken, for where the elements are now; nil forgets one.
  func moveSizes(_ place: (ElementKey) -> ElementKey?) {}
  var scrollsHorizontally: Bool { false }
}

/// Where a section scrolls by itself, in points.
struct ScrollerPlace {
  var section: Int
  var frame: CGRect
  var content: CGSize
  var insets: UIEdgeInsets
  /// The distance of the places where it comes to rest; nil is anywhere.
  var page: CGFloat?
}

/// What has to be placed anew.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  public override init() { super.init() }
  open func invalidateItems(at indexPaths: [IndexPath]) {}
}
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

/// One change of a collection.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  open internal(set) var updateAction = Action.none
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  open internal(set) var indexPathAfterUpdate: IndexPath?
}
