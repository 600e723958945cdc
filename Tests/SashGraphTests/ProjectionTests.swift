import Testing

@testable import SashGraph

struct Point: Equatable {
  var x = 0
  var y = 0
}
struct Box: Equatable {
  var name = "box"
  var origin = Point()
  var size = Point()
}

extension GraphSuite {
  @Suite @MainActor struct Projections {
    private static let origin = MemoryLayout<Box>.offset(of: \.origin)!
    private static let size = MemoryLayout<Box>.offset(of: \.size)!
    private static let y = MemoryLayout<Point>.offset(of: \.y)!

    @Test func partsOfAnInputChangeOnTheirOwn() {
      withGraph { graph in
        let box = Attribute(input: Box())
        let origin = box.projecting(offset: Self.origin, as: Point.self)
        let size = box.projecting(offset: Self.size, as: Point.self)
        let a = Attribute(rule: Closure { origin.value.x })
        let b = Attribute(rule: Closure { size.value.x })
        #expect(a.value == 0 && b.value == 0)
        graph.resetCounters()
        box.setValue(Box(origin: Point(x: 7)))
        #expect(a.value == 7 && b.value == 0)
        #expect(graph.counters.evaluations == 1)
        box.updateInput { $0.size.x = 3 }
        #expect(a.value == 7 && b.value == 3)
        #expect(graph.counters.evaluations == 2)
      }
    }

    @Test func partsOfARulesValueChangeOnTheirOwn() {
      withGraph { graph in
        let a = Attribute(input: 1)
        let box = Attribute(rule: Closure { Box(name: "\(a.value / 10)", origin: Point(x: 1, y: a.value)) })
        let name = box.projecting(offset: 0, as: String.self)
        let y = box.projecting(offset: Self.origin, as: Point.self).projecting(offset: Self.y, as: Int.self)
        let names = Attribute(rule: Closure { name.value + "." })
        let twice = Attribute(rule: Closure { y.value * 2 })
        #expect(names.value == "0." && twice.value == 2)
        graph.resetCounters()
        a.setValue(5)
        #expect(names.value == "0." && twice.value == 10)
        #expect(graph.counters.evaluations == 2)
        a.setValue(15)
        #expect(names.value == "1." && twice.value == 30)
      }
    }

    @Test func partsOfAnInPlaceRuleAreCompared() {
      struct Grow: InPlaceRule {
        let input: Attribute<Int>
        mutating func update(_ value: UnsafeMutablePointer<Box>, hasValue: Bool) -> Bool {
          var new = Box()
          new.size.x = input.value
          if !hasValue {
            value.initialize(to: new)
          } else {
            _replaceValue(value, with: &new)
          }
          return true
        }
      }
      withGraph { graph in
        let a = Attribute(input: 1)
        let box = Attribute(rule: Grow(input: a))
        let size = box.projecting(offset: Self.size, as: Point.self)
        let origin = box.projecting(offset: Self.origin, as: Point.self)
        let x = Attribute(rule: Closure { size.value.x })
        let y = Attribute(rule: Closure { origin.value.y })
        #expect(x.value == 1 && y.value == 0)
        graph.resetCounters()
        a.setValue(9)
        #expect(x.value == 9 && y.value == 0)
        #expect(graph.counters.evaluations == 2)
      }
    }

    @Test func aValueIsReplacedOutsideOfAnyGraphToo() {
      #expect(Graph.current == nil)
      var old = [1, 2]
      var new = [1, 3]
      #expect(_replaceIfChanged(&old, with: &new))
      #expect(old == [1, 3] && new == [1, 2])
      new = [1, 3]
      #expect(!_replaceIfChanged(&old, with: &new))
    }

    @Test func partsMadeOfADirtyParentFollowIt() {
      withGraph { _ in
        let a = Attribute(input: 1)
        let box = Attribute(rule: Closure { Box(origin: Point(x: a.value)) })
        let early = box.projecting(offset: Self.origin, as: Point.self)
        #expect(early.value.x == 1)
        a.setValue(2)
        let late = box.projecting(offset: Self.size, as: Point.self)
        let sum = Attribute(rule: Closure { early.value.x + late.value.x })
        #expect(sum.value == 2)
        a.setValue(3)
        #expect(sum.value == 3)
      }
    }
  }
}
