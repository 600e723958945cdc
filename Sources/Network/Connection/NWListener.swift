import Foundation
import SashMessages

/// Waits for other programs that connect to this one.
///
/// - Missing: telling others on the network of a service (Bonjour).
public final class NWListener: @unchecked Sendable, CustomDebugStringConvertible {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }
  /// A service that others are to find.
  public struct Service: Equatable, Sendable {
    public var name: String?
    public var type: String
    public var domain: String?
    public init(name: String? = nil, type: String, domain: String? = nil) {
      (self.name, self.type, self.domain) = (name, type, domain)
    }
  }
  /// No limit at all.
  public static let InfiniteConnectionLimit = Int.max

  public let parameters: NWParameters
  private let wish: NWEndpoint.Port
  private let lock = NSLock()
  private var shared = Shared()
  private struct Shared {
    var state = State.setup
    var onState: (@Sendable (State) -> Void)?
    var onConnection: (@Sendable (NWConnection) -> Void)?
    var queue: DispatchQueue?
    var port: NWEndpoint.Port?
    var limit = InfiniteConnectionLimit
    var service: Service?
  }
  private let work = DispatchQueue(label: "NWListener")
  private var gate: SocketGate?

  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    (self.parameters, wish) = (parameters, port)
    if parameters.usesTLS {
      tellOnce("connections with TLS are not there, so nobody can be waited for with it.")
      throw NWError.tls(-9800)
    }
  }
  public convenience init(service: Service, using parameters: NWParameters) throws {
    try self.init(using: parameters)
    self.service = service
  }

  public var state: State { lock.withLock { shared.state } }
  public var queue: DispatchQueue? { lock.withLock { shared.queue } }
  /// The port that others connect to, once it is ready.
  public var port: NWEndpoint.Port? { lock.withLock { shared.port } }
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { shared.onState } }
    set { lock.withLock { shared.onState = newValue } }
  }
  /// Called with each connection, which is to be started or cancelled.
  @preconcurrency public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { lock.withLock { shared.onConnection } }
    set { lock.withLock { shared.onConnection = newValue } }
  }
  /// How many connections more are taken.
  public var newConnectionLimit: Int {
    get { lock.withLock { shared.limit } }
    set { lock.withLock { shared.limit = newValue } }
  }
  public var service: Service? {
    get { lock.withLock { shared.service } }
    set {
      lock.withLock { shared.service = newValue }
      if let newValue {
        tellOnce("the service \(newValue.type) is not made known on the network: Bonjour is not there.")
      }
    }
  }
  public var debugDescription: String { "[\(parameters) \(port ?? wish)]" }

  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      defer { shared.queue = queue }
      return shared.queue == nil
    }
    if isFirst { work.async { self.begin() } }
  }
  public func cancel() {
    work.async {
      self.gate?.shut()
      self.gate = nil
      self.come(to: .cancelled)
    }
  }

  private func come(to state: State) {
    let (handler, queue) = lock.withLock { () -> ((@Sendable (State) -> Void)?, DispatchQueue?) in
      if shared.state == .cancelled { return (nil, nil) }
      shared.state = state
      return (shared.onState, shared.queue)
    }
    if let handler { queue?.async { handler(state) } }
  }

  private func begin() {
    if state == .cancelled { return }
    var descriptor = Int32(-1)
    var address = SocketAddress()
    do throws(NWError) {
      (descriptor, address) = try bound()
      if !parameters.isDatagram, listen(descriptor, 128) != 0 { throw .last() }
    } catch {
      if descriptor >= 0 { close(descriptor) }
      return come(to: .failed(error))
    }
    if case .hostPort(_, let port)? = address.endpoint { lock.withLock { shared.port = port } }
    let socket = OpenSocket(descriptor)
    let gate = SocketGate(socket, .read, on: work) { [weak self] in self?.accept(from: socket.descriptor) }
    self.gate = gate
    gate.open()
    come(to: .ready)
  }

  /// A socket at the port that is wished for, and where it is.
  private func bound() throws(NWError) -> (Int32, SocketAddress) {
    let local = parameters.requiredLocalEndpoint
    let wantsFour = parameters.family == AF_INET
    var endpoint =
      local
      ?? .hostPort(
        host: wantsFour
          ? .ipv4(parameters.acceptLocalOnly ? .loopback : .any)
          : .ipv6(parameters.acceptLocalOnly ? .loopback : .any), port: wish)
    // Machines without the longer addresses.
    if local == nil, !wantsFour, !FileManager.default.fileExists(atPath: "/proc/net/if_inet6") {
      endpoint = .hostPort(host: .ipv4(parameters.acceptLocalOnly ? .loopback : .any), port: wish)
    }
    let wish = try SocketAddress.all(of: endpoint, family: AF_UNSPEC, isDatagram: parameters.isDatagram).get()
    guard let wish = wish.first else { throw .posix(.EADDRNOTAVAIL) }
    let descriptor = newSocket(wish.family)
    guard descriptor >= 0 else { throw .last() }
    if wish.withPointer({ bind(descriptor, $0, $1) }) != 0 {
      let error = NWError.last()
      close(descriptor)
      throw error
    }
    var address = SocketAddress()
    if address.fill({ getsockname(descriptor, $0, $1) }) != 0 { address = wish }
    return (descriptor, address)
  }
  private func newSocket(_ family: Int32) -> Int32 {
    let type = parameters.isDatagram ? SOCK_DGRAM : SOCK_STREAM
    let descriptor = socket(family, Int32(type.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    if descriptor >= 0 {
      SocketOptions.set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
      // The shorter addresses come to it too.
      if family == AF_INET6 { SocketOptions.set(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
    }
    return descriptor
  }

  private func accept(from descriptor: Int32) {
    while true {
      var other = SocketAddress()
      var first: Data?
      var taken = Int32(-1)
      if parameters.isDatagram {
        var bytes = [UInt8](repeating: 0, count: 65536)
        let capacity = bytes.count
        var count = 0
        _ = other.fill { address, length in
          count = recvfrom(descriptor, &bytes, capacity, 0, address, length)
          return Int32(clamping: count)
        }
        guard count >= 0 else { return }
        first = Data(bytes.prefix(count))
        taken = newSocket(other.family)
        var mine = SocketAddress()
        guard taken >= 0, mine.fill({ getsockname(descriptor, $0, $1) }) == 0,
          mine.withPointer({ bind(taken, $0, $1) }) == 0, other.withPointer({ connect(taken, $0, $1) }) == 0
        else {
          if taken >= 0 { close(taken) }
          continue
        }
      } else {
        _ = other.fill { address, length in
          taken = Foundation.accept(descriptor, address, length)
          return taken
        }
        guard taken >= 0 else { return }
        _ = fcntl(taken, F_SETFL, O_NONBLOCK)
        _ = fcntl(taken, F_SETFD, FD_CLOEXEC)
        if let options = parameters.tcpOptions, other.family != AF_UNIX {
          SocketOptions.apply(options, to: taken)
        }
      }
      let (handler, queue, isWanted) = lock.withLock {
        let isWanted = shared.limit > 0
        if isWanted, shared.limit != Self.InfiniteConnectionLimit { shared.limit -= 1 }
        return (shared.onConnection, shared.queue, isWanted)
      }
      let endpoint = other.endpoint ?? .unix(path: "")
      let connection = NWConnection(accepted: taken, from: endpoint, first: first, using: parameters)
      guard let handler, isWanted else {
        connection.cancel()
        continue
      }
      queue?.async { handler(connection) }
    }
  }
}
