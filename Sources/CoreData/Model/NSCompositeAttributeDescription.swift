import Foundation

/// An attribute that is made of others: a dictionary in memory, a column for each part in the store.
///
/// Predicates, sort descriptors, indexes and constraints name its parts by paths: `magnitude.richter`.
open class NSCompositeAttributeDescription: NSAttributeDescription {
  /// The attributes that it is made of, which may be composite too.
  open var elements: [NSAttributeDescription] = []

  public override init() {
    super.init()
    attributeType = .compositeAttributeType
  }

  override func fingerprint() -> String {
    super.fingerprint() + "|(" + elements.map { $0.fingerprint() }.sorted().joined(separator: ",") + ")"
  }
  override func copied() -> NSAttributeDescription {
    let other = NSCompositeAttributeDescription()
    copyAttribute(to: other)
    other.elements = elements.map { $0.copied() }
    return other
  }

  /// The parts that have values, with the paths that lead to them.
  func parts() -> [(path: String, attribute: NSAttributeDescription)] {
    elements.flatMap { element in
      (element as? NSCompositeAttributeDescription)?.parts().map { (name + "." + $0.path, $0.attribute) }
        ?? [(name + "." + element.name, element)]
    }
  }
}
