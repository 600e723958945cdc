import Foundation
import SashFoundation
import SashMessages

/// How the objects of one model become those of another.
///
/// - Missing: files of mapping models (`.xcmappingmodel`): models are inferred, or made in code.
open class NSMappingModel: NSObject {
  /// How objects of each entity become others, in the order in which that happens.
  open var entityMappings: [NSEntityMapping]!
  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary(entityMappings.map { ($0.name, $0) }) { first, _ in first }
  }

  public override init() { entityMappings = [] }

  /// Nil: files of mapping models cannot be read here.
  public init?(
    from bundles: [Bundle]?, forSourceModel source: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) {
    tellOnce("files of mapping models cannot be read here; use an inferred mapping model", by: "CoreData")
    return nil
  }
  /// Nil: files of mapping models cannot be read here.
  public convenience init?(contentsOf url: URL?) {
    self.init(from: nil, forSourceModel: nil, destinationModel: nil)
  }

  /// What follows from equal names and from renaming identifiers.
  ///
  /// Throws where an attribute changes its type, or one without a default has to have a value.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    let model = NSMappingModel()
    let sources = Dictionary(sourceModel.entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    var kept: Set<String> = []
    for destination in destinationModel.entities {
      let name = destination.name ?? ""
      guard let source = sources[destination.renamingIdentifier ?? name] ?? sources[name] else {
        model.entityMappings.append(NSEntityMapping(.addEntityMappingType, nil, name))
        continue
      }
      kept.insert(source.name ?? "")
      let same = source.versionHash == destination.versionHash
      let mapping = NSEntityMapping(
        same ? .copyEntityMappingType : .transformEntityMappingType, source.name ?? "", name)
      try mapping.infer(from: source, to: destination)
      model.entityMappings.append(mapping)
    }
    for name in sources.keys.sorted() where !kept.contains(name) {
      model.entityMappings.append(NSEntityMapping(.removeEntityMappingType, name, nil))
    }
    return model
  }
}

/// What happens with the objects of an entity.
public enum NSEntityMappingType: UInt, Sendable {
  case undefinedEntityMappingType, customEntityMappingType, addEntityMappingType, removeEntityMappingType,
    copyEntityMappingType, transformEntityMappingType
}

/// How the objects of one entity become those of another.
open class NSEntityMapping: NSObject {
  open var name: String!
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  open var sourceEntityName: String?
  open var sourceEntityVersionHash: Data?
  open var destinationEntityName: String?
  open var destinationEntityVersionHash: Data?
  open var attributeMappings: [NSPropertyMapping]?
  open var relationshipMappings: [NSPropertyMapping]?
  /// Which objects; nil takes all of the source entity.
  open var sourceExpression: SashFoundation.NSExpression?
  open var userInfo: [AnyHashable: Any]?
  /// The class that does the work, a subclass of `NSEntityMigrationPolicy`; nil takes that one itself.
  open var entityMigrationPolicyClassName: String?

  public override init() { super.init() }
  init(_ type: NSEntityMappingType, _ source: String?, _ destination: String?) {
    super.init()
    (mappingType, sourceEntityName, destinationEntityName) = (type, source, destination)
    name = [source, destination].compactMap { $0 }.joined(separator: "To")
  }

  fileprivate func infer(from source: NSEntityDescription, to destination: NSEntityDescription) throws {
    (sourceEntityVersionHash, destinationEntityVersionHash) = (source.versionHash, destination.versionHash)
    attributeMappings = try destination.lookup.attributes.values.sorted { $0.name < $1.name }.map {
      attribute in
      let old =
        source.lookup.attributes[attribute.renamingIdentifier ?? attribute.name]
        ?? source.lookup.attributes[attribute.name]
      if let old, old.attributeType != attribute.attributeType {
        throw Self.failure("the type of \(destination.name ?? "").\(attribute.name) has changed")
      }
      if old == nil, !attribute.isOptional, attribute.defaultValue == nil {
        throw Self.failure("\(destination.name ?? "").\(attribute.name) must have a value and has no default")
      }
      return NSPropertyMapping(attribute.name, old.map { "source." + $0.name })
    }
    relationshipMappings = destination.lookup.relationships.values.sorted { $0.name < $1.name }.map {
      relationship in
      let old =
        source.lookup.relationships[relationship.renamingIdentifier ?? relationship.name]
        ?? source.lookup.relationships[relationship.name]
      return NSPropertyMapping(relationship.name, old.map { "source." + $0.name })
    }
  }
  private static func failure(_ reason: String) -> NSError {
    CoreDataError.make(
      NSInferredMappingModelError, "Can't infer a mapping model: \(reason)", nil, ["reason": reason])
  }
}

/// Where the value of a property comes from.
open class NSPropertyMapping: NSObject {
  open var name: String?
  /// The value, of which `$source` is the object that was and `$manager` the migration manager.
  open var valueExpression: SashFoundation.NSExpression?
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }
  /// A property that takes the value at a path below `$source`, or its default.
  init(_ name: String, _ path: String?) {
    self.name = name
    valueExpression = path.map {
      SashFoundation.NSExpression(operand: .variable("source", path: String($0.dropFirst("source.".count))))
    }
  }
}

public let NSInferredMappingModelError = 134190
