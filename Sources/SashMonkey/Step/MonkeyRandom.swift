/// Numbers that look random and are the same for the same seed on every machine (SplitMix64).
package struct MonkeyRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A whole number of a range.
  package mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  package mutating func double(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
  /// True once in `count` times.
  package mutating func once(in count: Int) -> Bool { int(1...count) == 1 }
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(0...elements.count - 1)]
  }
  /// One of the values, as often as its weight says.
  package mutating func pick<Element>(weighted elements: [(weight: Int, value: Element)]) -> Element {
    var rest = int(1...elements.reduce(0) { $0 + $1.weight })
    for element in elements {
      rest -= element.weight
      if rest <= 0 { return element.value }
    }
    return elements[elements.count - 1].value
  }
}
