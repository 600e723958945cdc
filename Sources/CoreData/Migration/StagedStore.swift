import Foundation

/// A store that goes through the stages of a migration: what is done in one is kept as a whole, or not at all.
///
/// A stage is one transaction of SQLite, in which the store is opened with one model after another. A program that is killed
/// in it leaves the file as the stage before has left it; other programs read that until the stage is over, and wait to
/// write.
package final class StagedStore {
  private let url: URL
  private let connection: SQLiteConnection

  /// Nothing is read or written before the first stage.
  package init(_ url: URL) throws {
    self.url = url
    connection = try CoreDataError.translated(at: url) {
      try SQLiteConnection(path: url.path, creates: false)
    }
  }

  /// Goes a stage; what it throws takes back what it did.
  package func stage<Result>(_ body: () throws -> Result) throws -> Result {
    try CoreDataError.translated(at: url) {
      // Another program may be migrating it, which takes as long as the store is large.
      try connection.transaction(waiting: SQLiteStore.migrationTimeout, body)
    }
  }

  /// What the store says about itself, in a stage as it is at this point of it.
  package func metadata() throws -> [String: Any] {
    try CoreDataError.translated(at: url) { try SQLiteStore.metadata(in: connection, of: url) }
  }

  /// Whether the store is of a model.
  package func isOf(_ model: NSManagedObjectModel, _ configuration: String?) throws -> Bool {
    try model.isConfiguration(withName: configuration, compatibleWithStoreMetadata: metadata())
  }

  /// Opens the store in a stage with a model, to which it is brought if it had another one, and closes it again.
  package func open(
    _ model: NSManagedObjectModel, _ configuration: String?, _ options: [AnyHashable: Any],
    _ body: (NSPersistentContainer) throws -> Void
  ) throws {
    // SQLite ends a transaction by itself where there is no room or no memory, and an app may not have looked at the error.
    guard connection.isInTransaction else {
      throw CoreDataError.make(NSMigrationError, "The stage of the migration is over before its end.", url)
    }
    let name = url.deletingPathExtension().lastPathComponent
    let container = NSPersistentContainer(name: name, managedObjectModel: model)
    var own = options
    own[NSPersistentStoreStagedMigrationManagerOptionKey] = nil
    own[NSMigratePersistentStoresAutomaticallyOption] = true
    own[NSInferMappingModelAutomaticallyOption] = true
    let coordinator = container.persistentStoreCoordinator
    let store = try coordinator.addStore(
      at: url, of: configuration.flatMap { model.configurations.contains($0) ? $0 : nil }, options: own,
      within: connection)
    // The coordinator may be kept by what a handler has made, and must not read on.
    defer { try? coordinator.remove(store) }
    try body(container)
  }
}
