/// The slots of a lazy container in order. Rows of a `ForEach` take no room: those that are asked for are made.
struct LazySlotSequence: RandomAccessCollection {
  typealias Slot = LazySlots.Slot
  private struct Segment {
    /// The slot it begins at.
    let start: Int
    /// Where it begins among the single slots, or among the rows.
    let offset: Int
    let rows: RowSource?
    let wrappers: WrapperChain?
  }
  private var segments: [Segment] = []
  private var singles: [Slot] = []
  private(set) var endIndex = 0
  var startIndex: Int { 0 }

  mutating func append(_ slot: Slot) {
    if segments.last.map({ $0.rows != nil }) ?? true {
      segments.append(Segment(start: endIndex, offset: singles.count, rows: nil, wrappers: nil))
    }
    singles.append(slot)
    endIndex += 1
  }
  mutating func append(_ rows: RowSource, _ range: Range<Int>, _ wrappers: WrapperChain?) {
    segments.append(Segment(start: endIndex, offset: range.lowerBound, rows: rows, wrappers: wrappers))
    endIndex += range.count
  }

  /// The slot at a place; a row is made if need be, but not what it shows. O(log segments).
  subscript(index: Int) -> Slot {
    let segment = segments[segmentIndex(of: index)]
    let offset = segment.offset + index - segment.start
    guard let rows = segment.rows else { return singles[offset] }
    return .row(rows.item(at: offset), segment.wrappers)
  }

  /// Calls `body` with the places of the slots that have been made, and their keys. O(slots).
  func forEachKey(_ body: (Int, ObjectIdentifier) -> Void) {
    for (number, segment) in segments.enumerated() {
      let end = number + 1 < segments.count ? segments[number + 1].start : endIndex
      for index in segment.start..<end {
        let offset = segment.offset + index - segment.start
        if let rows = segment.rows {
          if let item = rows.madeItem(at: offset) { body(index, ObjectIdentifier(item)) }
        } else {
          body(index, singles[offset].key)
        }
      }
    }
  }

  /// Where the first slot with an id is. Makes nothing.
  func index(of id: AnyHashable) -> Int? {
    for (number, segment) in segments.enumerated() {
      let end = number + 1 < segments.count ? segments[number + 1].start : endIndex
      if let rows = segment.rows {
        let range = segment.offset..<segment.offset + end - segment.start
        if let found = rows.index(of: id), range.contains(found) {
          return segment.start + found - segment.offset
        }
        // A view in a row may have an id of its own.
        for offset in range {
          guard let item = rows.madeItem(at: offset), item.isMade else { continue }
          if Slot.row(item, segment.wrappers).has(id: id) { return segment.start + offset - segment.offset }
        }
      } else if let found = (segment.start..<end).first(where: {
        singles[segment.offset + $0 - segment.start].has(id: id)
      }) {
        return found
      }
    }
    return nil
  }

  /// Whether the element of a row has a place here, also if the row was not made for it. Makes nothing.
  func contains(_ row: DynamicRow) -> Bool { segments.contains { $0.rows?.contains(row) ?? false } }

  private func segmentIndex(of index: Int) -> Int {
    precondition(index >= 0 && index < endIndex, "there is no slot \(index) of \(endIndex)")
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= index { low = middle } else { high = middle }
    }
    return low
  }
}
