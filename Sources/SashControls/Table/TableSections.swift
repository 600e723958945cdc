import Foundation
import SashCore

extension Section
where Parent: TableRowContent, Content: TableRowContent, Footer == EmptyTableRowContent<Content.TableRowValue>
{
  public nonisolated init<V, H>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, V == Content.TableRowValue, H: View {
    self.init(
      _header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
  }
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(_header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue {
    self.init(content: content) { Text(title) }
  }
}
