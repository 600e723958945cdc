import Foundation

/// Ends circles of lengths: lazy containers in lazy containers tell how long they are, so something else is seen of the
/// others, which tell another length, and so on, in each frame.
///
/// Who tells lengths over and over that it has told just before is taken to be in a circle. From then on the longest of
/// these counts, until something outside of the circle is told.
struct LazyCircle {
  /// What was told last, newest at the end, in frames that follow on each other.
  private var told: [LazyTotals] = []
  private var frame: UInt64 = 0
  /// How many were no news without one that was.
  private var repeats = 0
  private var circle: [LazyTotals] = []

  private static let longest = 16
  private static let patience = 24

  /// What is to be told instead of what is now; nil where it stays as it is.
  mutating func next(_ new: LazyTotals, after now: LazyTotals, frame: UInt64) -> LazyTotals? {
    if new == now || circle.contains(new) { return nil }
    circle = []
    if frame > self.frame + 1 { (told, repeats) = ([], 0) }
    self.frame = frame
    repeats = told.contains(new) ? repeats + 1 : 0
    told.append(new)
    if told.count > LazyCircle.longest { told.removeFirst() }
    guard repeats >= LazyCircle.patience else { return new }
    circle = told
    (told, repeats) = ([], 0)
    let answer = circle.max { $0.length < $1.length } ?? new
    return answer == now ? nil : answer
  }
}
