import Foundation
import SashDesktop
import SashFoundation

/// Work that is done while the app is not seen.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  /// Called once, on the main thread, when the time is over that the work may take: that of a look for news after half a minute,
  /// that of longer work when somebody sees the app again, and that of both when the app ends.
  open var expirationHandler: (() -> Void)?
  /// Told once when it is over.
  private let onEnd: @Sendable () -> Void
  private let lock = NSLock()
  private var isOver = false
  init(identifier: String, onEnd: @escaping @Sendable () -> Void) {
    (self.identifier, self.onEnd) = (identifier, onEnd)
  }
  // What nobody holds any more will not be completed.
  deinit { end() }
  open func setTaskCompleted(success: Bool) { end() }
  fileprivate func expire() { if !lock.withLock({ isOver }) { expirationHandler?() } }
  private func end() {
    let isFirst = lock.withLock {
      defer { isOver = true }
      return !isOver
    }
    if isFirst { onEnd() }
  }
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

/// Has work done while nobody sees the app: no window of it, or none that is not minimised. The app has to run.
///
/// - Missing: starting programs at times, by the timers of the system; wishes go with the end of the app. What a processing task
///   requires (power, network) is not waited for.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The one of the app.
  public static let shared = BGTaskScheduler { .shared }
  /// Where what is asked for waits.
  private let work: @MainActor @Sendable () -> BackgroundWork
  private let refreshTime: Double
  /// - Parameter refreshTime: Seconds that a look for news may take.
  init(
    refreshTime: Double = BackgroundWork.refreshTime,
    _ work: @escaping @MainActor @Sendable () -> BackgroundWork
  ) {
    (self.refreshTime, self.work) = (refreshTime, work)
    super.init()
  }
  private let lock = NSLock()
  private var known: Set<String> = []
  private var pending: [BGTaskRequest] = []
  /// What a handler that starts now is called for.
  private var begun: [String: BGTaskRequest] = [:]
  /// How many wishes of a kind there can be.
  private static let most = (refresh: 1, processing: 10)
  /// What Info.plist lets the app ask for; nil if it says nothing, as programs under development have none.
  private static let permitted =
    Bundle.main.infoDictionary?["BGTaskSchedulerPermittedIdentifiers"] as? [String]

  /// Why a wish was refused.
  public struct Error: _FrameworkError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    // Foundation's own ends the program here.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(_nsError.domain)
      hasher.combine(_nsError.code)
    }
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
      public typealias _ErrorType = BGTaskScheduler.Error
      case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
    }
    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
    public static var immediateRunIneligible: Code { .immediateRunIneligible }
  }

  /// Keeps what is to run; false if the name is taken, or Info.plist names others only.
  ///
  /// - Parameter queue: Where `launchHandler` is called; nil for one in the background.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    guard Self.permitted?.contains(identifier) != false, lock.withLock({ known.insert(identifier).inserted })
    else { return false }
    nonisolated(unsafe) let launchHandler = launchHandler
    onMain { [work] in
      work().register(identifier) { [self] in
        guard let request = lock.withLock({ begun.removeValue(forKey: identifier) }) else { return }
        let task = request.task { [self] in onMain { [work] in work().setGoingOn(identifier, false) } }
        work().setGoingOn(identifier, true, for: request.isRefresh ? .seconds(refreshTime) : .whileUnseen) {
          [weak task] in task?.expire()
        }
        (queue ?? .global(qos: .background)).async { launchHandler(task) }
      }
    }
    return true
  }
  /// Asks for work, once. It takes the place of what has been asked for by the same name.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    let (name, earliest) = (taskRequest.identifier, taskRequest.earliestBeginDate)
    if Self.permitted?.contains(name) == false { throw Error(.notPermitted) }
    try lock.withLock {
      let others = pending.filter { $0.identifier != name && $0.isRefresh == taskRequest.isRefresh }
      let most = taskRequest.isRefresh ? Self.most.refresh : Self.most.processing
      if others.count >= most { throw Error(.tooManyPendingTaskRequests) }
      pending.removeAll { $0.identifier == name }
      pending.append(taskRequest)
    }
    onMain { [work, self] in work().wish(name, notBefore: earliest) { [self] in begin(taskRequest) } }
  }
  /// The request waits no more: its work starts, here or in a scene.
  private func begin(_ request: BGTaskRequest) {
    lock.withLock {
      pending.removeAll { $0 === request }
      if known.contains(request.identifier) { begun[request.identifier] = request }
    }
  }
  private func take(_ identifier: String) -> BGTaskRequest? {
    lock.withLock { pending.firstIndex { $0.identifier == identifier }.map { pending.remove(at: $0) } }
  }
  /// Takes back what has been asked for by a name.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    _ = take(identifier)
    onMain { [work] in work().cancel(identifier) }
  }
  /// Takes back all that has been asked for.
  open func cancelAllTaskRequests() {
    let all = lock.withLock {
      defer { pending = [] }
      return pending.map(\.identifier)
    }
    onMain { [work] in for name in all { work().cancel(name) } }
  }
  /// Tells on the main thread what has been asked for and has not started.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    nonisolated(unsafe) let (completion, requests) = (completionHandler, lock.withLock { pending })
    DispatchQueue.main.async { completion(requests) }
  }
  /// What has been asked for and has not started.
  open func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { pending } }

  /// At once on the main thread, so that what is asked for first comes first.
  private func onMain(_ action: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let action = action
    if Thread.isMainThread {
      MainActor.assumeIsolated { action() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
    }
  }
}

extension BGTaskRequest {
  fileprivate var isRefresh: Bool { self is BGAppRefreshTaskRequest }
  fileprivate func task(_ onEnd: @escaping @Sendable () -> Void) -> BGTask {
    isRefresh
      ? BGAppRefreshTask(identifier: identifier, onEnd: onEnd)
      : BGProcessingTask(identifier: identifier, onEnd: onEnd)
  }
}
