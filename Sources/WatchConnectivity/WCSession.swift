import Foundation
import SashFoundation
import SashMessages

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// Why nothing reached the watch.
public struct WCError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "WCErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = WCError
    case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated,
      deviceNotPaired,
      watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes,
      messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace,
      sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
  }
  public static var genericError: Code { .genericError }
  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var deviceNotPaired: Code { .deviceNotPaired }
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  public static var notReachable: Code { .notReachable }
  public static var invalidParameter: Code { .invalidParameter }
  public static var payloadTooLarge: Code { .payloadTooLarge }
  public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
  public static var messageReplyFailed: Code { .messageReplyFailed }
  public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
  public static var fileAccessDenied: Code { .fileAccessDenied }
  public static var deliveryFailed: Code { .deliveryFailed }
  public static var insufficientSpace: Code { .insufficientSpace }
  public static var sessionInactive: Code { .sessionInactive }
  public static var transferTimedOut: Code { .transferTimedOut }
  public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
  public static var watchOnlyApp: Code { .watchOnlyApp }
}

/// Talks with the app on a watch. There is none: `isSupported()` is false, as on a device that no watch can be paired with,
/// and whoever talks anyway is told `WCError.sessionNotSupported`.
///
/// - Missing: watches.
open class WCSession: NSObject, @unchecked Sendable {
  private static let only = WCSession()
  open class var `default`: WCSession { only }
  override init() { super.init() }

  open class func isSupported() -> Bool { false }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var isCompanionAppInstalled: Bool { false }
  open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
  open var hasContentPending: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var watchDirectoryURL: URL? { nil }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  private func refuse() -> WCError {
    tellOnce("there are no watches; ask WCSession.isSupported() first.", by: "WatchConnectivity")
    return WCError(.sessionNotSupported)
  }

  /// Tells the delegate that there are no watches.
  open func activate() {
    let error = refuse()
    nonisolated(unsafe) let (session, delegate) = (self, delegate)
    DispatchQueue.main.async {
      delegate?.session(session, activationDidCompleteWith: .notActivated, error: error)
    }
  }
  /// Calls `errorHandler`, never `replyHandler`.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { refuse(errorHandler) }
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { refuse(errorHandler) }
  private func refuse(_ handler: ((any Error) -> Void)?) {
    let error = refuse()
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler?(error) }
  }
  /// Throws that there are no watches.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw refuse() }
  /// A transfer that has ended without success.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transfer(userInfo, isComplication: false)
  }
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer
  {
    transfer(userInfo, isComplication: true)
  }
  private func transfer(_ userInfo: [String: Any], isComplication: Bool) -> WCSessionUserInfoTransfer {
    let error = refuse()
    let transfer = WCSessionUserInfoTransfer(userInfo: userInfo, isComplication: isComplication)
    nonisolated(unsafe) let (session, delegate) = (self, delegate)
    DispatchQueue.main.async { delegate?.session(session, didFinish: transfer, error: error) }
    return transfer
  }
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let error = refuse()
    let transfer = WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
    nonisolated(unsafe) let (session, delegate) = (self, delegate)
    DispatchQueue.main.async { delegate?.session(session, didFinish: transfer, error: error) }
    return transfer
  }
}
