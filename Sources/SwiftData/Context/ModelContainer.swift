import CoreData
import Foundation

/// Keeps the objects of a schema's classes.
///
/// Opening a store of an older schema brings it to this one if that follows from comparing them, or by the migration plan.
public final class ModelContainer: Equatable, @unchecked Sendable {
  /// The classes.
  public var schema: Schema { stores.schema }
  /// Where the objects lie.
  public var configurations: Set<ModelConfiguration> { stores.configurations }
  /// How data of older versions is brought to this one.
  public var migrationPlan: (any SchemaMigrationPlan.Type)? { stores.migrationPlan }
  let stores: ModelStores
  var coordinator: NSPersistentStoreCoordinator { stores.coordinator }

  /// Opens the stores of a schema, or makes them.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    stores = try ModelStores(schema, migrationPlan, configurations)
  }

  /// The container of stores that are open.
  init(_ stores: ModelStores) { self.stores = stores }

  /// The container of a main context whose own one has gone.
  init(of context: ModelContext, _ stores: ModelStores) {
    self.stores = stores
    main = context
  }

  /// Opens the stores of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens stores of an app's own kinds.
  @_disfavoredOverload
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [any DataStoreConfiguration]
  ) throws {
    stores = try ModelStores(schema, migrationPlan, own: configurations)
  }
  /// Opens stores of an app's own kinds.
  @_disfavoredOverload
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: any DataStoreConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }
  /// Opens stores of an app's own kinds for classes and those that they lead to.
  @_disfavoredOverload
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: any DataStoreConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the stores of classes and those that they lead to.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

  /// The context of the main thread, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let made = main { return made }
    let context = ModelContext(self, isMain: true)
    main = context
    return context
  }
  /// The context knows its container without keeping it.
  private var main: ModelContext?

  /// Removes what the stores hold and closes them.
  public func deleteAllData() { try? erase() }

  /// Removes what the stores hold and closes them.
  public func erase() throws {
    for store in coordinator.persistentStores {
      if let own = store as? DataStoreBridge { try own.erase() }
      if let url = store.url, store.type == NSSQLiteStoreType {
        try coordinator.destroyPersistentStore(at: url, ofType: store.type)
      } else {
        try coordinator.remove(store)
      }
    }
  }
}
