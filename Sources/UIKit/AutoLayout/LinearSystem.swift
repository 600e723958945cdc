/// Linear constraints with priorities, solved for all variables at once.
///
/// Equations that must hold take variables out one by one; what is left goes into a `LinearProgram`.
struct LinearSystem {
  /// A sum of variables times factors, and a constant.
  struct Expression {
    var factors: [Int: Double] = [:]
    var constant = 0.0

    static func variable(_ index: Int) -> Expression { Expression(factors: [index: 1]) }
    static func + (a: Expression, b: Expression) -> Expression {
      var sum = a
      sum.add(b, 1)
      return sum
    }
    static func - (a: Expression, b: Expression) -> Expression {
      var sum = a
      sum.add(b, -1)
      return sum
    }
    static func * (a: Expression, factor: Double) -> Expression {
      Expression(factors: a.factors.mapValues { $0 * factor }, constant: a.constant * factor)
    }
    mutating func add(_ other: Expression, _ factor: Double) {
      constant += other.constant * factor
      for (variable, value) in other.factors {
        let sum = (factors[variable] ?? 0) + value * factor
        factors[variable] = abs(sum) < 1e-9 ? nil : sum
      }
    }
  }
  struct Constraint {
    /// Against zero.
    var expression: Expression
    var relation: LinearProgram.Relation
    /// 1000 must hold.
    var priority: Float
  }

  let variables: Int
  var constraints: [Constraint] = []
  /// Constraints that must hold and do not, by their places in `constraints`.
  private(set) var broken: [Int] = []

  init(variables: Int) { self.variables = variables }

  /// A value for each variable.
  mutating func solve() -> [Double] {
    // What variables are, in terms of others.
    var known: [Int: Expression] = [:]
    func reduced(_ expression: Expression) -> Expression {
      var result = Expression(factors: [:], constant: expression.constant)
      for (variable, factor) in expression.factors {
        result.add(known[variable] ?? .variable(variable), factor)
      }
      return result
    }
    for (index, constraint) in constraints.enumerated()
    where constraint.priority >= 1000 && constraint.relation == .equal {
      let expression = reduced(constraint.expression)
      guard
        let (variable, factor) = expression.factors.max(by: {
          (abs($0.value), $1.key) < (abs($1.value), $0.key)
        })
      else {
        if abs(expression.constant) > 0.001 { broken.append(index) }
        continue
      }
      var value = expression * (-1 / factor)
      value.factors[variable] = nil
      for (other, old) in known {
        guard let times = old.factors[variable] else { continue }
        var new = old
        new.factors[variable] = nil
        new.add(value, times)
        known[other] = new
      }
      known[variable] = value
    }

    let rest = constraints.filter { $0.priority < 1000 || $0.relation != .equal }
    let priorities = Set(rest.map(\.priority)).sorted(by: >)
    var columns: [Int: Int] = [:]
    var rows: [LinearProgram.Row] = []
    for constraint in rest {
      let expression = reduced(constraint.expression)
      if expression.factors.isEmpty { continue }
      rows.append(
        LinearProgram.Row(
          terms: expression.factors.sorted { $0.key < $1.key }.map { variable, factor in
            let column = columns[variable] ?? columns.count
            columns[variable] = column
            return (column, factor)
          }, relation: constraint.relation, constant: -expression.constant,
          rank: priorities.firstIndex(of: constraint.priority)!))
    }
    let free = LinearProgram(variables: columns.count, ranks: max(1, priorities.count), rows: rows).solve()
    func value(_ expression: Expression) -> Double {
      expression.factors.reduce(expression.constant) {
        $0 + $1.value * (columns[$1.key].map { free[$0] } ?? 0)
      }
    }
    return (0..<variables).map { value(known[$0] ?? .variable($0)) }
  }
}
