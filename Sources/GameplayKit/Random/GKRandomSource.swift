import Foundation

/// Gives whole numbers, numbers and answers by chance.
public protocol GKRandom {
  /// Of the whole range of 32 bits.
  func nextInt() -> Int
  /// From 0 to below `upperBound`; 0 if that is 0 or less.
  func nextInt(upperBound: Int) -> Int
  /// From 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// Chance as the system gives it, and what the sources with a seed share.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private static let shared = GKRandomSource()
  /// Chance that all share.
  open class func sharedRandom() -> GKRandomSource { shared }
  public override init() { super.init() }

  /// The next 32 random bits; sources with a seed have their own.
  func nextBits() -> UInt32 { UInt32.random(in: .min ... .max) }

  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 0 else { return 0 }
    let bound = UInt64(upperBound)
    // Numbers of the last, incomplete round would make small results likelier.
    let limit = UInt64.max - UInt64.max % bound
    while true {
      let bits = bound <= UInt64(UInt32.max) ? UInt64(nextBits()) << 32 | UInt64(nextBits()) : wideBits()
      if bits < limit { return Int(bits % bound) }
    }
  }
  private func wideBits() -> UInt64 { UInt64(nextBits()) << 32 | UInt64(nextBits()) }
  open func nextUniform() -> Float { Float(Double(nextBits()) / Double(UInt32.max)) }
  open func nextBool() -> Bool { nextInt(upperBound: 2) == 1 }

  /// The same things in another order (Fisher and Yates).
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in shuffled.indices.dropFirst().reversed() {
      shuffled.swapAt(index, nextInt(upperBound: index + 1))
    }
    return shuffled
  }
}

/// Kept bytes of a seed, and the stream of a cipher made of them (RC4).
public final class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  public var seed: Data { didSet { begin() } }
  private var state: [UInt8] = []
  private var (i, j): (UInt8, UInt8) = (0, 0)

  public override init() {
    seed = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
    super.init()
    begin()
  }
  public init(seed: Data) {
    self.seed = seed
    super.init()
    begin()
  }
  /// Leaves out numbers: the first ones tell of the seed.
  public func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = nextBits() } }

  private func begin() {
    (state, i, j) = (Array(0...255), 0, 0)
    let key = seed.isEmpty ? [0] : Array(seed)
    var other: UInt8 = 0
    for index in state.indices {
      other = other &+ state[index] &+ key[index % key.count]
      state.swapAt(index, Int(other))
    }
  }
  private func nextByte() -> UInt8 {
    i &+= 1
    j &+= state[Int(i)]
    state.swapAt(Int(i), Int(j))
    return state[Int(state[Int(i)] &+ state[Int(j)])]
  }
  override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) } }
}

/// The same seed gives the same numbers, quickly and not well: x ↦ 25214903917 x + 11.
public final class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  public var seed: UInt64 { didSet { state = seed } }
  private var state: UInt64
  public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
  public init(seed: UInt64) { (self.seed, state) = (seed, seed) }
  override func nextBits() -> UInt32 {
    state = (state &* 25_214_903_917 &+ 11) & (1 << 48 - 1)
    return UInt32(truncatingIfNeeded: state >> 16)
  }
}
