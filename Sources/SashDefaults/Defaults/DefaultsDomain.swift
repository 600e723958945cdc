import Foundation

/// The stores behind user defaults: one a domain, whichever `UserDefaults` object asks for it.
package enum DefaultsDomain {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var stores: [String: KeyedStore] = [:]
  nonisolated(unsafe) private static var registered: [String: PropertyListValue] = [:]
  nonisolated(unsafe) private static var addedSuites: [String] = []
  /// The program's own domain.
  static let own = UserFolders.programName

  static func store(_ name: String) -> KeyedStore {
    lock.withLock {
      if let known = stores[name] { return known }
      let safe = name.replacingOccurrences(of: "/", with: "_")
      let store = KeyedStore(file: UserFolders.configuration.appendingPathComponent(safe + ".plist"))
      stores[name] = store
      return store
    }
  }

  /// What `register(defaults:)` has set, for all domains.
  static func registeredValue(_ key: String) -> PropertyListValue? { lock.withLock { registered[key] } }
  static var allRegistered: [String: PropertyListValue] { lock.withLock { registered } }
  static func register(_ values: [String: PropertyListValue]) {
    lock.withLock { registered.merge(values) { _, new in new } }
  }

  /// Suites that are searched after the program's own domain, the latest first.
  static var suites: [String] { lock.withLock { addedSuites } }
  static func add(suite: String) {
    lock.withLock {
      addedSuites.removeAll { $0 == suite }
      addedSuites.insert(suite, at: 0)
    }
  }
  static func remove(suite: String) { lock.withLock { addedSuites.removeAll { $0 == suite } } }
}

extension UserDefaults {
  /// The name of the domain that this object writes to.
  var domainName: String { suiteNameField ?? DefaultsDomain.own }
  /// Where this object writes to, and reads from first.
  package var keyedStore: KeyedStore { DefaultsDomain.store(domainName) }

  /// What `UserDefaults(suiteName:)` was given: a private field of Foundation's class.
  var suiteNameField: String? {
    guard let offset = UserDefaults.suiteNameOffset else { return nil }
    return UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()).load(
      fromByteOffset: offset, as: String?.self)
  }
}
