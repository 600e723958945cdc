import CSystemd
import Foundation

/// A value as D-Bus carries it.
package indirect enum BusValue: Equatable {
  case string(String)
  case path(String)
  case byte(UInt8)
  case int(Int32)
  case uint(UInt32)
  case short(Int16)
  case long(Int64)
  case double(Double)
  case bool(Bool)
  case variant(BusValue)
  case tuple([BusValue])
  /// Values of one type, and the signature of this.
  case array(of: String, [BusValue])
  case bytes([UInt8])
  /// Words by words, or other values by words, and the signature of these.
  case dictionary(of: String, [(String, BusValue)])

  package static func strings(_ list: [String]) -> BusValue { .array(of: "s", list.map { .string($0) }) }
  package static func words(_ list: [(String, String)]) -> BusValue {
    .dictionary(of: "s", list.map { ($0.0, .string($0.1)) })
  }
  package static func int(_ value: Int) -> BusValue { .int(Int32(clamping: value)) }

  package var signature: String {
    switch self {
    case .string: "s"
    case .path: "o"
    case .byte: "y"
    case .int: "i"
    case .uint: "u"
    case .short: "n"
    case .long: "x"
    case .bytes: "ay"
    case .double: "d"
    case .bool: "b"
    case .variant: "v"
    case .tuple(let parts): "(" + parts.map(\.signature).joined() + ")"
    case .array(let element, _): "a" + element
    case .dictionary(let value, _): "a{s\(value)}"
    }
  }

  package static func == (a: BusValue, b: BusValue) -> Bool {
    switch (a, b) {
    case (.string(let a), .string(let b)), (.path(let a), .path(let b)): a == b
    case (.byte(let a), .byte(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.uint(let a), .uint(let b)): a == b
    case (.short(let a), .short(let b)): a == b
    case (.long(let a), .long(let b)): a == b
    case (.bytes(let a), .bytes(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.variant(let a), .variant(let b)): a == b
    case (.tuple(let a), .tuple(let b)): a == b
    case (.array(let s, let a), .array(let t, let b)): s == t && a == b
    case (.dictionary(let s, let a), .dictionary(let t, let b)):
      s == t && a.map(\.0) == b.map(\.0) && a.map(\.1) == b.map(\.1)
    default: false
    }
  }
}

// MARK: What is in it

extension BusValue {
  package var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    case .variant(let value): value.text
    default: nil
    }
  }
  package var number: Int? {
    switch self {
    case .byte(let number): Int(number)
    case .int(let number): Int(number)
    case .uint(let number): Int(number)
    case .short(let number): Int(number)
    case .long(let number): Int(number)
    case .variant(let value): value.number
    default: nil
    }
  }
  package var real: Double? {
    switch self {
    case .double(let number): number
    case .variant(let value): value.real
    default: number.map(Double.init)
    }
  }
  package var flag: Bool? {
    switch self {
    case .bool(let flag): flag
    case .variant(let value): value.flag
    default: nil
    }
  }
  /// The value of a word in a dictionary.
  package subscript(word: String) -> BusValue? { entries.first { $0.0 == word }?.1 }
  /// The parts of a tuple or an array.
  package var parts: [BusValue] {
    switch self {
    case .tuple(let parts), .array(_, let parts): parts
    case .variant(let value): value.parts
    default: []
    }
  }
  package var bytes: [UInt8]? {
    switch self {
    case .bytes(let bytes): bytes
    case .variant(let value): value.bytes
    default: nil
    }
  }
  package var entries: [(String, BusValue)] {
    switch self {
    case .dictionary(_, let entries): entries
    case .variant(let value): value.entries
    default: []
    }
  }
}

// MARK: Into and out of messages

extension BusValue {
  /// Writes it behind what is in a message; the result is negative where the message refuses it.
  @discardableResult package func append(to message: OpaquePointer) -> Int32 {
    switch self {
    case .string(let text): return BusValue.append("s", text, message)
    case .path(let text): return BusValue.append("o", text, message)
    case .byte(let value): return BusValue.append("y", value, message)
    case .int(let value): return BusValue.append("i", value, message)
    case .uint(let value): return BusValue.append("u", value, message)
    case .short(let value): return BusValue.append("n", value, message)
    case .long(let value): return BusValue.append("x", value, message)
    case .double(let value): return BusValue.append("d", value, message)
    case .bytes(let bytes):
      return bytes.withUnsafeBytes {
        sd_bus_message_append_array(message, BusValue.code("y"), $0.baseAddress, $0.count)
      }
    case .bool(let value): return BusValue.append("b", Int32(value ? 1 : 0), message)
    case .variant(let value): return BusValue.open("v", value.signature, [value], message)
    case .tuple(let parts): return BusValue.open("r", parts.map(\.signature).joined(), parts, message)
    case .array(let element, let parts): return BusValue.open("a", element, parts, message)
    case .dictionary(let value, let entries):
      let result = sd_bus_message_open_container(message, BusValue.code("a"), "{s\(value)}")
      if result < 0 { return result }
      for (key, entry) in entries { BusValue.open("e", "s\(value)", [.string(key), entry], message) }
      return sd_bus_message_close_container(message)
    }
  }

  private static func code(_ type: Character) -> CChar { CChar(bitPattern: type.asciiValue!) }
  private static func append(_ type: Character, _ text: String, _ message: OpaquePointer) -> Int32 {
    // What D-Bus carries ends with a zero.
    let whole = text.utf8.contains(0) ? String(text.filter { $0 != "\0" }) : text
    return whole.withCString { sd_bus_message_append_basic(message, code(type), $0) }
  }
  private static func append<Value: BitwiseCopyable>(
    _ type: Character, _ value: Value, _ message: OpaquePointer
  ) -> Int32 { withUnsafePointer(to: value) { sd_bus_message_append_basic(message, code(type), $0) } }
  @discardableResult private static func open(
    _ type: Character, _ contents: String, _ parts: [BusValue], _ message: OpaquePointer
  ) -> Int32 {
    let result = sd_bus_message_open_container(message, code(type), contents)
    if result < 0 { return result }
    for part in parts { part.append(to: message) }
    return sd_bus_message_close_container(message)
  }

  /// Everything that is left in a message. Values of types that nobody here speaks of end it.
  package static func read(_ message: OpaquePointer) -> [BusValue] {
    var values: [BusValue] = []
    while let value = next(message) { values.append(value) }
    return values
  }

  private static func next(_ message: OpaquePointer) -> BusValue? {
    var (type, contents) = (CChar(0), UnsafePointer<CChar>?.none)
    guard sd_bus_message_peek_type(message, &type, &contents) > 0 else { return nil }
    let inner = contents.map { String(cString: $0) } ?? ""
    switch Character(UnicodeScalar(UInt8(bitPattern: type))) {
    case "s", "g": return text(type, message).map { .string($0) }
    case "o": return text(type, message).map { .path($0) }
    case "y": return basic(type, message, UInt8(0)).map { .byte($0) }
    case "i": return basic(type, message, Int32(0)).map { .int($0) }
    case "u": return basic(type, message, UInt32(0)).map { .uint($0) }
    case "n": return basic(type, message, Int16(0)).map { .short($0) }
    case "x", "t": return basic(type, message, Int64(0)).map { .long($0) }
    case "d": return basic(type, message, 0.0).map { .double($0) }
    case "b": return basic(type, message, Int32(0)).map { .bool($0 != 0) }
    case "v": return inside(type, inner, message) { $0.first.map { .variant($0) } }
    case "r": return inside(type, inner, message) { .tuple($0) }
    case "a" where inner == "y":
      var (start, count) = (UnsafeRawPointer?.none, 0)
      guard sd_bus_message_read_array(message, CChar(121), &start, &count) >= 0 else { return nil }
      return .bytes(Array(UnsafeRawBufferPointer(start: start, count: count)))
    case "a" where inner.hasPrefix("{s"):
      let value = String(inner.dropFirst(2).dropLast())
      return inside(type, inner, message) { pairs in
        .dictionary(
          of: value, pairs.compactMap { $0.parts.count == 2 ? ($0.parts[0].text ?? "", $0.parts[1]) : nil })
      }
    case "a": return inside(type, inner, message) { .array(of: inner, $0) }
    case "e": return inside(type, inner, message) { .tuple($0) }
    default: return sd_bus_message_skip(message, nil) < 0 ? nil : .string("")
    }
  }
  private static func inside(
    _ type: CChar, _ contents: String, _ message: OpaquePointer, _ make: ([BusValue]) -> BusValue?
  ) -> BusValue? {
    guard sd_bus_message_enter_container(message, type, contents) > 0 else { return nil }
    let value = make(read(message))
    sd_bus_message_exit_container(message)
    return value
  }
  private static func text(_ type: CChar, _ message: OpaquePointer) -> String? {
    var text: UnsafePointer<CChar>?
    return sd_bus_message_read_basic(message, type, &text) > 0 ? text.map { String(cString: $0) } : nil
  }
  private static func basic<Value: BitwiseCopyable>(
    _ type: CChar, _ message: OpaquePointer, _ start: Value
  ) -> Value? {
    var value = start
    return sd_bus_message_read_basic(message, type, &value) > 0 ? value : nil
  }
}
