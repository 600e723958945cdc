import CSystemd
import Foundation

/// A connection for one thread that waits for its answers: for what has to be answered on the spot, on whichever thread it is asked.
package final class BlockingBus {
  private let bus: OpaquePointer
  private var told: [(path: String, arguments: [BusValue])] = []

  /// - Parameter address: Where the bus is; nil takes that of the session.
  package init(at address: String?) throws {
    var bus: OpaquePointer?
    var result: Int32
    if let address {
      result = sd_bus_new(&bus)
      if result >= 0 { result = sd_bus_set_address(bus, address) }
      if result >= 0 { result = sd_bus_set_bus_client(bus, 1) }
      if result >= 0 { result = sd_bus_start(bus) }
    } else {
      result = sd_bus_open_user(&bus)
    }
    guard result >= 0, let bus else {
      if let bus { sd_bus_unref(bus) }
      throw BusError(number: result)
    }
    self.bus = bus
  }
  deinit {
    sd_bus_close(bus)
    sd_bus_unref(bus)
  }

  /// Calls a method and waits for the answer; throws what the other program says, or that it says nothing.
  package func call(
    _ name: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = [],
    timeout: Double = 5
  ) throws -> [BusValue] {
    var message: OpaquePointer?
    var result = sd_bus_message_new_method_call(bus, &message, name, path, interface, member)
    guard result >= 0, let message else { throw BusError(number: result) }
    defer { sd_bus_message_unref(message) }
    for argument in arguments { argument.append(to: message) }
    var reply: OpaquePointer?
    result = sd_bus_call(bus, message, UInt64(timeout * 1e6), nil, &reply)
    guard result >= 0, let reply else { throw BusError(number: result) }
    defer { sd_bus_message_unref(reply) }
    return BusValue.read(reply)
  }

  /// Waits until a signal comes from an object; nil if none does. The signal may come before this is called, and after `listen`.
  package func signal(from path: String, seconds: Double) -> [BusValue]? {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while true {
      if let found = told.first(where: { $0.path == path }) { return found.arguments }
      let left = end - ProcessInfo.processInfo.systemUptime
      guard left > 0 else { return nil }
      let result = sd_bus_process(bus, nil)
      if result < 0 { return nil }
      if result == 0 { sd_bus_wait(bus, UInt64(left * 1e6)) }
    }
  }
  /// Has signals that fit a rule kept for `signal`.
  package func listen(_ rule: String) {
    let handler: sd_bus_message_handler_t = { message, context, _ in
      guard let message, let context else { return 0 }
      let bus = Unmanaged<BlockingBus>.fromOpaque(context).takeUnretainedValue()
      let path = sd_bus_message_get_path(message).map { String(cString: $0) } ?? ""
      bus.told.append((path, BusValue.read(message)))
      return 0
    }
    sd_bus_add_match(bus, nil, rule, handler, Unmanaged.passUnretained(self).toOpaque())
  }
}
