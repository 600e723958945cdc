import Foundation
import SashGraph

/// Views made of the elements of a collection; identity follows the id of each element.
///
/// - Missing: showing an element twice whose id occurs twice; the later ones are left out, with the warning.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package var id: ElementID
  package var isConstant = false

  package enum ElementID {
    case keyPath(KeyPath<Data.Element, ID>)
    case element((Data.Element) -> ID)

    func callAsFunction(_ element: Data.Element) -> ID {
      switch self {
      case .keyPath(let path): element[keyPath: path]
      case .element(let get): get(element)
      }
    }
  }

  init(data: Data, id: ElementID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: .element({ $0.id }), content: content)
  }
}

extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: .keyPath(id), content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// One view for each number of a range that stays the same; later changes of the range are ignored with a warning.
  @_semantics("swiftui.requires_constant_range")
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: .element({ $0 }), content: content)
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
      data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }, id: .element({ $0.1 }),
      content: { content(data[$0.0]) })
  }
}

extension ForEach: View, MultiView where Content: View {
  public typealias Body = Never

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    .dynamic(ForEachListRule(view: view.attribute, inputs: inputs))
  }
}

/// The rows of a `ForEach`: a row lives as long as its id is in the data, wherever it moves.
private struct ForEachListRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  typealias View = ForEach<Data, ID, Content>
  let view: Attribute<View>
  let inputs: _ViewListInputs
  let parent: Subgraph
  var rows: [ID: Row] = [:]
  var order: [Row] = []
  var hasRun = false

  /// A row: where its element is now, and the list of its views.
  final class Row {
    let id: ID
    var element: Data.Element
    var item: DynamicListItem!
    var content: Attribute<Content>!
    var mark: UInt32 = 0
    init(id: ID, element: Data.Element) {
      self.id = id
      self.element = element
    }
  }
  var round: UInt32 = 0

  init(view: Attribute<View>, inputs: _ViewListInputs) {
    self.view = view
    self.inputs = inputs
    parent = Subgraph.current!
  }

  mutating func compute() -> DynamicList {
    let view = view.value
    if view.isConstant, hasRun {
      if view.data.count != order.count {
        runtimeWarning(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)> count (\(view.data.count)) != its initial count "
            + "(\(order.count)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data "
            + "to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!")
      }
      return DynamicList(items: order.map(\.item))
    }
    hasRun = true
    round &+= 1
    var new: [Row] = []
    new.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.id(element)
      if let row = rows[id] {
        if row.mark == round {
          runtimeWarning(
            "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the "
              + "collection, this will give undefined results!")
          continue
        }
        row.mark = round
        row.element = element
        new.append(row)
      } else {
        let row = make(id, element)
        row.mark = round
        rows[id] = row
        new.append(row)
      }
    }
    if new.count != rows.count {
      for (id, row) in rows where row.mark != round {
        row.item.end()
        rows[id] = nil
      }
    }
    order = new
    return DynamicList(items: new.map(\.item))
  }

  private func make(_ id: ID, _ element: Data.Element) -> Row {
    let row = Row(id: id, element: element)
    row.item = DynamicListItem(parent: parent) {
      row.content = Attribute(
        rule: ForEachRowRule<Data, ID, Content>(view: view, row: row, host: inputs.base.host))
      return Content._makeViewList(view: _GraphValue(row.content), inputs: inputs)
    }
    return row
  }
}

/// Runs the closure of a `ForEach` for one row.
private struct ForEachRowRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let view: Attribute<ForEach<Data, ID, Content>>
  let row: ForEachListRule<Data, ID, Content>.Row
  unowned(unsafe) let host: ViewGraph
  func compute() -> Content {
    let content = view.value.content
    return tracking(host) { content(row.element) }
  }
}
