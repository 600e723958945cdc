import Foundation

/// A socket that is read and written without waiting, on one queue.
final class SocketStream: @unchecked Sendable {
  let descriptor: Int32
  private let isDatagram: Bool
  private let queue: DispatchQueue
  private var reading: SocketGate?
  private var writing: SocketGate?
  /// What has come and has not been taken: bytes of a stream, or messages.
  private var parts: [Data] = []
  private var hasEnded = false
  private var failure: NWError?
  private var onPart: (() -> Void)?
  private var onWritable: (() -> Void)?
  private var outgoing: [(data: Data, ends: Bool, done: (NWError?) -> Void)] = []
  private var closesWhenSent = false
  private var isOpen = true
  private let open: OpenSocket

  init(_ descriptor: Int32, isDatagram: Bool, first: Data?, on queue: DispatchQueue) {
    (self.descriptor, self.isDatagram, self.queue) = (descriptor, isDatagram, queue)
    open = OpenSocket(descriptor)
    if let first { parts = [first] }
  }

  struct Part {
    var data: Data?
    var isComplete: Bool
    var error: NWError?
  }

  /// What has come, if it is enough; nil if more has to come.
  func take(least: Int, most: Int) -> Part? {
    if isDatagram {
      if !parts.isEmpty { return Part(data: parts.removeFirst(), isComplete: true) }
      return failure.map { Part(data: nil, isComplete: false, error: $0) }
    }
    let count = parts.reduce(0) { $0 + $1.count }
    if count < least, !hasEnded, failure == nil { return nil }
    if count == 0 { return Part(data: nil, isComplete: hasEnded, error: failure) }
    var data = Data()
    while let part = parts.first, data.count < most {
      let room = most - data.count
      data += part.prefix(room)
      if part.count <= room { parts.removeFirst() } else { parts[0] = Data(part.dropFirst(room)) }
    }
    return Part(data: data, isComplete: hasEnded && parts.isEmpty)
  }

  /// Reads until something has come, and tells of it once.
  func read(_ onPart: @escaping () -> Void) {
    guard isOpen else { return }
    self.onPart = onPart
    let gate = reading ?? SocketGate(open, .read, on: queue) { [weak self] in self?.readSome() }
    reading = gate
    gate.open()
  }
  private func readSome() {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count > 0 || (count == 0 && isDatagram) {
      parts.append(Data(bytes.prefix(count)))
    } else if count == 0 {
      hasEnded = true
    } else {
      if errno == EAGAIN || errno == EINTR { return }
      failure = .last()
    }
    // Nothing is read that nobody waits for.
    reading?.shut()
    let onPart = onPart
    self.onPart = nil
    onPart?()
  }

  func whenWritable(_ action: @escaping () -> Void) {
    onWritable = action
    watchWriting()
  }
  func send(_ data: Data, ends: Bool, _ done: @escaping (NWError?) -> Void) {
    guard isOpen else { return done(.posix(.ECANCELED)) }
    outgoing.append((data, ends, done))
    if writing?.isOpen != true { write() }
  }
  private func watchWriting() {
    guard isOpen else { return }
    let gate = writing ?? SocketGate(open, .write, on: queue) { [weak self] in self?.canWrite() }
    writing = gate
    gate.open()
  }
  private func canWrite() {
    writing?.shut()
    if let action = onWritable {
      onWritable = nil
      return action()
    }
    write()
  }
  private func write() {
    while let next = outgoing.first, isOpen {
      if !next.data.isEmpty || isDatagram {
        let count = next.data.withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0 {
          if errno == EAGAIN || errno == EINTR { return watchWriting() }
          let error = NWError.last()
          outgoing.removeFirst()
          next.done(error)
          continue
        }
        if count < next.data.count {
          outgoing[0].data = Data(next.data.dropFirst(count))
          continue
        }
      }
      if next.ends, !isDatagram { shutdown(descriptor, Int32(SHUT_WR)) }
      outgoing.removeFirst()
      next.done(nil)
    }
    if closesWhenSent, outgoing.isEmpty { close() }
  }

  func closeWhenSent() {
    closesWhenSent = true
    if outgoing.isEmpty { close() } else { keepsAlive = self }
  }
  /// Holds it while what is left is sent.
  private var keepsAlive: SocketStream?

  func close() {
    guard isOpen else { return }
    isOpen = false
    // What else holds the descriptor lets go of it soon; the other side hears of the end now.
    shutdown(descriptor, Int32(SHUT_RDWR))
    reading?.shut()
    writing?.shut()
    (reading, writing, onPart, onWritable) = (nil, nil, nil, nil)
    let left = outgoing
    outgoing = []
    for entry in left { entry.done(.posix(.ECANCELED)) }
    keepsAlive = nil
  }
}

enum SocketOptions {
  static func set(_ descriptor: Int32, _ level: Int32, _ name: Int32, _ value: Int32) {
    var value = value
    setsockopt(descriptor, level, name, &value, 4)
  }
  static func apply(_ options: NWProtocolTCP.Options, to descriptor: Int32) {
    let tcp = Int32(IPPROTO_TCP)
    if options.noDelay { set(descriptor, tcp, TCP_NODELAY, 1) }
    guard options.enableKeepalive else { return }
    set(descriptor, SOL_SOCKET, SO_KEEPALIVE, 1)
    if options.keepaliveIdle > 0 {
      set(descriptor, tcp, TCP_KEEPIDLE, Int32(clamping: options.keepaliveIdle))
    }
    if options.keepaliveInterval > 0 {
      set(descriptor, tcp, TCP_KEEPINTVL, Int32(clamping: options.keepaliveInterval))
    }
    if options.keepaliveCount > 0 {
      set(descriptor, tcp, TCP_KEEPCNT, Int32(clamping: options.keepaliveCount))
    }
  }
}
