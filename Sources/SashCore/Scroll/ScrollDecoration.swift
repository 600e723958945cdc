import SashGraph

/// Makes the next scroll view in a place, with something around it. Lists make their own.
package final class ScrollDecoration {
  /// Makes a scroll view in a place, and hands it to the closure before its content is made.
  package typealias Maker = (_ViewInputs, @escaping (ScrollState) -> Void) -> _ViewOutputs
  let decorate: (_ViewInputs, @escaping Maker) -> _ViewOutputs
  package init(_ decorate: @escaping (_ViewInputs, @escaping Maker) -> _ViewOutputs) {
    self.decorate = decorate
  }
}
