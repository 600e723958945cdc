import Foundation
import SashLayout
import Testing

@Suite("Lengths of lines of which some are known")
struct LazyLengthTests {
  @Test("Places and lines are those of adding all lengths up")
  func sums() {
    var random = SeededNumbers(seed: 3)
    for count in [0, 1, 63, 64, 65, 130, 1_000] {
      let lengths = LazyLengths(count: count, estimate: 20)
      var naive = Array(repeating: CGFloat(20), count: count)
      for _ in 0..<count / 3 {
        let index = Int.random(in: 0..<count, using: &random)
        // Whole numbers, of which sums are exact; some lines have no length.
        naive[index] = CGFloat(Int.random(in: 0...40, using: &random) / 4 * 4)
        lengths.set(naive[index], at: index)
        #expect(lengths.measured(index) == naive[index])
      }
      var start = CGFloat(0)
      for (index, length) in naive.enumerated() {
        #expect(lengths.start(of: index) == start)
        if length > 0 {
          #expect(lengths.line(at: start) == index)
          #expect(lengths.line(at: start + length - 1) == index)
        }
        start += length
      }
      #expect(lengths.length == start)
      #expect(lengths.line(at: start + 1_000) == max(0, count - 1))
      #expect(lengths.line(at: -5) == 0)
    }
  }

  @Test("What is not measured counts as the rest does on average")
  func average() {
    let lengths = LazyLengths(count: 200, estimate: 0)
    #expect(lengths.measured(7) == nil)
    lengths.set(10, at: 7)
    lengths.set(30, at: 150)
    lengths.set(20, at: 150)
    lengths.settleEstimate()
    #expect(lengths.measuredCount == 2)
    #expect(lengths.estimate == 15)
    #expect(lengths.length == 3_000.0)
  }
}
