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
open class NSPersistentStore: NSObject, @unchecked Sendable {
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
  open internal(set) var type: String
  /// Whether nothing can be written.
  open var isReadOnly = false
  /// What the store says about itself.
  open var metadata: [String: Any]! = [:]

  init(type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?) {
    (self.type, self.url, self.options) = (type, url, options)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    identifier = UUID().uuidString
  }
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
