import SashDisplay

/// The memory of one wide blur, between the pixels that go in and those that come out.
final class FilteredCells: @unchecked Sendable {
  let filter: CellFilter
  private let buffer: PixelBuffer
  private let used: Int
  private let splats: CellFilter.Splats

  init(_ filter: CellFilter) {
    self.filter = filter
    used = filter.rows * filter.stride + CellFilter.step
    buffer = PixelBuffer(count: 2 * used + filter.outRows * filter.stride)
    buffer.pixels.initialize(repeating: 0, count: used)
    splats = .allocate(capacity: filter.weights.count)
    for k in filter.weights.indices {
      (splats + k).initialize(to: Channels8(repeating: filter.weights[k]))
    }
  }
  deinit { splats.deallocate() }

  /// The cells of the result.
  var cells: PixelRow { buffer.pixels + 2 * used }

  /// Averages pixels into some rows of cells, and filters these level. Threads may share the rows among them.
  func average(_ layer: Layer, rows: Range<Int>) {
    filter.average(layer, into: buffer.pixels, rows: rows)
    filter.filterRows(buffer.pixels, into: buffer.pixels + used, splats, rows: rows)
  }

  /// Filters down the columns, once all rows are there.
  func filterColumns() { filter.filterColumns(buffer.pixels + used, into: cells, splats) }

  /// The pixels, a row at a time.
  func rows() -> MixedRows { MixedRows(self) }
}

/// Pixels that are mixed from cells when they are asked for; for one thread.
final class MixedRows {
  private let cells: FilteredCells
  private let room: PixelRow
  private var shown: (y: Int, row: PixelRow)?

  init(_ cells: FilteredCells) {
    self.cells = cells
    room = .allocate(capacity: cells.filter.mixingRoom)
  }
  deinit { room.deallocate() }

  /// The pixels of a row of the result, from its first on; they are there until another row is asked for.
  func row(_ y: Int) -> PixelRow {
    if let shown, shown.y == y { return shown.row }
    let row = cells.filter.mix(cells.cells, y: y, room: room)
    shown = (y, row)
    return row
  }
}
