import Accessibility
import Foundation
import SashDisplay
import SashGeometry

extension AccessibilityAttachment {
  mutating func add(_ traits: AccessibilityTraits) {
    properties.added.formUnion(traits.semantics)
    properties.removed.subtract(traits.semantics)
  }
  mutating func remove(_ traits: AccessibilityTraits) {
    properties.removed.formUnion(traits.semantics)
    properties.added.subtract(traits.semantics)
  }

  /// Adds an action in place of the one of its kind.
  package mutating func act(_ kind: SemanticsAction.Kind, _ perform: @escaping (CGPoint?) -> Void) {
    properties.actions.removeAll { $0.kind == kind }
    properties.actions.append(SemanticsAction(kind, perform: perform))
  }
  mutating func act(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void) {
    switch kind.kind {
    case .named(let name): namedActions.append((name, handler))
    case .system(let kind): act(kind) { _ in handler() }
    }
  }
  package mutating func adjust(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) {
    act(.increment) { _ in handler(.increment) }
    act(.decrement) { _ in handler(.decrement) }
  }
  mutating func scroll(_ handler: @escaping (Edge) -> Void) {
    for edge in Edge.allCases { act(.scroll(edge)) { _ in handler(edge) } }
  }
  mutating func zoom(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) {
    let kinds: [(SemanticsAction.Kind, AccessibilityZoomGestureAction.Direction)] = [
      (.zoomIn, .zoomIn), (.zoomOut, .zoomOut),
    ]
    for (kind, direction) in kinds {
      act(kind) {
        handler(AccessibilityZoomGestureAction(direction: direction, location: .center, point: $0 ?? .zero))
      }
    }
  }

  /// - Parameter key: By which later words take the place of these; nil for the words of the label.
  mutating func tell(_ key: String?, _ label: Text, _ value: Text?, _ importance: AXCustomContent.Importance)
  {
    contents.append((key ?? label.plainString(in: nil), label, value, importance == .high))
  }
  mutating func point(_ kind: String, at point: UnitPoint, _ description: Text) {
    properties.details["\(kind) \(point.x),\(point.y)"] = description.plainString(in: nil)
  }
  mutating func directTouch(_ isOn: Bool, _ options: AccessibilityDirectTouchOptions) {
    if isOn {
      properties.added.insert(.directInteraction)
    } else {
      properties.added.remove(.directInteraction)
    }
    properties.details["direct-touch"] = isOn ? options.words : nil
  }
}
