import SashGraph

/// A row of dynamic content, as a list sees it that offers to delete or move rows.
package class DynamicRow {
  /// Where the element of the row stands in the data, counted from its start.
  package internal(set) var offset: Int
  /// What all rows of the same `ForEach` share.
  package let content: DynamicContent
  /// Edits that are made of the data itself, by `editActions`.
  package var edits: Attribute<CollectionEdits>?
  /// Nil once the row has ended.
  final var item: DynamicListItem?

  init(offset: Int, content: DynamicContent) {
    self.offset = offset
    self.content = content
  }
  package var anyID: AnyHashable { fatalError("abstract") }
}

/// What the rows of one `ForEach` share.
package final class DynamicContent {
  /// What modifiers around the `ForEach` have set.
  package let actions: DynamicActions
  /// The row of another `ForEach` that this one is in.
  package let outer: DynamicRow?
  init(actions: DynamicActions, outer: DynamicRow?) {
    self.actions = actions
    self.outer = outer
  }
}

/// A row of a `ForEach`: where its element is now, and the list of its views.
final class ForEachRow<Element, ID: Hashable>: DynamicRow {
  let id: ID
  var element: Element
  /// The last round in which the row was there.
  var round: UInt32 = 0
  /// True for a row that shows an element again, because its id occurs again.
  let isCopy: Bool
  var copies: [ForEachRow] = []
  var usedCopies = 0

  init(id: ID, element: Element, offset: Int, content: DynamicContent, isCopy: Bool) {
    self.id = id
    self.element = element
    self.isCopy = isCopy
    super.init(offset: offset, content: content)
  }
  override var anyID: AnyHashable { AnyHashable(id) }

  /// Leaves the list; what it shows ends, or goes by its transition.
  func leave(_ host: ViewGraph) { item?.leave(host) }
  var isLeaving: Bool { item?.isLeaving ?? false }
  /// Lets go of what it shows, which ends otherwise or has not begun. Rows and their views refer to each other.
  func abandon() {
    item?.row = nil
    item = nil
  }
}

/// Keeps the rows of a `ForEach` in the order of its data.
struct ForEachListRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  typealias View = ForEach<Data, ID, Content>
  let view: Attribute<View>
  private let state: ForEachState<Data, ID, Content>
  private var order: ForEachOrder<Data, ID, Content>?

  init(view: Attribute<View>, list: Deferred<Attribute<DynamicList>>, inputs: _ViewListInputs) {
    self.view = view
    state = ForEachState(view: view, list: list, inputs: inputs)
  }

  mutating func compute() -> DynamicList {
    let view = view.value
    if view.isConstant, let order {
      if view.data.count != order.count {
        runtimeWarning(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)> count (\(view.data.count)) != its initial count "
            + "(\(order.count)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data "
            + "to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!")
      }
      return DynamicList(rows: order)
    }
    state.round &+= 1
    if let order {
      if !order.take(view.data, view.ids) { self.order = order.following(view.data, view.ids) }
    } else {
      order = ForEachOrder(state: state, data: view.data, ids: view.ids)
    }
    return DynamicList(rows: order!)
  }

  mutating func destroy() { order?.destroy() }
}

/// What a row is made of. Two are the same if their elements are equal and their closures the same to the byte.
struct ForEachSource<Element, Content> {
  let element: Element
  let content: (Element) -> Content
}

/// Keeps the closure of a row from running where neither it nor the element has changed.
struct ForEachSourceRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let view: Attribute<ForEach<Data, ID, Content>>
  let list: Deferred<Attribute<DynamicList>>
  let row: ForEachRow<Data.Element, ID>

  private var last: ForEachSource<Data.Element, Content>?

  init(
    view: Attribute<ForEach<Data, ID, Content>>, list: Deferred<Attribute<DynamicList>>,
    row: ForEachRow<Data.Element, ID>
  ) {
    self.view = view
    self.list = list
    self.row = row
  }

  mutating func compute() -> ForEachSource<Data.Element, Content> {
    // Gives the row its element of this round. Tracked, because the data may be a binding: then the view is the same
    // while the elements behind it move.
    _ = list.value.value
    // A row on its way out stays as it was; with the list it hears when it comes back.
    if let last, row.isLeaving { return last }
    let source = ForEachSource(element: row.element, content: view.value.content)
    last = source
    return source
  }
}

/// Runs the closure of a `ForEach` for one row.
struct ForEachContentRule<Element, Content: View>: Rule {
  let source: Attribute<ForEachSource<Element, Content>>
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()
  mutating func compute() -> Content {
    let source = source.value
    return reads.track(host) { source.content(source.element) }
  }
}
