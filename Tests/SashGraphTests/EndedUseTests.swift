import Testing

@testable import SashGraph

private struct Place: Equatable {
  var x = 1.0
  var y = 2.0
}

extension GraphSuite {
  /// Handles that were kept beyond the end of what they lead to: a fault, but none that reads freed memory.
  @Suite @MainActor struct EndedUses {
    @Test func valuesReadAsNothing() {
      withGraph { graph in
        let subgraph = Subgraph(parent: nil)
        let (number, place, list, maybe, text) = subgraph.apply {
          (
            Attribute(input: 5), Attribute(input: Place()), Attribute(input: ["a"]),
            Attribute(input: Optional(Token {})), Attribute(rule: Closure { "text" })
          )
        }
        _ = text.value
        let part = place.projecting(offset: 8, as: Double.self)
        #expect(part.value == 2)
        subgraph.invalidate()
        let reader = Attribute(
          rule: Closure { [number.value, Int(place.value.x), list.value.count, text.value.count] })
        #expect(reader.value == [0, 0, 0, 0])
        #expect(maybe.untrackedValue == nil)
        #expect(part.value == 0)
        #expect(place.projecting(offset: 0, as: Double.self).value == 0)
        #expect(number.lastValue == nil)
        number.setValue(7)
        number.updateInput { $0 = 8 }
        text.markNeedsUpdate()
        #expect(graph.counters.endedUses >= 8)
        graph.checkInvariants()
      }
    }

    @Test func slotsKeepTheirKind() {
      withGraph { graph in
        let first = Subgraph(parent: nil)
        let (number, text) = first.apply { (Attribute(input: 1), Attribute(input: "one")) }
        first.invalidate()
        // Whoever comes next, the old handles lead to values of their types.
        for _ in 0..<3 {
          _ = Attribute(input: "two")
          _ = Attribute(input: 2)
          _ = Attribute(input: 2.5)
        }
        #expect(number.value == 2)
        #expect(text.value == "two")
        #expect(graph.counters.endedUses == 0)
      }
    }
  }
}
