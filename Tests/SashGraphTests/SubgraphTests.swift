import Testing

@testable import SashGraph

extension GraphSuite {
  @Suite @MainActor struct Subgraphs {
    @Test func endingFreesNodesAndChildren() {
      withGraph { graph in
        var ended: [String] = []
        var freed = 0
        let shared = Attribute(input: 1)
        let outer = Subgraph(parent: nil)
        outer.apply {
          let token = Token { freed += 1 }
          _ = Attribute(rule: Closure { [token] in shared.value + (token === token ? 1 : 0) }).value
          outer.onInvalidate { ended.append("outer") }
          let inner = Subgraph(parent: outer)
          inner.onInvalidate { ended.append("inner") }
          inner.apply { _ = Attribute(input: Token { freed += 1 }) }
        }
        #expect(graph.counters.liveNodes == 3)
        outer.invalidate()
        outer.invalidate()
        #expect(!outer.isValid)
        #expect(ended == ["inner", "outer"])
        #expect(freed == 2)
        #expect(graph.counters.liveNodes == 1)
      }
    }

    @Test func readersOutsideAreCutAndMarked() {
      withGraph { _ in
        let subgraph = Subgraph(parent: nil)
        let inside = subgraph.apply { Attribute(input: 5) }
        let weak = WeakAttribute(inside)
        let reader = Attribute(rule: Closure { weak.attribute?.value ?? -1 })
        let end = Attribute(rule: Plus(input: reader))
        #expect(end.value == 6)
        subgraph.invalidate()
        #expect(end.needsUpdate)
        #expect(end.value == 0)
      }
    }

    @Test func weakHandlesNoticeASecondLife() {
      withGraph { _ in
        let first = Subgraph(parent: nil)
        let attribute = first.apply { Attribute(input: 1) }
        let weak = WeakAttribute(attribute)
        #expect(weak.attribute == attribute)
        first.invalidate()
        #expect(weak.attribute == nil)
        for _ in 0..<10 { _ = Attribute(input: 2) }
        #expect(weak.attribute == nil)
      }
    }

    @Test func weakHandlesKnowTheirGraph() {
      let a = Graph()
      let weak = a.withCurrent { WeakAttribute(Attribute(input: 1)) }
      let b = Graph()
      b.withCurrent {
        _ = Attribute(input: 2)
        #expect(weak.attribute == nil)
      }
      #expect(a.withCurrent { weak.attribute?.value } == 1)
    }

    @Test func aRuleMayEndItsOwnSubgraph() {
      withGraph { graph in
        let flag = Attribute(input: false)
        let subgraph = Subgraph(parent: nil)
        let rule = subgraph.apply {
          Attribute(
            rule: Closure {
              if flag.value { subgraph.invalidate() }
              return flag.value
            })
        }
        let weak = WeakAttribute(rule)
        let reader = Attribute(rule: Closure { weak.attribute?.value ?? true })
        #expect(!reader.value)
        flag.setValue(true)
        #expect(reader.value)
        #expect(!subgraph.isValid)
        #expect(weak.attribute == nil)
        #expect(reader.value)
      }
    }

    @Test func theCurrentSubgraphIsRestored() {
      withGraph { graph in
        let subgraph = Subgraph(parent: nil)
        let outside = Subgraph.current
        subgraph.apply { #expect(Subgraph.current === subgraph) }
        #expect(Subgraph.current === outside)
        #expect(outside === graph.rootSubgraph)
      }
    }

    @Test func aGraphFreesEverything() {
      var freed = 0
      var handle: Subgraph?
      do {
        let graph = Graph()
        graph.withCurrent {
          handle = Subgraph(parent: nil)
          handle!.apply {
            for _ in 0..<100 {
              let input = Attribute(input: Token { freed += 1 })
              _ = Attribute(rule: Closure { input.value }).value
            }
          }
        }
      }
      #expect(freed == 100)
      #expect(handle!.isValid == false)
      handle!.invalidate()
    }

    @Test func ruleAreToldOfTheirEnd() {
      struct Ending: Rule {
        let onEnd: () -> Void
        func compute() -> Int { 1 }
        mutating func destroy() { onEnd() }
      }
      withGraph { _ in
        var ended = 0
        let subgraph = Subgraph(parent: nil)
        subgraph.apply { _ = Attribute(rule: Ending { ended += 1 }).value }
        subgraph.invalidate()
        #expect(ended == 1)
      }
    }
  }
}
