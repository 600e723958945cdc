import Foundation
import SashFoundation
import SashMessages

/// How values of attributes become values of SQLite and come back.
enum StoredValue {
  static func encode(_ value: Any?, of attribute: NSAttributeDescription) throws -> SQLiteValue {
    guard let value = PredicateValues.plain(value) else { return .null }
    if let codec = attribute.codec { return try codec.encode(value) }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      return integer(value).map(SQLiteValue.integer) ?? .null
    case .doubleAttributeType, .floatAttributeType, .decimalAttributeType, .dateAttributeType:
      return PredicateValues.number(value).map(SQLiteValue.real) ?? .null
    case .stringAttributeType, .URIAttributeType, .objectIDAttributeType:
      if let id = value as? NSManagedObjectID { return .text(id.uriRepresentation().absoluteString) }
      return PredicateValues.text(value).map(SQLiteValue.text) ?? .null
    case .UUIDAttributeType:
      guard let id = value as? UUID else { return .null }
      return .blob(withUnsafeBytes(of: id.uuid) { Data($0) })
    case .binaryDataAttributeType:
      return (value as? Data).map(SQLiteValue.blob) ?? (value as? NSData).map { .blob(Data(referencing: $0)) }
        ?? .null
    default:
      if let transformer = ValueTransformer.named(by: attribute) {
        return .blob(try transformer.data(of: value))
      }
      return .blob(try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false))
    }
  }

  private static func integer(_ value: Any) -> Int64? {
    switch value {
    case let value as Int: Int64(value)
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
    case let value as NSNumber: value.int64Value
    // What is no number is zero; what is too large is as large as can be.
    case let value as Double:
      value.isNaN ? 0 : Int64(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    default: nil
    }
  }

  static func decode(_ value: SQLiteValue, of attribute: NSAttributeDescription) -> Any? {
    if value == .null { return nil }
    if let codec = attribute.codec { return codec.decode(value) }
    switch (attribute.attributeType, value) {
    case (.booleanAttributeType, .integer(let number)): return number != 0
    case (.integer16AttributeType, .integer(let number)), (.integer32AttributeType, .integer(let number)),
      (.integer64AttributeType, .integer(let number)):
      return Int(number)
    case (.doubleAttributeType, _), (.floatAttributeType, _): return real(value)
    case (.decimalAttributeType, _): return real(value).map { NSDecimalNumber(string: "\($0)") }
    case (.dateAttributeType, _): return real(value).map { Date(timeIntervalSinceReferenceDate: $0) }
    case (.stringAttributeType, .text(let text)): return text
    case (.URIAttributeType, .text(let text)): return URL(string: text)
    case (.UUIDAttributeType, .blob(let data)) where data.count == 16:
      return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    case (.binaryDataAttributeType, .blob(let data)): return data
    case (.transformableAttributeType, .blob(let data)), (.undefinedAttributeType, .blob(let data)):
      if let transformer = ValueTransformer.named(by: attribute) { return transformer.value(of: data) }
      return (try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)).flatMap { $0 }
    case (_, .text(let text)): return text
    default: return nil
    }
  }

  private static func real(_ value: SQLiteValue) -> Double? {
    switch value {
    case .real(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }
}

/// How transformers turn values into data and back.
///
/// - Source: the documentation of `valueTransformerName`: a transformer makes data of values; those that unarchive are used
///   the other way round.
extension ValueTransformer {
  private var unarchives: Bool { self is NSSecureUnarchiveFromDataTransformer }

  /// The one that an attribute names; nil where a keyed archive is to be taken: none is named, or known under the name.
  fileprivate static func named(by attribute: NSAttributeDescription) -> ValueTransformer? {
    let archives = [
      "NSSecureUnarchiveFromData", "NSSecureUnarchiveFromDataTransformer", "NSKeyedUnarchiveFromData",
    ]
    guard attribute.attributeType == .transformableAttributeType, let name = attribute.valueTransformerName,
      !name.isEmpty, !archives.contains(name)
    else { return nil }
    guard let transformer = ValueTransformer(forName: NSValueTransformerName(name)) else {
      tellOnce(
        "no transformer is known as \(name): \(attribute.name) is kept as a keyed archive", by: "CoreData")
      return nil
    }
    return transformer
  }

  fileprivate func data(of value: Any) throws -> Data {
    let made = unarchives ? reverseTransformedValue(value) : transformedValue(value)
    if let data = (made as? Data) ?? (made as? NSData).map({ Data(referencing: $0) }) { return data }
    throw CoreDataError.make(NSManagedObjectValidationError, "\(self) made no data of \(value).")
  }
  fileprivate func value(of data: Data) -> Any? {
    unarchives ? transformedValue(data) : reverseTransformedValue(data)
  }
}

/// How values of a Swift type become values of SQLite; the attributes of SwiftData have one where no kind of Core Data fits.
package struct AttributeCodec {
  let encode: (Any) throws -> SQLiteValue
  let decode: (SQLiteValue) -> Any?

  /// Values as text.
  package static func text(_ encode: @escaping (Any) -> String, _ decode: @escaping (String) -> Any?) -> Self
  {
    AttributeCodec {
      .text(encode($0))
    } decode: {
      if case .text(let text) = $0 { return decode(text) }
      return nil
    }
  }

  /// Values as numbers.
  package static func integer(_ encode: @escaping (Any) -> Int, _ decode: @escaping (Int) -> Any?) -> Self {
    AttributeCodec {
      .integer(Int64(encode($0)))
    } decode: {
      if case .integer(let number) = $0 { return decode(Int(number)) }
      return nil
    }
  }

  /// Values as the data that a transformer makes of them; it is looked for when it is needed.
  package static func transformed(_ name: String, by transformer: @escaping () -> ValueTransformer?) -> Self {
    func find() throws -> ValueTransformer {
      if let found = transformer() { return found }
      throw CoreDataError.make(
        NSManagedObjectValidationError,
        "No transformer is known as \(name): register one with ValueTransformer.setValueTransformer(_:forName:)"
      )
    }
    return AttributeCodec {
      .blob(try find().data(of: $0))
    } decode: {
      guard case .blob(let data) = $0 else { return nil }
      do { return try find().value(of: data) } catch {
        tellOnce("a value cannot be read: \(error.localizedDescription)", by: "CoreData")
        return nil
      }
    }
  }

  /// Values as data.
  package static func data(_ encode: @escaping (Any) throws -> Data, _ decode: @escaping (Data) -> Any?)
    -> Self
  {
    AttributeCodec {
      .blob(try encode($0))
    } decode: {
      if case .blob(let data) = $0 { return decode(data) }
      return nil
    }
  }
}

/// The values of an object as they lie in a store.
final class StoredRow {
  let id: NSManagedObjectID
  let version: Int64
  /// Attributes by name, and relationships to one as `NSManagedObjectID`.
  let values: [String: Any]

  init(id: NSManagedObjectID, version: Int64, values: [String: Any]) {
    (self.id, self.version, self.values) = (id, version, values)
  }
}
