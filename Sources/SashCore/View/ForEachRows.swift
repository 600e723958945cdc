import SashGraph

/// A row of dynamic content, as a list sees it that offers to delete or move rows.
package class DynamicRow {
  /// Where the element of the row stands in the data, counted from its start.
  package fileprivate(set) var offset: Int
  /// What all rows of the same `ForEach` share.
  package let content: DynamicContent
  /// Edits that are made of the data itself, by `editActions`.
  package var edits: Attribute<CollectionEdits>?

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
  /// Nil once the row has ended.
  var item: DynamicListItem?
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
}

/// The rows of a `ForEach`. An update follows the old order as far as it goes, and looks an id up only where the order
/// has been left; it is linear in the elements.
struct ForEachListRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  typealias View = ForEach<Data, ID, Content>
  typealias Row = ForEachRow<Data.Element, ID>
  let view: Attribute<View>
  let list: Deferred<Attribute<DynamicList>>
  let inputs: _ViewListInputs
  let content: DynamicContent
  let parent: Subgraph
  let outer: DynamicListItem?
  /// Rows that have left and may still be shown.
  private var left: [ID: Row] = [:]
  /// Rows by id, copies apart.
  private var rows: [ID: Row] = [:]
  private var order: [Row] = []
  private var result = DynamicList(items: [])
  private var round: UInt32 = 0
  private var hasCopies = false

  init(view: Attribute<View>, list: Deferred<Attribute<DynamicList>>, inputs: _ViewListInputs) {
    self.view = view
    self.list = list
    self.inputs = inputs
    content = DynamicContent(actions: inputs.traits.actions, outer: inputs.traits.row)
    parent = Subgraph.current!
    outer = DynamicListItem.current
  }

  mutating func compute() -> DynamicList {
    let view = view.value
    if view.isConstant, round > 0 {
      if view.data.count != order.count {
        runtimeWarning(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)> count (\(view.data.count)) != its initial count "
            + "(\(order.count)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data "
            + "to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!")
      }
      return result
    }
    round &+= 1
    if hasCopies { for row in order where !row.isCopy { row.usedCopies = 0 } }
    let old = order
    var new: [Row] = []
    new.reserveCapacity(view.data.count)
    let ids = ElementIDAccess(view.ids)
    var cursor = 0
    var madeRows = 0
    for element in view.data {
      let id = ids(element)
      var found: Row?
      if cursor < old.count, old[cursor].id == id, !old[cursor].isCopy {
        found = old[cursor]
      } else {
        found = rows[id]
      }
      var row: Row
      if let found {
        row = found.round == round ? copy(of: found, madeRows: &madeRows) : found
        if !row.isCopy { row.element = element }
        if row.offset >= 0 { cursor = row.offset + 1 }
      } else {
        row = comeBack(id, element) ?? make(id, element, isCopy: false)
        rows[id] = row
        madeRows += 1
      }
      row.round = round
      row.offset = new.count
      new.append(row)
    }
    if old.count + madeRows != new.count {
      if !left.isEmpty { left = left.filter { $0.value.isLeaving } }
      for row in old where row.round != round { end(row) }
    }
    if madeRows == 0, old.count == new.count, zip(old, new).allSatisfy({ $0 === $1 }) { return result }
    order = new
    result = DynamicList(items: new.map { $0.item! })
    return result
  }

  mutating func destroy() {
    for row in order {
      row.item?.row = nil
      row.item = nil
    }
  }

  private mutating func comeBack(_ id: ID, _ element: Data.Element) -> Row? {
    guard !left.isEmpty, let row = left.removeValue(forKey: id), row.item?.comeBack() == true else {
      return nil
    }
    row.element = element
    row.offset = -1
    return row
  }

  private mutating func end(_ row: Row) {
    row.leave(inputs.base.host)
    if row.isLeaving, !row.isCopy, inputs.base.transaction.untrackedValue.animation != nil {
      left[row.id] = row
    }
    if row.isCopy {
      if let first = rows[row.id] { first.copies.removeAll { $0 === row } }
    } else {
      rows[row.id] = nil
    }
  }

  /// The row that shows the element of `first` once more.
  private mutating func copy(of first: Row, madeRows: inout Int) -> Row {
    runtimeWarning(
      "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(first.id) occurs multiple times within the "
        + "collection, this will give undefined results!")
    hasCopies = true
    if first.usedCopies == first.copies.count {
      first.copies.append(make(first.id, first.element, isCopy: true))
      madeRows += 1
    }
    let row = first.copies[first.usedCopies]
    first.usedCopies += 1
    row.element = first.element
    return row
  }

  private func make(_ id: ID, _ element: Data.Element, isCopy: Bool) -> Row {
    let row = Row(id: id, element: element, offset: -1, content: content, isCopy: isCopy)
    let (view, list) = (view, list)
    var inputs = inputs
    inputs.traits.row = row
    inputs.traits.actions = DynamicActions()
    row.item = DynamicListItem(parent: parent, outer: outer) {
      let source = Attribute(rule: ForEachSourceRule<Data, ID, Content>(view: view, list: list, row: row))
      let content = Attribute(rule: ForEachContentRule(source: source, host: inputs.base.host))
      return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
    }
    row.item?.row = row
    return row
  }
}

/// What a row is made of. Two are the same if their elements are equal and their closures the same to the byte.
struct ForEachSource<Element, Content> {
  let element: Element
  let content: (Element) -> Content
}

/// Keeps the closure of a row from running where neither it nor the element has changed.
private struct ForEachSourceRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
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
    // A row on its way out stays as it was.
    if let last, row.isLeaving { return last }
    // Gives the row its element of this round. Tracked, because the data may be a binding: then the view is the same
    // while the elements behind it move.
    _ = list.value.value
    let source = ForEachSource(element: row.element, content: view.value.content)
    last = source
    return source
  }
}

/// Runs the closure of a `ForEach` for one row.
private struct ForEachContentRule<Element, Content: View>: Rule {
  let source: Attribute<ForEachSource<Element, Content>>
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()
  mutating func compute() -> Content {
    let source = source.value
    return reads.track(host) { source.content(source.element) }
  }
}
