import Foundation

extension ViewGraph {
  /// Puts all that scrolls back to where it begins, at once.
  package func scrollToStart() {
    for case let responder as ScrollResponder in responders.all { responder.state.jump(to: .zero) }
  }
}
