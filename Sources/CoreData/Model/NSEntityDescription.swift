import Foundation

/// What the objects of one kind have: attributes and relationships.
open class NSEntityDescription: NSObject {
  /// The name of the entity.
  open var name: String?
  /// The name of the class of its objects, `NSManagedObject` unless it is set.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are only objects of its subentities.
  open var isAbstract = false
  /// The model that has the entity.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// The name that the entity had in earlier models.
  open var renamingIdentifier: String?
  /// Marks a version of the entity that differs in what is not seen here.
  open var versionHashModifier: String?
  /// Free notes of the model's author.
  open var userInfo: [AnyHashable: Any]?
  /// Groups of attribute names of which no two objects may have equal values.
  open var uniquenessConstraints: [[Any]] = []
  /// What objects are searched by; columns of relationships are always indexed.
  open var indexes: [NSFetchIndexDescription] = []

  /// The properties, those of the superentity first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      let inherited = Set((superentity?.properties ?? []).map(ObjectIdentifier.init))
      own = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
      for property in own { property.entity = self }
      table = nil
    }
  }
  var own: [NSPropertyDescription] = []

  /// The entities that have its properties and more.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The entity whose properties it has too.
  open internal(set) weak var superentity: NSEntityDescription?

  public override init() { super.init() }

  /// The properties by name.
  open var propertiesByName: [String: NSPropertyDescription] { lookup.properties }
  /// The attributes by name.
  open var attributesByName: [String: NSAttributeDescription] { lookup.attributes }
  /// The relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] { lookup.relationships }
  /// The subentities by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// The relationships that lead to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }

  /// Whether it is an entity or below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || (superentity?.isKindOf(entity: entity) ?? false)
  }

  /// The entity of a name in a context's model.
  open class func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    context.model?.entitiesByName[name]
  }

  /// Makes an object of an entity and inserts it; traps if there is no such entity.
  open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    guard let entity = entity(forEntityName: name, in: context) else {
      fatalError("NSEntityDescription: there is no entity named '\(name)' in this context's model")
    }
    return entity.objectClass.init(_entity: entity, context: context)
  }

  /// A fingerprint of what decides how objects are stored.
  open var versionHash: Data {
    let parts = properties.filter { !($0 is NSFetchedPropertyDescription) }.map { $0.fingerprint() }.sorted()
    let unique = uniquenessConstraints.map { $0.map { Self.columnName($0) }.joined(separator: ",") }.sorted()
    return Fingerprint.of(
      ([name ?? "", superentity?.name ?? "", "\(isAbstract)", versionHashModifier ?? ""] + parts + unique)
        .joined(separator: "\n"))
  }

  static func columnName(_ element: Any) -> String {
    (element as? String) ?? (element as? NSPropertyDescription)?.name ?? "\(element)"
  }

  // MARK: What objects look up

  private var table: PropertyTable?
  var lookup: PropertyTable {
    if let table { return table }
    let table = PropertyTable(properties)
    // A model that a store uses does not change any more; before that the table would go stale.
    if managedObjectModel?.isFrozen == true { self.table = table }
    return table
  }
  var root: NSEntityDescription { superentity?.root ?? self }
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }
  func forgetLookup() { table = nil }

  /// The class of its objects, found by name.
  var objectClass: NSManagedObject.Type { ObjectClasses.find(managedObjectClassName ?? "NSManagedObject") }
}

/// The properties of an entity, sorted for fast access.
struct PropertyTable {
  let properties: [String: NSPropertyDescription]
  /// The names of all, in their order.
  let sortedNames: [String]
  let attributes: [String: NSAttributeDescription]
  let relationships: [String: NSRelationshipDescription]
  let toOne: [NSRelationshipDescription]
  let toMany: [NSRelationshipDescription]
  let fetched: [String: NSFetchedPropertyDescription]

  init(_ all: [NSPropertyDescription]) {
    func named<P: NSPropertyDescription>(_ items: [P]) -> [String: P] {
      Dictionary(items.map { ($0.name, $0) }) { _, last in last }
    }
    properties = named(all)
    sortedNames = properties.keys.sorted()
    attributes = named(all.compactMap { $0 as? NSAttributeDescription })
    let relations = all.compactMap { $0 as? NSRelationshipDescription }
    relationships = named(relations)
    toOne = relations.filter { !$0.isToMany }
    toMany = relations.filter(\.isToMany)
    fetched = named(all.compactMap { $0 as? NSFetchedPropertyDescription })
  }
}

/// An index over attributes; the store makes it when it makes the table.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  open var partialIndexPredicate: NSPredicate?
  /// Makes an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
  }

  /// The same over the properties of a copied entity.
  func copied(_ properties: [String: NSPropertyDescription]) -> NSFetchIndexDescription {
    let other = NSFetchIndexDescription(
      name: name,
      elements: elements.compactMap { element in
        element.property.map { properties[$0.name] ?? $0 }.map {
          let copy = NSFetchIndexElementDescription(property: $0, collationType: element.collationType)
          copy.isAscending = element.isAscending
          return copy
        }
      })
    other.partialIndexPredicate = partialIndexPredicate
    return other
  }
}

/// How an index element is searched.
public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }

/// A property of an index.
open class NSFetchIndexElementDescription: NSObject {
  open private(set) var property: NSPropertyDescription?
  open var collationType: NSFetchIndexElementType
  open var isAscending = true
  /// Makes an element of an index.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType) = (property, collationType)
  }
}

/// A number of 128 bits that differs when a text does.
enum Fingerprint {
  static func of(_ text: String) -> Data {
    var hashes: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)
    for byte in text.utf8 {
      hashes.0 = (hashes.0 ^ UInt64(byte)) &* 0x100_0000_01b3
      hashes.1 = (hashes.1 &+ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
      hashes.1 ^= hashes.1 >> 29
    }
    return withUnsafeBytes(of: hashes) { Data($0) }
  }
}
