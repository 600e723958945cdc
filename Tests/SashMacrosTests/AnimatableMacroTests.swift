import SwiftUI
import Testing

@Animatable private struct Wedge {
  var start: Double
  var end: CGFloat
  var center: CGPoint
  @AnimatableIgnored var name: String = "wedge"
  let id = 1
  static var count = 0
  var span: Double { Double(end) - start }
}

@Animatable private struct Single {
  var value: Double
}

@Suite struct AnimatableMacroTests {
  @Test func animatesStoredVariablesInOrder() {
    var wedge = Wedge(start: 1, end: 2, center: CGPoint(x: 3, y: 4))
    #expect(wedge.animatableData.first == 1)
    #expect(wedge.animatableData.second.first == 2)
    wedge.animatableData.scale(by: 2)
    #expect(wedge.start == 2)
    #expect(wedge.end == 4)
    #expect(wedge.center == CGPoint(x: 6, y: 8))
    #expect(wedge.name == "wedge")
  }

  @Test func aSingleVariableNeedsNoPair() {
    var single = Single(value: 1)
    single.animatableData += 2
    #expect(single.value == 3)
  }

  @Test func conforms() {
    func vector<Value: Animatable>(of value: Value) -> Value.AnimatableData { value.animatableData }
    #expect(vector(of: Single(value: 1)) == 1)
  }
}
