import Foundation
import SashMessages

public let CXErrorDomain = "com.apple.CallKit.error"
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// Says once that there are no calls, and is what to answer with.
func noCalls(_ domain: String) -> NSError {
  tellOnce("there are no calls on this system.", by: "CallKit")
  return NSError(
    domain: domain, code: 1, userInfo: [NSLocalizedDescriptionKey: "There are no calls on this system."])
}

public enum CXCallEndedReason: Int, Sendable {
  case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// Who is called.
open class CXHandle: NSObject, @unchecked Sendable {
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
open class CXCallUpdate: NSObject, @unchecked Sendable {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = false
  open var supportsGrouping = false
  open var supportsUngrouping = false
  open var supportsDTMF = false
  open var hasVideo = false
}
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  public let localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true
  open var supportsVideo = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public override init() { localizedName = nil }
  public init(localizedName: String) { self.localizedName = localizedName }
}

/// What an app tells a telephone of its calls. There is none here.
///
/// - Missing: calls.
open class CXProvider: NSObject, @unchecked Sendable {
  open var configuration: CXProviderConfiguration
  private weak var delegate: (any CXProviderDelegate)?
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
    nonisolated(unsafe) let told = delegate
    let provider = self
    (queue ?? .main).async { told?.providerDidBegin(provider) }
  }
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(noCalls(CXErrorDomainIncomingCall)) }
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    throw noCalls(CXErrorDomainIncomingCall)
  }
  open class func reportNewIncomingVoIPPushPayload(
    _ dictionaryPayload: [AnyHashable: Any], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completion?(noCalls(CXErrorDomainIncomingCall)) }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  open func invalidate() { delegate?.providerDidReset(self) }
  open var pendingTransactions: [CXTransaction] { [] }
}
public protocol CXProviderDelegate: AnyObject {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}
extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}

open class CXAction: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public private(set) var isComplete = false
  open var timeoutDate: Date { .distantFuture }
  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}
open class CXCallAction: CXAction, @unchecked Sendable {
  public let callUUID: UUID
  public init(call callUUID: UUID) { self.callUUID = callUUID }
}
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  open var handle: CXHandle
  open var contactIdentifier: String?
  open var isVideo = false
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  open var isOnHold: Bool
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  open var isMuted: Bool
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}
open class CXTransaction: NSObject, @unchecked Sendable {
  public private(set) var actions: [CXAction]
  public let uuid = UUID()
  public init(actions: [CXAction]) { self.actions = actions }
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  open func addAction(_ action: CXAction) { actions.append(action) }
}
open class CXCall: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { true }
}
/// Asks for calls to be begun and ended, and watches them. There are none.
open class CXCallController: NSObject, @unchecked Sendable {
  public let callObserver = CXCallObserver()
  public init(queue: DispatchQueue = .main) {}
  open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
    completion(noCalls(CXErrorDomainRequestTransaction))
  }
  open func request(_ transaction: CXTransaction) async throws {
    throw noCalls(CXErrorDomainRequestTransaction)
  }
  open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void)
  {
    completion(noCalls(CXErrorDomainRequestTransaction))
  }
}
open class CXCallObserver: NSObject, @unchecked Sendable {
  open var calls: [CXCall] { [] }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
public protocol CXCallObserverDelegate: AnyObject {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
