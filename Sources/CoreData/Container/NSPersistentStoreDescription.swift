import Foundation
import SashMessages

/// How a store is opened.
open class NSPersistentStoreDescription: NSObject {
  /// The kind of the store, SQLite unless it is set.
  open var type = NSSQLiteStoreType
  /// The group of entities that it keeps.
  open var configuration: String?
  /// Where it lies.
  open var url: URL?
  /// The options that were set.
  open private(set) var options: [String: NSObject] = [:]
  /// Whether nothing can be written.
  open var isReadOnly = false
  /// How long a locked store is waited for, in seconds; where nobody sets it, five seconds.
  open var timeout: TimeInterval = 240 {
    didSet { options[NSPersistentStoreTimeoutOption] = timeout as NSNumber }
  }
  /// The pragmas of SQLite.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// Whether the store is opened while the program goes on.
  open var shouldAddStoreAsynchronously = false
  /// Whether a store of an older model is brought to the newer one.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way from the older model is found by comparing.
  open var shouldInferMappingModelAutomatically = true
  /// Kept for code that sets it: nothing is synchronised here, which is told once.
  ///
  /// - Missing: synchronisation.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
    didSet {
      guard cloudKitContainerOptions != nil else { return }
      tellOnce("cloudKitContainerOptions have no effect; nothing is synchronised", by: "CoreData")
    }
  }

  /// A store at a place.
  public init(url: URL) { self.url = url }
  /// A store without a place so far.
  public override init() { super.init() }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Sets a pragma of SQLite.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

  var allOptions: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = options
    all[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: shouldMigrateStoreAutomatically)
    all[NSInferMappingModelAutomaticallyOption] = NSNumber(value: shouldInferMappingModelAutomatically)
    all[NSReadOnlyPersistentStoreOption] = NSNumber(value: isReadOnly)
    if !sqlitePragmas.isEmpty { all[NSSQLitePragmasOption] = sqlitePragmas }
    return all
  }
}

/// How a store would be synchronised.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The name of the container.
  public let containerIdentifier: String
  /// Options of a container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
