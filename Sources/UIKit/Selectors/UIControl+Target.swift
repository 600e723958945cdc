import Foundation

/// An object that a message may be sent to, which is not kept.
struct WeakTarget: Equatable {
  private(set) weak var object: AnyObject?
  private let id: ObjectIdentifier
  init(_ object: AnyObject) { (self.object, id) = (object, ObjectIdentifier(object)) }
  static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.object === right.object }
}

/// A message that a control sends when something happens to it.
struct ControlTarget {
  /// Nil means who can of those who answer.
  let target: WeakTarget?
  let action: Selector
  var events: UIControl.Event
}

extension UIControl {
  /// Has a message sent when one of some events happens. The target is not kept; nil means the first responder, or the first
  /// after it, that has such a method.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { WeakTarget($0 as AnyObject) }
    if let known = targets.firstIndex(where: { $0.target == target && $0.action == action }) {
      targets[known].events.formUnion(controlEvents)
    } else {
      targets.append(ControlTarget(target: target, action: action, events: controlEvents))
    }
  }
  /// Sends no more messages for some events; nil stands for all targets, and for all actions.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { WeakTarget($0 as AnyObject) }
    for index in targets.indices
    where (target == nil || targets[index].target == target)
      && (action == nil || targets[index].action == action)
    {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }
  /// Who gets messages. One that stands for who can answer is `NSNull`.
  public var allTargets: Set<AnyHashable> {
    Set(targets.map { $0.target == nil ? NSNull() : $0.target?.object as? NSObject }.compactMap { $0 })
  }
  /// All events for which somebody gets a message.
  public var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }
  /// The names of a target's methods that are called for an event.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { WeakTarget($0 as AnyObject) }
    let found = targets.filter { $0.target == target && !$0.events.isDisjoint(with: controlEvent) }
    return found.isEmpty ? nil : found.map(\.action.description)
  }

  func sendToTargets(for events: Event) {
    for entry in targets where !entry.events.isDisjoint(with: events) {
      // One that is gone is no target that stands for anybody.
      if let target = entry.target, target.object == nil { continue }
      sendAction(entry.action, to: entry.target?.object, for: nil)
    }
  }
}
