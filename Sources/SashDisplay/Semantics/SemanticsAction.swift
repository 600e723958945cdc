import Foundation
import SashGeometry

/// Something that an element does when an assistive technology, or a test, asks for it.
package struct SemanticsAction: @unchecked Sendable {
  package enum Kind: Hashable, Sendable {
    /// What a tap does.
    case activate
    case escape, magicTap, delete, showMenu
    case increment, decrement
    /// Shows more of what lies beyond an edge.
    case scroll(Edge)
    case zoomIn, zoomOut
    case named(String)
  }
  package var kind: Kind
  /// Called on the main thread, with the window's point under a finger where one is meant.
  package var perform: (CGPoint?) -> Void
  package init(_ kind: Kind, perform: @escaping (CGPoint?) -> Void) {
    self.kind = kind
    self.perform = perform
  }
  package init(_ kind: Kind, perform: @escaping () -> Void) { self.init(kind) { _ in perform() } }
}
