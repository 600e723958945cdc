import Testing

@testable import SashCore

@Suite("Circles of lengths of lazy containers")
struct LazyCircleTests {
  private let slots = LazySlots(LazySlotList())
  private func totals(_ length: Double) -> LazyTotals {
    LazyTotals(length: length, widest: 0, breadth: 100, slots: slots)
  }
  /// What has been told in the end, where in each frame one of the lengths in turn is found.
  private func settle(
    _ lengths: [Double], frames: Int, step: UInt64 = 1, _ circle: inout LazyCircle
  ) -> (now: LazyTotals, changes: Int) {
    var (now, changes) = (totals(0), 0)
    for frame in 0..<frames {
      let found = totals(lengths[frame % lengths.count])
      if let next = circle.next(found, after: now, frame: UInt64(frame) * step) {
        (now, changes) = (next, changes + 1)
      }
    }
    return (now, changes)
  }

  @Test("Two or three lengths that follow from each other settle on the longest")
  func settles() {
    for lengths in [[100, 120.0], [300, 120, 200]] {
      var circle = LazyCircle()
      let end = settle(lengths, frames: 1000, &circle)
      #expect(end.now == totals(lengths.max()!) && end.changes < 40, "\(lengths)")
    }
  }

  @Test(
    "Lengths that grow are told each time, and so are those with frames between them in which nothing changed"
  )
  func grows() {
    var circle = LazyCircle()
    #expect(settle((1...500).map(Double.init), frames: 500, &circle).changes == 500)
    circle = LazyCircle()
    #expect(settle([100, 120], frames: 500, step: 2, &circle).changes == 500)
  }

  @Test("What is outside of the circle is told again")
  func ends() {
    var circle = LazyCircle()
    let end = settle([100, 120], frames: 100, &circle)
    #expect(circle.next(totals(100), after: end.now, frame: 100) == nil)
    #expect(circle.next(totals(90), after: end.now, frame: 101) == totals(90))
    #expect(circle.next(totals(100), after: totals(90), frame: 102) == totals(100))
  }
}
