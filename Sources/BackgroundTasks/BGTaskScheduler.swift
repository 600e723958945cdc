import Foundation
import SashMessages

/// Work that is done while the app is not seen.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}

/// A wish to have work done later.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?
  init(identifier: String) { self.identifier = identifier }
}
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public override init(identifier: String) { super.init(identifier: identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// Has work done while the app is not seen. Nothing starts apps for that here: each wish is refused, as on a simulator.
///
/// - Missing: starting programs at times, by the timers of the system.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public static let shared = BGTaskScheduler()
  private override init() { super.init() }
  private let lock = NSLock()
  private var known: Set<String> = []

  /// Why a wish was refused.
  public struct Error: Swift.Error, CustomNSError, Equatable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let errorDomain = "BGTaskSchedulerErrorDomain"
    public var errorCode: Int { code.rawValue }
    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }

  /// Keeps what is to run; false if the name is taken. Nothing ever runs it.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { lock.withLock { known.insert(identifier).inserted } }
  /// Throws that there is no such service.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    tellOnce(
      "nothing here starts apps for work in the background; each request is refused.", by: "BackgroundTasks")
    throw Error(.unavailable)
  }
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion([]) }
  }
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
