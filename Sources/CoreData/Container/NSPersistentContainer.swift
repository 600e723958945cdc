import Foundation
import SashMessages

/// A model, a coordinator and a context for the screen, made by one name.
nonisolated open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the model and of the store's file.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// What opens the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores that `loadPersistentStores` opens.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]
  /// The context of the main thread.
  public let viewContext: NSManagedObjectContext

  /// Takes the model of a name from the program's resources, where a package puts it with `.copy`.
  ///
  /// Without one there is an error when stores are loaded and the container has no entities.
  public convenience init(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Takes the model of a name from a bundle.
  public convenience init(name: String, bundle: Bundle) {
    let bundles = bundle == .main ? ModelFile.bundles : [bundle]
    let urls = bundles.flatMap { ModelFile.models(in: $0, named: name) }
    let model = urls.first.flatMap { NSManagedObjectModel(contentsOf: $0) }
    if model == nil {
      tellOnce(
        "Failed to load model named \(name): no bundle of the program has \(name).xcdatamodeld",
        by: "CoreData")
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// A container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    persistentStoreDescriptions = []
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    viewContext.name = "viewContext"
    super.init()
    let url = type(of: self).defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
  }

  /// Where stores lie unless they say otherwise: the program's folder in the user's data.
  open class func defaultDirectoryURL() -> URL {
    let base =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share")
    let program =
      Bundle.main.bundleIdentifier
      ?? ProcessInfo.processInfo.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
      ?? "program"
    return base.appendingPathComponent(program)
  }

  /// Opens the stores; the handler is called once for each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      if managedObjectModel.entities.isEmpty, description.configuration == nil {
        let text = "There is no model named \(name), so there is nothing to keep."
        block(description, CoreDataError.make(NSMigrationMissingSourceModelError, text, description.url))
        continue
      }
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// A context with a queue of its own; what it saves appears in the screen's context if that merges.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    context.automaticallyMergesChangesFromParent = true
    return context
  }

  /// Runs a block with a new context on its queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a new context on its queue and gives what it gave.
  public func performBackgroundTask<Result, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> Result in try block(context) }
  }
}

/// A container that on Apple's systems synchronises with the cloud. Here it keeps everything on this machine and says so
/// once.
///
/// - Missing: synchronisation, sharing.
nonisolated open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
    super.init(name: name, managedObjectModel: model)
    tellOnce(
      "NSPersistentCloudKitContainer keeps \(name) on this machine; nothing is synchronised", by: "CoreData")
  }

  /// Would make the tables of the cloud. There is no cloud, so nothing is made; it has been said.
  open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = [])
    throws
  {}
  /// Whether the user may change an object: always, there are no shared ones.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether the user may delete an object: always, there are no shared ones.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether the user may change what a store has: always, there are no shared ones.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

/// How the tables of the cloud would be made.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let dryRun = Self(rawValue: 2)
  public static let printSchema = Self(rawValue: 4)
}
