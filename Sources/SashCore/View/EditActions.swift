import Foundation
import SashGraph

/// Which edits of a collection a list makes by itself.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be put elsewhere.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var all: EditActions<Data> { .move }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be taken out.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { .delete }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// A row of a `ForEach` over a binding that its list may delete or move.
public nonisolated struct EditableCollectionContent<Content, Data> {
  var content: Content
  var edits: CollectionEdits
}

extension EditableCollectionContent: View where Content: View {
  public typealias Body = Never
  public var body: Never { bodyError() }

  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: view.part(at: 0, as: Content.self), inputs: inputs)
  }
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    let offset = FieldOffset.second(Content.self, CollectionEdits.self)
    inputs.traits.row?.edits = view.part(at: offset, as: CollectionEdits.self).attribute
    return Content._makeViewList(view: view.part(at: 0, as: Content.self), inputs: inputs)
  }
}

/// Edits of a collection by offsets; nil where the collection's user has not asked for one.
package struct CollectionEdits {
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?

  init<C: MutableCollection>(of binding: Binding<C>, _ actions: EditActions<C>) {
    if actions.contains(EditActions(rawValue: 2)) {
      delete = { offsets in
        if let new = removing(offsets, from: binding.wrappedValue) { binding.wrappedValue = new }
      }
    }
    if actions.contains(.move) {
      move = { binding.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

/// The collection without some elements; nil if its type cannot lose any, which `EditActions.delete` rules out.
private func removing<C: Collection>(_ offsets: IndexSet, from collection: C) -> C? {
  func open<R: RangeReplaceableCollection>(_ collection: R) -> R {
    var result = R()
    for (offset, element) in collection.enumerated() where !offsets.contains(offset) {
      result.append(element)
    }
    return result
  }
  guard let ranged = collection as? any RangeReplaceableCollection else { return nil }
  return open(ranged) as? C
}

/// The indices of a collection together with the ids of its elements.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// An index and the id of what is there.
  public struct Element {
    let index: Base.Index
    let id: ID
  }
  public typealias Index = Base.Index
  let base: Base
  let id: KeyPath<Base.Element, ID>

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
}

enum IndexedIdentifierReader<Base: Collection, ID: Hashable>: ElementIDReader {
  static func read(_ element: UnsafeRawPointer, into id: UnsafeMutableRawPointer) {
    typealias Element = IndexedIdentifierCollection<Base, ID>.Element
    id.initializeMemory(as: ID.self, to: element.assumingMemoryBound(to: Element.self).pointee.id)
  }
}

extension ForEach {
  /// One view for each element behind a binding; a list around it edits the collection by itself.
  public nonisolated init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// One view for each element behind a binding, with the identity that `id` leads to; a list around it edits the
  /// collection by itself.
  public nonisolated init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    let edits = CollectionEdits(of: data, editActions)
    self.init(
      data: IndexedIdentifierCollection(base: data.wrappedValue, id: id),
      ids: .reader(IndexedIdentifierReader<C, ID>.self),
      content: { EditableCollectionContent(content: content(data[$0.index]), edits: edits) })
  }
}

extension MutableCollection {
  /// Moves the elements at `source`, in their order, to stand before the element that is at `destination` now.
  ///
  /// - Complexity: O(n)
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    precondition(
      destination >= 0 && destination <= all.count,
      "move(fromOffsets:toOffset:): \(destination) is no offset of a collection of \(all.count)")
    let moved = source.map { all[$0] }
    let before = all[..<destination].indices.filter { !source.contains($0) }.map { all[$0] }
    let after = all[destination...].indices.filter { !source.contains($0) }.map { all[$0] }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes out the elements at `offsets`.
  ///
  /// - Complexity: O(n)
  public mutating func remove(atOffsets offsets: IndexSet) {
    var result = Self()
    result.reserveCapacity(count - offsets.count)
    for (offset, element) in enumerated() where !offsets.contains(offset) { result.append(element) }
    self = result
  }
}
