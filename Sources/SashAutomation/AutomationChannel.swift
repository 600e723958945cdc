import Foundation

/// One end of the connection between a test and the program that it drives: messages of JSON, each behind its length in four bytes.
///
/// Reading and writing wait for the other end; either gives up after its time.
package final class AutomationChannel: @unchecked Sendable {
  package enum Failure: Error, CustomStringConvertible {
    case ended
    case late(Double)
    package var description: String {
      switch self {
      case .ended: "the program has ended"
      case .late(let seconds): "the program has not answered for \(Int(seconds)) seconds"
      }
    }
  }
  package let descriptor: Int32
  package init(_ descriptor: Int32) { self.descriptor = descriptor }
  deinit { close(descriptor) }

  package func send(_ message: some Encodable) throws {
    let body = try JSONEncoder.automation.encode(message)
    var bytes = withUnsafeBytes(of: UInt32(body.count).bigEndian) { Data($0) }
    bytes.append(body)
    try bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = Glibc.send(
          descriptor, buffer.baseAddress! + sent, buffer.count - sent, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        if count <= 0 { throw Failure.ended }
        sent += count
      }
    }
  }

  /// The next message; waits for `seconds`, or forever where it is nil.
  package func receive<Message: Decodable>(_ type: Message.Type, within seconds: Double? = nil) throws
    -> Message
  {
    let end = seconds.map { ProcessInfo.processInfo.systemUptime + $0 }
    let head = try read(4, until: end, seconds)
    let count = head.withUnsafeBytes { UInt32(bigEndian: $0.loadUnaligned(as: UInt32.self)) }
    return try JSONDecoder.automation.decode(type, from: read(Int(count), until: end, seconds))
  }

  private func read(_ count: Int, until end: Double?, _ seconds: Double?) throws -> Data {
    var data = Data(count: count)
    var have = 0
    while have < count {
      if let end {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let left = max(0, end - ProcessInfo.processInfo.systemUptime)
        let found = Glibc.poll(&poll, 1, Int32(left * 1000) + 1)
        if found < 0, errno == EINTR { continue }
        if found == 0 { throw Failure.late(seconds ?? 0) }
      }
      let got = data.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress! + have, count - have) }
      if got < 0, errno == EINTR { continue }
      if got <= 0 { throw Failure.ended }
      have += got
    }
    return data
  }
}

extension JSONEncoder {
  /// Sizes without a number, as of windows that were never shown, are told too.
  fileprivate static var automation: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }
}
extension JSONDecoder {
  fileprivate static var automation: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
