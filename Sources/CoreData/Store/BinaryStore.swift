import Foundation

/// A store in one file that is read and written as a whole: a property list of all objects.
final class BinaryStore: NSAtomicStore, @unchecked Sendable {
  override var type: String { NSBinaryStoreType }
  private var last = 0

  override func load() throws {
    guard let url, let data = try? Data(contentsOf: url), !data.isEmpty else {
      if let url, FileManager.default.fileExists(atPath: url.path), !isEmpty(url) {
        throw CoreDataError.make(NSPersistentStoreOpenError, "The store cannot be opened", url)
      }
      metadata = fresh()
      return
    }
    let list: [String: Any]
    do {
      guard let read = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
        read["objects"] is [[String: Any]]
      else { throw CocoaError(.fileReadCorruptFile) }
      list = read
    } catch {
      throw CoreDataError.make(NSFileReadCorruptFileError, "The store is damaged", url)
    }
    metadata = list["metadata"] as? [String: Any] ?? fresh()
    if let uuid = metadata[NSStoreUUIDKey] as? String { identifier = uuid }
    guard let model = persistentStoreCoordinator?.managedObjectModel else { return }
    if metadata[NSStoreModelVersionHashesKey] as? [String: Data] != hashes {
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store", url,
        ["metadata": metadata ?? [:]])
    }
    last = list["last"] as? Int ?? 0
    var nodes: [NSAtomicStoreCacheNode] = []
    for entry in list["objects"] as? [[String: Any]] ?? [] {
      guard let entity = (entry["entity"] as? String).flatMap({ model.entitiesByName[$0] }),
        let key = entry["key"] as? Int
      else { continue }
      let node = NSAtomicStoreCacheNode(objectID: objectID(for: entity, withReferenceObject: key))
      for (name, value) in entry["values"] as? [String: Any] ?? [:] {
        if let attribute = entity.lookup.attributes[name] {
          node.setValue(StoredValue.decode(SQLiteValue(listed: value), of: attribute), forKey: name)
        } else if let relationship = entity.lookup.relationships[name],
          let pairs = value as? [[String: Any]]
        {
          let ids = pairs.compactMap { pair -> NSManagedObjectID? in
            guard let entity = (pair["entity"] as? String).flatMap({ model.entitiesByName[$0] }),
              let key = pair["key"] as? Int
            else { return nil }
            return objectID(for: entity, withReferenceObject: key)
          }
          node.setValue(relationship.isToMany ? NSOrderedSet(array: ids) : ids.first, forKey: name)
        }
      }
      nodes.append(node)
    }
    addCacheNodes(Set(nodes))
  }

  private var hashes: [String: Data] {
    guard let model = persistentStoreCoordinator?.managedObjectModel else { return [:] }
    return (model.entities(forConfigurationName: configuration) ?? model.entities).versionHashes
  }
  private func fresh() -> [String: Any] {
    [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? "", NSStoreModelVersionHashesKey: hashes]
  }
  private func isEmpty(_ url: URL) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber)?.intValue == 0
  }

  override func newReferenceObject(for managedObject: NSManagedObject) -> Any {
    last += 1
    return last
  }

  override func save() throws {
    guard let url else { return }
    func pair(_ value: Any) -> [String: Any]? {
      guard let id = (value as? NSAtomicStoreCacheNode)?.objectID ?? value as? NSManagedObjectID else {
        return nil
      }
      return ["entity": id.entity.name ?? "", "key": referenceObject(for: id)]
    }
    let objects = try cacheNodes().sorted { ($0.objectID.key ?? 0) < ($1.objectID.key ?? 0) }.map {
      node -> [String: Any] in
      var values: [String: Any] = [:]
      for (name, property) in node.objectID.entity.lookup.properties where !property.isTransient {
        guard let value = node.value(forKey: name) else { continue }
        if let attribute = property as? NSAttributeDescription {
          let plain = NSManagedObject.canonical(value, attribute)
          values[name] = try StoredValue.encode(plain, of: attribute).listed
        } else if property is NSRelationshipDescription {
          values[name] = (PredicateValues.members(value) ?? [value]).compactMap(pair)
        }
      }
      return [
        "entity": node.objectID.entity.name ?? "", "key": referenceObject(for: node.objectID),
        "values": values,
      ]
    }
    let list: [String: Any] = ["metadata": metadata ?? fresh(), "last": last, "objects": objects]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  override class func metadataForPersistentStore(with url: URL) throws -> [String: Any] {
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
    guard let metadata = (list as? [String: Any])?["metadata"] as? [String: Any] else {
      throw CoreDataError.make(NSFileReadCorruptFileError, "The file has no metadata of a store", url)
    }
    return metadata
  }
}

extension SQLiteValue {
  /// As property lists have it.
  var listed: Any? {
    switch self {
    case .null: nil
    case .integer(let value): Int(value)
    case .real(let value): value
    case .text(let value): value
    case .blob(let value): value
    }
  }
  init(listed value: Any) {
    switch value {
    case let value as String: self = .text(value)
    case let value as Data: self = .blob(value)
    case let value as Int: self = .integer(Int64(value))
    case let value as Double: self = .real(value)
    case let value as NSNumber: self = .real(value.doubleValue)
    default: self = .null
    }
  }
}
