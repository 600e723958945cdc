/// How much work layout has done, for tests and traces.
package enum LayoutCounters {
  /// Measurements that no cache answered.
  @exclusivity(unchecked) nonisolated(unsafe) package static var measured = 0
  /// Containers that placed their children anew.
  @exclusivity(unchecked) nonisolated(unsafe) package static var placed = 0

  package static func reset() { (measured, placed) = (0, 0) }
}
