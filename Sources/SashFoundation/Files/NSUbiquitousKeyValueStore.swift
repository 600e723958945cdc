import Foundation
import SashMessages

/// Values that a person's devices share. Here they are kept on this machine alone, in a domain of the user's defaults.
///
/// - Missing: sharing them with other devices.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  open class var `default`: NSUbiquitousKeyValueStore { shared }
  nonisolated(unsafe) private static let shared = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let store: UserDefaults = {
    tellOnce("NSUbiquitousKeyValueStore keeps its values on this machine; they are not shared with others.")
    let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return UserDefaults(suiteName: program + ".shared-values") ?? .standard
  }()

  open func object(forKey aKey: String) -> Any? { store.object(forKey: aKey) }
  open func set(_ anObject: Any?, forKey aKey: String) { store.set(anObject, forKey: aKey) }
  open func removeObject(forKey aKey: String) { store.removeObject(forKey: aKey) }
  open func string(forKey aKey: String) -> String? { store.string(forKey: aKey) }
  open func array(forKey aKey: String) -> [Any]? { store.array(forKey: aKey) }
  open func dictionary(forKey aKey: String) -> [String: Any]? { store.dictionary(forKey: aKey) }
  open func data(forKey aKey: String) -> Data? { store.data(forKey: aKey) }
  open func longLong(forKey aKey: String) -> Int64 { Int64(store.integer(forKey: aKey)) }
  open func double(forKey aKey: String) -> Double { store.double(forKey: aKey) }
  open func bool(forKey aKey: String) -> Bool { store.bool(forKey: aKey) }
  open func set(_ value: Int64, forKey aKey: String) { store.set(Int(value), forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { store.set(value, forKey: aKey) }
  open func set(_ value: Bool, forKey aKey: String) { store.set(value, forKey: aKey) }
  open var dictionaryRepresentation: [String: Any] { store.dictionaryRepresentation() }
  /// Writes what is in memory to disk.
  @discardableResult open func synchronize() -> Bool { store.synchronize() }
}

// What is told of values that came from elsewhere: none do here.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
