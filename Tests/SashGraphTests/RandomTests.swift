import Testing

@testable import SashGraph

/// A linear congruential generator: the same sequence everywhere.
struct Random: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) | (state << 31)
  }
  mutating func below(_ n: Int) -> Int { Int((next() >> 8) % UInt64(n)) }
}

extension GraphSuite {
  @Suite @MainActor struct Randomly {
    /// Inputs that switch, parts of values, and subgraphs that come and go, against plain recursion.
    @Test(arguments: 0..<40) func agreesWithPlainRecursion(seed: Int) {
      var random = Random(state: UInt64(seed) &* 7919 &+ 1)
      withGraph { graph in
        var numbers = (0..<8).map { _ in random.below(9) }
        var points = (0..<4).map { _ in Point(x: random.below(9), y: random.below(9)) }
        let numberInputs = numbers.map { Attribute(input: $0) }
        let pointInputs = points.map { Attribute(input: $0) }
        let parts = pointInputs.flatMap {
          [$0.projecting(offset: 0, as: Int.self), $0.projecting(offset: 8, as: Int.self)]
        }
        let base = numberInputs + parts
        // Rules that live always, each choosing between two earlier ones; rows in subgraphs read them.
        var wires: [(Int, Int, Int)] = []
        var all = base
        func wire(_ count: Int) -> (Int, Int, Int) {
          (random.below(count), random.below(count), random.below(count))
        }
        for _ in 0..<60 {
          let w = wire(all.count)
          wires.append(w)
          all.append(Attribute(rule: Choice(choice: all[w.0], a: all[w.1], b: all[w.2])))
        }
        func plain() -> [Int] {
          var values = numbers + points.flatMap { [$0.x, $0.y] }
          for w in wires { values.append(values[w.0] & 1 == 0 ? values[w.1] : values[w.2]) }
          return values
        }
        struct Row {
          let subgraph: Subgraph
          let wire: (Int, Int, Int)
          let attribute: Attribute<Int>
          let weak: WeakAttribute<Int>
        }
        var rows: [Row] = []
        let watched = Cell<[WeakAttribute<Int>]>([])
        let watcher = Attribute(
          rule: Closure { watched.value.reduce(0) { $0 &+ ($1.attribute?.value ?? 0) } })
        for step in 0..<150 {
          switch random.below(6) {
          case 0, 1:
            let i = random.below(numbers.count)
            numbers[i] = random.below(9)
            numberInputs[i].setValue(numbers[i])
          case 2:
            let i = random.below(points.count)
            if random.below(2) == 0 { points[i].x = random.below(9) } else { points[i].y = random.below(9) }
            if random.below(2) == 0 {
              pointInputs[i].setValue(points[i])
            } else {
              let point = points[i]
              pointInputs[i].updateInput { $0 = point }
            }
          case 3:
            let parent = rows.isEmpty || random.below(2) == 0 ? nil : rows[random.below(rows.count)].subgraph
            let subgraph = Subgraph(parent: parent)
            let w = wire(all.count)
            let attribute = subgraph.apply {
              Attribute(rule: Choice(choice: all[w.0], a: all[w.1], b: all[w.2]))
            }
            rows.append(
              Row(subgraph: subgraph, wire: w, attribute: attribute, weak: WeakAttribute(attribute)))
            watched.value = rows.map(\.weak)
            watcher.markNeedsUpdate()
          case 4 where !rows.isEmpty:
            rows[random.below(rows.count)].subgraph.invalidate()
            for row in rows { #expect((row.weak.attribute != nil) == row.subgraph.isValid) }
            rows.removeAll { !$0.subgraph.isValid }
          default:
            all[base.count + random.below(60)].markNeedsUpdate()
          }
          let values = plain()
          let rowValues = rows.map { values[$0.wire.0] & 1 == 0 ? values[$0.wire.1] : values[$0.wire.2] }
          for _ in 0..<4 {
            let i = random.below(all.count)
            #expect(all[i].value == values[i], "seed \(seed) step \(step) node \(i)")
          }
          if let i = rows.indices.randomElement(using: &random) {
            #expect(rows[i].attribute.value == rowValues[i])
          }
          if random.below(3) == 0 { #expect(watcher.value == rowValues.reduce(0, &+)) }
          if step % 10 == 0 { graph.checkInvariants() }
        }
      }
    }
  }
}

final class Cell<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
