import Foundation
import SashControls
import SashCore

/// Items in sections, placed by a layout.
///
/// Only elements that are seen have views.
///
/// - Missing: room that is made for what is dragged over it, transitions between layouts that a finger leads.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// Where an item is to stand; both axes may be named.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Gives the items. It is not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Hears of what the collection does. It is not retained.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      collectionViewLayout.invalidateLayout()
    }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  /// Says what items stand for when they are dragged. It is not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragging.update() } }
  /// Takes what is put down. It is not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragging.update() } }
  open var dragInteractionEnabled = true
  private(set) lazy var dragging = CollectionDragging(self)
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// Says where everything is. Setting it places everything anew.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsPlacing()
    }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var isEditing = false {
    didSet {
      if isEditing == oldValue { return }
      confirmation.close(animated: false)
      for case let cell as UICollectionViewCell in shown.values { cell.setNeedsUpdateConfiguration() }
    }
  }

  // MARK: What it keeps

  var counts: [Int]?
  /// The item that a finger holds.
  var moved: Movement?
  /// The data source has not said itself whether an item may be moved.
  var askedDefault = false
  var shown: [ElementKey: UICollectionReusableView] = [:]
  var selected: [IndexPath] = []
  var isTiling = false
  var scrollers: [Int: SectionScroller] = [:]
  var layoutSize = CGSize.zero
  var updates: TableUpdates?
  var updateDepth = 0
  /// Its data source tells of a state that it does not show yet.
  var isBehindSource = false
  /// Whether elements stay where they are for a moment, although the layout has changed.
  var holdsPlaces = false
  /// Elements that come with the changes that go on, and those that go.
  var inserted: Set<ElementKey> = []
  var parting: [Parting] = []
  var leaving: [UICollectionReusableView] = []
  var prefetched: Set<IndexPath> = []
  var goal: (path: IndexPath, position: ScrollPosition)?
  let pool = ElementPool()
  /// What the layout says of the element that the data source is asked for.
  var making: UICollectionViewLayoutAttributes?
  let openRow = OpenRow()
  let confirmation = RowConfirmation()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = Self.layout(of: coder.interface)
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }
  /// The layout that a file of Interface Builder names.
  private static func layout(of element: InterfaceElement?) -> UICollectionViewLayout {
    guard let part = element?.part("collectionViewLayout"), let name = part["customClass"],
      let type = InterfaceClasses.named(name, in: part["customModule"], as: UICollectionViewLayout.Type.self)
    else { return UICollectionViewFlowLayout() }
    return type.init(coder: NSCoder()) ?? UICollectionViewFlowLayout()
  }
  override var placesOnScroll: Bool { true }
  override func restingPlace(for point: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: point,
      withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, window != nil else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: 0.3, animations: { self.collectionViewLayout = layout }, completion: completion)
  }

  // MARK: Counts

  func loadIfNeeded() {
    if counts != nil { return }
    guard let dataSource else {
      counts = []
      return
    }
    let sections = dataSource.numberOfSections(in: self)
    counts = (0..<max(0, sections)).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }
  public var numberOfSections: Int {
    loadIfNeeded()
    return counts?.count ?? 0
  }
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.flatMap { $0.indices.contains(section) ? $0[section] : nil } ?? 0
  }
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<numberOfSections).contains(path.section)
      && (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }
  /// Asks for everything anew. What was selected is not any more.
  open func reloadData() {
    counts = nil
    selected = []
    prefetched = []
    goal = nil
    openRow.close()
    for view in shown.values { retire(view) }
    shown = [:]
    collectionViewLayout.forgetSizes()
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Reusing

  /// Makes cells of a nib in which one stands alone.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return pool.register(nil as AnyClass?, "", identifier) }
    pool.register("", identifier) { nib.only(UICollectionViewCell.self, identifier) }
  }
  /// Makes headers and the like of a nib in which one stands alone.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else { return pool.register(nil as AnyClass?, kind, identifier) }
    pool.register(kind, identifier) { nib.only(UICollectionReusableView.self, identifier) }
  }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, "", identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { pool.register(viewClass, elementKind, identifier) }
  /// A cell to use again, or a new one of the registered class. Traps if none is registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let place = making ?? place { $0.layoutAttributesForItem(at: indexPath) }
    guard let cell = pool.view("", identifier, size: place?.frame.size) as? UICollectionViewCell else {
      fatalError(
        """
        could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a \
        class for the identifier or connect a prototype cell in a storyboard
        """)
    }
    return cell
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let place =
      making ?? place { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    guard let view = pool.view(elementKind, identifier, size: place?.frame.size) else {
      fatalError(
        """
        could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for \
        the identifier or connect a prototype cell in a storyboard
        """)
    }
    return view
  }
  /// What the layout says of an element, if it is ready to say something.
  private func place(
    _ ask: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    counts == nil || collectionViewLayout.needsPreparing ? nil : ask(collectionViewLayout)
  }

  // MARK: Layout

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }
}

/// Views of a collection that are out of sight and can be used again, and the classes that new ones are made of.
@MainActor final class ElementPool {
  private struct Name: Hashable { var kind, identifier: String }
  private var classes: [Name: UICollectionReusableView.Type] = [:]
  /// What makes views from files of Interface Builder.
  private var makers: [Name: () -> UICollectionReusableView?] = [:]
  private var views: [Name: [UICollectionReusableView]] = [:]
  /// The next cell that is asked for is this one, as it is.
  var offered: UICollectionReusableView?

  func register(_ kind: String, _ identifier: String, _ make: @escaping () -> UICollectionReusableView?) {
    classes[Name(kind: kind, identifier: identifier)] = nil
    makers[Name(kind: kind, identifier: identifier)] = make
  }
  func register(_ type: AnyClass?, _ kind: String, _ identifier: String) {
    makers[Name(kind: kind, identifier: identifier)] = nil
    guard let type else {
      classes[Name(kind: kind, identifier: identifier)] = nil
      return
    }
    guard let viewClass = type as? UICollectionReusableView.Type else {
      fatalError("\(type) cannot be registered with a collection: it is no UICollectionReusableView.")
    }
    classes[Name(kind: kind, identifier: identifier)] = viewClass
  }
  /// - Parameter size: What the layout has for it, if that is known.
  func view(_ kind: String, _ identifier: String, size: CGSize?) -> UICollectionReusableView? {
    let name = Name(kind: kind, identifier: identifier)
    if let offered, offered.reuseName?.identifier == identifier { return offered }
    if let view = views[name]?.popLast() {
      if let size { view.take(size) }
      view.prepareForReuse()
      return view
    }
    if let made = makers[name]?() {
      made.reuseName = (kind, identifier)
      if let size { made.take(size) }
      return made
    }
    let size = size ?? CGSize(width: 50, height: 50)
    guard let type = classes[name],
      let made = makeView(of: type, frame: CGRect(origin: .zero, size: size)) as? UICollectionReusableView
    else { return nil }
    made.reuseName = (kind, identifier)
    return made
  }
  func keep(_ view: UICollectionReusableView) {
    guard let name = view.reuseName else { return }
    views[Name(kind: name.kind, identifier: name.identifier), default: []].append(view)
  }
}

/// A section that scrolls by itself.
final class SectionScroller: UIScrollView {
  weak var collection: UICollectionView?
  /// The distance of the places where it comes to rest, in points; nil is anywhere.
  var page: CGFloat?
  override var restsEvery: CGFloat? { page }
  override func scrolled(to point: CGPoint, byCode: Bool) {
    super.scrolled(to: point, byCode: byCode)
    collection?.setNeedsPlacing()
  }
  override var placesOnScroll: Bool { false }
}
