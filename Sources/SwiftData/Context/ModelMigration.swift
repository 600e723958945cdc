import CoreData
import Foundation
import SashMessages

/// The way of a store from the version of a plan that it has to the last one: each stage of the plan is gone as a whole, with
/// what its own work writes, or not at all.
struct ModelMigration {
  /// A version of the plan, with the model that keeps its classes.
  struct Version {
    let schema: Schema
    let model: NSManagedObjectModel
    var identifier: Schema.Version { schema.version }

    fileprivate init(_ type: any VersionedSchema.Type) {
      schema = Schema(versionedSchema: type)
      model = schema.makeModel()
    }
  }

  private struct Stage {
    let from: Int
    let to: Int
    var willMigrate: ((ModelContext) throws -> Void)?
    var didMigrate: ((ModelContext) throws -> Void)?
  }

  private let plan: any SchemaMigrationPlan.Type
  private let versions: [Version]
  private let stages: [Stage]

  init(_ plan: any SchemaMigrationPlan.Type) {
    self.plan = plan
    var versions = plan.schemas.map(Version.init)
    func place(_ type: any VersionedSchema.Type) -> Int {
      if let known = versions.firstIndex(where: { $0.identifier == type.versionIdentifier }) { return known }
      versions.append(Version(type))
      return versions.count - 1
    }
    stages = plan.stages.map { stage in
      switch stage {
      case .lightweight(let from, let to): Stage(from: place(from), to: place(to))
      case .custom(let from, let to, let willMigrate, let didMigrate):
        Stage(from: place(from), to: place(to), willMigrate: willMigrate, didMigrate: didMigrate)
      }
    }
    self.versions = versions
  }

  /// The last version that a model is.
  func version(of model: NSManagedObjectModel) -> Version? {
    versions.last { $0.model.entityVersionHashesByName == model.entityVersionHashesByName }
  }

  /// Goes the stages from the version that a store has.
  ///
  /// - Parameter model: What the store is to be of in the end.
  func run(_ configuration: ModelConfiguration, to model: NSManagedObjectModel) throws {
    let url = configuration.url
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: url)
    guard let first = try place(url, metadata) else { return try tellUnknown(url, metadata, model) }
    guard stages.contains(where: { $0.from == first }) else { return }
    let store = try StagedStore(url)
    var place = first
    var rest = stages[...]
    while let stage = rest.popFirst() {
      guard stage.from == place else { continue }
      let isGone = try store.stage { try go(stage, store, configuration, isFirst: place == first) }
      // Another program has brought it somewhere else meanwhile.
      if !isGone { return try run(configuration, to: model) }
      place = stage.to
    }
  }

  /// - Returns: Whether the store is where the stage leads to; false where it does not begin with it.
  private func go(_ stage: Stage, _ store: StagedStore, _ configuration: ModelConfiguration, isFirst: Bool)
    throws
    -> Bool
  {
    let (from, to) = (versions[stage.from], versions[stage.to])
    if try !store.isOf(from.model, nil) {
      if try store.isOf(to.model, nil) { return true }
      // A store that only looks like the version is of no model of the plan.
      guard isFirst, try place(configuration.url, store.metadata()) == stage.from else { return false }
    }
    if let work = stage.willMigrate { try self.work(work, from, store, configuration) }
    try work(stage.didMigrate ?? { _ in }, to, store, configuration)
    return true
  }

  private func work(
    _ work: (ModelContext) throws -> Void, _ version: Version, _ store: StagedStore,
    _ configuration: ModelConfiguration
  ) throws {
    let options = [NSPersistentHistoryTrackingKey: true as NSNumber]
    try store.open(version.model, nil, options) { opened in
      let stores = ModelStores(version.schema, configuration, opened.persistentStoreCoordinator)
      let container = ModelContainer(stores)
      let context = ModelContext(container)
      try work(context)
      try context.save()
    }
  }

  // MARK: Which version a store has

  private func place(_ url: URL, _ metadata: [String: Any]) throws -> Int? {
    try versions.lastIndex {
      $0.model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
    } ?? alike(url, metadata)
  }

  /// The version whose file looks most like a store's and has all that it has. Where several versions look like it, the one
  /// counts that the file says it has; nil where it says none, as the steps of an earlier one may have been gone already.
  private func alike(_ url: URL, _ metadata: [String: Any]) throws -> Int? {
    let fitting = try fitting(url)
    let names = metadata[NSStoreModelVersionIdentifiersKey] as? [String] ?? []
    let named = fitting.filter { names.contains(versions[$0.place].identifier.description) }
    if named.count == 1 { return named[0].place }
    let fewest = fitting.map(\.additions).min()
    let best = fitting.filter { $0.additions == fewest }
    return best.count == 1 ? best[0].place : nil
  }

  /// The versions whose files have all that a store has, and how much more they have.
  private func fitting(_ url: URL) throws -> [(place: Int, additions: Int)] {
    let shape = try StoreShape(of: url)
    return try versions.enumerated().compactMap { place, version in
      try shape.additions(in: StoreShape(of: version.model)).map { (place, $0) }
    }
  }

  private func tellUnknown(_ url: URL, _ metadata: [String: Any], _ model: NSManagedObjectModel) throws {
    let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] ?? [:]
    let current = model.entityVersionHashesByName
    guard hashes.contains(where: { current[$0.key] != $0.value }),
      stages.contains(where: { $0.willMigrate != nil || $0.didMigrate != nil })
    else { return }
    let alike = try fitting(url).map { versions[$0.place].identifier.description }.joined(separator: ", ")
    tellOnce(
      "cannot use staged migration with an unknown model version: which version of \(plan) \(url.lastPathComponent) has "
        + "cannot be told, as it \(alike.isEmpty ? "is like none of them" : "may be any of \(alike)"); it is opened "
        + "without the plan's stages", by: "SwiftData")
  }
}
