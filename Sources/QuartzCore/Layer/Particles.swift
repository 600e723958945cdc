import CoreGraphics
import Foundation

/// One particle: what it was given when it came. Where it is follows from its age.
struct Particle {
  var age = 0.0
  let lifetime: Double
  let cell: CAEmitterCell
  let start: CGPoint
  let velocity: CGVector
  let acceleration: CGVector
  let scale: CGFloat
  let spin: CGFloat
  let color: [Double]
  /// How much of the next particle each of the cells of this one has made ready.
  var due: [Double]

  var position: CGPoint {
    CGPoint(
      x: start.x + velocity.dx * age + acceleration.dx * age * age / 2,
      y: start.y + velocity.dy * age + acceleration.dy * age * age / 2)
  }
  var heading: CGFloat { atan2(velocity.dy + acceleration.dy * age, velocity.dx + acceleration.dx * age) }
}

/// The particles of an emitter. Chance comes from a seed, so the same seed and the same steps give the same picture.
struct Particles {
  private(set) var all: [Particle] = []
  private var chance: Chance
  private var due: [ObjectIdentifier: Double] = [:]
  private var elapsed = 0.0
  /// No more than these are alive at a time.
  private static let most = 4_000

  init(seed: UInt32) { chance = Chance(state: UInt64(seed) &+ 0x9e37_79b9_7f4a_7c15) }

  /// Lets some seconds pass.
  @MainActor mutating func step(_ seconds: Double, in emitter: CAEmitterLayer) {
    // After a pause it does not catch up for longer than this.
    var left = min(max(seconds, 0), 2)
    while left > 0 {
      let part = min(left, 1 / 30.0)
      left -= part
      pass(part, emitter)
    }
  }

  @MainActor private mutating func pass(_ seconds: Double, _ emitter: CAEmitterLayer) {
    elapsed += seconds
    var born: [Particle] = []
    for index in all.indices {
      all[index].age += seconds
      for (number, cell) in (all[index].cell.emitterCells ?? []).enumerated()
      where number < all[index].due.count && cell.isEnabled && all[index].age >= cell.beginTime
        && all[index].age < cell.beginTime + cell.duration
      {
        all[index].due[number] += Double(cell.birthRate) * seconds
        while all[index].due[number] >= 1, all.count + born.count < Particles.most {
          all[index].due[number] -= 1
          born.append(make(cell, at: all[index].position, heading: all[index].heading, factors: (1, 1, 1, 1)))
        }
      }
    }
    all.removeAll { $0.age >= $0.lifetime }
    for cell in emitter.emitterCells ?? []
    where cell.isEnabled && elapsed >= cell.beginTime && elapsed < cell.beginTime + cell.duration {
      let id = ObjectIdentifier(cell)
      var ready = due[id, default: 0] + Double(cell.birthRate * emitter.birthRate) * seconds
      while ready >= 1, all.count + born.count < Particles.most {
        ready -= 1
        born.append(
          make(
            cell, at: place(emitter), heading: 0,
            factors: (
              Double(emitter.lifetime), Double(emitter.velocity), Double(emitter.scale), Double(emitter.spin)
            )))
      }
      due[id] = min(ready, 1)
    }
    all += born
  }

  @MainActor private mutating func make(
    _ cell: CAEmitterCell, at start: CGPoint, heading: CGFloat,
    factors: (lifetime: Double, velocity: Double, scale: Double, spin: Double)
  ) -> Particle {
    let angle = heading + cell.emissionLongitude + chance.spread(cell.emissionRange)
    let speed = (cell.velocity + chance.spread(cell.velocityRange)) * factors.velocity
    let base = (cell.color?.sRGB).map {
      [Double($0.red), Double($0.green), Double($0.blue), Double($0.opacity)]
    }
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
    return Particle(
      lifetime: max(0, Double(cell.lifetime) + chance.spread(Double(cell.lifetimeRange))) * factors.lifetime,
      cell: cell, start: start, velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
      acceleration: CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration),
      scale: (cell.scale + chance.spread(cell.scaleRange)) * factors.scale,
      spin: (cell.spin + chance.spread(cell.spinRange)) * factors.spin,
      color: zip(base ?? [1, 1, 1, 1], ranges).map { $0 + chance.spread(Double($1)) },
      due: Array(repeating: 0, count: cell.emitterCells?.count ?? 0))
  }

  /// A point of the emitter's shape.
  @MainActor private mutating func place(_ emitter: CAEmitterLayer) -> CGPoint {
    let (center, size) = (emitter.emitterPosition, emitter.emitterSize)
    switch emitter.emitterShape {
    case .line: return CGPoint(x: center.x + chance.spread(size.width), y: center.y)
    case .rectangle, .cuboid:
      if emitter.emitterMode == .outline {
        let (w, h) = (size.width, size.height)
        var along = chance.next() * 2 * (w + h)
        if along < w { return CGPoint(x: center.x - w / 2 + along, y: center.y - h / 2) }
        along -= w
        if along < h { return CGPoint(x: center.x + w / 2, y: center.y - h / 2 + along) }
        along -= h
        if along < w { return CGPoint(x: center.x + w / 2 - along, y: center.y + h / 2) }
        return CGPoint(x: center.x - w / 2, y: center.y + h / 2 - (along - w))
      }
      return CGPoint(x: center.x + chance.spread(size.width), y: center.y + chance.spread(size.height))
    case .circle, .sphere:
      let angle = chance.next() * 2 * .pi
      let isRim = emitter.emitterMode == .outline
      // Even over the disc.
      let radius = size.width * (isRim ? 1 : chance.next().squareRoot())
      return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    default: return center
    }
  }
}

/// Numbers that look like chance (SplitMix64).
private struct Chance {
  var state: UInt64
  /// From 0 to 1.
  mutating func next() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53)
  }
  /// Up to half of a range more or less.
  mutating func spread(_ range: Double) -> Double { range == 0 ? 0 : (next() - 0.5) * range }
}
