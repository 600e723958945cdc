import Foundation
import SashCore

/// Traits that one place sets for itself and for what is in it.
public struct UITraitOverrides: UIMutableTraits, Equatable {
  private struct Setting {
    let trait: UITrait
    let value: Any
    let apply: (inout TraitValues) -> Void
  }
  private var settings: [ObjectIdentifier: Setting] = [:]

  init() {}

  /// The value that is set here; the usual one of the trait where none is.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { settings[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
    set {
      settings[ObjectIdentifier(trait)] = Setting(trait: trait, value: newValue) { $0[trait] = newValue }
    }
  }
  /// Whether the trait is set here.
  public func contains(_ trait: UITrait) -> Bool { settings[ObjectIdentifier(trait)] != nil }
  /// Leaves the trait to what is around.
  public mutating func remove(_ trait: UITrait) { settings[ObjectIdentifier(trait)] = nil }

  var isEmpty: Bool { settings.isEmpty }
  func apply(to values: TraitValues) -> TraitValues {
    var result = values
    for setting in settings.values { setting.apply(&result) }
    return result
  }
  public static func == (a: UITraitOverrides, b: UITraitOverrides) -> Bool {
    a.settings.count == b.settings.count
      && a.settings.allSatisfy { key, setting in
        b.settings[key].map { setting.trait.areEqualValues(setting.value, $0.value) } ?? false
      }
  }
}

extension UIView {
  /// Traits that the view sets for itself and for what is in it.
  public var traitOverrides: UITraitOverrides {
    get { overriddenTraits ?? UITraitOverrides() }
    set {
      guard newValue != traitOverrides else { return }
      changeTraits { overriddenTraits = newValue.isEmpty ? nil : newValue }
    }
  }
  /// Runs what changes traits of the view, and tells it and what is in it.
  func changeTraits(_ change: () -> Void) {
    let before = traitCollection
    change()
    changed()
    tellTraits(before)
  }

  /// Tells a window that its scene sets other traits.
  fileprivate func sceneTraitsChanged(before: UITraitCollection) {
    changed()
    tellTraits(before)
  }
  /// The traits around it are others.
  ///
  /// - Parameter outside: What they were there.
  func tellTraits(outside: UITraitCollection) { tellTraits(traits(in: outside)) }
  /// Its own traits are others than before.
  func tellTraits(_ before: UITraitCollection) {
    if traitCollection != before {
      // What it shows may depend on them, pictures and colours for two.
      changed()
      traitCollectionDidChange(before)
      traitChanges?.tell(self, before: before)
      if let controller {
        let new = traitCollection
        if new.horizontalSizeClass != before.horizontalSizeClass
          || new.verticalSizeClass != before.verticalSizeClass
        {
          let coordinator = TransitionCoordinator(isAnimated: false, style: .none)
          controller.willTransition(to: new, with: coordinator)
          coordinator.begin()
          coordinator.end()
        }
        controller.traitCollectionDidChange(before)
        controller.traitChanges?.tell(controller, before: before)
      }
    }
    for view in subviews { view.tellTraits(outside: before) }
  }
  /// What becomes of traits of the place around it here.
  func traits(in outer: UITraitCollection) -> UITraitCollection {
    let overrides = (controller?.overriddenTraits, overriddenTraits)
    let ofScene = superview == nil ? (self as? UIWindow)?.windowScene?.overriddenTraits : nil
    guard
      overrideUserInterfaceStyle != .unspecified || overrides.0 != nil || overrides.1 != nil || ofScene != nil
        || limitsText
    else { return outer }
    var values = outer.values
    if let ofScene { values = ofScene.apply(to: values) }
    if let outside = overrides.0 { values = outside.apply(to: values) }
    if let inside = overrides.1 { values = inside.apply(to: values) }
    if overrideUserInterfaceStyle != .unspecified { values.style = overrideUserInterfaceStyle }
    if limitsText { values.textSize = limited(values.textSize) }
    return UITraitCollection(values)
  }
  private var limitsText: Bool { minimumContentSizeCategory != nil || maximumContentSizeCategory != nil }
  private func limited(_ size: UIContentSizeCategory) -> UIContentSizeCategory {
    var result = size == .unspecified ? .ofMainScene : size
    if let least = minimumContentSizeCategory, result < least { result = least }
    if let most = maximumContentSizeCategory, result > most { result = most }
    return result
  }
  /// Tells what depends on traits of changes that have not been told yet. Here they are told at once.
  public func updateTraitsIfNeeded() {}
  /// What the views of SwiftUI in it are to be told; nil where it sets nothing.
  var traitEnvironment: ((inout EnvironmentValues) -> Void)? {
    let own = traits(in: UITraitCollection(TraitValues())).values
    guard own != TraitValues() else { return nil }
    return { $0.take(own) }
  }
}

extension UIViewController {
  /// Traits that the controller sets for its view and for what is in it.
  public var traitOverrides: UITraitOverrides {
    get { overriddenTraits ?? UITraitOverrides() }
    set {
      guard newValue != traitOverrides else { return }
      let change = { self.overriddenTraits = newValue.isEmpty ? nil : newValue }
      if let view = viewIfLoaded { view.changeTraits(change) } else { change() }
    }
  }
}

extension UIWindowScene {
  /// Traits that the scene sets for its windows.
  public var traitOverrides: UITraitOverrides {
    get { overriddenTraits ?? UITraitOverrides() }
    set {
      guard newValue != traitOverrides else { return }
      let before = windows.map(\.traitCollection)
      overriddenTraits = newValue.isEmpty ? nil : newValue
      for (window, traits) in zip(windows, before) { window.sceneTraitsChanged(before: traits) }
    }
  }
}

extension EnvironmentValues {
  /// Traits that a view of UIKit sets.
  mutating func take(_ traits: TraitValues) {
    switch traits.style {
    case .dark: colorScheme = .dark
    case .light: colorScheme = .light
    case .unspecified: break
    }
    if let size = DynamicTypeSize(traits.textSize) { dynamicTypeSize = size }
    if let size = UserInterfaceSizeClass(traits.horizontal) { horizontalSizeClass = size }
    if let size = UserInterfaceSizeClass(traits.vertical) { verticalSizeClass = size }
    if traits.sets(UITraitLayoutDirection.self), let direction = LayoutDirection(traits.layoutDirection) {
      layoutDirection = direction
    }
    // Those that are in values of SwiftUI now may be set otherwise inside.
    if !traits.others.isEmpty { bridgedTraits = bridgedTraits.merged(with: traits.beyondSwiftUI) }
  }
}
