import SashCore

/// A key of SwiftUI's environment whose value is a trait of UIKit: what either side sets, both sides read.
///
/// The value is kept as traits alone, so that a view of SwiftUI reads the usual value of the trait where nobody has set it.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that traits say.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Writes a value into traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

private struct BridgedTraitsKey: EnvironmentKey {
  static var defaultValue: TraitValues { TraitValues() }
}

extension EnvironmentValues {
  /// What has been set of traits that have no key of SwiftUI.
  var bridgedTraits: TraitValues {
    get { self[BridgedTraitsKey.self] }
    set { self[BridgedTraitsKey.self] = newValue }
  }
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { K.read(from: UITraitCollection(bridgedTraits)) }
    set {
      var traits: any UIMutableTraits = TraitValues()
      K.write(to: &traits, value: newValue)
      if let written = traits as? TraitValues { bridgedTraits = bridgedTraits.merged(with: written) }
    }
  }
}
