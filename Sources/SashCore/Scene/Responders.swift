import Foundation
import SashDisplay
import SashInput
import SashSemantics

/// Receives the events that fall on one view. Locations are in points, in the view's space.
package protocol Responder: AnyObject {
  /// True if the responder wants the pointer that has just gone down; inner ones are asked first.
  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool)
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool)
  func pointerCancelled()
  /// What a pointer looks like that hovers at a place; nil leaves it to who is around. Those who answer keep a `HoverWish`.
  func pointerShape(at local: CGPoint) -> PointerShape?
  /// True for what does something when it is pressed, as buttons do.
  var isAction: Bool { get }
  /// True for what leaves the focus where it is when something in it is pressed, as the menus of a window do.
  var keepsFocus: Bool { get }
  /// True for what leaves presses to actions around it, as text that can be selected does.
  var yieldsToActions: Bool { get }
  /// What it is to those who do not see it; nil says nothing. Asked only while somebody looks at the semantics of a window.
  var semantics: ResponderSemantics? { get }
}

extension Responder {
  package func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool { false }
  package func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {}
  package func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {}
  package func pointerCancelled() {}
  package func pointerShape(at local: CGPoint) -> PointerShape? { nil }
  package var isAction: Bool { false }
  package var keepsFocus: Bool { false }
  package var yieldsToActions: Bool { false }
  package var semantics: ResponderSemantics? { nil }
}

/// Follows the pointers of the views inside it and may take one over, as a scroll view does once a finger has moved.
package protocol TakingResponder: Responder {
  /// Told before any responder inside. True takes the pointer at once, and nobody inside hears of it.
  func watchBegan(_ event: PointerEvent) -> Bool
  /// The same with the place in the view's space, for those to whom it matters.
  func watchBegan(_ event: PointerEvent, at local: CGPoint) -> Bool
  /// True takes the pointer over: whoever had it is cancelled.
  func watchMoved(_ event: PointerEvent) -> Bool
  /// The pointer has gone up, or somebody else has taken it over.
  func watchEnded()
  /// Seconds for which a press inside waits for the finger to move; zero if it does not.
  var pressDelay: Double { get }
}

extension TakingResponder {
  package func watchBegan(_ event: PointerEvent, at local: CGPoint) -> Bool { watchBegan(event) }
}

/// Hears of pointers that hover over it. Those who do keep a `HoverWish`.
protocol HoveredResponder: Responder {
  /// - Parameters:
  ///   - local: In the view's space.
  ///   - location: In the window's.
  func hovered(at local: CGPoint, inWindow location: CGPoint)
  func hoverLeft()
}

/// Receives keys and text while it has the focus.
package protocol FocusResponder: Responder {
  /// True if the key was used.
  func key(_ event: KeyEvent) -> Bool
  func insert(_ text: String)
  /// What a keyboard on the screen is to be like for it; nil wants none.
  var typingTraits: TypingTraits? { get }
  /// What stands before the caret, as far as it tells how a sentence or a word begins; empty where that is hidden.
  var textBeforeCaret: String { get }
  /// Types `text` as it is, for who has chosen between large and small letters.
  func insertExactly(_ text: String)
  /// Whether what is selected in it can be made bold, italic and underlined.
  var takesStyles: Bool { get }
  /// Text that the input method is still composing; empty ends it.
  func compose(_ text: String, selection: Range<Int>)
  func focusChanged(isFocused: Bool)
  /// The window that it has the focus of has become the one that keys go to, or is so no longer.
  func activityChanged()
  /// Where the caret stands, in points of the window; nil without one.
  var caret: CGRect? { get }
  /// Whether it is there to be typed in, enabled or not.
  var isField: Bool { get }
  /// How keys that walk through the window come to it now.
  var focusStop: FocusStop { get }
  /// Keys that walk through the window have just brought it the focus.
  func keysCame()
  /// What shows that it has the focus, around a place in points of its own space; nil shows nothing.
  func focusRing(around frame: CGRect) -> Path?
}

/// How keys that walk through a window come to something.
package enum FocusStop {
  /// They pass it by.
  case none
  /// They stop there, and at what is in it.
  case view
  /// They type there.
  case field
  /// They stop there and at nothing in it.
  case control
  /// Arrows go on from there to the other rows; Tab stops at one row of those that are many.
  case row(of: AnyObject, isOneOfMany: Bool)

  package var isNone: Bool { if case .none = self { true } else { false } }
}

extension FocusResponder {
  package func insert(_ text: String) {}
  package func compose(_ text: String, selection: Range<Int>) {}
  package var typingTraits: TypingTraits? { nil }
  package var textBeforeCaret: String { "" }
  package var takesStyles: Bool { false }
  package func insertExactly(_ text: String) { insert(text) }
  package func focusChanged(isFocused: Bool) {}
  package func activityChanged() {}
  package func keysCame() {}
  package var caret: CGRect? { nil }
  package func focusRing(around frame: CGRect) -> Path? { .focusRing(around: frame) }
  package var isField: Bool { false }
}

/// The responders of a scene, by the ids that the display list carries.
package final class ResponderTable {
  private var table: [UInt64: any Responder] = [:]
  private var last: UInt64 = 0
  private var lastFound: UInt64?
  package init() {}

  package func add(_ responder: any Responder) -> ResponderID {
    last += 1
    table[last] = responder
    return ResponderID(rawValue: last)
  }
  package func remove(_ id: ResponderID) { table[id.rawValue] = nil }
  package func removeAll() { table = [:] }
  package var all: some Collection<any Responder> { table.values }
  package subscript(id: ResponderID) -> (any Responder)? { table[id.rawValue] }
  /// The id of a responder; nil once it has gone. O(responders), but for the one that was asked for last.
  func id(of responder: any Responder) -> ResponderID? {
    if let lastFound, table[lastFound] === responder { return ResponderID(rawValue: lastFound) }
    lastFound = table.first { $0.value === responder }?.key
    return lastFound.map { ResponderID(rawValue: $0) }
  }
}
