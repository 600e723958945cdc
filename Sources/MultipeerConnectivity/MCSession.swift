import Foundation
import SashFoundation
import SashMessages

public let MCErrorDomain = "MCErrorDomain"
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

public struct MCError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { MCErrorDomain }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = MCError
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  public static var unknown: Code { .unknown }
  public static var notConnected: Code { .notConnected }
  public static var invalidParameter: Code { .invalidParameter }
  public static var unsupported: Code { .unsupported }
  public static var timedOut: Code { .timedOut }
  public static var cancelled: Code { .cancelled }
  public static var unavailable: Code { .unavailable }
}
func noPeers() -> MCError {
  tellOnce("devices nearby are not looked for on this system.", by: "MultipeerConnectivity")
  return MCError(.unavailable)
}

open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
  public let displayName: String
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

/// A group of devices nearby. There are none but this one.
///
/// - Missing: devices nearby.
open class MCSession: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  open weak var delegate: (any MCSessionDelegate)?
  open var connectedPeers: [MCPeerID] { [] }
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
    encryptionPreference: MCEncryptionPreference = .optional
  ) {
    (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
  }
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    _ = noPeers()
    throw MCError(.notConnected)
  }
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(noPeers())
    return nil
  }
  open func disconnect() {}
}
public protocol MCSessionDelegate: AnyObject {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
  }
  open func startAdvertisingPeer() { delegate?.advertiser(self, didNotStartAdvertisingPeer: noPeers()) }
  open func stopAdvertisingPeer() {}
}
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
  {}
}
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
  }
  open func startBrowsingForPeers() { delegate?.browser(self, didNotStartBrowsingForPeers: noPeers()) }
  open func stopBrowsingForPeers() {}
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  public let session: MCSession
  public let serviceType: String
  open weak var delegate: AnyObject?
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    (self.serviceType, self.session) = (serviceType, session)
  }
  open func start() { _ = noPeers() }
  open func stop() {}
}
