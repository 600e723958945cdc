import Foundation

/// What an edited text has to ask about its lines. Offsets count UTF-8 units; lengths are in points.
package protocol EditGeometry {
  /// The place beside a caret in the same line as it is seen; nil at the end of the line.
  func neighbour(of caret: CaretPosition, onRight: Bool) -> CaretPosition?
  /// Where a caret stands in its line.
  func caretX(_ caret: CaretPosition) -> CGFloat
  /// The place a number of lines below (or above) a caret that is nearest to `x`; nil if there are not as many.
  func place(_ lines: Int, below caret: CaretPosition, x: CGFloat) -> CaretPosition?
  /// What stands on the line of a caret, without what ends it, and whether it goes on below without a new paragraph.
  func line(of caret: CaretPosition) -> (range: Range<Int>, wraps: Bool)
  /// How many lines a page is.
  var linesPerPage: Int { get }
  /// Whether the paragraph of a place is written from the right.
  func isRightToLeft(at offset: Int) -> Bool
}
