import Foundation
import SashGraph

/// Views made of the elements of a collection; identity follows the id of each element.
///
/// A row lives as long as its id is in the data, wherever it moves. Where an id occurs again, the first element that has
/// it is shown there too, by a view with state of its own, and a warning says so.
///
/// - Missing: accessibility rotors.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package var ids: ElementIDs<Data.Element, ID>
  package var isConstant = false

  package init(data: Data, ids: ElementIDs<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.ids = ids
    self.content = content
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// One view for each element; the element's own `id` is the identity of the view.
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, ids: .reader(IdentifiableReader<Data.Element>.self), content: content)
  }
}

extension ForEach where Content: View {
  /// One view for each element; what `id` leads to is the identity of the view.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, ids: .keyPath(id), content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// One view for each number of a range that stays the same; later changes of the range are ignored with a warning.
  @_semantics("swiftui.requires_constant_range")
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, ids: .reader(SelfReader<Int>.self), content: content)
    isConstant = true
  }
}

extension ForEach where Content: View {
  /// One view for each element behind a binding; the closure gets a binding to the element.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// One view for each element behind a binding, with the identity that `id` leads to.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) },
      ids: .reader(PairReader<C.Index, ID>.self), content: { content(data[$0.0]) })
  }
}

extension ForEach: View, MultiView where Content: View {
  public typealias Body = Never

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    if let data = Data.self as? any ResolvedData.Type {
      return makeResolvedList(data, view: view, inputs: inputs)
    }
    let list = Deferred<Attribute<DynamicList>>()
    let outputs = _ViewListOutputs.dynamic(
      ForEachListRule<Data, ID, Content>(view: view.attribute, list: list, inputs: inputs))
    list.value = outputs.dynamicList
    return outputs
  }
}

/// How a `ForEach` finds the id of an element.
///
/// Neither case holds a closure: a `ForEach` made again of the same data and closure is then the same to the byte, and
/// an update stops there.
package enum ElementIDs<Element, ID> {
  case keyPath(KeyPath<Element, ID>)
  case reader(any ElementIDReader.Type)
}

/// Reads the id of elements of one type.
package protocol ElementIDReader {
  /// Initialises the memory at `id` with the id of the element at `element`.
  static func read(_ element: UnsafeRawPointer, into id: UnsafeMutableRawPointer)
}

package enum IdentifiableReader<Element: Identifiable>: ElementIDReader {
  package static func read(_ element: UnsafeRawPointer, into id: UnsafeMutableRawPointer) {
    id.initializeMemory(
      as: Element.ID.self, to: element.assumingMemoryBound(to: Element.self).pointee.id)
  }
}

package enum SelfReader<Element>: ElementIDReader {
  package static func read(_ element: UnsafeRawPointer, into id: UnsafeMutableRawPointer) {
    id.initializeMemory(as: Element.self, to: element.assumingMemoryBound(to: Element.self).pointee)
  }
}

/// The second of two: elements behind a binding come with their index.
enum PairReader<Index, ID>: ElementIDReader {
  static func read(_ element: UnsafeRawPointer, into id: UnsafeMutableRawPointer) {
    id.initializeMemory(as: ID.self, to: element.assumingMemoryBound(to: (Index, ID).self).pointee.1)
  }
}

/// `ElementIDs` made ready for many elements: a key path to a stored property becomes an offset.
struct ElementIDAccess<Element, ID> {
  private let ids: ElementIDs<Element, ID>
  private let offset: Int?

  init(_ ids: ElementIDs<Element, ID>) {
    self.ids = ids
    if case .keyPath(let path) = ids { offset = MemoryLayout<Element>.offset(of: path) } else { offset = nil }
  }

  func callAsFunction(_ element: Element) -> ID { withUnsafePointer(to: element, read) }

  func read(_ element: UnsafePointer<Element>) -> ID {
    switch ids {
    case .keyPath(let path):
      guard let offset else { return element.pointee[keyPath: path] }
      return (UnsafeRawPointer(element) + offset).assumingMemoryBound(to: ID.self).pointee
    case .reader(let reader):
      return withUnsafeTemporaryAllocation(of: ID.self, capacity: 1) { id in
        reader.read(element, into: id.baseAddress!)
        return id.baseAddress!.move()
      }
    }
  }
}

extension ForEach {
  /// Reads the ids of elements, where content is no view.
  package var idOfElement: (Data.Element) -> ID {
    let access = ElementIDAccess<Data.Element, ID>(ids)
    return { access($0) }
  }
}
