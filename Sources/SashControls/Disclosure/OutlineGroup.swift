import Foundation
import SashCore

/// Views of data that has the form of a tree; what is below an element shows in a disclosure group.
///
/// - Missing: rows of tables.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  enum Roots {
    case one(Data.Element)
    case many(Data)
  }
  let roots: Roots
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  init(
    roots: Roots, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  @MainActor public var body: some View {
    switch roots {
    case .one(let element): OutlineNode(element: element, id: id, children: children, content: content)
    case .many(let data):
      ForEach(data, id: id) { OutlineNode(element: $0, id: id, children: children, content: content) }
    }
  }
}

/// What is below an element of an outline.
@MainActor @preconcurrency
public struct OutlineSubgroupChildren: View {
  nonisolated(unsafe) let content: AnyView
  @MainActor public var body: some View { content }
}

/// One element of an outline with what is below it.
private struct OutlineNode<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let below = children(element) {
      let (id, children, content) = (id, children, content)
      DisclosureGroup {
        OutlineSubgroupChildren(
          content: AnyView(
            ForEach(below, id: id) {
              OutlineNode(element: $0, id: id, children: children, content: content)
            }))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// An outline of one element; elements whose `children` are nil have none, others can be opened.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(roots: .one(root), id: \.id, children: { $0[keyPath: children] }, content: content)
  }
  /// An outline of several elements; those whose `children` are nil have none, others can be opened.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(roots: .many(data), id: \.id, children: { $0[keyPath: children] }, content: content)
  }
  /// An outline of one element behind a binding.
  public init<C, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
    E == C.Element
  {
    self.init(
      roots: .one(root), id: \.wrappedValue.id, children: { Binding($0[dynamicMember: children]) },
      content: content)
  }
  /// An outline of several elements behind a binding.
  public init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
    E == C.Element
  {
    self.init(
      roots: .many(data), id: \.wrappedValue.id, children: { Binding($0[dynamicMember: children]) },
      content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// An outline of one element, with the identity that `id` leads to.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: .one(root), id: id, children: { $0[keyPath: children] }, content: content)
  }
  /// An outline of several elements, with the identity that `id` leads to.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: .many(data), id: id, children: { $0[keyPath: children] }, content: content)
  }
  /// An outline of one element behind a binding, with the identity that `id` leads to.
  public init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(
      roots: .one(root), id: (\Binding<E>.wrappedValue).appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }
  /// An outline of several elements behind a binding, with the identity that `id` leads to.
  public init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(
      roots: .many(data), id: (\Binding<E>.wrappedValue).appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }
}
