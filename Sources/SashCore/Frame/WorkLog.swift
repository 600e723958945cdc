/// The bodies that ran, by type.
package final class WorkLog {
  package private(set) var types: [Any.Type] = []
  package init() {}
  package func append(_ type: Any.Type) { types.append(type) }
  package func clear() { types = [] }
}
