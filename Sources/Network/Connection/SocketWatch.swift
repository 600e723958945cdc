import Foundation

/// Tells that sockets can be read or written: one thread waits for all of them, and sleeps while there is none.
///
/// Sources of Dispatch would do this, but on this system some missed what had come in about half of the runs of a test that
/// opens and closes sockets one after another.
final class SocketWatch: @unchecked Sendable {
  static let shared = SocketWatch()

  private struct Entry {
    let number: UInt64
    let descriptor: Int32
    let events: Int16
    let queue: DispatchQueue
    let action: @Sendable () -> Void
  }
  private let lock = NSLock()
  private var entries: [Entry] = []
  private var lastNumber: UInt64 = 0
  /// What is written there ends the wait: the list is another one.
  private let wakeEnd: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      wakeEnd = -1
      return
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeEnd = ends[1]
    let waking = ends[0]
    let thread = Thread { [unowned self] in while true { wait(waking) } }
    thread.name = "sockets"
    thread.start()
  }

  /// Runs an action on a queue, once, when a descriptor is ready for one of some events, or has failed.
  func once(
    _ descriptor: Int32, _ events: Int32, _ queue: DispatchQueue, _ action: @escaping @Sendable () -> Void
  ) -> UInt64 {
    let number = lock.withLock {
      lastNumber += 1
      entries.append(
        Entry(
          number: lastNumber, descriptor: descriptor, events: Int16(truncatingIfNeeded: events), queue: queue,
          action: action))
      return lastNumber
    }
    wake()
    return number
  }
  func cancel(_ number: UInt64) {
    lock.withLock { entries.removeAll { $0.number == number } }
    wake()
  }

  private func wake() {
    var byte: UInt8 = 1
    _ = write(wakeEnd, &byte, 1)
  }

  private func wait(_ waking: Int32) {
    let watched = lock.withLock { entries }
    var list = [pollfd(fd: waking, events: Int16(POLLIN), revents: 0)]
    list += watched.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    guard poll(&list, nfds_t(list.count), -1) > 0 else { return }
    if list[0].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 256)
      while read(waking, &bytes, bytes.count) == bytes.count {}
    }
    for (entry, ready) in zip(watched, list.dropFirst()) where ready.revents != 0 {
      // Whoever has called it off meanwhile may have closed the descriptor, which may be another socket by now.
      let isWanted = lock.withLock {
        guard let index = entries.firstIndex(where: { $0.number == entry.number }) else { return false }
        entries.remove(at: index)
        return true
      }
      if isWanted { entry.queue.async(execute: entry.action) }
    }
  }
}

/// Closes a descriptor once nobody uses it any more.
final class OpenSocket: Sendable {
  let descriptor: Int32
  init(_ descriptor: Int32) { self.descriptor = descriptor }
  deinit { close(descriptor) }
}

/// Tells on a queue that a socket can be read or written, again and again while it is open. All calls come on that queue.
final class SocketGate: @unchecked Sendable {
  enum Way { case read, write }
  private let socket: OpenSocket
  private let events: Int32
  private let queue: DispatchQueue
  private let action: () -> Void
  private var watch: UInt64?
  private(set) var isOpen = false

  init(_ socket: OpenSocket, _ way: Way, on queue: DispatchQueue, _ action: @escaping () -> Void) {
    self.socket = socket
    events = way == .read ? Int32(POLLIN) : Int32(POLLOUT)
    self.queue = queue
    self.action = action
  }
  deinit { if let watch { SocketWatch.shared.cancel(watch) } }

  func open() {
    isOpen = true
    arm()
  }
  func shut() {
    isOpen = false
    if let watch { SocketWatch.shared.cancel(watch) }
    watch = nil
  }
  private func arm() {
    guard watch == nil else { return }
    watch = SocketWatch.shared.once(socket.descriptor, events, queue) { [weak self] in
      guard let self, isOpen, watch != nil else { return }
      watch = nil
      action()
      if isOpen { arm() }
    }
  }
}
