import Foundation
import SashDisplay
import SashInput

/// Receives the events that fall on one view.
package class Responder {
  package init() {}
  /// True if the responder wants the pointer that has just gone down; inner ones are asked first.
  package func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool { false }
  package func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {}
  package func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {}
  package func pointerCancelled() {}
  package func scroll(_ event: ScrollEvent) -> Bool { false }
}

/// The responders of a scene, by the ids that the display list carries.
package final class ResponderTable {
  private var table: [UInt64: Responder] = [:]
  private var last: UInt64 = 0
  package init() {}

  package func add(_ responder: Responder) -> ResponderID {
    last += 1
    table[last] = responder
    return ResponderID(rawValue: last)
  }
  package func remove(_ id: ResponderID) { table[id.rawValue] = nil }
  package func removeAll() { table = [:] }
  package subscript(id: ResponderID) -> Responder? { table[id.rawValue] }
}
