import Foundation
import SashFoundation
import SashMessages

func noTunnels() -> NEVPNError {
  tellOnce("apps make no tunnels on this system.", by: "NetworkExtension")
  return NEVPNError(.configurationReadWriteFailed)
}
public struct NEVPNError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "NEVPNErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = NEVPNError
    case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale
    case configurationReadWriteFailed, configurationUnknown
  }
  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }
}
public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}
extension Notification.Name {
  public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statusdidchange")
  public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.changed")
}
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
}
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
  public enum AuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }
  open var authenticationMethod = AuthenticationMethod.none
  open var useExtendedAuthentication = false
  open var sharedSecretReference: Data?
  open var localIdentifier: String?
  open var remoteIdentifier: String?
}
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {}
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}
/// A tunnel. It stays closed here.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  open func startVPNTunnel() throws { throw noTunnels() }
  open func startVPNTunnel(options: [String: NSObject]?) throws { throw noTunnels() }
  open func stopVPNTunnel() {}
}
/// Keeps the settings of a tunnel. None can be read or saved here.
open class NEVPNManager: NSObject, @unchecked Sendable {
  nonisolated(unsafe) private static let only = NEVPNManager()
  open class func shared() -> NEVPNManager { only }
  public let connection = NEVPNConnection()
  open var protocolConfiguration: NEVPNProtocol?
  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var localizedDescription: String?
  open func loadFromPreferences() async throws { throw noTunnels() }
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    fail(completionHandler)
  }
  open func saveToPreferences() async throws { throw noTunnels() }
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    if let completionHandler { fail(completionHandler) } else { _ = noTunnels() }
  }
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    if let completionHandler { fail(completionHandler) } else { _ = noTunnels() }
  }
  private func fail(_ completion: @escaping ((any Error)?) -> Void) {
    let error = noTunnels()
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(error) }
  }
}
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { throw noTunnels() }
}
/// What the system knows of a wireless network.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  public let ssid: String
  public let bssid: String
  init(ssid: String, bssid: String) { (self.ssid, self.bssid) = (ssid, bssid) }
  /// No app is told the network here.
  open class func fetchCurrent() async -> NEHotspotNetwork? {
    _ = noTunnels()
    return nil
  }
}
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
  public let ssid: String
  open var joinOnce = false
  public init(ssid: String) { self.ssid = ssid }
  public init(ssid: String, passphrase: String, isWEP: Bool) { self.ssid = ssid }
}
/// Joins wireless networks: not here.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
  nonisolated(unsafe) public static let shared = NEHotspotConfigurationManager()
  open func apply(_ configuration: NEHotspotConfiguration) async throws { throw noTunnels() }
  open func apply(
    _ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let error = noTunnels()
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion?(error) }
  }
  open func removeConfiguration(forSSID SSID: String) {}
}
