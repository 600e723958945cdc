import Foundation

extension ViewGraph {
  /// Scrolls all to the offset zero, at once: random users put a window back so. What begins at another end does not get there.
  package func scrollToStart() {
    for case let responder as ScrollResponder in responders.all { responder.state.jump(to: .zero) }
  }
}
