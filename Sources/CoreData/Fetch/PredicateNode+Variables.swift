import Foundation

extension PredicateNode {
  /// The same with values in the place of variables; variables of subqueries stay.
  func binding(_ values: [String: Any]) -> PredicateNode {
    switch self {
    case .constant: return self
    case .and(let parts): return .and(parts.map { $0.binding(values) })
    case .or(let parts): return .or(parts.map { $0.binding(values) })
    case .not(let inner): return .not(inner.binding(values))
    case .comparison(var comparison):
      comparison.left = comparison.left.binding(values)
      comparison.right = comparison.right.binding(values)
      return .comparison(comparison)
    case .opaque(let predicate):
      return .opaque(
        NSPredicate { object, own in
          predicate.evaluate(with: object, substitutionVariables: values.merging(own ?? [:]) { $1 })
        })
    }
  }
}

extension PredicateOperand {
  fileprivate func binding(_ values: [String: Any]) -> PredicateOperand {
    switch self {
    case .constant, .keyPath, .itself: return self
    case .variable(let name, _):
      return values[name] == nil ? self : .constant(value(with: nil, variables: values))
    case .list(let items): return .list(items.map { $0.binding(values) })
    case .subquery(let collection, let variable, let condition):
      var outer = values
      outer[variable] = nil
      return .subquery(collection.binding(values), variable: variable, condition.binding(outer))
    case .function(let name, let items): return .function(name, items.map { $0.binding(values) })
    case .path(let inner, let path): return .path(inner.binding(values), path)
    }
  }
}
