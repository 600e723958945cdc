import Foundation

/// What attributes and relationships of an entity have in common.
open class NSPropertyDescription: NSObject {
  /// The name, by which values are read and written.
  open var name = ""
  /// Whether an object may be saved without a value.
  open var isOptional = true
  /// Whether the value is kept in memory only.
  open var isTransient = false
  /// Free notes of the model's author.
  open var userInfo: [AnyHashable: Any]?
  /// The name that this had in earlier models, nil if it had this one.
  open var renamingIdentifier: String?
  /// Marks a version of the property that differs in what is not seen here.
  open var versionHashModifier: String?
  /// Kept for code that sets it; nothing searches by it.
  open var isIndexed = false
  /// Kept for code that sets it; nothing searches by it.
  open var isIndexedBySpotlight = false

  /// The entity that has the property.
  open internal(set) weak var entity: NSEntityDescription!

  /// The rules that a value has to follow, with the texts of their errors.
  open var validationPredicates: [NSPredicate] { rules.map(\.0) }
  open var validationWarnings: [Any] { rules.map(\.1) }
  private var rules: [(NSPredicate, Any)] = []

  /// Sets the rules that a value has to follow when it is saved, `SELF` being the value.
  open func setValidationPredicates(_ predicates: [NSPredicate]?, withValidationWarnings warnings: [String]?)
  {
    let texts = warnings ?? []
    rules = (predicates ?? []).enumerated().map { ($1, $0 < texts.count ? texts[$0] : "") }
  }

  public override init() { super.init() }

  /// A fingerprint of what decides how values are stored.
  open var versionHash: Data { Fingerprint.of(fingerprint()) }

  func fingerprint() -> String { "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")" }

  func copyValues(to other: NSPropertyDescription) {
    (other.name, other.isOptional, other.isTransient) = (name, isOptional, isTransient)
    (other.userInfo, other.renamingIdentifier) = (userInfo, renamingIdentifier)
    (other.versionHashModifier, other.isIndexed, other.rules) = (versionHashModifier, isIndexed, rules)
  }
}
