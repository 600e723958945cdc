import CoreData
import Foundation

/// The values of one object by the names of its variables; related objects by their names.
public struct DefaultSnapshot: DataStoreSnapshot, @unchecked Sendable {
  public let persistentIdentifier: PersistentIdentifier
  /// Attributes as records keep them.
  var values: [String: Any] = [:]
  /// Related objects, in order.
  var related: [String: [PersistentIdentifier]] = [:]

  public init(
    from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]
  ) {
    persistentIdentifier = backingData.persistentModelID
    guard let backing = backingData as? AnyBacking, let object = backing.object else { return }
    read(object, backing.shape)
  }

  init(_ object: ModelObject, _ shape: ModelShape) {
    persistentIdentifier = PersistentIdentifier(object.objectID)
    read(object, shape)
  }

  private mutating func read(_ object: ModelObject, _ shape: ModelShape) {
    for property in shape.properties.values {
      switch property.kind {
      case .attribute: values[property.name] = object.storedValue(property.name)
      case .one, .many:
        related[property.name] = object.objectIDs(forRelationshipNamed: property.name).map {
          PersistentIdentifier($0)
        }
      }
    }
  }

  public func copy(
    persistentIdentifier: PersistentIdentifier,
    remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
  ) -> DefaultSnapshot {
    var copy = DefaultSnapshot(persistentIdentifier)
    copy.values = values
    copy.related = related.mapValues { ids in ids.map { remappedIdentifiers?[$0] ?? $0 } }
    return copy
  }
  private init(_ id: PersistentIdentifier) { persistentIdentifier = id }

  // MARK: Codable

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
    static let id = Key("persistentIdentifier")
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(persistentIdentifier, forKey: .id)
    guard let shape = ModelShape.named(persistentIdentifier.entityName) else { return }
    for property in shape.properties.values {
      let key = Key(property.name)
      switch property.kind {
      case .attribute:
        guard let value = values[property.name] else { continue }
        guard let coded = value as? any Encodable else {
          throw SwiftDataError(text: "\(shape.name).\(property.name) cannot be written: it is not Codable")
        }
        try container.encode(coded, forKey: key)
      case .one: if let id = related[property.name]?.first { try container.encode(id, forKey: key) }
      case .many: try container.encode(related[property.name] ?? [], forKey: key)
      }
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    persistentIdentifier = try container.decode(PersistentIdentifier.self, forKey: .id)
    guard let shape = ModelShape.named(persistentIdentifier.entityName) else { return }
    for property in shape.properties.values {
      let key = Key(property.name)
      // An app's own snapshots may write what is missing as null.
      guard container.contains(key), try !container.decodeNil(forKey: key) else { continue }
      switch property.kind {
      case .attribute(let type, let codec):
        guard let coded = property.codedType else { continue }
        let attribute = NSAttributeDescription()
        (attribute.attributeType, attribute.codec) = (type, codec)
        values[property.name] = NSManagedObject.kept(try container.decode(coded, forKey: key), attribute)
      case .one: related[property.name] = [try container.decode(PersistentIdentifier.self, forKey: key)]
      case .many: related[property.name] = try container.decode([PersistentIdentifier].self, forKey: key)
      }
    }
  }
}

extension PersistentIdentifier {
  /// The name of the object that has a key in an open store of an app's own kind.
  public static func identifier(
    for storeIdentifier: String, entityName: String, primaryKey: some Hashable & Codable & Sendable
  ) throws -> PersistentIdentifier {
    guard let id = ModelStores.identifier(storeIdentifier, entityName, "\(primaryKey)") else {
      throw SwiftDataError(
        text: "no open container has a store \(storeIdentifier) with objects of \(entityName)")
    }
    return PersistentIdentifier(id)
  }
}
