import Foundation

/// Watches whether this machine is connected. The kernel tells what changes of its interfaces, addresses and routes; nothing runs
/// while nothing changes.
public final class NWPathMonitor: @unchecked Sendable, AsyncSequence {
  public typealias Element = NWPath
  private let wanted: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private let lock = NSLock()
  private var watch: RouteWatch?
  private var last: NWPath?
  private var handler: (@Sendable (NWPath) -> Void)?

  public init() { (wanted, prohibited) = (nil, []) }
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    (wanted, prohibited) = (requiredInterfaceType, [])
  }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    (wanted, prohibited) = (nil, prohibitedInterfaceTypes)
  }
  deinit { watch?.cancel() }

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
    let watch = RouteWatch(queue: queue) { [weak self] in self?.look() }
    lock.withLock {
      self.watch?.cancel()
      self.watch = watch
    }
    queue.async { [weak self] in self?.look() }
  }
  public func cancel() {
    lock.withLock {
      watch?.cancel()
      watch = nil
    }
  }
  private func look() {
    let path = NWPath.now(wanted, prohibited)
    let handler = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
      if watch == nil || last == path { return nil }
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

/// Hears from the kernel that interfaces, addresses or routes have changed.
final class RouteWatch: @unchecked Sendable {
  private var source: (any DispatchSourceProtocol)?
  private let lock = NSLock()
  private var isScheduled = false
  private let queue: DispatchQueue
  private let onChange: @Sendable () -> Void
  /// Seconds after the first of several changes, which come together.
  private static let pause = 0.1
  /// Seconds between two looks where the kernel tells nothing.
  private static let interval = 5.0

  /// - Source: rtnetlink(7): the groups of links (1), of addresses (0x10, 0x100) and of routes (0x40, 0x400)
  init(queue: DispatchQueue, _ onChange: @escaping @Sendable () -> Void) {
    (self.queue, self.onChange) = (queue, onChange)
    let (family, routes, groups): (Int32, Int32, UInt32) = (16, 0, 0x1 | 0x10 | 0x40 | 0x100 | 0x400)
    let raw = Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(family, raw, routes)
    // Family, two bytes of nothing, the number of the process (the kernel gives one), the groups.
    var address: (UInt16, UInt16, UInt32, UInt32) = (UInt16(family), 0, 0, groups)
    let isBound =
      descriptor >= 0
      && withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, 12) == 0 }
      }
    if isBound {
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler { [weak self] in
        var bytes = [UInt8](repeating: 0, count: 8192)
        while recv(descriptor, &bytes, bytes.count, 0) > 0 {}
        self?.noteChange()
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      self.source = source
    } else {
      if descriptor >= 0 { close(descriptor) }
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval, leeway: .seconds(1))
      timer.setEventHandler(handler: onChange)
      timer.activate()
      source = timer
    }
  }
  deinit { source?.cancel() }
  func cancel() { source?.cancel() }

  private func noteChange() {
    let isFirst = lock.withLock {
      defer { self.isScheduled = true }
      return !self.isScheduled
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      guard let self else { return }
      lock.withLock { self.isScheduled = false }
      onChange()
    }
  }
}
