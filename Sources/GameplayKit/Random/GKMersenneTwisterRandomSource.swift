import Foundation

/// The same seed gives the same numbers, slowly and well: the Mersenne Twister with words of 64 bits.
///
/// - Source: Matsumoto and Nishimura, “mt19937-64”.
public final class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  public var seed: UInt64 { didSet { begin() } }
  private var state = [UInt64](repeating: 0, count: 312)
  private var position = 312

  public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    begin()
  }

  private func begin() {
    state[0] = seed
    for index in 1..<312 {
      let last = state[index - 1]
      state[index] = 6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(index)
    }
    position = 312
  }
  private func turn() {
    for index in 0..<312 {
      let both = state[index] & 0xFFFF_FFFF_8000_0000 | state[(index + 1) % 312] & 0x7FFF_FFFF
      state[index] = state[(index + 156) % 312] ^ (both >> 1) ^ (both & 1 == 1 ? 0xB502_6F5A_A966_19E9 : 0)
    }
    position = 0
  }
  func nextWord() -> UInt64 {
    if position == 312 { turn() }
    var word = state[position]
    position += 1
    word ^= (word >> 29) & 0x5555_5555_5555_5555
    word ^= (word << 17) & 0x71D6_7FFF_EDA6_0000
    word ^= (word << 37) & 0xFFF7_EEE0_0000_0000
    return word ^ (word >> 43)
  }
  override func nextBits() -> UInt32 { UInt32(truncatingIfNeeded: nextWord() >> 32) }
}
