import Foundation
import SashMessages

/// Looks for services on the local network.
///
/// - Missing: finding any: nobody who knows of services is asked. A browser that starts fails with a message.
public final class NWBrowser: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }
  /// What is looked for.
  public enum Descriptor: Equatable, Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }
  /// A service that has been found.
  public struct Result: Hashable, Sendable {
    public enum Metadata: Hashable, Sendable {
      case none
      case bonjour(NWTXTRecord)
    }
    /// How the result differs from the one before.
    public enum Change: Hashable, Sendable {
      public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let identical = Flags(rawValue: 1)
        public static let metadataChanged = Flags(rawValue: 2)
        public static let interfaceAdded = Flags(rawValue: 4)
        public static let interfaceRemoved = Flags(rawValue: 8)
      }
      case added(Result), removed(Result), identical
      case changed(old: Result, new: Result, flags: Flags)
    }
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }

  public let descriptor: Descriptor
  public let parameters: NWParameters
  private let lock = NSLock()
  private var now = State.setup
  private var onState: (@Sendable (State) -> Void)?
  private var onResults: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  private var runs: DispatchQueue?

  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }
  public var state: State { lock.withLock { now } }
  public var queue: DispatchQueue? { lock.withLock { runs } }
  public var browseResults: Set<Result> { [] }
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { onState } }
    set { lock.withLock { onState = newValue } }
  }
  @preconcurrency public var browseResultsChangedHandler:
    (@Sendable (_ results: Set<Result>, _ changes: Set<Result.Change>) -> Void)?
  {
    get { lock.withLock { onResults } }
    set { lock.withLock { onResults = newValue } }
  }

  public func start(queue: DispatchQueue) {
    lock.withLock { runs = queue }
    tellOnce("services on the network are not found: Bonjour is not there.")
    come(to: .failed(.dns(Bonjour.notRunning)))
  }
  public func cancel() { come(to: .cancelled) }

  private func come(to state: State) {
    let (handler, queue) = lock.withLock { () -> ((@Sendable (State) -> Void)?, DispatchQueue?) in
      if now == .cancelled { return (nil, nil) }
      now = state
      return (onState, runs)
    }
    if let handler { queue?.async { handler(state) } }
  }
}

/// What a service says of itself, words by words.
public struct NWTXTRecord: Hashable, Sendable {
  public private(set) var dictionary: [String: String]
  public init() { dictionary = [:] }
  public init(_ dictionary: [String: String]) { self.dictionary = dictionary }
  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { dictionary[key] = newValue }
  }
}
