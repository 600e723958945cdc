import Foundation

/// A proposal as two words, so that it is compared without branches.
struct ProposalKey: Equatable {
  var width: UInt64
  var height: UInt64

  // Lengths that are not numbers never get here, so two of their bit patterns are free to mean something else.
  private static let unspecified: UInt64 = 0x7FF8_0000_0000_0001
  static let unused = ProposalKey(width: 0x7FF8_0000_0000_0002, height: 0x7FF8_0000_0000_0002)

  private init(width: UInt64, height: UInt64) { (self.width, self.height) = (width, height) }

  @inline(__always) init(_ proposal: ProposedViewSize) {
    // Adding zero makes negative zero positive.
    width = proposal.width.map { (Double($0) + 0).bitPattern } ?? Self.unspecified
    height = proposal.height.map { (Double($0) + 0).bitPattern } ?? Self.unspecified
  }
}

/// The answers to the latest proposals of one engine: four in place, and room for more behind them where answers
/// are dear.
struct MeasureCache {
  private struct Entry {
    var key = ProposalKey.unused
    var size = CGSize.zero
  }
  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  private var fourth = Entry()
  private var next = 0
  /// Answers that left the four places, for engines that ask.
  private var older: [Entry] = []
  private var nextOlder = 0
  private static let olderCount = 12

  @inline(__always) func answer(to key: ProposalKey) -> CGSize? {
    if first.key == key { return first.size }
    if second.key == key { return second.size }
    if third.key == key { return third.size }
    if fourth.key == key { return fourth.size }
    return older.isEmpty ? nil : olderAnswer(to: key)
  }

  private func olderAnswer(to key: ProposalKey) -> CGSize? {
    for entry in older where entry.key == key { return entry.size }
    return nil
  }

  /// Keeps `size`; `isDear` keeps the answer that it replaces a little longer.
  mutating func keep(_ size: CGSize, for key: ProposalKey, isDear: Bool) {
    var entry = Entry(key: key, size: size)
    switch next {
    case 0: swap(&first, &entry)
    case 1: swap(&second, &entry)
    case 2: swap(&third, &entry)
    default: swap(&fourth, &entry)
    }
    next = (next + 1) & 3
    guard isDear, entry.key != .unused else { return }
    if older.count < Self.olderCount {
      older.append(entry)
    } else {
      older[nextOlder] = entry
      nextOlder = (nextOlder + 1) % Self.olderCount
    }
  }
}
