import Testing

@testable import SashGraph

/// Adds up many inputs, of which it looks at those alone that have changed.
private struct RunningSum: Rule {
  let order: Attribute<[Int]>
  let inputs: [Attribute<Int>?]
  var known: [Int: Int] = [:]
  let asked: Asked

  final class Asked { var indices: [Int] = [] }

  mutating func compute() -> Int {
    let order = order.value
    asked.indices = []
    readChanges(of: order.map { inputs[$0]?.any ?? .none }) { place in
      let index = order[place]
      asked.indices.append(index)
      known[index] = inputs[index]!.untrackedValue
    }
    return order.reduce(0) { $0 + (known[$1] ?? 0) }
  }
}

extension GraphSuite {
  @Suite @MainActor struct ReadChanges {
    private func make(_ count: Int) -> (
      inputs: [Attribute<Int>], order: Attribute<[Int]>, sum: Attribute<Int>, asked: RunningSum.Asked
    ) {
      let inputs = (0..<count).map { Attribute(input: $0) }
      let order = Attribute(input: Array(0..<count))
      let asked = RunningSum.Asked()
      let sum = Attribute(rule: RunningSum(order: order, inputs: inputs, asked: asked))
      return (inputs, order, sum, asked)
    }

    @Test func onlyWhatChangedIsAsked() {
      withGraph { graph in
        let (inputs, _, sum, asked) = make(100)
        #expect(sum.value == 4950)
        #expect(asked.indices == Array(0..<100))
        inputs[7].setValue(107)
        inputs[60].setValue(160)
        #expect(sum.needsUpdate)
        #expect(sum.value == 5150)
        #expect(asked.indices == [7, 60])
        inputs[7].setValue(107)
        #expect(sum.isCurrent)
        graph.checkInvariants()
      }
    }

    @Test func whatIsMarkedIsBroughtUpToDate() {
      withGraph { graph in
        let a = Attribute(input: 4)
        let inputs = (0..<60).map {
          Attribute(rule: Plus(input: Attribute(rule: Half(input: a)), amount: $0))
        }
        let asked = RunningSum.Asked()
        let order = Attribute(input: Array(0..<60))
        let sum = Attribute(rule: RunningSum(order: order, inputs: inputs, asked: asked))
        #expect(sum.value == 60 * 2 + 1770)
        // The halves are what they were, so nothing has changed for the sum.
        a.setValue(5)
        #expect(sum.value == 60 * 2 + 1770)
        #expect(asked.indices.count == 60)
        a.setValue(6)
        #expect(sum.value == 60 * 3 + 1770)
        #expect(asked.indices == Array(0..<60))
        graph.checkInvariants()
      }
    }

    @Test func whatWasNotReadThereCounts() {
      withGraph { graph in
        let (inputs, order, sum, asked) = make(10)
        #expect(sum.value == 45)
        order.setValue([0, 1, 2, 4, 3, 5])
        #expect(sum.value == 15)
        #expect(asked.indices == [4, 3])
        // What is no longer read is no longer depended on.
        inputs[9].setValue(1000)
        #expect(sum.isCurrent)
        inputs[5].setValue(6)
        #expect(sum.value == 16)
        #expect(asked.indices == [5])
        graph.checkInvariants()
      }
    }

    @Test func gapsArePassedOver() {
      withGraph { _ in
        let input = Attribute(input: 5)
        let asked = RunningSum.Asked()
        let sum = Attribute(
          rule: RunningSum(order: Attribute(input: [0, 1, 2]), inputs: [nil, input, nil], asked: asked))
        #expect(sum.value == 5)
        input.setValue(6)
        #expect(sum.value == 6)
        #expect(asked.indices == [1])
      }
    }

    @Test(arguments: 0..<20) func randomChanges(_ seed: UInt64) {
      withGraph { graph in
        var random = Random(state: seed)
        let (inputs, order, sum, asked) = make(80)
        var values = Array(0..<80)
        var places = Array(0..<80)
        #expect(sum.value == values.reduce(0, +))
        for _ in 0..<50 {
          var changed: Set<Int> = []
          for _ in 0..<Int.random(in: 0...4, using: &random) {
            let index = Int.random(in: 0..<80, using: &random)
            values[index] += 1
            inputs[index].setValue(values[index])
            changed.insert(index)
          }
          let isReordered = Int.random(in: 0..<6, using: &random) == 0
          if isReordered {
            places.shuffle(using: &random)
            places = Array(places.prefix(Int.random(in: 40...80, using: &random)))
            order.setValue(places)
          }
          let expected = places.reduce(0) { $0 + values[$1] }
          #expect(sum.value == expected)
          if !isReordered, !changed.isDisjoint(with: places) {
            #expect(Set(asked.indices) == changed.intersection(places))
          }
        }
        graph.checkInvariants()
      }
    }
  }
}
