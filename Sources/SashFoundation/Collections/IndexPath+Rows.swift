import Foundation

extension IndexPath {
  /// A row of a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// An item of a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section. Traps if the path has none.
  public var section: Int {
    get { part(0) }
    set { self[0] = newValue }
  }
  /// The row in the section. Traps if the path has none.
  public var row: Int {
    get { part(1) }
    set { self[1] = newValue }
  }
  /// The item in the section. Traps if the path has none.
  public var item: Int {
    get { part(1) }
    set { self[1] = newValue }
  }
  private func part(_ index: Int) -> Int {
    precondition(
      count == 2,
      "An index path of a table or a collection has a section and a row; this one has \(count) parts.")
    return self[index]
  }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}
