import Foundation
import SashCore

extension List {
  /// One row for each element of a collection; any number of rows can be selected.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
  }

  /// One row for each element of a collection; one row can be selected.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { .optional($0) }, content: ForEach(data, content: rowContent))
  }

  /// One row for each element of a collection, with the identity that `id` leads to; any number of rows can be selected.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(selection: selection.map { .many($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// One row for each element of a collection, with the identity that `id` leads to; one row can be selected.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(selection: selection.map { .optional($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// One row for each number of a range that stays the same; any number of rows can be selected.
  public nonisolated init<RowContent>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View
  {
    self.init(selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
  }

  /// One row for each number of a range that stays the same; one row can be selected.
  public nonisolated init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View
  {
    self.init(selection: selection.map { .optional($0) }, content: ForEach(data, content: rowContent))
  }

  /// One row for each element behind a binding; any number of rows can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
  }

  /// One row for each element behind a binding; one row can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: selection.map { .optional($0) }, content: ForEach(data, content: rowContent))
  }

  /// One row for each element behind a binding, with the identity that `id` leads to; any number of rows can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(selection: selection.map { .many($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// One row for each element behind a binding, with the identity that `id` leads to; one row can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(selection: selection.map { .optional($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// One row for each element behind a binding; the list edits the collection by itself; any number of rows can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { .many($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// One row for each element behind a binding; the list edits the collection by itself; one row can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { .optional($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// One row for each element behind a binding, with the identity that `id` leads to; the list edits the collection by
  /// itself; any number of rows can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { .many($0) },
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// One row for each element behind a binding, with the identity that `id` leads to; the list edits the collection by
  /// itself; one row can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { .optional($0) },
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
