import Foundation

/// The key of a store's kind in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's name in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// A store in a file of SQLite.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// An open store of objects.
nonisolated open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The coordinator that opened it.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The group of entities that it keeps.
  open internal(set) var configurationName: String
  /// What it was opened with.
  open internal(set) var options: [AnyHashable: Any]?
  /// Where it lies.
  open var url: URL?
  /// Its name, which is part of the names of its objects.
  open var identifier: String!
  /// The kind of the store.
  open var type: String { kind }
  var kind = ""
  /// Whether nothing can be written.
  open var isReadOnly = false
  /// What the store says about itself.
  open var metadata: [String: Any]! = [:]

  /// A store at a place; own kinds of stores add to this what they need.
  public init(
    persistentStoreCoordinator root: NSPersistentStoreCoordinator?, configurationName name: String?,
    at url: URL, options: [AnyHashable: Any]? = nil
  ) {
    (self.url, self.options) = (url, options)
    configurationName = name ?? Self.allEntities
    identifier = UUID().uuidString
    super.init()
    persistentStoreCoordinator = root
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
  }

  /// What the group of entities is called that has all of them.
  static let allEntities = "PF_DEFAULT_CONFIGURATION_NAME"
  /// The name of the group of entities that it keeps, nil if it keeps all.
  var configuration: String? { configurationName == Self.allEntities ? nil : configurationName }

  /// Reads what the store says about itself.
  open func loadMetadata() throws {}
  /// Called when a coordinator has it.
  open func didAdd(to coordinator: NSPersistentStoreCoordinator) {}
  /// Called before a coordinator gives it up.
  open func willRemove(from coordinator: NSPersistentStoreCoordinator?) {}
  /// What a store that is not open says about itself; own kinds of stores say it here.
  open class func metadataForPersistentStore(with url: URL) throws -> [String: Any] { [:] }
  /// Writes what a store says about itself; own kinds of stores do it here.
  open class func setMetadata(_ metadata: [String: Any]?, forPersistentStoreAt url: URL) throws {}
}

extension NSPersistentStore {
  /// The kinds of stores.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }
}
