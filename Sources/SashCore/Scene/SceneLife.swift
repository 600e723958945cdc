/// A way to a scene for what may outlive it, such as what a task of a view holds: nil once the scene is gone.
///
/// Asking costs a load, where a weak reference would count.
package final class SceneLife {
  package private(set) unowned(unsafe) var graph: ViewGraph?
  init(_ graph: ViewGraph) { self.graph = graph }
  func end() { graph = nil }
}
