import Foundation
import SashDefaults

/// How a value of a stored property is read from and written to a property list.
///
/// A value of another kind than was asked for counts as absent, except for numbers that mean the same and for text as it
/// comes from the command line (`-key value`).
struct StorageCoder<Value> {
  let read: (PropertyListValue) -> Value?
  /// Nil removes the key.
  let write: (Value) -> PropertyListValue?

  /// The same for a value that may be absent.
  var optional: StorageCoder<Value?> {
    StorageCoder<Value?>(read: { read($0).map { .some($0) } }, write: { $0.flatMap(write) })
  }
}

extension StorageCoder<Bool> {
  static var bool: Self {
    Self(
      read: { stored in
        switch stored {
        case .bool(let value): return value
        case .int(0), .double(0): return false
        case .int(1), .double(1): return true
        case .string(let text):
          switch text.lowercased() {
          case "yes", "true", "1": return true
          case "no", "false", "0": return false
          default: return nil
          }
        default: return nil
        }
      }, write: { .bool($0) })
  }
}
extension StorageCoder<Int> {
  static var int: Self {
    Self(
      read: { stored in
        switch stored {
        case .int(let value): value
        case .bool(let value): value ? 1 : 0
        case .double(let value): Int(exactly: value)
        case .string(let text): Int(text)
        default: nil
        }
      }, write: { .int($0) })
  }
}
extension StorageCoder<Double> {
  static var double: Self {
    Self(
      read: { stored in
        switch stored {
        case .double(let value): value
        case .int(let value): Double(value)
        case .bool(let value): value ? 1 : 0
        case .string(let text): Double(text)
        default: nil
        }
      }, write: { .double($0) })
  }
}
extension StorageCoder<String> {
  static var string: Self {
    Self(read: { if case .string(let value) = $0 { value } else { nil } }, write: { .string($0) })
  }
}
extension StorageCoder<Data> {
  static var data: Self {
    Self(read: { if case .data(let value) = $0 { value } else { nil } }, write: { .data($0) })
  }
}
extension StorageCoder<Date> {
  static var date: Self {
    Self(read: { if case .date(let value) = $0 { value } else { nil } }, write: { .date($0) })
  }
}
extension StorageCoder<URL> {
  static var url: Self { Self(read: { $0.asURL }, write: { PropertyListValue(url: $0) }) }
}
extension StorageCoder where Value: RawRepresentable, Value.RawValue == Int {
  static var rawInt: Self {
    Self(
      read: { StorageCoder<Int>.int.read($0).flatMap { Value(rawValue: $0) } }, write: { .int($0.rawValue) })
  }
}
extension StorageCoder where Value: RawRepresentable, Value.RawValue == String {
  static var rawString: Self {
    Self(
      read: { StorageCoder<String>.string.read($0).flatMap { Value(rawValue: $0) } },
      write: { .string($0.rawValue) })
  }
}
extension StorageCoder where Value: Codable {
  /// As JSON.
  static var coded: Self {
    Self(
      read: { StorageCoder<Data>.data.read($0).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { (try? JSONEncoder().encode($0)).map { .data($0) } })
  }
}
