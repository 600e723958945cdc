import SashCore
import Testing

@MainActor @Suite("Changes that wait for their transaction")
struct TransactionQueueTests {
  /// A value that tens of thousands of views read may be written with an animation after another was.
  @Test("Each costs the same, however many wait already")
  func manyWait() {
    let clock = ContinuousClock()
    func duration(_ count: Int) -> Duration {
      var queue = TransactionQueue()
      return clock.measure { for _ in 0..<count { queue.wait(Transaction()) {} } }
    }
    _ = duration(1000)
    let few = (0..<3).map { _ in duration(2000) }.min()!
    let many = (0..<3).map { _ in duration(40_000) }.min()!
    // Twenty times as many take twenty times as long; with a copy of the list each they took some 400 times.
    #expect(many < few * 100, "\(many) for twenty times what took \(few)")
  }
}
