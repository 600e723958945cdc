import Foundation
import SashDesktop

extension ProcessInfo {
  /// How warm the machine is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// From the thermal zones of the kernel: the share of the temperature at which it takes measures.
  public var thermalState: ThermalState {
    let zones = "/sys/class/thermal"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: zones)) ?? []
    func number(_ path: String) -> Double? {
      (try? String(contentsOfFile: path, encoding: .utf8)).flatMap {
        Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
    let shares = names.filter { $0.hasPrefix("thermal_zone") }.compactMap { name -> Double? in
      guard let now = number("\(zones)/\(name)/temp"),
        let limit = number("\(zones)/\(name)/trip_point_0_temp"), limit > 0
      else { return nil }
      return now / limit
    }
    switch shares.max() ?? 0 {
    case ..<0.9: return .nominal
    case ..<0.97: return .fair
    case ..<1: return .serious
    default: return .critical
    }
  }
  /// Whether the person has the system save power: what the desktop says, or the profile of the machine where it does not.
  public var isLowPowerModeEnabled: Bool {
    if let isOn = PowerSaver.isOn { return isOn }
    let profile = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
    return profile?.hasPrefix("low-power") ?? false
  }
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  /// Whether power is saved has changed. Posted in programs with windows, where the desktop says so.
  public static let NSProcessInfoPowerStateDidChange = PowerSaver.changed
}

extension FileManager {
  /// Nil: there is no storage that devices share.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Nil: nobody is signed in to such a storage.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// False: no file is in such a storage.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
}

/// Runs `body`; objects are released by counts here, so no pool is needed.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Seconds since the first moment of 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
public typealias CFAbsoluteTime = Double

/// Locks that belong to objects, as `@synchronized` has them.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()
  private let lock = NSLock()
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]

  func enter(_ object: AnyObject) {
    let own = lock.withLock {
      let entry = locks[ObjectIdentifier(object)] ?? (NSRecursiveLock(), 0)
      locks[ObjectIdentifier(object)] = (entry.lock, entry.users + 1)
      return entry.lock
    }
    own.lock()
  }
  func exit(_ object: AnyObject) -> Bool {
    lock.withLock {
      guard let entry = locks[ObjectIdentifier(object)] else { return false }
      entry.lock.unlock()
      locks[ObjectIdentifier(object)] = entry.users > 1 ? (entry.lock, entry.users - 1) : nil
      return true
    }
  }
}
/// Waits until no other thread is between this and `objc_sync_exit` with the same object.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.enter(obj as AnyObject)
  return 0
}
/// Lets others go on.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.exit(obj as AnyObject) ? 0 : -1
}
