extension Array {
  /// The elements in arrays of at most a number.
  func chunks(of count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
  }
  /// A mark for each element, as lists in SQL have them.
  var marks: String { [String](repeating: "?", count: count).joined(separator: ", ") }
}
