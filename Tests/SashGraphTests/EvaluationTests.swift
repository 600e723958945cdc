import Testing

@testable import SashGraph

extension GraphSuite {
  @Suite @MainActor struct Evaluation {
    @Test func rulesFollowTheirInputs() {
      withGraph { graph in
        let a = Attribute(input: 1)
        let b = Attribute(input: 2)
        let sum = Attribute(rule: Sum(inputs: [a, b]))
        #expect(sum.value == 3)
        #expect(a.setValue(10))
        #expect(sum.needsUpdate)
        #expect(sum.value == 12)
        #expect(graph.counters.evaluations == 2)
      }
    }

    @Test func equalWritesDoNothing() {
      withGraph { graph in
        let a = Attribute(input: "text")
        let copy = Attribute(rule: Closure { a.value + "!" })
        #expect(copy.value == "text!")
        let revision = graph.revision
        #expect(!a.setValue("te" + "xt"))
        #expect(graph.revision == revision && copy.isCurrent)
      }
    }

    @Test func equalResultsStopTheWave() {
      withGraph { graph in
        let a = Attribute(input: 2)
        let half = Attribute(rule: Half(input: a))
        let end = Attribute(rule: Plus(input: half))
        #expect(end.value == 2)
        graph.resetCounters()
        a.setValue(3)
        #expect(end.value == 2)
        #expect(graph.counters.evaluations == 1 && graph.counters.cutOffs == 1)
        #expect(end.isCurrent)
      }
    }

    @Test func onlyWhatWasReadIsAnInput() {
      withGraph { graph in
        let (choice, a, b) = (Attribute(input: 0), Attribute(input: 10), Attribute(input: 20))
        let picked = Attribute(rule: Choice(choice: choice, a: a, b: b))
        #expect(picked.value == 10)
        b.setValue(21)
        #expect(picked.isCurrent)
        choice.setValue(1)
        #expect(picked.value == 21)
        a.setValue(11)
        #expect(picked.isCurrent)
        #expect(graph.counters.evaluations == 2)
      }
    }

    @Test func untrackedReadsAreNoInputs() {
      withGraph { _ in
        let a = Attribute(input: 1)
        let rule = Attribute(rule: Closure { a.untrackedValue })
        #expect(rule.value == 1)
        a.setValue(2)
        #expect(rule.isCurrent)
        #expect(rule.value == 1)
      }
    }

    @Test func aWarmRunRecordsNothing() {
      withGraph { graph in
        let inputs = (0..<20).map { Attribute(input: $0) }
        let sum = Attribute(rule: Sum(inputs: inputs))
        #expect(sum.value == 190)
        #expect(graph.counters.recordedEdges == 20)
        inputs[7].setValue(8)
        #expect(sum.value == 191)
        #expect(graph.counters.recordedEdges == 20)
      }
    }

    @Test func longChainsAreVerifiedWithoutRecursion() {
      withGraph { graph in
        let source = Attribute(input: 0)
        var end = source
        for _ in 0..<100_000 {
          end = Attribute(rule: Plus(input: end))
          _ = end.value
        }
        source.setValue(1)
        #expect(end.value == 100_001)
        #expect(graph.counters.evaluations == 200_000)
      }
    }

    @Test func markedRulesRunAgain() {
      withGraph { graph in
        var outside = 1
        let rule = Attribute(rule: Closure { outside })
        let reader = Attribute(rule: Plus(input: rule))
        #expect(reader.value == 2)
        outside = 5
        #expect(reader.value == 2)
        rule.markNeedsUpdate()
        #expect(reader.value == 6)
        rule.markNeedsUpdate()
        #expect(reader.value == 6)
        #expect(graph.counters.evaluations == 5)
      }
    }

    @Test func storedRulesCanBeChanged() {
      withGraph { _ in
        let a = Attribute(input: 1)
        let rule = Attribute(rule: Plus(input: a))
        #expect(rule.value == 2)
        rule.updateRule(as: Plus.self) { $0.amount = 10 }
        #expect(rule.value == 11)
      }
    }

    @Test func updateInputAlwaysMarks() {
      withGraph { graph in
        let a = Attribute(input: [1, 2])
        let count = Attribute(rule: Closure { a.value.count })
        #expect(count.value == 2)
        a.updateInput { $0.append(3) }
        #expect(count.value == 3)
        a.updateInput { _ in }
        #expect(count.needsUpdate)
        #expect(count.value == 3)
        #expect(graph.counters.evaluations == 3)
      }
    }

    @Test func rulesKeepStateAndInPlaceRulesSayWhetherTheyChanged() {
      struct Log: InPlaceRule {
        let input: Attribute<Int>
        mutating func update(_ value: UnsafeMutablePointer<[Int]>, hasValue: Bool) -> Bool {
          let new = input.value
          if !hasValue {
            value.initialize(to: [new])
            return true
          }
          if new < 0 { return false }
          value.pointee.append(new)
          return true
        }
      }
      withGraph { graph in
        let a = Attribute(input: 1)
        let log = Attribute(rule: Log(input: a))
        let count = Attribute(rule: Closure { log.value.count })
        #expect(count.value == 1)
        a.setValue(2)
        #expect(count.value == 2)
        graph.resetCounters()
        a.setValue(-1)
        #expect(count.value == 2)
        #expect(graph.counters.evaluations == 1)
        #expect(log.value == [1, 2])
      }
    }

    @Test func writesOfARuleWaitForTheEnd() {
      withGraph { graph in
        let a = Attribute(input: 1)
        let other = Attribute(input: 0)
        let reader = Attribute(rule: Plus(input: other))
        let rule = Attribute(
          rule: Closure {
            other.setValue(a.value * 10)
            return reader.value
          })
        #expect(rule.untrackedValue == 1)
        #expect(other.value == 10)
        #expect(reader.value == 11)
        #expect(rule.value == 11)
      }
    }

    @Test func theRunningAttributeIsKnown() {
      withGraph { graph in
        var seen: AnyAttribute?
        let rule = Attribute(
          rule: Closure {
            seen = graph.runningAttribute
            return graph.isUpdating
          })
        #expect(rule.value)
        #expect(seen == rule.any)
        #expect(graph.runningAttribute == nil && !graph.isUpdating)
      }
    }

    @Test func aCycleIsNamed() async {
      await #expect(processExitsWith: .failure) {
        final class Box { var attribute: Attribute<Int>! }
        struct First: Rule {
          let box: Box
          func compute() -> Int { box.attribute.value }
        }
        let graph = Graph()
        graph.withCurrent {
          let box = Box()
          let first = Attribute(rule: First(box: box))
          box.attribute = Attribute(rule: Plus(input: first))
          _ = first.value
        }
      }
    }
  }
}
