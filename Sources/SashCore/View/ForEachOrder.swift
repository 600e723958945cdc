import SashGraph

/// What all rows of one `ForEach` are made with, and those that there are by id, copies apart.
final class ForEachState<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  typealias Row = ForEachRow<Data.Element, ID>
  private let view: Attribute<ForEach<Data, ID, Content>>
  private let list: Deferred<Attribute<DynamicList>>
  private let inputs: _ViewListInputs
  fileprivate let content: DynamicContent
  private let parent: Subgraph
  private let outer: DynamicListItem?
  fileprivate var rows: [ID: Row] = [:]
  /// Rows that have left and may still be shown.
  private var left: [ID: Row] = [:]
  /// Counts the states of the data.
  var round: UInt32 = 0
  fileprivate var hasCopies = false
  fileprivate var hasEnded = false

  init(
    view: Attribute<ForEach<Data, ID, Content>>, list: Deferred<Attribute<DynamicList>>,
    inputs: _ViewListInputs
  ) {
    self.view = view
    self.list = list
    var inputs = inputs
    content = DynamicContent(actions: inputs.traits.actions, outer: inputs.traits.row)
    inputs.traits.actions = DynamicActions()
    self.inputs = inputs
    parent = Subgraph.current!
    outer = DynamicListItem.current
  }

  /// The row of an element: a new one, one that was about to leave, or a copy if there is a row with its id already.
  fileprivate func makeRow(_ id: ID, _ element: Data.Element, offset: Int) -> Row {
    let row = comeBack(id, element, offset: offset) ?? make(id, element, offset: offset, isCopy: false)
    guard let known = rows.updateValue(row, forKey: id) else { return row }
    rows[id] = known
    row.abandon()
    return copy(of: known, offset: offset)
  }

  /// The row that shows the element of `first` once more.
  fileprivate func copy(of first: Row, offset: Int) -> Row {
    runtimeWarning(
      "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(first.id) occurs multiple times within the "
        + "collection, this will give undefined results!")
    hasCopies = true
    if first.usedCopies == first.copies.count {
      first.copies.append(make(first.id, first.element, offset: offset, isCopy: true))
    }
    let row = first.copies[first.usedCopies]
    first.usedCopies += 1
    row.element = first.element
    row.offset = offset
    row.round = round
    return row
  }

  private func comeBack(_ id: ID, _ element: Data.Element, offset: Int) -> Row? {
    guard !left.isEmpty, let row = left.removeValue(forKey: id), row.item?.comeBack() == true else {
      return nil
    }
    row.element = element
    row.offset = offset
    row.round = round
    return row
  }

  /// Lets the rows go that are not in the data any more.
  fileprivate func end(_ gone: some Sequence<Row>) {
    if !left.isEmpty { left = left.filter { $0.value.isLeaving } }
    for row in gone {
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
  }

  private func make(_ id: ID, _ element: Data.Element, offset: Int, isCopy: Bool) -> Row {
    let row = Row(id: id, element: element, offset: offset, content: content, isCopy: isCopy)
    row.round = round
    let item = DynamicListItem(parent: parent, outer: outer) { [self] in makeViews(of: row) }
    item.row = row
    row.item = item
    return row
  }

  private func makeViews(of row: Row) -> _ViewListOutputs {
    if hasEnded { return .group([]) }
    var inputs = inputs
    inputs.traits.row = row
    let source = Attribute(rule: ForEachSourceRule<Data, ID, Content>(view: view, list: list, row: row))
    let content = Attribute(rule: ForEachContentRule(source: source, host: inputs.base.host))
    return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
  }
}

/// The rows of a `ForEach` in one order. A row is made when it is asked for: a lazy container of any number of elements
/// makes those that it shows.
final class ForEachOrder<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  typealias Row = ForEachRow<Data.Element, ID>
  private let state: ForEachState<Data, ID, Content>
  private let ids: ElementIDAccess<Data.Element, ID>
  private var data: Data
  /// False once the data has another order; then no more rows are made in this one.
  private var isCurrent = true
  private var all: [DynamicListItem]?

  init(state: ForEachState<Data, ID, Content>, data: Data, ids: ElementIDs<Data.Element, ID>) {
    self.state = state
    self.data = data
    self.ids = ElementIDAccess(ids)
    super.init(count: data.count)
  }

  // MARK: Rows for containers

  override func item(at index: Int) -> DynamicListItem {
    if let row = madeRow(at: index) { return row.item ?? .ended }
    if state.hasEnded || !isCurrent { return .ended }
    let element = data[data.index(data.startIndex, offsetBy: index)]
    let row = state.makeRow(ids(element), element, offset: index)
    keep(row, at: index)
    return row.item ?? .ended
  }

  override var items: [DynamicListItem] {
    if let all { return all }
    var result: [DynamicListItem] = []
    result.reserveCapacity(count)
    if madeCount < count, !state.hasEnded, isCurrent {
      state.rows.reserveCapacity(count)
      data.forEachElement { index, element in
        if madeRow(at: index) == nil {
          keep(state.makeRow(ids.read(element), element.pointee, offset: index), at: index)
        }
        return true
      }
    }
    for row in madeRows { result.append(row?.item ?? .ended) }
    all = result
    return result
  }

  override func index(of id: AnyHashable) -> Int? {
    let wanted = id as? ID
    if let wanted, let row = state.rows[wanted], row.offset < count, madeRow(at: row.offset) === row {
      return row.offset
    }
    var found: Int?
    data.forEachElement { index, element in
      let own = ids.read(element)
      if wanted.map({ $0 == own }) ?? (AnyHashable(own) == id) { found = index }
      return found == nil
    }
    return found
  }

  override func contains(_ row: DynamicRow) -> Bool {
    guard row.content === state.content, let row = row as? Row else { return false }
    var isFound = false
    data.forEachElement { _, element in
      isFound = ids.read(element) == row.id
      return !isFound
    }
    return isFound
  }

  /// Only rows of this type are kept.
  private func row(at index: Int) -> Row? { madeRow(at: index).map { unsafeDowncast($0, to: Row.self) } }

  // MARK: Another state of the data

  /// Takes other data in which every row that has been made stands where it stood; false if one does not.
  func take(_ new: Data, _ newIDs: ElementIDs<Data.Element, ID>) -> Bool {
    guard new.count == count, !state.hasCopies else { return false }
    let ids = ElementIDAccess(newIDs)
    var left = madeCount
    var isSame = true
    // Elements are taken only once all are known to fit: a row must not show what another one gets.
    visitMade(of: new, &left) { row, element in
      isSame = row.id == ids.read(element)
      return isSame
    }
    guard isSame else { return false }
    left = madeCount
    visitMade(of: new, &left) { row, element in
      row.element = element.pointee
      row.round = state.round
      return true
    }
    data = new
    return true
  }

  private func visitMade(
    of new: Data, _ left: inout Int, _ body: (Row, UnsafePointer<Data.Element>) -> Bool
  ) {
    if left == 0 { return }
    if left * 8 < count {
      // Few of many: only these are looked at.
      for index in 0..<count {
        guard let row = row(at: index) else { continue }
        let goesOn = withUnsafePointer(to: new[new.index(new.startIndex, offsetBy: index)]) { body(row, $0) }
        left -= 1
        if !goesOn || left == 0 { return }
      }
      return
    }
    var rest = left
    new.forEachElement { index, element in
      guard let row = row(at: index) else { return true }
      rest -= 1
      return body(row, element) && rest > 0
    }
    left = rest
  }

  /// The order of other data, with the rows of this one whose ids are in it; the others end.
  ///
  /// The old order is followed as far as it goes, and an id is looked up only where that has been left. O(elements).
  func following(_ new: Data, _ newIDs: ElementIDs<Data.Element, ID>) -> ForEachOrder {
    isCurrent = false
    let next = ForEachOrder(state: state, data: new, ids: newIDs)
    if madeCount == 0 { return next }
    if state.hasCopies {
      for index in 0..<count {
        if let row = row(at: index), !row.isCopy { row.usedCopies = 0 }
      }
    }
    var cursor = 0
    var left = madeCount
    new.forEachElement { index, element in
      let id = next.ids.read(element)
      let expected = cursor < count ? row(at: cursor) : nil
      var found: Row?
      if let expected, expected.id == id, !expected.isCopy {
        found = expected
      } else {
        found = state.rows[id]
      }
      guard let found else {
        // Behind an element that had no row there may be one that had none before.
        if expected == nil { cursor += 1 }
        return true
      }
      if found.round != state.round {
        cursor = found.offset + 1
        found.element = element.pointee
        found.round = state.round
        found.offset = index
        next.keep(found, at: index)
        left -= 1
      } else {
        let copies = found.copies.count
        next.keep(state.copy(of: found, offset: index), at: index)
        if found.copies.count == copies { left -= 1 }
      }
      return left > 0
    }
    if left > 0 {
      state.end((0..<count).lazy.compactMap { self.row(at: $0) }.filter { $0.round != self.state.round })
    }
    return next
  }

  /// Lets the rows go whose graph is being freed.
  func destroy() {
    state.hasEnded = true
    for index in 0..<count { row(at: index)?.abandon() }
    state.rows = [:]
    all = nil
  }
}

extension RandomAccessCollection {
  /// Calls `body` with each element where it lies, until it says false.
  fileprivate func forEachElement(_ body: (Int, UnsafePointer<Element>) -> Bool) {
    let isDone: Void? = withContiguousStorageIfAvailable { buffer in
      guard var pointer = buffer.baseAddress else { return }
      for index in 0..<buffer.count {
        if !body(index, pointer) { return }
        pointer += 1
      }
    }
    if isDone != nil { return }
    var index = 0
    for element in self {
      if !withUnsafePointer(to: element, { body(index, $0) }) { return }
      index += 1
    }
  }
}
