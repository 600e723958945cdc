import Foundation

/// A responder that keeps where a person has moved something, and nothing that the program knows of.
package protocol MovedResponder: Responder {
  /// Puts it back to where it is in a new window.
  func putBack()
}

extension ScrollResponder: MovedResponder {
  /// Scrolls to the offset zero, at once. What begins at another end does not get there.
  package func putBack() { state.jump(to: .zero) }
}

extension ViewGraph {
  /// Puts back all that a person has moved: random users do, before a window is compared with a new one.
  package func putBackMoved() {
    for case let responder as any MovedResponder in responders.all { responder.putBack() }
  }
}
