@_exported import Dispatch
import Foundation

/// Which way data can go from this machine.
public struct NWPath: Equatable, Sendable {
  public enum Status: Equatable, Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Equatable, Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  public let status: Status
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Those that are up, wires before air, without the one that leads back to this machine.
  public let availableInterfaces: [NWInterface]
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public let supportsIPv4: Bool
  public let supportsIPv6: Bool
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether data can go by an interface of a kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// What connects this machine with others.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable, CaseIterable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let name: String
  public let index: Int
  public let type: InterfaceType
}

/// Watches whether this machine is connected, by what the kernel says of its interfaces, every second.
public final class NWPathMonitor: @unchecked Sendable, AsyncSequence {
  public typealias Element = NWPath
  private let wanted: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private let lock = NSLock()
  private var timer: (any DispatchSourceTimer)?
  private var last: NWPath?
  private var handler: (@Sendable (NWPath) -> Void)?

  public init() { (wanted, prohibited) = (nil, []) }
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    (wanted, prohibited) = (requiredInterfaceType, [])
  }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    (wanted, prohibited) = (nil, prohibitedInterfaceTypes)
  }
  deinit { timer?.cancel() }

  /// How it is now.
  public var currentPath: NWPath { lock.withLock { last } ?? NWPath.now(wanted, prohibited) }
  /// Called on the queue at the start, and when something has changed.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  public private(set) var queue: DispatchQueue?

  public func start(queue: DispatchQueue) {
    self.queue = queue
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(200))
    timer.setEventHandler { [weak self] in self?.look() }
    lock.withLock {
      self.timer?.cancel()
      self.timer = timer
    }
    timer.resume()
  }
  public func cancel() {
    lock.withLock {
      timer?.cancel()
      timer = nil
    }
  }
  private func look() {
    let path = NWPath.now(wanted, prohibited)
    let handler = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
      if timer == nil || last == path { return nil }
      last = path
      return self.handler
    }
    handler?(path)
  }

  /// The path now, and each time it changes.
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    let stream = AsyncStream<NWPath> { [self] continuation in
      pathUpdateHandler = { continuation.yield($0) }
      continuation.onTermination = { _ in self.cancel() }
      start(queue: DispatchQueue(label: "NWPathMonitor"))
    }
    return stream.makeAsyncIterator()
  }
}

extension NWPath {
  static func now(_ wanted: NWInterface.InterfaceType?, _ prohibited: [NWInterface.InterfaceType]) -> NWPath {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return of([], [], wanted, prohibited) }
    defer { freeifaddrs(first) }
    var (names, families): ([String], [String: Set<Int32>]) = ([], [:])
    var entry = first
    while let next = entry {
      entry = next.pointee.ifa_next
      let flags = Int32(bitPattern: next.pointee.ifa_flags)
      guard let address = next.pointee.ifa_addr, flags & Int32(IFF_UP) != 0,
        flags & Int32(IFF_RUNNING) != 0, flags & Int32(IFF_LOOPBACK) == 0
      else { continue }
      let family = Int32(address.pointee.sa_family)
      guard family == AF_INET || family == AF_INET6 else { continue }
      let name = String(cString: next.pointee.ifa_name)
      if !names.contains(name) { names.append(name) }
      families[name, default: []].insert(family)
    }
    let interfaces = names.map { NWInterface(name: $0, index: Int(if_nametoindex($0)), type: type(of: $0)) }
    return of(interfaces, Set(families.values.flatMap { $0 }), wanted, prohibited)
  }

  static func of(
    _ all: [NWInterface], _ families: Set<Int32>, _ wanted: NWInterface.InterfaceType?,
    _ prohibited: [NWInterface.InterfaceType]
  ) -> NWPath {
    let usable = all.filter { (wanted == nil || $0.type == wanted) && !prohibited.contains($0.type) }
    let order: [NWInterface.InterfaceType] = [.wiredEthernet, .wifi, .cellular, .other]
    let sorted = order.flatMap { type in usable.filter { $0.type == type } }
    return NWPath(
      status: sorted.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: sorted,
      supportsIPv4: !sorted.isEmpty && families.contains(AF_INET),
      supportsIPv6: !sorted.isEmpty && families.contains(AF_INET6))
  }

  /// By what the kernel says of the device; what is no device of its own is a bridge or a tunnel.
  private static func type(of name: String) -> NWInterface.InterfaceType {
    let folder = "/sys/class/net/\(name)"
    if FileManager.default.fileExists(atPath: folder + "/wireless") { return .wifi }
    if name.hasPrefix("wwan") || name.hasPrefix("ppp") { return .cellular }
    return FileManager.default.fileExists(atPath: folder + "/device") ? .wiredEthernet : .other
  }
}
