import Foundation

/// Whole numbers between two, all equally likely.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  let source: any GKRandom
  public let lowestValue: Int
  public let highestValue: Int
  public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  public required init(randomSource source: any GKRandom, lowestValue lowest: Int, highestValue highest: Int)
  {
    self.source = source
    (lowestValue, highestValue) = (min(lowest, highest), max(lowest, highest))
    super.init()
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKARC4RandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  /// A die.
  open class func d6() -> Self {
    self.init(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: 6)
  }
  /// A die of twenty sides.
  open class func d20() -> Self {
    self.init(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: 20)
  }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  /// Below `upperBound` and not above the highest value.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    let highest = min(highestValue, upperBound - 1)
    return lowestValue + source.nextInt(upperBound: highest - lowestValue + 1)
  }
  open func nextUniform() -> Float {
    let steps = numberOfPossibleOutcomes - 1
    return steps == 0 ? 1 : Float(nextInt() - lowestValue) / Float(steps)
  }
  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Numbers near the middle are likelier: a bell whose width is a sixth of the range.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  public private(set) var mean: Float
  public private(set) var deviation: Float
  public required init(randomSource source: any GKRandom, lowestValue lowest: Int, highestValue highest: Int)
  {
    mean = Float(lowest + highest) / 2
    deviation = Float(abs(highest - lowest)) / 6
    super.init(randomSource: source, lowestValue: lowest, highestValue: highest)
  }
  /// Numbers around `mean`: all but three in a thousand are within three deviations, and the others are drawn again.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    (self.mean, self.deviation) = (mean, abs(deviation))
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * abs(deviation)).rounded(.up)),
      highestValue: Int((mean + 3 * abs(deviation)).rounded(.down)))
  }

  open override func nextInt() -> Int {
    guard deviation > 0 else { return Int(mean.rounded()) }
    while true {
      // Box and Muller.
      let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
      let value = mean + deviation * radius * cos(2 * .pi * source.nextUniform())
      let whole = Int(value.rounded())
      if whole >= lowestValue, whole <= highestValue { return whole }
    }
  }
  open override func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    while true {
      let value = nextInt()
      if value < upperBound { return value }
    }
  }
}

/// Numbers do not come again before all others have come.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var left: [Int] = []
  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
  open override func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    while true {
      let value = nextInt()
      if value < upperBound { return value }
    }
  }
}

extension NSArray {
  /// The same things in another order, by chance that all share.
  public func shuffled() -> [Any] { GKRandomSource.sharedRandom().arrayByShufflingObjects(in: Array(self)) }
}
