import CoreData
import Foundation
import SashMessages

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
    types = Dictionary(schema.types.map { (ModelShape.of($0).name, $0) }) { first, _ in first }
    for configuration in all where migrationPlan != nil && !configuration.isStoredInMemoryOnly {
      try Self.migrate(configuration, by: migrationPlan!, to: schema)
    }
    let model = schema.makeModel()
    // The file is to say which version it has, also where the app names only the classes.
    if model.versionIdentifiers.isEmpty,
      let same = migrationPlan?.schemas.last(where: { ModelStores.isSame($0, model) })
    {
      model.versionIdentifiers = [same.versionIdentifier.description]
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

  /// Stores of an app's own kinds.
  init(
    _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?, own: [any DataStoreConfiguration]
  ) throws {
    (self.schema, self.migrationPlan, configurations) = (schema, migrationPlan, [])
    types = Dictionary(schema.types.map { (ModelShape.of($0).name, $0) }) { first, _ in first }
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

  // MARK: Migration

  private static func isSame(_ version: any VersionedSchema.Type, _ model: NSManagedObjectModel) -> Bool {
    Schema(versionedSchema: version).makeModel().entityVersionHashesByName == model.entityVersionHashesByName
  }

  /// Goes the steps from the version that a file has.
  ///
  /// - Missing: what a step does after the migration (`didMigrate`), where the program is killed between the two.
  private static func migrate(
    _ configuration: ModelConfiguration, by plan: any SchemaMigrationPlan.Type, to schema: Schema
  ) throws {
    guard FileManager.default.fileExists(atPath: configuration.url.path) else { return }
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: configuration.url)
    func fits(_ version: any VersionedSchema.Type) -> Bool {
      Schema(versionedSchema: version).makeModel().isConfiguration(
        withName: nil, compatibleWithStoreMetadata: metadata)
    }
    guard
      let first = try plan.schemas.lastIndex(where: fits) ?? alike(configuration.url, metadata, plan)
    else {
      let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] ?? [:]
      let current = schema.makeModel().entityVersionHashesByName
      if hashes.contains(where: { current[$0.key] != $0.value }),
        plan.stages.contains(where: { if case .custom = $0 { true } else { false } })
      {
        tellOnce(
          "cannot use staged migration with an unknown model version: which version of \(plan) a store has cannot be "
            + "told, so it is opened without the plan's stages", by: "SwiftData")
      }
      return
    }
    var current = plan.schemas[first].versionIdentifier
    for stage in plan.stages {
      let (from, to, before, after):
        (
          any VersionedSchema.Type, any VersionedSchema.Type, ((ModelContext) throws -> Void)?,
          ((ModelContext) throws -> Void)?
        )
      switch stage {
      case .lightweight(let old, let new): (from, to, before, after) = (old, new, nil, nil)
      case .custom(let old, let new, let willMigrate, let didMigrate):
        (from, to, before, after) = (old, new, willMigrate, didMigrate)
      }
      guard from.versionIdentifier == current else { continue }
      func run(_ version: any VersionedSchema.Type, _ work: ((ModelContext) throws -> Void)?) throws {
        let container = try ModelContainer(
          for: Schema(versionedSchema: version),
          configurations: [ModelConfiguration(url: configuration.url, allowsSave: true)])
        if let work {
          let context = ModelContext(container)
          try work(context)
          try context.save()
        }
        for store in container.coordinator.persistentStores { try container.coordinator.remove(store) }
      }
      if before != nil { try run(from, before) }
      try run(to, after)
      current = to.versionIdentifier
    }
  }

  /// The version whose file looks most like a store's and has all that it has. Where several versions look like it, the one
  /// counts that the file says it has; nil where it says none, as the steps of an earlier one may have been gone already.
  private static func alike(
    _ url: URL, _ metadata: [String: Any], _ plan: any SchemaMigrationPlan.Type
  ) throws -> Int? {
    let shape = try StoreShape(of: url)
    let additions = try plan.schemas.map {
      try shape.additions(in: StoreShape(of: Schema(versionedSchema: $0).makeModel()))
    }
    let fitting = additions.indices.filter { additions[$0] != nil }
    let names = metadata[NSStoreModelVersionIdentifiersKey] as? [String] ?? []
    let named = fitting.filter { names.contains(plan.schemas[$0].versionIdentifier.description) }
    if named.count == 1 { return named[0] }
    let fewest = additions.compactMap { $0 }.min()
    let best = fitting.filter { additions[$0] == fewest }
    return best.count == 1 ? best[0] : nil
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
