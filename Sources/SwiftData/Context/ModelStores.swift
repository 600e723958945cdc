import CoreData
import Foundation

/// The open stores of a container, which live as long as it or one of its contexts does.
final class ModelStores: @unchecked Sendable {
  let schema: Schema
  let configurations: Set<ModelConfiguration>
  let migrationPlan: (any SchemaMigrationPlan.Type)?
  let coordinator: NSPersistentStoreCoordinator
  let types: [String: any PersistentModel.Type]

  init(
    _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    let all = configurations.isEmpty ? [ModelConfiguration()] : configurations
    self.configurations = Set(all)
    types = Self.types(of: schema)
    let model = schema.makeModel()
    if let migration = migrationPlan.map({ ModelMigration($0) }) {
      for configuration in all where !configuration.isStoredInMemoryOnly {
        try migration.run(configuration, to: model)
      }
      // The file is to say which version it has, also where the app names only the classes.
      if model.versionIdentifiers.isEmpty, let same = migration.version(of: model) {
        model.versionIdentifiers = [same.identifier.description]
      }
    }
    for (index, configuration) in all.enumerated() {
      let names = configuration.schema.map { Set($0.entities.map(\.name)) }
      model.setEntities(
        model.entities.filter { names?.contains($0.name ?? "") ?? (all.count == 1 || index == 0) },
        forConfigurationName: "\(index)")
    }
    coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    for (index, configuration) in all.enumerated() {
      let description = NSPersistentStoreDescription(url: configuration.url)
      if configuration.isStoredInMemoryOnly { description.type = NSInMemoryStoreType }
      description.isReadOnly = !configuration.allowsSave
      description.configuration = all.count == 1 ? nil : "\(index)"
      description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
      var failure: (any Error)?
      coordinator.addPersistentStore(with: description) { failure = $1 }
      if let failure { throw failure }
    }
    Self.note(self)
  }

  /// The store of a stage of a migration, which who goes the stage opens and closes.
  init(_ schema: Schema, _ configuration: ModelConfiguration, _ coordinator: NSPersistentStoreCoordinator) {
    (self.schema, self.coordinator, migrationPlan) = (schema, coordinator, nil)
    configurations = [configuration]
    types = Self.types(of: schema)
    Self.note(self)
  }

  /// Stores of an app's own kinds.
  init(
    _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?, own: [any DataStoreConfiguration]
  ) throws {
    (self.schema, self.migrationPlan, configurations) = (schema, migrationPlan, [])
    types = Self.types(of: schema)
    let model = schema.makeModel()
    var boxes: [any AnyDataStore] = []
    for (index, configuration) in own.enumerated() {
      func open<Configuration: DataStoreConfiguration>(_ configuration: Configuration) throws {
        var configuration = configuration
        try configuration.validate()
        let names = configuration.schema.map { Set($0.entities.map(\.name)) }
        if configuration.schema == nil { configuration.schema = schema }
        model.setEntities(
          model.entities.filter { names?.contains($0.name ?? "") ?? (own.count == 1 || index == 0) },
          forConfigurationName: "\(index)")
        boxes.append(DataStoreBox(try Configuration.Store(configuration, migrationPlan: migrationPlan)))
      }
      try open(configuration)
    }
    coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    NSPersistentStoreCoordinator.registerStoreClass(DataStoreBridge.self, forStoreType: DataStoreBridge.kind)
    for (index, box) in boxes.enumerated() {
      try coordinator.addPersistentStore(
        ofType: DataStoreBridge.kind, configurationName: "\(index)",
        at: URL(fileURLWithPath: "/dev/null"), options: [DataStoreBridge.option: box])
    }
    Self.note(self)
  }

  private static func types(of schema: Schema) -> [String: any PersistentModel.Type] {
    Dictionary(schema.types.map { (ModelShape.of($0).name, $0) }) { first, _ in first }
  }

  // MARK: Names

  private struct Weak { weak var stores: ModelStores? }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var open: [Weak] = []

  private static func note(_ stores: ModelStores) {
    lock.withLock { open = open.filter { $0.stores != nil } + [Weak(stores: stores)] }
  }

  /// The name of the object that has a key in an open store of an app's own kind.
  static func identifier(_ store: String, _ entity: String, _ key: String) -> NSManagedObjectID? {
    let all = lock.withLock { open.compactMap(\.stores) }
    for stores in all.reversed() {
      guard let entity = stores.coordinator.managedObjectModel.entitiesByName[entity] else { continue }
      for case let found as DataStoreBridge in stores.coordinator.persistentStores
      where found.identifier == store {
        return found.newObjectID(for: entity, referenceObject: key)
      }
    }
    return nil
  }
  static func identifier(_ url: URL) -> NSManagedObjectID? {
    let all = lock.withLock { open.compactMap(\.stores) }
    return all.lazy.compactMap { $0.coordinator.managedObjectID(forURIRepresentation: url) }.first
  }
}
