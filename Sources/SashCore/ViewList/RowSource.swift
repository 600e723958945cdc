/// Rows of a list that are made when they are asked for.
package class RowSource {
  package final let count: Int
  /// By place; nil where a row has not been asked for. Here, since reading them takes a fraction of what it takes where their
  /// type has arguments.
  private final var rows: ContiguousArray<DynamicRow?>
  private(set) final var madeCount = 0

  init(count: Int) {
    self.count = count
    rows = ContiguousArray(repeating: nil, count: count)
  }

  /// The row at a place, made if need be; what it shows is not.
  func item(at index: Int) -> DynamicListItem { fatalError("abstract") }
  /// The row at a place, if it has been made.
  final func madeItem(at index: Int) -> DynamicListItem? { rows[index]?.item }
  final func madeRow(at index: Int) -> DynamicRow? { rows[index] }
  final var madeRows: ContiguousArray<DynamicRow?> { rows }
  final func keep(_ row: DynamicRow, at index: Int) {
    rows[index] = row
    madeCount += 1
  }
  /// All rows, made if need be. O(rows) the first time.
  var items: [DynamicListItem] { fatalError("abstract") }
  /// Where the first row with an id is. O(1) if it has been made, else O(rows), and it is not made.
  func index(of id: AnyHashable) -> Int? { fatalError("abstract") }
  /// Whether the element of a row of the same list has a place here. O(rows) where it has not been made.
  func contains(_ row: DynamicRow) -> Bool { fatalError("abstract") }
}
