import Foundation
import SashCore

/// What is known of the traits of a place.
struct TraitValues: Equatable, @unchecked Sendable {
  var style: UIUserInterfaceStyle = .unspecified
  var contrast: UIAccessibilityContrast = .unspecified
  /// Pixels a point; 0 is unspecified.
  var displayScale: CGFloat = 0
  var horizontal: UIUserInterfaceSizeClass = .unspecified
  var vertical: UIUserInterfaceSizeClass = .unspecified
  var textSize: UIContentSizeCategory = .unspecified
  /// Those without a place of their own that somebody has set.
  fileprivate(set) var others: [ObjectIdentifier: Entry] = [:]

  struct Entry {
    let trait: UITrait
    let value: Any
  }

  static func == (a: TraitValues, b: TraitValues) -> Bool { a.isSameSystem(as: b) && a.hasSameOthers(as: b) }
  func isSameSystem(as other: TraitValues) -> Bool {
    style == other.style && contrast == other.contrast && displayScale == other.displayScale
      && horizontal == other.horizontal && vertical == other.vertical && textSize == other.textSize
  }
  private func hasSameOthers(as other: TraitValues) -> Bool {
    if others.isEmpty, other.others.isEmpty { return true }
    return others.count == other.others.count
      && others.allSatisfy { key, entry in
        other.others[key].map { entry.trait.areEqualValues(entry.value, $0.value) } ?? false
      }
  }

  /// What the values say, and what others say where they say something.
  func merged(with inner: TraitValues) -> TraitValues {
    var result = self
    if inner.style != .unspecified { result.style = inner.style }
    if inner.contrast != .unspecified { result.contrast = inner.contrast }
    if inner.displayScale != 0 { result.displayScale = inner.displayScale }
    if inner.horizontal != .unspecified { result.horizontal = inner.horizontal }
    if inner.vertical != .unspecified { result.vertical = inner.vertical }
    if inner.textSize != .unspecified { result.textSize = inner.textSize }
    result.others.merge(inner.others) { $1 }
    return result
  }
  /// Those alone that the environment of SwiftUI has no values for.
  var beyondSwiftUI: TraitValues {
    var result = self
    (result.style, result.horizontal, result.vertical) = (.unspecified, .unspecified, .unspecified)
    result.textSize = .unspecified
    return result
  }
  /// Whether a trait has been set that has no place of its own.
  func sets(_ trait: UITrait) -> Bool { others[ObjectIdentifier(trait)] != nil }
}

extension TraitValues: UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let stored = trait as? any StoredTrait.Type, let value = stored.value(in: self) as? T.Value {
        return value
      }
      return others[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let stored = trait as? any StoredTrait.Type { return stored.set(newValue, in: &self) }
      others[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue)
    }
  }
}
