import Foundation
import SashControls
import SashCore

/// Rows in sections, in one column.
///
/// Only rows that are seen have cells. The heights of others are those that code gives, or guesses that are replaced when a
/// row comes into sight.
///
/// - Missing: drag and drop, kinds of row animations (all fade), `selectionFollowsFocus`.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public enum ContentHuggingElements: Int, Sendable { case sectionHeaders }
  /// A height that the table measures itself.
  public class var automaticDimension: CGFloat { -1 }
  public class var indexSearch: String { "{search}" }

  public let style: Style
  /// Gives the rows. It is not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Hears of what the table does. It is not retained.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { reloadData() }
    }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  /// Says which rows are dragged. It is not retained.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragging.update() } }
  /// Decides what happens to what is dragged over it. It is not retained.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragging.update() } }
  /// Whether rows are dragged. On phones they are not unless code says so.
  open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom != .phone
  private(set) lazy var dragging = TableDragging(self)

  // MARK: Lengths, in points

  open var rowHeight: CGFloat = automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }
  open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { heightsChanged() } }
  open var sectionFooterHeight: CGFloat = automaticDimension { didSet { heightsChanged() } }
  open var estimatedRowHeight: CGFloat = automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// Above each header of a plain table.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { heightsChanged() } }
  open var fillerRowHeight: CGFloat = 0
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { replaceCells() } }
  open var separatorColor: UIColor? { didSet { replaceCells() } }
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      replaceCells()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  open var separatorEffect: UIVisualEffect?
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor? { didSet { indexView?.changed() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.changed() } }
  /// Behind the index while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// From how many rows on there is an index.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsPlacing() } }

  // MARK: Views around the rows

  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsPlacing()
    }
  }

  // MARK: Selecting and editing

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false { didSet { replaceCells() } }
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  private var storedEditing = false
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    confirmation.close(animated: animated)
    let update = {
      self.storedEditing = editing
      if !self.allowsMultipleSelectionDuringEditing || !editing { self.dropSelection() }
      self.openRow.close()
      for (path, cell) in self.cells { self.prepareEditing(of: cell, at: path) }
      self.setNeedsPlacing()
    }
    if animated { UIView.animate(.easeInOut(duration: 0.3), changes: update) } else { update() }
  }

  // MARK: What it keeps

  var geometry = TableGeometry()
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Header and footer views that were made to know their heights.
  var madeHeaders: [Int: UIView] = [:]
  var madeFooters: [Int: UIView] = [:]
  var selected: [IndexPath] = []
  var needsReload = true
  var isTiling = false
  var layoutWidth: CGFloat = -1
  /// Where code wants it scrolled to, until the heights there are known.
  var goal: (path: IndexPath, position: ScrollPosition)?
  var lastFirst: IndexPath?
  var prefetched: Set<IndexPath> = []
  let openRow = OpenRow()
  let confirmation = RowConfirmation()
  let pool = CellPool()
  /// Cells of rows that have gone, which are seen until an animation has ended.
  var leaving: [UITableViewCell] = []
  var updates: TableUpdates?
  var updateDepth = 0
  /// Its data source tells of a state that it does not show yet.
  var isBehindSource = false
  var lifted: (cell: UITableViewCell, from: IndexPath, to: IndexPath, distance: CGFloat)?
  /// The rows are those of a diffable data source, which says itself what has changed.
  var cellChanges: Set<ObjectIdentifier> = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    let styles: [String: Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
    style = coder.interface?["style"].flatMap { styles[$0] } ?? .plain
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    alwaysBounceVertical = true
    if backgroundColor != nil { return }
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Around what is in a row, in points: more in wide tables.
  ///
  /// - Source: facts on metrics, list: 16, and 20 from a width of 414.
  var sideMargin: CGFloat { style == .insetGrouped ? 16 : bounds.width >= 414 ? 20 : 16 }
  /// From the edge of the table to that of a card.
  var cardMargin: CGFloat { style == .insetGrouped ? (bounds.width >= 414 ? 20 : 16) : 0 }
  var leastRowHeight: CGFloat { 44 }
  override var placesOnScroll: Bool { true }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    setNeedsPlacing()
  }

  // MARK: Reloading

  /// Asks for everything anew. What was selected is not any more.
  open func reloadData() {
    needsReload = true
    selected = []
    goal = nil
    openRow.close()
    setNeedsPlacing()
  }
  /// Asks for the titles at the edge anew.
  open func reloadSectionIndexTitles() {
    let old = indexRoom
    indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
    if indexRoom == old { setNeedsPlacing() } else { heightsChanged() }
  }
  /// The titles of the index at the edge.
  var indexTitles: [String] = []
  var indexView: SectionIndexView?
  /// How wide rows are, in points.
  var rowWidth: CGFloat { bounds.width - 2 * cardMargin - indexRoom }

  private func heightsChanged() {
    needsReload = true
    setNeedsPlacing()
  }
  func replaceCells() {
    for cell in cells.values { cell.setNeedsPlacing() }
    setNeedsPlacing()
  }
  /// What a cell shows has changed, so its height may have.
  func cellChanged(_ cell: UITableViewCell) {
    guard !isTiling, let path = cell.indexPath, cells[path] === cell, geometry.contains(path) else { return }
    cellChanges.insert(ObjectIdentifier(cell))
    setNeedsPlacing()
  }

  // MARK: Reusing

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, identifier)
  }
  /// Makes cells of a nib in which one stands alone; nil has none made any more.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return pool.register(nil as AnyClass?, identifier) }
    pool.register(identifier) { nib.only(UITableViewCell.self, identifier) }
  }
  /// Makes headers and footers of a nib in which one stands alone.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return pool.registerEdge(nil, identifier) }
    pool.registerEdge(identifier) { nib.only(UITableViewHeaderFooterView.self, identifier) }
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.registerEdge(aClass, identifier)
  }
  /// A cell to use again, or a new one of a registered class; nil if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.cell(identifier, size: nil)
  }
  /// A cell to use again, or a new one of the registered class. Traps if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = pool.cell(identifier, size: size(of: indexPath)) else {
      fatalError(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or \
        connect a prototype cell in a storyboard
        """)
    }
    return cell
  }
  /// As high as a row is, if that is known, and as wide.
  private func size(of path: IndexPath) -> CGSize? {
    guard !needsReload, geometry.contains(path) else { return nil }
    return CGSize(width: rowWidth, height: geometry.row(path).height)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { pool.edge(identifier) }

  // MARK: Layout

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }
}
