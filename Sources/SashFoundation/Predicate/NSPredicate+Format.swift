import Foundation

extension NSPredicate {
  /// Reads a predicate from text, as `"age > %d AND name CONTAINS[c] %@"`; `%K` stands for a key path.
  ///
  /// Traps if the text cannot be read.
  /// - Missing: custom functions (`FUNCTION`), fetch requests as values (`FETCH`), indices (`a[0]`).
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, arguments: args)
  }

  /// Reads a predicate from text, with the arguments in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, arguments: (arguments ?? []).map { $0 })
  }

  private convenience init(format: String, arguments: [Any?]) {
    let node: PredicateNode
    do { node = try PredicateParser.parse(format, arguments) } catch let failure as PredicateParser.Failure {
      fatalError("Unable to parse the format string \"\(format)\": \(failure.message)")
    } catch {
      fatalError("Unable to parse the format string \"\(format)\": \(error)")
    }
    self.init(node: node)
  }

  package convenience init(node: PredicateNode) {
    self.init { object, variables in node.evaluate(with: object, variables: variables ?? [:]) }
    PredicateNodes.set(node, of: self)
  }

  /// What the predicate says; a closure is opaque.
  package var node: PredicateNode {
    if let compound = self as? NSCompoundPredicate {
      let parts = compound.subpredicates.map(\.node)
      switch compound.compoundPredicateType {
      case .and: return .and(parts)
      case .or: return .or(parts)
      case .not: return .not(parts.first ?? .constant(false))
      }
    }
    if let node = PredicateNodes.node(of: self) { return node }
    if self == NSPredicate(value: true) { return .constant(true) }
    if self == NSPredicate(value: false) { return .constant(false) }
    return .opaque(self)
  }
}

/// The trees of predicates that were read from text, found by the predicate's identity.
private enum PredicateNodes {
  private struct Entry {
    weak var predicate: NSPredicate?
    let node: PredicateNode
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepCount = 64

  static func set(_ node: PredicateNode, of predicate: NSPredicate) {
    lock.withLock {
      if entries.count >= sweepCount {
        entries = entries.filter { $0.value.predicate != nil }
        sweepCount = max(64, entries.count * 2)
      }
      entries[ObjectIdentifier(predicate)] = Entry(predicate: predicate, node: node)
    }
  }

  static func node(of predicate: NSPredicate) -> PredicateNode? {
    lock.withLock {
      let entry = entries[ObjectIdentifier(predicate)]
      return entry?.predicate === predicate ? entry?.node : nil
    }
  }
}
