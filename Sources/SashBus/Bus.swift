import CSystemd
import Dispatch
import Foundation

/// A connection to a D-Bus, served on the main queue. No call waits for another program.
@MainActor package final class Bus {
  /// What somebody asks of an object of this program.
  package struct Call {
    package let path: String
    package let interface: String
    package let member: String
    package let arguments: [BusValue]
    package let sender: String
  }
  package enum Answer {
    case values([BusValue])
    case failure(name: String, message: String)
    /// Nobody knows of it.
    case unknown
  }
  /// A reply, or why there is none.
  package enum Reply {
    case values([BusValue])
    case failure(String)
    /// The values; none of a failure.
    package var values: [BusValue] { if case .values(let values) = self { values } else { [] } }
    package var isFailure: Bool { if case .failure = self { true } else { false } }
  }
  package struct Destination {
    package var name: String
    package var path: String
    package var interface: String
    package init(_ name: String, _ path: String, _ interface: String) {
      (self.name, self.path, self.interface) = (name, path, interface)
    }
    /// The bus itself.
    package static var bus: Destination {
      Destination("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
    }
  }

  private var closeListeners: [(String) -> Void] = []
  /// Has somebody told, once, why the connection has gone, unless this program has closed it.
  package func whenLost(_ action: @escaping (_ reason: String) -> Void) { closeListeners.append(action) }

  /// Owns what sd-bus knows of the connection. The sources hold it until they have let go of its descriptor.
  private final class Handle: @unchecked Sendable {
    let bus: OpaquePointer
    init(_ bus: OpaquePointer) { self.bus = bus }
    deinit {
      sd_bus_close(bus)
      sd_bus_unref(bus)
    }
  }
  private var handle: Handle?
  private var bus: OpaquePointer? { handle?.bus }
  private var reading: (any DispatchSourceRead)?
  private var writing: (any DispatchSourceWrite)?
  private var timer: (any DispatchSourceTimer)?
  private var pending: [UInt64: (Reply) -> Void] = [:]
  private var signals: [(Call) -> Void] = []
  private var isDraining = false

  /// The bus of the person's session; throws where there is none.
  package static func session() throws -> Bus {
    try Bus { bus in sd_bus_open_user(&bus) }
  }
  /// The bus at an address, as `unix:path=/run/bus`.
  package static func at(_ address: String) throws -> Bus {
    try Bus { bus in
      var result = sd_bus_new(&bus)
      if result >= 0 { result = sd_bus_set_address(bus, address) }
      if result >= 0 { result = sd_bus_set_bus_client(bus, 1) }
      if result >= 0 { result = sd_bus_start(bus) }
      return result
    }
  }

  private init(_ open: (inout OpaquePointer?) -> Int32) throws {
    var bus: OpaquePointer?
    let result = open(&bus)
    let handle = bus.map { Handle($0) }
    guard result >= 0, let handle, sd_bus_get_fd(handle.bus) >= 0 else { throw BusError(number: result) }
    self.handle = handle
    let reading = DispatchSource.makeReadSource(fileDescriptor: sd_bus_get_fd(handle.bus), queue: .main)
    reading.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.drain() } }
    reading.setCancelHandler { withExtendedLifetime(handle) {} }
    reading.activate()
    self.reading = reading
    drainLater()
  }
  isolated deinit { close() }

  /// The name of this connection on the bus; nil before the bus has given one.
  package var name: String? {
    guard let bus, sd_bus_is_ready(bus) > 0 else { return nil }
    var name: UnsafePointer<CChar>?
    return sd_bus_get_unique_name(bus, &name) >= 0 ? name.map { String(cString: $0) } : nil
  }
  package var isOpen: Bool { bus != nil }

  package func close() {
    closeListeners = []
    reading?.cancel()
    writing?.cancel()
    timer?.cancel()
    (reading, writing, timer) = (nil, nil, nil)
    let waiting = pending.values
    pending = [:]
    handle = nil
    for reply in waiting { reply(.failure("the connection has gone")) }
  }

  // MARK: Out

  /// Calls a method of another program; `reply` is told once, within `timeout` seconds.
  package func call(
    _ destination: Destination, _ member: String, _ arguments: [BusValue] = [], timeout: Double = 5,
    mayStart: Bool = true, reply: @escaping (Reply) -> Void = { _ in }
  ) {
    var message: OpaquePointer?
    guard let bus,
      sd_bus_message_new_method_call(
        bus, &message, destination.name, destination.path, destination.interface, member) >= 0,
      let message
    else { return reply(.failure("the connection has gone")) }
    defer { sd_bus_message_unref(message) }
    for argument in arguments { argument.append(to: message) }
    sd_bus_message_set_auto_start(message, mayStart ? 1 : 0)
    let result = sd_bus_call_async(bus, nil, message, Bus.replied, me, UInt64(timeout * 1e6))
    var cookie: UInt64 = 0
    guard result >= 0, sd_bus_message_get_cookie(message, &cookie) >= 0 else {
      return reply(.failure(BusError(number: result).description))
    }
    pending[cookie] = reply
    drainLater()
  }

  package func emit(_ path: String, _ interface: String, _ member: String, _ values: [BusValue]) {
    var message: OpaquePointer?
    guard let bus, sd_bus_message_new_signal(bus, &message, path, interface, member) >= 0, let message else {
      return
    }
    defer { sd_bus_message_unref(message) }
    for value in values { value.append(to: message) }
    sd_bus_send(bus, message, nil)
    drainLater()
  }

  /// Has signals that fit a rule told.
  package func match(_ rule: String, _ action: @escaping (Call) -> Void) {
    guard let bus else { return }
    signals.append(action)
    let listener = SignalListener(bus: self, index: signals.count - 1)
    listeners.append(listener)
    sd_bus_add_match_async(
      bus, nil, rule, Bus.signalled, nil, Unmanaged.passUnretained(listener).toOpaque())
    drainLater()
  }
  private var listeners: [SignalListener] = []
  private final class SignalListener {
    unowned let bus: Bus
    let index: Int
    init(bus: Bus, index: Int) { (self.bus, self.index) = (bus, index) }
  }

  /// Has calls to an object and to all objects below it answered.
  package func serve(below path: String, _ answer: @escaping (Call) -> Answer) {
    guard let bus else { return }
    let served = Served(bus: self, answer: answer)
    self.served.append(served)
    sd_bus_add_fallback(bus, nil, path, Bus.called, Unmanaged.passUnretained(served).toOpaque())
  }
  private var served: [Served] = []
  private final class Served {
    unowned let bus: Bus
    let answer: (Call) -> Answer
    init(bus: Bus, answer: @escaping (Call) -> Answer) { (self.bus, self.answer) = (bus, answer) }
  }

  /// Asks the bus for a name that others know this program by; `done` is told whether it has it. Nobody waits for a name that
  /// another program has.
  package func own(_ name: String, _ done: @escaping (Bool) -> Void) {
    let doNotQueue: UInt32 = 4
    call(.bus, "RequestName", [.string(name), .uint(doNotQueue)]) { reply in
      done([1, 4].contains(reply.values.first?.number))
    }
  }

  /// Handles messages until something has happened, for some seconds at most; nothing else runs meanwhile. For the start of a
  /// program, before anything is shown.
  package func wait(seconds: Double, until isDone: () -> Bool) {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while let bus, !isDone() {
      drain()
      if isDone() { return }
      let left = end - ProcessInfo.processInfo.systemUptime
      guard left > 0, self.bus != nil, sd_bus_wait(bus, UInt64(left * 1e6)) >= 0 else { return }
    }
  }

  // MARK: In

  private var me: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static let replied: sd_bus_message_handler_t = { message, context, _ in
    MainActor.assumeIsolated {
      guard let message, let context else { return 0 }
      let bus = Unmanaged<Bus>.fromOpaque(context).takeUnretainedValue()
      var cookie: UInt64 = 0
      guard sd_bus_message_get_reply_cookie(message, &cookie) >= 0,
        let reply = bus.pending.removeValue(forKey: cookie)
      else { return 0 }
      if sd_bus_message_is_method_error(message, nil) > 0 {
        let error = sd_bus_message_get_error(message)
        reply(.failure(error?.pointee.message.map { String(cString: $0) } ?? "it failed"))
      } else {
        reply(.values(BusValue.read(message)))
      }
      return 0
    }
  }
  private static let signalled: sd_bus_message_handler_t = { message, context, _ in
    MainActor.assumeIsolated {
      guard let message, let context else { return 0 }
      let listener = Unmanaged<SignalListener>.fromOpaque(context).takeUnretainedValue()
      listener.bus.signals[listener.index](Call(message))
      return 0
    }
  }
  private static let called: sd_bus_message_handler_t = { message, context, _ in
    MainActor.assumeIsolated {
      guard let message, let context, sd_bus_message_is_method_call(message, nil, nil) > 0 else { return 0 }
      let served = Unmanaged<Served>.fromOpaque(context).takeUnretainedValue()
      return served.bus.reply(to: message, served.answer(Call(message)))
    }
  }
  private func reply(to message: OpaquePointer, _ answer: Answer) -> Int32 {
    if case .unknown = answer { return 0 }
    if sd_bus_message_get_expect_reply(message) == 0 { return 1 }
    var reply: OpaquePointer?
    switch answer {
    case .values(let values):
      guard sd_bus_message_new_method_return(message, &reply) >= 0, let reply else { return 1 }
      for value in values { value.append(to: reply) }
    case .failure(let name, let text):
      var error = sd_bus_error()
      sd_bus_error_set(&error, name, text)
      sd_bus_message_new_method_error(message, &reply, &error)
      sd_bus_error_free(&error)
    case .unknown: break
    }
    if let reply {
      sd_bus_send(bus, reply, nil)
      sd_bus_message_unref(reply)
    }
    return 1
  }

  // MARK: The loop

  /// Messages that one turn of the main queue handles, so that events and frames have theirs.
  private static let mostPerTurn = 64

  private func drainLater() {
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.drain() } }
  }
  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    for _ in 0..<Bus.mostPerTurn {
      guard let bus else { return }
      let result = sd_bus_process(bus, nil)
      if result < 0 {
        let listeners = closeListeners
        close()
        for listener in listeners { listener(BusError(number: result).description) }
        return
      }
      if result == 0 { return wait() }
    }
    drainLater()
  }

  /// Watches for what the connection waits for.
  private func wait() {
    guard let bus, let handle else { return }
    let wantsToWrite = sd_bus_get_events(bus) & Int32(POLLOUT) != 0
    if wantsToWrite, writing == nil {
      let source = DispatchSource.makeWriteSource(fileDescriptor: sd_bus_get_fd(bus), queue: .main)
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.drain() } }
      source.setCancelHandler { withExtendedLifetime(handle) {} }
      source.activate()
      writing = source
    } else if !wantsToWrite, writing != nil {
      writing?.cancel()
      writing = nil
    }
    var time: UInt64 = 0
    timer?.cancel()
    timer = nil
    guard sd_bus_get_timeout(bus, &time) > 0, time != UInt64.max else { return }
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let rest = Double(time) / 1e6 - Double(now.tv_sec) - Double(now.tv_nsec) / 1e9
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + max(0.001, rest))
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.drain() } }
    source.activate()
    timer = source
  }
}

extension Bus.Call {
  init(_ message: OpaquePointer) {
    func text(_ part: UnsafePointer<CChar>?) -> String { part.map { String(cString: $0) } ?? "" }
    path = text(sd_bus_message_get_path(message))
    interface = text(sd_bus_message_get_interface(message))
    member = text(sd_bus_message_get_member(message))
    sender = text(sd_bus_message_get_sender(message))
    arguments = BusValue.read(message)
  }
  package func text(_ index: Int) -> String? {
    arguments.indices.contains(index) ? arguments[index].text : nil
  }
  package func number(_ index: Int) -> Int? {
    arguments.indices.contains(index) ? arguments[index].number : nil
  }
  package func flag(_ index: Int) -> Bool? { arguments.indices.contains(index) ? arguments[index].flag : nil }
}

/// Why there is no connection.
package struct BusError: Error, CustomStringConvertible {
  package var number: Int32
  package var description: String { String(cString: strerror(abs(number))) }
}
