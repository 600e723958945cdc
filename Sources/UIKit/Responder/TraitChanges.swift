import Foundation

/// One trait, as a type: its name for those who want to know when it changes.
@MainActor @preconcurrency
public protocol UITrait {
  /// Whether two collections differ in it.
  static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool
}
public typealias UITraitDefinition = UITrait

public struct UITraitUserInterfaceStyle: UITrait {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.userInterfaceStyle != b.userInterfaceStyle
  }
}
public struct UITraitHorizontalSizeClass: UITrait {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.horizontalSizeClass != b.horizontalSizeClass
  }
}
public struct UITraitVerticalSizeClass: UITrait {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.verticalSizeClass != b.verticalSizeClass
  }
}
public struct UITraitDisplayScale: UITrait {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.displayScale != b.displayScale
  }
}
public struct UITraitAccessibilityContrast: UITrait {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.accessibilityContrast != b.accessibilityContrast
  }
}
public struct UITraitPreferredContentSizeCategory: UITrait {
  public static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.preferredContentSizeCategory != b.preferredContentSizeCategory
  }
}

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
    _ traits: [any UITrait.Type], handler: @escaping TraitChangeHandler<Self>
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
    _ traits: [any UITrait.Type], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let changes = traitChanges ?? TraitChanges()
    traitChanges = changes
    return changes.add(traits) { object, before in
      if let object = object as? TraitEnvironment { handler(object, before) }
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
    let traits: [any UITrait.Type]
    let tell: (UIResponder, UITraitCollection) -> Void
    init(_ traits: [any UITrait.Type], _ tell: @escaping (UIResponder, UITraitCollection) -> Void) {
      (self.traits, self.tell) = (traits, tell)
    }
  }
  private var all: [Registration] = []

  func add(
    _ traits: [any UITrait.Type], _ tell: @escaping (UIResponder, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let made = Registration(traits, tell)
    all.append(made)
    return made
  }
  func remove(_ registration: any UITraitChangeRegistration) { all.removeAll { $0 === registration } }
  func tell(_ object: UIResponder & UITraitEnvironment, before: UITraitCollection) {
    let now = object.traitCollection
    for registration in all where registration.traits.contains(where: { $0._differs(before, now) }) {
      registration.tell(object, before)
    }
  }
}
