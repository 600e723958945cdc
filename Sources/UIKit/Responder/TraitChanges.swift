import Foundation

/// Stands for a wish to be told of changes of traits.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: AnyObject {}

/// What tells of changes of its traits.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a closure when one of some traits has changed, until the receiver ends or the wish is taken back.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let changes = traitChanges ?? TraitChanges()
    traitChanges = changes
    return changes.add(traits) { object, before in
      if let object = object as? Self { handler(object, before) }
    }
  }
  /// The same for closures that say what they are given: `(self: Self, before: UITraitCollection) in`.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let changes = traitChanges ?? TraitChanges()
    traitChanges = changes
    return changes.add(traits) { object, before in
      if let object = object as? TraitEnvironment { handler(object, before) }
    }
  }
  /// Sends a message to the receiver when one of some traits has changed. The method may take the receiver and the traits before.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  { registerForTraitChanges(traits, target: self, action: action) }
  /// Sends a message when one of some traits has changed. The target is not kept.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let changes = traitChanges ?? TraitChanges()
    traitChanges = changes
    return changes.add(traits) { [weak target = target as AnyObject] object, before in
      if let target { SelectorDispatch.send(action, to: target, [object, before]) }
    }
  }
  /// Takes a wish back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChanges?.remove(registration)
  }
}

/// Who wants to be told that traits of one view or controller have changed.
@MainActor final class TraitChanges {
  private final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let tell: (UIResponder, UITraitCollection) -> Void
    init(_ traits: [UITrait], _ tell: @escaping (UIResponder, UITraitCollection) -> Void) {
      (self.traits, self.tell) = (traits, tell)
    }
  }
  private var all: [Registration] = []

  func add(
    _ traits: [UITrait], _ tell: @escaping (UIResponder, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let made = Registration(traits, tell)
    all.append(made)
    return made
  }
  func remove(_ registration: any UITraitChangeRegistration) { all.removeAll { $0 === registration } }
  func tell(_ object: UIResponder & UITraitEnvironment, before: UITraitCollection) {
    let now = object.traitCollection
    for registration in all
    where registration.traits.contains(where: { $0.differs(before.values, now.values) }) {
      registration.tell(object, before)
    }
  }
}
