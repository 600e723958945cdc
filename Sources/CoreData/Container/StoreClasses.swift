import Foundation

/// The kinds of stores that apps have made known.
enum StoreClasses {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: NSPersistentStore.Type] = [
    NSBinaryStoreType: BinaryStore.self
  ]

  static func find(_ type: String) -> NSPersistentStore.Type? { lock.withLock { known[type] } }
  static func set(_ type: NSPersistentStore.Type?, for name: String) { lock.withLock { known[name] = type } }
}

extension NSPersistentStoreCoordinator {
  /// Makes a kind of stores known: a subclass of `NSIncrementalStore` or `NSAtomicStore`; nil takes it back.
  public class func registerStoreClass(_ storeClass: AnyClass?, forStoreType storeType: String) {
    guard let storeClass else { return StoreClasses.set(nil, for: storeType) }
    guard let type = storeClass as? NSPersistentStore.Type, storeClass is any OwnStore.Type else {
      fatalError("\(storeClass) is neither an NSIncrementalStore nor an NSAtomicStore")
    }
    StoreClasses.set(type, for: storeType)
  }
  /// Makes a kind of stores known.
  public class func registerStoreClass(_ storeClass: AnyClass?, type: NSPersistentStore.StoreType) {
    registerStoreClass(storeClass, forStoreType: type.rawValue)
  }

  /// Makes a store of an app's own kind and has it read what it holds.
  func makeOwn(
    _ type: NSPersistentStore.Type, _ configuration: String?, _ url: URL, _ options: [AnyHashable: Any]?
  ) throws -> NSPersistentStore {
    let store: NSPersistentStore
    if let type = type as? NSIncrementalStore.Type {
      store = type.init(_coordinator: self, configuration: configuration, url: url, options: options)
      store.persistentStoreCoordinator = self
      try store.loadMetadata()
    } else if let type = type as? NSAtomicStore.Type {
      let made = type.init(_coordinator: self, configuration: configuration, url: url, options: options)
      made.persistentStoreCoordinator = self
      try made.loadMetadata()
      try made.load()
      store = made
    } else {
      fatalError("\(type) is neither an NSIncrementalStore nor an NSAtomicStore")
    }
    if let uuid = store.metadata?[NSStoreUUIDKey] as? String { store.identifier = uuid }
    return store
  }
}
