import Testing

@testable import SashGraph

extension GraphSuite {
  @Suite @MainActor struct Gates {
    private func gate<R: Rule>(_ rule: R) -> Attribute<R.Value> {
      let gate = Attribute(rule: rule)
      gate.makeGate()
      return gate
    }

    @Test func marksStopAtAGate() {
      withGraph { graph in
        let a = Attribute(input: 2)
        let half = gate(Half(input: a))
        let readers = (0..<100).map { Attribute(rule: Plus(input: half, amount: $0)) }
        let end = Attribute(rule: Sum(inputs: readers))
        #expect(end.value == 100 + 4950)
        graph.resetCounters()
        a.setValue(3)
        #expect(half.needsUpdate && graph.hasPendingGates)
        #expect(end.isCurrent && readers.allSatisfy(\.isCurrent))
        graph.checkInvariants()
        graph.resolveGates()
        #expect(half.isCurrent && !graph.hasPendingGates)
        #expect(end.isCurrent && readers.allSatisfy(\.isCurrent))
        #expect(graph.counters.evaluations == 1 && graph.counters.cutOffs == 1)
      }
    }

    @Test func earlyGatesComeBeforeWhatFollowsFromManyOfThem() {
      withGraph { graph in
        let a = Attribute(input: 2)
        let early = (0..<50).map { amount in
          let gate = Attribute(rule: Plus(input: a, amount: amount))
          gate.makeGate(isEarly: true)
          return gate
        }
        let sum = Attribute(rule: Sum(inputs: early))
        let late = (0..<50).map { gate(Plus(input: sum, amount: $0)) }
        let end = Attribute(rule: Sum(inputs: late))
        _ = end.value
        graph.resetCounters()
        a.setValue(3)
        #expect(graph.resolveGates() == false)
        // Each of them once, and what they follow from: not all late ones after each early one.
        #expect(graph.counters.evaluations == 50 + 1 + 50)
        #expect(!graph.hasPendingGates)
        graph.checkInvariants()
      }
    }

    /// Whichever way a change marks them.
    @Test(arguments: [false, true])
    func outerGatesComeBeforeInnerOnes(isMarkedFromInside: Bool) {
      withGraph { graph in
        let a = Attribute(input: 2)
        // What `a` is read through decides in which order it marks.
        let ways = (0..<20).map { Attribute(rule: Plus(input: a, amount: $0)) }
        for way in isMarkedFromInside ? ways.reversed() : ways { _ = way.value }
        var last = a
        for depth in 0..<20 {
          let link = Attribute(rule: Plus(input: last))
          let gate = Attribute(rule: Sum(inputs: [ways[depth], link]))
          gate.makeGate(depth: Int32(depth))
          last = gate
        }
        let end = Attribute(rule: Plus(input: last))
        _ = end.value
        graph.resetCounters()
        a.setValue(3)
        graph.resolveGates()
        // Each gate once, and what it is read through.
        #expect(graph.counters.evaluations == 3 * 20)
        #expect(end.value == 3 * 21 + 190 + 20 + 1)
      }
    }

    @Test func aChangedGateMarksWhatFollows() {
      withGraph { graph in
        let a = Attribute(input: 2)
        let half = gate(Half(input: a))
        let next = Attribute(rule: Plus(input: half))
        let quarter = gate(Half(input: next))
        let end = Attribute(rule: Plus(input: quarter))
        #expect(end.value == 2)
        graph.resetCounters()
        // 4 / 2 + 1 = 3, and 3 / 2 is what 2 / 2 was: the wave ends at the second gate.
        a.setValue(4)
        graph.resolveGates()
        #expect(next.value == 3 && end.isCurrent && end.value == 2)
        #expect(graph.counters.evaluations == 3)
        a.setValue(6)
        graph.resolveGates()
        #expect(end.needsUpdate)
        #expect(end.value == 3)
      }
    }

    /// Gates are fetched for ahead, by what looks like an address in the values beside them.
    @Test func valuesThatLookLikeAddressesAndEndedNodesDoNoHarm() {
      withGraph { graph in
        let a = Attribute(input: 2)
        var rows: [Subgraph] = []
        var ends: [Attribute<Int>] = []
        for index in 0..<60 {
          let row = Subgraph(parent: nil)
          rows.append(row)
          row.apply {
            let wild = Attribute(input: (0x7fff_ffff_f000 as UInt, UInt.max, 0x2_0000_0001 as UInt))
            let part = wild.projecting(offset: 16, as: UInt.self)
            let half = gate(Half(input: a))
            ends.append(Attribute(rule: Closure { half.value + index + Int(part.value & 1) }))
          }
        }
        for (index, end) in ends.enumerated() { #expect(end.value == 2 + index) }
        a.setValue(8)
        for index in stride(from: 0, to: 60, by: 3) { rows[index].invalidate() }
        graph.resolveGates()
        for index in ends.indices where index % 3 != 0 { #expect(ends[index].value == 5 + index) }
        graph.checkInvariants()
      }
    }

    @Test func readingAGateMarksItsReaders() {
      withGraph { graph in
        let a = Attribute(input: 2)
        let half = gate(Half(input: a))
        let reader = Attribute(rule: Plus(input: half))
        let other = Attribute(rule: Closure { half.value * 10 + a.value })
        #expect(reader.value == 2 && other.value == 12)
        a.setValue(4)
        #expect(reader.isCurrent && other.needsUpdate)
        // Another rule reads the gate on its way; who stands behind the gate hears of it when the pull ends.
        #expect(other.value == 24)
        #expect(reader.needsUpdate)
        #expect(reader.value == 3)
        a.setValue(8)
        #expect(half.value == 4)
        #expect(reader.needsUpdate)
        graph.resolveGates()
        #expect(reader.value == 5 && other.value == 48)
      }
    }

    @Test func aReaderMarkedForAnotherReasonRunsOnce() {
      withGraph { graph in
        let (a, b) = (Attribute(input: 2), Attribute(input: 0))
        let first = gate(Half(input: a))
        let second = gate(Plus(input: a))
        let reader = Attribute(rule: Sum(inputs: [first, second, b]))
        #expect(reader.value == 4)
        graph.resetCounters()
        a.setValue(4)
        b.setValue(100)
        graph.resolveGates()
        #expect(reader.value == 107)
        // Both gates and the reader.
        #expect(graph.counters.evaluations == 3)
        // Without asking the gates first: the reader is marked by its other input and brings them up to date itself.
        graph.resetCounters()
        a.setValue(6)
        b.setValue(200)
        #expect(reader.value == 210)
        graph.resolveGates()
        #expect(reader.value == 210)
        #expect(graph.counters.evaluations == 3)
      }
    }

    /// The second gate comes first, and runs on what the first has not changed yet.
    @Test func aGateThatRanTooEarlyRunsAgain() {
      withGraph { graph in
        let (a, b) = (Attribute(input: 2), Attribute(input: 0))
        let first = gate(Half(input: a))
        let between = Attribute(rule: Plus(input: first))
        let second = gate(Sum(inputs: [b, between]))
        let end = Attribute(rule: Plus(input: second))
        #expect(end.value == 3)
        b.setValue(10)
        a.setValue(4)
        graph.resolveGates()
        #expect(end.value == 14)
        a.setValue(6)
        b.setValue(20)
        graph.resolveGates()
        #expect(end.value == 25)
      }
    }

    @Test func aGateThatIsMadeToRunWaitsToo() {
      withGraph { graph in
        var outside = 1
        let first = gate(Closure { outside })
        let reader = Attribute(rule: Plus(input: first))
        #expect(reader.value == 2)
        first.markNeedsUpdate()
        #expect(reader.isCurrent)
        graph.resolveGates()
        #expect(reader.isCurrent)
        outside = 7
        first.markNeedsUpdate()
        graph.resolveGates()
        #expect(reader.value == 8)
      }
    }

    /// As all that is in a window, when the first frame is made.
    @Test func aHundredThousandGatesThatAllRunAreNoCircle() {
      withGraph { graph in
        var value = 1
        let gates = (0..<110_000).map { _ in gate(Closure { value }) }
        let first = gate(
          Closure {
            if value > 1 { for gate in gates { gate.markNeedsUpdate() } }
            return value
          })
        for gate in gates { _ = gate.value }
        #expect(first.value == 1)
        value = 2
        first.markNeedsUpdate()
        #expect(graph.resolveGates() == false)
        #expect(gates.allSatisfy { $0.value == 2 })
      }
    }

    @Test func aGateMayEndWhileItIsPending() {
      withGraph { graph in
        let a = Attribute(input: 2)
        let subgraph = Subgraph(parent: nil)
        let inside = subgraph.apply { gate(Half(input: a)) }
        let weak = WeakAttribute(inside)
        let outside = Attribute(rule: Closure { weak.attribute?.value ?? -1 })
        let end = Attribute(rule: Plus(input: outside))
        #expect(end.value == 2)
        a.setValue(4)
        #expect(graph.hasPendingGates && end.isCurrent)
        subgraph.invalidate()
        // The slot of the gate gets another life, which is not to be pulled for it.
        let reused = Attribute(rule: Half(input: a))
        #expect(reused.id == inside.id)
        graph.resetCounters()
        graph.resolveGates()
        #expect(!graph.hasPendingGates && reused.needsUpdate && graph.counters.evaluations == 0)
        #expect(end.value == 0)
      }
    }

    @Test func aGateMayEndItself() {
      withGraph { graph in
        let a = Attribute(input: 2)
        let subgraph = Subgraph(parent: nil)
        let inside = subgraph.apply {
          gate(
            Closure {
              if a.value > 2 { subgraph.invalidate() }
              return a.value
            })
        }
        let weak = WeakAttribute(inside)
        let outside = Attribute(rule: Closure { weak.attribute?.value ?? -1 })
        #expect(outside.value == 2)
        a.setValue(3)
        graph.resolveGates()
        // What a pull has lent lives until the next occasion.
        graph.withCurrent {}
        #expect(weak.attribute == nil && outside.needsUpdate)
        #expect(outside.value == -1)
      }
    }

    /// The same changes in a graph with gates, in one without, and by plain recursion.
    @Test(arguments: 0..<24) func agreesWithAGraphWithoutGates(seed: Int) {
      var random = Random(state: UInt64(seed) &* 104_729 &+ 3)
      var numbers = (0..<6).map { _ in random.below(12) }
      let wires = (0..<80).map { index in
        Wire(
          kind: random.below(3), a: random.below(6 + index), b: random.below(6 + index),
          c: random.below(6 + index), isGate: random.below(3) == 0)
      }
      func plain() -> [Int] {
        var values = numbers
        for wire in wires { values.append(wire.plain(values)) }
        return values
      }
      let gated = Network(numbers, wires, hasGates: true)
      let open = Network(numbers, wires, hasGates: false)
      for step in 0..<120 {
        // Several changes between two evaluations, so that gates are pending when more happens to them.
        for _ in 0...random.below(4) {
          switch random.below(5) {
          case 0:
            let (wire, end) = (random.below(wires.count), random.below(2) == 0)
            for network in [gated, open] { network.toggleRow(wire, wires[wire], endsOthers: end) }
          case 1:
            let index = random.below(wires.count)
            for network in [gated, open] { network.mark(6 + index) }
          case 2:
            // A look at one value in between brings up to date whatever it needs.
            let index = random.below(6)
            #expect(gated.read(index) == numbers[index] && open.read(index) == numbers[index])
          default:
            let index = random.below(6)
            numbers[index] = random.below(12)
            for network in [gated, open] { network.set(index, numbers[index]) }
          }
        }
        let values = plain()
        let results = [gated, open].map { $0.evaluate() }
        #expect(results[0] == results[1], "seed \(seed) step \(step)")
        #expect(results[0].values == values, "seed \(seed) step \(step)")
      }
    }
  }
}

private struct Wire {
  let kind: Int
  let a, b, c: Int
  let isGate: Bool
  func plain(_ values: [Int]) -> Int {
    switch kind {
    case 0: values[a] / 2
    case 1: values[a] & 1 == 0 ? values[b] : values[c]
    default: (values[a] &+ values[b]) % 7
    }
  }
}

private struct Modulo: Rule {
  let a: Attribute<Int>
  let b: Attribute<Int>
  func compute() -> Int { (a.value &+ b.value) % 7 }
}

/// A graph of wires, and rows in subgraphs of their own that come and go.
@MainActor private final class Network {
  struct Result: Equatable {
    var values: [Int]
    var rows: Int
  }
  private let graph = Graph()
  private let hasGates: Bool
  private var all: [Attribute<Int>] = []
  private var rows: [Int: Subgraph] = [:]
  private let watched = Cell<[WeakAttribute<Int>]>([])
  private var watcher: Attribute<Int>!

  init(_ numbers: [Int], _ wires: [Wire], hasGates: Bool) {
    self.hasGates = hasGates
    graph.withCurrent {
      all = numbers.map { Attribute(input: $0) }
      for wire in wires { all.append(make(wire)) }
      watcher = Attribute(
        rule: Closure { [watched] in watched.value.reduce(0) { $0 &+ ($1.attribute?.value ?? 0) } })
    }
  }

  private func make(_ wire: Wire) -> Attribute<Int> {
    let attribute =
      switch wire.kind {
      case 0: Attribute(rule: Half(input: all[wire.a]))
      case 1: Attribute(rule: Choice(choice: all[wire.a], a: all[wire.b], b: all[wire.c]))
      default: Attribute(rule: Modulo(a: all[wire.a], b: all[wire.b]))
      }
    if hasGates, wire.isGate { attribute.makeGate(depth: Int32(wire.a % 5)) }
    return attribute
  }

  func set(_ index: Int, _ value: Int) { graph.withCurrent { _ = all[index].setValue(value) } }
  func mark(_ index: Int) { graph.withCurrent { all[index].markNeedsUpdate() } }
  func read(_ index: Int) -> Int { graph.withCurrent { all[index].untrackedValue } }

  /// A row like a wire begins, or ends if it is there; `endsOthers` ends all rows before.
  func toggleRow(_ index: Int, _ wire: Wire, endsOthers: Bool) {
    graph.withCurrent {
      if endsOthers {
        for row in rows.values { row.invalidate() }
        rows = [:]
      }
      if let row = rows.removeValue(forKey: index) {
        row.invalidate()
      } else {
        let row = Subgraph(parent: nil)
        rows[index] = row
        watched.value.append(WeakAttribute(row.apply { make(wire) }))
      }
      watched.value.removeAll { $0.attribute == nil }
      watcher.markNeedsUpdate()
    }
  }

  func evaluate() -> Result {
    graph.withCurrent {
      graph.resolveGates()
      let result = Result(values: all.map(\.untrackedValue), rows: watcher.untrackedValue)
      #expect(!graph.hasPendingGates)
      graph.checkInvariants()
      return result
    }
  }
}
