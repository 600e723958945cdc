import Testing

@testable import UIKit

@Suite("Linear constraints with priorities")
struct LinearSystemTests {
  private func x(_ index: Int, _ factor: Double = 1, plus constant: Double = 0) -> LinearSystem.Expression {
    var expression = LinearSystem.Expression.variable(index) * factor
    expression.constant = constant
    return expression
  }
  private func solve(
    _ variables: Int, _ constraints: [(LinearSystem.Expression, LinearProgram.Relation, Float)]
  ) -> [Double] {
    var system = LinearSystem(variables: variables)
    system.constraints = constraints.map {
      LinearSystem.Constraint(expression: $0.0, relation: $0.1, priority: $0.2)
    }
    return system.solve().map { ($0 * 1000).rounded() / 1000 }
  }

  @Test("Equations that must hold")
  func equations() {
    // a = 3, b = 2a + 1
    #expect(solve(2, [(x(0, plus: -3), .equal, 1000), (x(1) - x(0, 2, plus: 1), .equal, 1000)]) == [3, 7])
  }

  @Test("A variable may be negative")
  func negative() { #expect(solve(1, [(x(0, plus: 5), .equal, 400)]) == [-5]) }

  @Test("The higher priority wins, whatever the others sum up to")
  func priorities() {
    #expect(
      solve(
        1,
        [
          (x(0, plus: -10), .equal, 500), (x(0, plus: -50), .equal, 499), (x(0, plus: -60), .equal, 499),
          (x(0, plus: -70), .equal, 499),
        ]) == [10])
  }

  @Test("What cannot hold with what must is given up as little as possible")
  func inequalities() {
    #expect(solve(1, [(x(0, plus: -100), .atMost, 1000), (x(0, plus: -150), .equal, 750)]) == [100])
    #expect(solve(1, [(x(0, plus: -100), .atLeast, 1000), (x(0, plus: -50), .equal, 750)]) == [100])
    #expect(solve(1, [(x(0, plus: -100), .atMost, 1000), (x(0, plus: -50), .equal, 250)]) == [50])
    #expect(solve(1, [(x(0, plus: 100), .atMost, 1000), (x(0, plus: -50), .equal, 250)]) == [-100])
  }

  @Test("Two lengths share what is left of a third by their priorities")
  func sharing() {
    // a + b = 300, a wants 80 with 251, b wants 100 with 250: b is stretched.
    let sum = x(0) + x(1, plus: -300)
    #expect(
      solve(
        2,
        [
          (sum, .equal, 1000), (x(0, plus: -80), .atMost, 251), (x(1, plus: -100), .atMost, 250),
          (x(0, plus: -80), .atLeast, 750), (x(1, plus: -100), .atLeast, 750),
        ]) == [80, 220])
  }

  @Test("A contradiction is named, and the rest holds")
  func contradiction() {
    var system = LinearSystem(variables: 1)
    for value in [3.0, 4.0] {
      system.constraints.append(
        LinearSystem.Constraint(expression: x(0, plus: -value), relation: .equal, priority: 1000))
    }
    #expect(system.solve() == [3])
    #expect(system.broken == [1])
  }

  @Test("Values keep to a hundred random systems of chained lengths")
  func chains() {
    var seed: UInt64 = 7
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<100 {
      let count = 2 + random(8)
      var list: [(LinearSystem.Expression, LinearProgram.Relation, Float)] = []
      var sum = LinearSystem.Expression(factors: [:], constant: -1000)
      for index in 0..<count {
        sum = sum + x(index)
        list.append((x(index), .atLeast, 1000))
        list.append((x(index, plus: Double(-random(400))), random(2) == 0 ? .atLeast : .atMost, 750))
        list.append((x(index, plus: Double(-random(400))), .equal, Float(200 + random(50))))
      }
      list.append((sum, .equal, 1000))
      let values = solve(count, list)
      #expect(abs(values.reduce(0, +) - 1000) < 0.01)
      #expect(values.allSatisfy { $0 >= -0.001 })
    }
  }
}
