import Foundation
import SashSemantics

/// A window as assistive technologies are told of it.
@MainActor package protocol AssistiveSubject: AnyObject {
  var assistiveTitle: String { get }
  /// Whether keys go to it.
  var isActive: Bool { get }
  /// Whether it is on a screen.
  var isShown: Bool { get }
  /// The content, in points.
  var contentSize: CGSize { get }
  /// Device pixels a point.
  var contentScale: CGFloat { get }
  /// Where the content stands on the screen, in device pixels; nil where no program may know.
  var contentOrigin: CGPoint? { get }
  var assistiveClipboard: String? { get set }

  /// What it shows now; the same tree as long as nothing has changed. Nil once it has closed.
  ///
  /// - Parameter isSettling: Whether what has been written is to be settled before.
  func semantics(isSettling: Bool) -> SemanticsTree?
  /// Does what a finger does at a place, in points.
  func tap(at point: CGPoint)
  /// Asks for the keys.
  func activateWindow()
}
