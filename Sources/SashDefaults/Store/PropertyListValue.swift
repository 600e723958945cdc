import CoreFoundation
import Foundation

/// A value of the kinds that a property list can hold, in one form whatever type it came as.
package enum PropertyListValue: Equatable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case date(Date)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  /// Nil for anything that a property list cannot hold.
  package init?(_ value: Any) {
    guard let convertible = value as? any PropertyListConvertible,
      let converted = convertible.propertyListValue
    else { return nil }
    self = converted
  }

  /// The value as code that reads defaults expects it: Swift's own types.
  package var object: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }
}

// Foundation on Linux does not bridge in casts, so each type says for itself what it is in a property list.
private protocol PropertyListConvertible {
  var propertyListValue: PropertyListValue? { get }
}

extension PropertyListConvertible where Self: BinaryInteger {
  fileprivate var propertyListValue: PropertyListValue? {
    Int(exactly: self).map { .int($0) } ?? .double(Double(self))
  }
}
extension Int: PropertyListConvertible {}
extension Int8: PropertyListConvertible {}
extension Int16: PropertyListConvertible {}
extension Int32: PropertyListConvertible {}
extension Int64: PropertyListConvertible {}
extension UInt: PropertyListConvertible {}
extension UInt8: PropertyListConvertible {}
extension UInt16: PropertyListConvertible {}
extension UInt32: PropertyListConvertible {}
extension UInt64: PropertyListConvertible {}

extension Bool: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? { .bool(self) }
}
extension Double: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? { .double(self) }
}
extension Float: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? { .double(Double(self)) }
}
extension CGFloat: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? { .double(Double(self)) }
}
extension String: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? { .string(self) }
}
extension Substring: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? { .string(String(self)) }
}
extension Data: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? { .data(self) }
}
extension Date: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? { .date(self) }
}
extension Array: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? {
    var values: [PropertyListValue] = []
    for element in self {
      guard let value = PropertyListValue(element) else { return nil }
      values.append(value)
    }
    return .array(values)
  }
}
extension Dictionary: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? {
    var values: [String: PropertyListValue] = [:]
    for (key, element) in self {
      let name =
        key as? String ?? (key as AnyHashable).base as? String ?? (key as? NSString).map { "\($0)" }
      guard let name, let value = PropertyListValue(element) else { return nil }
      values[name] = value
    }
    return .dictionary(values)
  }
}

extension NSNumber: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? {
    if CFGetTypeID(unsafeBitCast(self, to: CFTypeRef.self)) == CFBooleanGetTypeID() {
      return .bool(boolValue)
    }
    switch String(cString: objCType) {
    case "d", "f": return .double(doubleValue)
    case "Q": return uint64Value.propertyListValue
    default: return .int(intValue)
    }
  }
}
extension NSString: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? { .string("\(self)") }
}
extension NSData: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? { .data(Data(referencing: self)) }
}
extension NSDate: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? {
    .date(Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate))
  }
}
extension NSArray: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? {
    (0..<count).map { object(at: $0) }.propertyListValue
  }
}
extension NSDictionary: PropertyListConvertible {
  fileprivate var propertyListValue: PropertyListValue? {
    var values: [String: Any] = [:]
    for key in allKeys {
      guard let name = key as? String ?? (key as? NSString).map({ "\($0)" }) else { return nil }
      values[name] = object(forKey: key)
    }
    return values.propertyListValue
  }
}
