import Foundation
import SashCore

/// The machine.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  public static let current = UIDevice()
  fileprivate override nonisolated init() { super.init() }

  /// The name of the machine in its network.
  public var name: String { ProcessInfo.processInfo.hostName }
  public var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
  public var localizedModel: String { model }
  public var systemName: String { "Linux" }
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }
  /// A phone while the window is as narrow as one, else a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.idiom }
  nonisolated static var idiom: UIUserInterfaceIdiom {
    let size = MainScreen.current.size
    return min(size.width, size.height) < 600 ? .phone : .pad
  }
  /// How the window stands: machines that are not held have no other orientation.
  public var orientation: UIDeviceOrientation {
    let size = MainScreen.current.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The same for each start of the program, another for each user.
  public var identifierForVendor: UUID? {
    let key = "UIDevice.identifierForVendor"
    if let text = UserDefaults.standard.string(forKey: key), let id = UUID(uuidString: text) { return id }
    let id = UUID()
    UserDefaults.standard.set(id.uuidString, forKey: key)
    return id
  }
  /// - Missing: following a battery.
  public var isBatteryMonitoringEnabled = false {
    didSet {
      if isBatteryMonitoringEnabled { runtimeWarning("UIDevice does not know the battery of this machine.") }
    }
  }
  /// Not known.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  /// Whether something near the screen is told of. No machine here looks.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set { if newValue { runtimeWarning("UIDevice does not know what is near the screen.") } }
  }
  public var proximityState: Bool { false }
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  public var isMultitaskingSupported: Bool { true }
  /// - Missing: telling when the window is turned from upright to wide.
  public func beginGeneratingDeviceOrientationNotifications() {
    runtimeWarning("UIDevice does not tell when the orientation changes: follow the size of the window.")
  }
  public func endGeneratingDeviceOrientationNotifications() {}
  /// - Missing: posting it when the window is turned from upright to wide.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// - Missing: posting it.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// - Missing: posting it.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}
