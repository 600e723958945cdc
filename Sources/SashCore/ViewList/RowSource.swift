/// Rows of a list that are made when they are asked for.
package class RowSource {
  package final let count: Int
  init(count: Int) { self.count = count }

  /// The row at a place, made if need be; what it shows is not.
  func item(at index: Int) -> DynamicListItem { fatalError("abstract") }
  /// The row at a place, if it has been made.
  func madeItem(at index: Int) -> DynamicListItem? { fatalError("abstract") }
  /// All rows, made if need be. O(rows) the first time.
  var items: [DynamicListItem] { fatalError("abstract") }
  /// Where the first row with an id is. O(1) if it has been made, else O(rows), and it is not made.
  func index(of id: AnyHashable) -> Int? { fatalError("abstract") }
  /// Whether the element of a row of the same list has a place here. O(rows) where it has not been made.
  func contains(_ row: DynamicRow) -> Bool { fatalError("abstract") }
}
