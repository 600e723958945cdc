import Foundation
import SashCore
import SashFoundation

// Columns of rows that are objects, such as those of Core Data: they sort by `SortDescriptor`s, which fetch requests take.

extension TableColumn where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), sort: SortDescriptor(value), content: content) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: SortDescriptor(value, comparator: comparator), content: content)
  }
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), sort: SortDescriptor(value), content: content) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String?>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: SortDescriptor(value, comparator: comparator), content: content)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(label: Text(titleKey), sort: SortDescriptor(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), sort: SortDescriptor(value), content: content) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), sort: SortDescriptor(value, comparator: comparator), content: content) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), sort: SortDescriptor(value), content: content) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String?>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), sort: SortDescriptor(value, comparator: comparator), content: content) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(label: Text(title), sort: SortDescriptor(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, sort: SortDescriptor(value), content: content) }
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, sort: SortDescriptor(value, comparator: comparator), content: content) }
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, sort: SortDescriptor(value), content: content) }
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String?>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: text, sort: SortDescriptor(value, comparator: comparator), content: content) }
  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(label: text, sort: SortDescriptor(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
}
