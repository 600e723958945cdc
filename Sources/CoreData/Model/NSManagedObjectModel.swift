import Foundation

/// The entities of an app's objects.
///
/// It is made in code or read from the `.xcdatamodeld` of Xcode, which a package declares as a resource (`.copy`).
open class NSManagedObjectModel: NSObject {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      precondition(!isFrozen, "Can't modify an immutable model: a store uses it")
      for entity in entities { entity.managedObjectModel = self }
    }
  }
  /// Names of the model's version.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// Whether a store uses the model.
  var isFrozen = false
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  private var configurationTable: [String: [NSEntityDescription]] = [:]
  private var cachedNames: [String: NSEntityDescription]?

  /// A model without entities.
  public override init() { super.init() }

  /// Reads a model from a `.xcdatamodeld` or `.xcdatamodel`; a `.momd` or `.mom` stands for the one that lies there.
  public convenience init?(contentsOf url: URL) {
    guard let file = ModelFile(url) else { return nil }
    self.init()
    entities = file.entities
    configurationTable = file.configurations
    versionIdentifiers = [file.version]
    templates = file.templates
  }

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] {
    if let cachedNames { return cachedNames }
    let names = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    if isFrozen { cachedNames = names }
    return names
  }

  /// The names of groups of entities.
  open var configurations: [String] { Array(configurationTable.keys) }
  /// The entities of a group; nil is all.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    configuration.map { configurationTable[$0] } ?? entities
  }
  /// Makes a group of entities.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    configurationTable[configuration] = entities
  }

  /// Keeps a fetch request under a name.
  open func setFetchRequestTemplate(
    _ request: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = request
  }
  /// The fetch request of a name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    templates[name]
  }

  /// A copy of the fetch request of a name, with values for the variables of its predicate.
  open func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any])
    -> NSFetchRequest<any NSFetchRequestResult>?
  {
    guard let copy = templates[name]?.copy() as? NSFetchRequest<any NSFetchRequestResult> else { return nil }
    copy.predicate = copy.predicate.map { NSPredicate(node: $0.node.binding(variables)) }
    return copy
  }
  /// The fetch requests that are kept under names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

  /// A fingerprint of all entities as a text.
  open var versionChecksum: String {
    let parts = entities.map { "\($0.name ?? ""):\($0.versionHash.base64EncodedString())" }.sorted()
    return Fingerprint.of(parts.joined(separator: "\n")).base64EncodedString()
  }

  /// The fingerprints of the entities by name.
  open var entityVersionHashesByName: [String: Data] { entities.versionHashes }

  /// Whether a store whose metadata is given was written with this model.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  )
    -> Bool
  {
    let all = entities(forConfigurationName: configuration) ?? entities
    return metadata[NSStoreModelVersionHashesKey] as? [String: Data] == all.versionHashes
  }

  /// The entities of several models in one, nil if a name appears twice with different contents.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    var seen: [String: Data] = [:]
    var all: [NSEntityDescription] = []
    for entity in (models ?? []).flatMap(\.entities) {
      let name = entity.name ?? ""
      if let known = seen[name] {
        if known != entity.versionHash { return nil }
        continue
      }
      seen[name] = entity.versionHash
      all.append(entity)
    }
    self.init()
    entities = Self.copies(of: all)
  }

  /// All models that bundles hold, in one; nil looks into the program's bundles.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? ModelFile.bundles).flatMap { ModelFile.models(in: $0) }
    return urls.isEmpty
      ? nil : NSManagedObjectModel(byMerging: urls.compactMap { NSManagedObjectModel(contentsOf: $0) })
  }

  /// The model of bundles that fits a store.
  open class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any])
    -> NSManagedObjectModel?
  {
    mergedModel(from: bundles).flatMap {
      $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) ? $0 : nil
    }
  }

  open override func copy() -> Any {
    let other = NSManagedObjectModel()
    other.entities = Self.copies(of: entities)
    let names = Dictionary(other.entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    other.configurationTable = configurationTable.mapValues { $0.compactMap { names[$0.name ?? ""] } }
    other.templates = templates
    other.versionIdentifiers = versionIdentifiers
    return other
  }

  static func copies(of entities: [NSEntityDescription]) -> [NSEntityDescription] {
    let copies = entities.map { entity in
      let other = NSEntityDescription()
      (other.name, other.managedObjectClassName, other.isAbstract) = (
        entity.name, entity.managedObjectClassName, entity.isAbstract
      )
      (other.renamingIdentifier, other.userInfo) = (entity.renamingIdentifier, entity.userInfo)
      other.uniquenessConstraints = entity.uniquenessConstraints.map {
        $0.map { NSEntityDescription.columnName($0) }
      }
      other.properties = entity.own.compactMap {
        ($0 as? NSAttributeDescription)?.copied() ?? ($0 as? NSRelationshipDescription)?.copied()
          ?? ($0 as? NSFetchedPropertyDescription)?.copied()
      }
      let names = Dictionary(other.own.map { ($0.name, $0) }) { first, _ in first }
      other.indexes = entity.indexes.map { $0.copied(names) }
      other.versionHashModifier = entity.versionHashModifier
      return other
    }
    let parents = Dictionary(entities.map { ($0.name ?? "", $0.superentity?.name) }) { first, _ in first }
    link(copies, parents: parents)
    return copies
  }

  /// Finds the entities and inverses that are known by name so far.
  static func link(_ entities: [NSEntityDescription], parents: [String: String?]) {
    let names = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    for entity in entities {
      if let parent = parents[entity.name ?? ""] ?? nil { names[parent]?.subentities.append(entity) }
    }
    for case let relationship as NSRelationshipDescription in entities.flatMap(\.own) {
      guard let destination = relationship.destinationName.flatMap({ names[$0] }) else { continue }
      relationship.destinationEntity = destination
      relationship.inverseRelationship = relationship.inverseName.flatMap { name in
        destination.properties.first { $0.name == name } as? NSRelationshipDescription
      }
    }
  }

  /// No change any more: a store uses the model.
  func freeze() {
    guard !isFrozen else { return }
    isFrozen = true
    for entity in entities { entity.forgetLookup() }
    // Made now, as contexts on several threads are going to read them.
    for entity in entities { _ = entity.lookup }
    _ = entitiesByName
  }
}

extension [NSEntityDescription] {
  /// The fingerprints by the names of the entities.
  var versionHashes: [String: Data] {
    Dictionary(map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
  }
}
