import Foundation
import SashCore
import SashLayout

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row stands for.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// What the columns sort by; `Never` for columns that do not.
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that these are made of.
  @TableColumnBuilder<Self.TableRowValue, Self.TableColumnSortComparator> @MainActor @preconcurrency
  var tableColumnBody: Self.TableColumnBody { get }

  /// The columns from the leading edge on.
  @MainActor @preconcurrency func _tableColumns() -> [_TableColumnParts<TableRowValue>]
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  @MainActor @preconcurrency public func _tableColumns() -> [_TableColumnParts<TableRowValue>] {
    tableColumnBody._tableColumns()
  }
}

extension TableColumnContent {
  nonisolated func columnError() -> Never {
    fatalError("tableColumnBody should not be called on \(Self.self).")
  }
}

/// What a table knows of a column.
public struct _TableColumnParts<RowValue> {
  var title: AnyView
  /// In points; nil where nothing is said.
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
  var alignment = TableColumnAlignment.automatic
  var cell: (RowValue) -> AnyView
  /// A comparator; nil for columns that do not sort.
  var sort: Any?
  var name: String?
  var visibility = Visibility.automatic
  var disabled: TableColumnCustomizationBehavior = []
  /// Which column of the table it is, whatever others show: where it is written, and for which element. Cells keep their
  /// state by it.
  var path: [AnyHashable] = []

  /// The same as a part of something larger.
  func inside(_ place: some Hashable) -> Self {
    var column = self
    column.path.append(AnyHashable(place))
    return column
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  @MainActor public var tableColumnBody: Never { return columnError() }
  @MainActor public func _tableColumns() -> [_TableColumnParts<Never>] { columnError() }
}

extension Never: @retroactive SortComparator {
  public typealias Compared = Never
  public var order: SortOrder {
    get { fatalError("Never has no order") }
    set {}
  }
  public func compare(_ lhs: Never, _ rhs: Never) -> ComparisonResult { fatalError("Never has no order") }
}

/// Where the cells of a column stand in it.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, center, trailing, numeric }
  let kind: Kind
  /// At the leading edge.
  public static let automatic = TableColumnAlignment(kind: .automatic)
  public static let leading = TableColumnAlignment(kind: .leading)
  public static let center = TableColumnAlignment(kind: .center)
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// Where numbers stand: at the end.
  public static let numeric = TableColumnAlignment(kind: .numeric)
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }

  var alignment: Alignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}

/// Columns that look or behave in another way.
struct ChangedColumns<Content: TableColumnContent>: TableColumnContent {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let change: (inout _TableColumnParts<Content.TableRowValue>) -> Void
  nonisolated init(
    _ content: Content, change: @escaping (inout _TableColumnParts<Content.TableRowValue>) -> Void
  ) { (self.content, self.change) = (content, change) }
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never
  var tableColumnBody: Never { return columnError() }
  func _tableColumns() -> [_TableColumnParts<Content.TableRowValue>] {
    content._tableColumns().map {
      var column = $0
      change(&column)
      return column
    }
  }
}

extension TableColumnContent {
  /// Sets where the cells and the header stand in the column.
  public nonisolated func alignment(_ alignment: TableColumnAlignment)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  { ChangedColumns(self) { $0.alignment = alignment } }
  /// Names the column in a `TableColumnCustomization`.
  public nonisolated func customizationID(_ id: String)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  { ChangedColumns(self) { $0.name = id } }
  /// Sets whether the column shows while a person has not chosen it.
  public nonisolated func defaultVisibility(_ visibility: Visibility)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  { ChangedColumns(self) { $0.visibility = visibility } }
  /// Keeps a person from changing something of the column.
  public nonisolated func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  { ChangedColumns(self) { $0.disabled = behavior } }
}
