import Foundation
import SashCore
import SashFoundation

/// A column of a table: a header, and a view for each row.
@MainActor @preconcurrency
public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: (RowValue) -> Content
  nonisolated(unsafe) let sort: Sort?
  nonisolated(unsafe) var least: CGFloat?
  nonisolated(unsafe) var ideal: CGFloat?
  nonisolated(unsafe) var most: CGFloat?

  nonisolated init(label: Label, sort: Sort?, content: @escaping (RowValue) -> Content) {
    (self.label, self.sort, self.content) = (label, sort, content)
  }
  @MainActor public var tableColumnBody: Never { return columnError() }
  @MainActor public func _tableColumns() -> [_TableColumnParts<RowValue>] {
    let content = content
    return [
      _TableColumnParts(
        title: AnyView(label), least: least, ideal: ideal, most: most, cell: { AnyView(content($0)) },
        sort: sort)
    ]
  }

  /// Makes the column exactly so wide, in points; nil leaves it to the table.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    self.width(min: width, ideal: width, max: width)
  }
  /// Keeps the width of the column between two numbers of points.
  public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> TableColumn<RowValue, Sort, Content, Label>
  {
    var column = self
    (column.least, column.ideal, column.most) = (min, ideal, max)
    return column
  }
}

// MARK: Columns that do not sort

extension TableColumn where Sort == Never, Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), sort: nil, content: content) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), sort: nil, content: content) }
  public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, sort: nil, content: content)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleResource), sort: nil, content: content) }
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(titleKey), sort: nil) { Text($0[keyPath: value]) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(title), sort: nil) { Text($0[keyPath: value]) }
  }
  public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: text, sort: nil) { Text($0[keyPath: value]) }
  }
}

// MARK: Columns that sort by a comparator

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), sort: comparator, content: content) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), sort: comparator, content: content) }
  public nonisolated init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, sort: comparator, content: content) }
}

// MARK: Columns that sort by a value of the row

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), sort: KeyPathComparator(value), content: content) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), sort: KeyPathComparator(value), content: content) }
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, sort: KeyPathComparator(value), content: content) }

  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value, comparator: comparator), content: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(label: Text(title), sort: KeyPathComparator(value, comparator: comparator), content: content)
  }
  public nonisolated init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(label: text, sort: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Shows a text of the row, and sorts by it as a person would.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value, words: comparator)) {
      Text($0[keyPath: value])
    }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(label: Text(title), sort: KeyPathComparator(value, words: comparator)) {
      Text($0[keyPath: value])
    }
  }
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(label: text, sort: KeyPathComparator(value, words: comparator)) {
      Text($0[keyPath: value])
    }
  }
}
