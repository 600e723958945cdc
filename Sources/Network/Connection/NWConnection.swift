import Foundation
import SashMessages

/// Bytes and messages from this program to another one, and back.
///
/// - Missing: TLS, web sockets and framers: connections that ask for one of these fail with a message. Services of Bonjour are not
///   found.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing, ready
    case failed(NWError)
    case cancelled
  }
  /// What is told when something has been sent.
  public enum SendCompletion {
    case contentProcessed(@Sendable (_ error: NWError?) -> Void)
    /// Nobody is told.
    case idempotent
  }
  /// What belongs to one message.
  public final class ContentContext: @unchecked Sendable {
    public let identifier: String
    public let isFinal: Bool
    public let relativePriority: Double
    public let expirationMilliseconds: UInt64
    public let protocolMetadata: [NWProtocolMetadata]
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
    ) {
      self.identifier = identifier
      (self.isFinal, relativePriority, expirationMilliseconds) = (isFinal, priority, expiration)
      protocolMetadata = metadata ?? []
    }
    public static let defaultMessage = ContentContext(identifier: "Message")
    /// The last one: nothing is sent after it.
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    /// A stream that does not end with a part.
    public static let defaultStream = ContentContext(identifier: "Stream")
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  private let lock = NSLock()
  private var shared = Shared()
  private struct Shared {
    var state = State.setup
    var onState: (@Sendable (State) -> Void)?
    var onPath: (@Sendable (NWPath) -> Void)?
    var onViability: (@Sendable (Bool) -> Void)?
    var onBetterPath: (@Sendable (Bool) -> Void)?
    var queue: DispatchQueue?
    var path: NWPath?
  }
  /// Everything below is touched here only.
  private let work = DispatchQueue(label: "NWConnection")
  private var socketStream: SocketStream?
  private var receives: [Receive] = []
  private var sends: [(Data, Bool, SendCompletion)] = []
  private var addresses: [SocketAddress] = []

  private struct Receive {
    let least: Int
    let most: Int
    let done: @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  }

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }
  /// One that a listener has accepted.
  init(accepted descriptor: Int32, from endpoint: NWEndpoint, first: Data?, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
    socketStream = SocketStream(descriptor, isDatagram: parameters.isDatagram, first: first, on: work)
  }
  deinit { socketStream?.close() }

  public var state: State { lock.withLock { shared.state } }
  public var queue: DispatchQueue? { lock.withLock { shared.queue } }
  /// The way that data takes, once it is known.
  public var currentPath: NWPath? { lock.withLock { shared.path } }
  /// Called on the queue with each state, the first one included.
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { shared.onState } }
    set { lock.withLock { shared.onState = newValue } }
  }
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { shared.onPath } }
    set { lock.withLock { shared.onPath = newValue } }
  }
  @preconcurrency public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { lock.withLock { shared.onViability } }
    set { lock.withLock { shared.onViability = newValue } }
  }
  /// Never called: a connection here keeps the way that it has.
  @preconcurrency public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { lock.withLock { shared.onBetterPath } }
    set { lock.withLock { shared.onBetterPath = newValue } }
  }
  public var debugDescription: String { "[\(endpoint) \(parameters)]" }

  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      defer { shared.queue = queue }
      return shared.queue == nil
    }
    if isFirst { work.async { self.begin() } }
  }
  /// Tries again, where the connection waits for a way.
  public func restart() {
    work.async { if case .waiting = self.state { self.begin() } }
  }
  /// Ends the connection once what has been sent is on its way.
  public func cancel() { work.async { self.finish(.cancelled, isForced: false) } }
  /// Ends the connection at once.
  public func forceCancel() { work.async { self.finish(.cancelled, isForced: true) } }
  public func cancelCurrentEndpoint() { forceCancel() }

  /// Sends bytes, or one message; with `isComplete` and the final context nothing follows.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    let ends = contentContext.isFinal && isComplete
    work.async {
      switch self.state {
      case .ready: self.send(content ?? Data(), ends, completion)
      case .failed(let error): self.tell(completion, error)
      case .cancelled: self.tell(completion, .posix(.ECANCELED))
      default: self.sends.append((content ?? Data(), ends, completion))
      }
    }
  }
  /// Receives so many bytes of a stream, as soon as the least are there or the stream has ended.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion:
      @escaping @Sendable (
        _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) {
    let receive = Receive(
      least: max(1, minimumIncompleteLength), most: max(1, maximumLength), done: completion)
    work.async {
      self.receives.append(receive)
      self.deliver()
    }
  }
  /// Receives one message; of a stream all of it.
  public func receiveMessage(
    completion:
      @escaping @Sendable (
        _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) { receive(minimumIncompleteLength: .max, maximumLength: .max, completion: completion) }
  /// Does several things that belong together.
  public func batch(_ block: () -> Void) { block() }

  // MARK: On the queue of the connection

  private func tell(_ action: @escaping @Sendable () -> Void) { queue?.async(execute: action) }
  private func tell(_ completion: SendCompletion, _ error: NWError?) {
    if case .contentProcessed(let done) = completion { tell { done(error) } }
  }
  private func come(to state: State) {
    let handler = lock.withLock { () -> (@Sendable (State) -> Void)? in
      shared.state = state
      return shared.onState
    }
    if let handler { tell { handler(state) } }
  }

  private func begin() {
    if case .cancelled = state { return }
    come(to: .preparing)
    if parameters.usesTLS {
      tellOnce(
        "connections with TLS are not there: \(endpoint) is not reached; URLSession reaches servers by HTTPS."
      )
      // errSSLProtocol
      return finish(.failed(.tls(-9800)), isForced: true)
    }
    if let socketStream { return ready(socketStream) }
    switch SocketAddress.all(of: endpoint, family: parameters.family, isDatagram: parameters.isDatagram) {
    case .failure(let error): come(to: .waiting(error))
    case .success(let all):
      addresses = all
      tryNext(.posix(.EHOSTUNREACH))
    }
  }

  /// Tries the addresses of the other side, one after another.
  private func tryNext(_ last: NWError) {
    guard !addresses.isEmpty else { return come(to: .waiting(last)) }
    let address = addresses.removeFirst()
    let type = parameters.isDatagram ? SOCK_DGRAM : SOCK_STREAM
    let descriptor = socket(
      address.family, Int32(type.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return tryNext(.last()) }
    if let error = prepare(descriptor, address.family) {
      close(descriptor)
      return tryNext(error)
    }
    let stream = SocketStream(descriptor, isDatagram: parameters.isDatagram, first: nil, on: work)
    socketStream = stream
    let result = address.withPointer { connect(descriptor, $0, $1) }
    if result == 0 { return ready(stream) }
    guard errno == EINPROGRESS else {
      let error = NWError.last()
      drop()
      return tryNext(error)
    }
    if let seconds = parameters.tcpOptions?.connectionTimeout, seconds > 0 {
      work.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self, weak stream] in
        guard let self, let stream, socketStream === stream, state == .preparing else { return }
        drop()
        tryNext(.posix(.ETIMEDOUT))
      }
    }
    stream.whenWritable { [weak self] in
      guard let self, socketStream === stream else { return }
      var (number, length) = (Int32(0), socklen_t(4))
      getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &number, &length)
      if number == 0 { return ready(stream) }
      drop()
      tryNext(.last(number))
    }
  }
  private func drop() {
    socketStream?.close()
    socketStream = nil
  }

  private func prepare(_ descriptor: Int32, _ family: Int32) -> NWError? {
    if parameters.allowLocalEndpointReuse { SocketOptions.set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1) }
    if let interface = parameters.requiredInterface {
      let result = interface.name.withCString {
        setsockopt(descriptor, SOL_SOCKET, SO_BINDTODEVICE, $0, socklen_t(interface.name.utf8.count))
      }
      if result != 0 { return .last() }
    }
    if let options = parameters.tcpOptions, family != AF_UNIX { SocketOptions.apply(options, to: descriptor) }
    if let local = parameters.requiredLocalEndpoint {
      switch SocketAddress.all(of: local, family: family, isDatagram: parameters.isDatagram) {
      case .failure(let error): return error
      case .success(let all):
        if all.first?.withPointer({ bind(descriptor, $0, $1) }) != 0 { return .last() }
      }
    }
    return nil
  }

  private func ready(_ stream: SocketStream) {
    var path = NWPath.now(nil, [])
    var (mine, other) = (SocketAddress(), SocketAddress())
    if mine.fill({ getsockname(stream.descriptor, $0, $1) }) == 0 { path.localEndpoint = mine.endpoint }
    if other.fill({ getpeername(stream.descriptor, $0, $1) }) == 0 { path.remoteEndpoint = other.endpoint }
    let known = path
    let (onPath, onViability) = lock.withLock {
      shared.path = path
      return (shared.onPath, shared.onViability)
    }
    come(to: .ready)
    tell {
      onPath?(known)
      onViability?(true)
    }
    let waiting = sends
    sends = []
    for (data, ends, completion) in waiting { send(data, ends, completion) }
    deliver()
  }

  private func send(_ data: Data, _ ends: Bool, _ completion: SendCompletion) {
    socketStream?.send(data, ends: ends) { [weak self] error in self?.tell(completion, error) }
  }

  /// Hands over what has come to those who wait for it, and reads on only while somebody waits.
  private func deliver() {
    while let receive = receives.first {
      if case .failed(let error) = state {
        receives.removeFirst()
        tell { receive.done(nil, nil, false, error) }
        continue
      }
      if state == .cancelled {
        receives.removeFirst()
        tell { receive.done(nil, nil, false, .posix(.ECANCELED)) }
        continue
      }
      guard state == .ready, let stream = socketStream else { return }
      guard let part = stream.take(least: receive.least, most: receive.most) else {
        return stream.read { [weak self] in self?.deliver() }
      }
      receives.removeFirst()
      let context: ContentContext = parameters.isDatagram ? .defaultMessage : .defaultStream
      tell {
        receive.done(part.data, part.error == nil ? context : nil, part.isComplete, part.error)
      }
      if let error = part.error { finish(.failed(error), isForced: true) }
    }
  }

  private func finish(_ goal: State, isForced: Bool) {
    switch state {
    case .cancelled: return
    case .failed where goal != .cancelled: return
    default: break
    }
    come(to: goal)
    if let stream = socketStream { if isForced { stream.close() } else { stream.closeWhenSent() } }
    socketStream = nil
    let error: NWError = if case .failed(let error) = goal { error } else { .posix(.ECANCELED) }
    let waiting = sends
    sends = []
    for (_, _, completion) in waiting { tell(completion, error) }
    deliver()
  }
}
