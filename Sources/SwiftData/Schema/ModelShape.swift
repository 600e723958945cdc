import CoreData
import Foundation

/// What the variables of a class are, found once per class.
final class ModelShape {
  let type: any PersistentModel.Type
  let name: String
  let properties: [String: ModelProperty]
  private let names: [AnyKeyPath: String]
  /// Names objects that no context has.
  let looseEntity: NSEntityDescription

  private final class Table: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var shapes: [ObjectIdentifier: ModelShape] = [:]
    var types: [String: any PersistentModel.Type] = [:]
  }
  private static let table = Table()

  static func of(_ type: any PersistentModel.Type) -> ModelShape {
    table.lock.withLock {
      if let shape = table.shapes[ObjectIdentifier(type)] { return shape }
      let shape = ModelShape(type)
      table.shapes[ObjectIdentifier(type)] = shape
      table.types[shape.name] = type
      return shape
    }
  }

  static func type(named name: String) -> (any PersistentModel.Type)? {
    table.lock.withLock { table.types[name] }
  }

  /// The variables of the class of a name, if it has been met.
  static func named(_ name: String) -> ModelShape? { type(named: name).map { of($0) } }

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = String(describing: type)
    var (properties, names): ([String: ModelProperty], [AnyKeyPath: String]) = ([:], [:])
    for metadata in type.schemaMetadata {
      properties[metadata.name] = ModelProperty(metadata, of: type)
      names[metadata.keypath] = metadata.name
    }
    (self.properties, self.names) = (properties, names)
    looseEntity = NSEntityDescription()
    looseEntity.name = name
  }

  func name(_ path: AnyKeyPath) -> String {
    guard let name = names[path] else { fatalError("\(path) is no variable of \(self.name) that is kept") }
    return name
  }
  func knownName(_ path: AnyKeyPath) -> String? { names[path] }
}

/// One variable that is kept.
final class ModelProperty {
  enum Kind {
    case attribute(NSAttributeType, AttributeCodec?)
    case one(any PersistentModel.Type)
    case many(any PersistentModel.Type)
  }

  let name: String
  let kind: Kind
  let isOptional: Bool
  let metadata: Schema.PropertyMetadata
  private let valueType: Any.Type
  private let owner: any PersistentModel.Type

  init(_ metadata: Schema.PropertyMetadata, of owner: any PersistentModel.Type) {
    (name, self.metadata, self.owner) = (metadata.name, metadata, owner)
    let type = Swift.type(of: metadata.keypath).valueType
    let wrapped = (type as? any OptionalType.Type)?.wrapped
    isOptional = wrapped != nil
    valueType = wrapped ?? type
    let note = metadata.metadata as? Schema.Attribute
    kind =
      note?.options.lazy.compactMap(\.codec).first.map { .attribute(.transformableAttributeType, $0) }
      ?? Self.kind(wrapped ?? type)
  }

  /// The type by which values are written into other formats; nil of those that only a transformer can write.
  var codedType: (any Codable.Type)? { valueType as? any Codable.Type }

  /// The value that new objects begin with.
  func defaultValue() -> Any? { metadata.defaultValue }

  func empty<Value>(_ type: Value.Type) -> Value {
    if let none = (type as? any OptionalType.Type)?.nothing as? Value { return none }
    if let empty = (type as? any EmptyCollection.Type)?.emptyValue as? Value { return empty }
    fatalError("\(owner).\(name) was read before it had a value")
  }

  private static func kind(_ type: Any.Type) -> Kind {
    if let model = type as? any PersistentModel.Type { return .one(model) }
    if let element = (type as? any ElementType.Type)?.elementType as? any PersistentModel.Type {
      return .many(element)
    }
    let plain: [(Any.Type, NSAttributeType)] = [
      (String.self, .stringAttributeType), (Bool.self, .booleanAttributeType),
      (Int.self, .integer64AttributeType),
      (Int64.self, .integer64AttributeType), (Int32.self, .integer32AttributeType),
      (Int16.self, .integer16AttributeType), (Int8.self, .integer16AttributeType),
      (UInt8.self, .integer16AttributeType),
      (UInt16.self, .integer32AttributeType), (UInt32.self, .integer64AttributeType),
      (Double.self, .doubleAttributeType), (Float.self, .floatAttributeType), (Date.self, .dateAttributeType),
      (Data.self, .binaryDataAttributeType), (UUID.self, .UUIDAttributeType), (URL.self, .URIAttributeType),
    ]
    if let found = plain.first(where: { $0.0 == type }) { return .attribute(found.1, nil) }
    if let type = type as? any (RawRepresentable & Codable).Type, let codec = rawCodec(type) { return codec }
    if let type = type as? any Codable.Type { return .attribute(.transformableAttributeType, codec(type)) }
    fatalError("a variable of the type \(type) cannot be kept: it is neither Codable nor a model")
  }

  private static func rawCodec(_ type: any (RawRepresentable & Codable).Type) -> Kind? {
    func open<Value: RawRepresentable & Codable>(_ type: Value.Type) -> Kind? {
      if Value.RawValue.self == String.self {
        return .attribute(
          .stringAttributeType,
          .text({ ($0 as! Value).rawValue as! String }, { Value(rawValue: $0 as! Value.RawValue) }))
      }
      if Value.RawValue.self == Int.self {
        return .attribute(
          .integer64AttributeType,
          .integer({ ($0 as! Value).rawValue as! Int }, { Value(rawValue: $0 as! Value.RawValue) }))
      }
      return nil
    }
    return open(type)
  }

  private static func codec(_ type: any Codable.Type) -> AttributeCodec {
    func open<Value: Codable>(_ type: Value.Type) -> AttributeCodec {
      // JSON, in a list of one as older readers take no bare values.
      .data(
        { try JSONEncoder().encode([$0 as! Value]) },
        { try? JSONDecoder().decode([Value].self, from: $0).first })
    }
    return open(type)
  }

  // MARK: Records

  func read<Value>(_ object: ModelObject, _: Value.Type) -> Value {
    switch kind {
    case .attribute:
      if let value = object.storedValue(name) {
        if let value = value as? Value { return value }
        return object._value(name)
      }
      if let none = (Value.self as? any OptionalType.Type)?.nothing as? Value { return none }
      if let value = defaultValue() as? Value { return value }
      return empty(Value.self)
    case .one(let type):
      guard let target = object.value(forKey: name) as? ModelObject, !target.isMissing else {
        return empty(Value.self)
      }
      func open<Model: PersistentModel>(_ type: Model.Type) -> Any { target.instance(type) }
      return open(type) as! Value
    case .many(let type):
      let relationship = object.entity.relationshipsByName[name]!
      func open<Model: PersistentModel>(_ type: Model.Type) -> Any {
        object.relatedObjects(relationship).compactMap { $0 as? ModelObject }.filter { !$0.isDeleted }.map {
          $0.instance(type)
        }
      }
      return open(type) as! Value
    }
  }

  func write(_ object: ModelObject, _ value: Any) {
    let plain = PredicateValues.plain(value)
    switch kind {
    case .attribute: object.setValue(plain, forKey: name)
    case .one, .many:
      let context = object.managedObjectContext.flatMap { ModelContext.of($0) }
      func record(_ model: Any) -> ModelObject? {
        guard let model = model as? any PersistentModel else { return nil }
        if let known = model.object { return known }
        return context?.insertAny(model)
      }
      let relationship = object.entity.relationshipsByName[name]!
      if case .one = kind {
        object.setValue(plain.flatMap(record), forKey: name)
      } else {
        object.setMany((PredicateValues.members(plain) ?? []).compactMap(record), relationship)
      }
    }
  }
}

protocol OptionalType {
  static var wrapped: Any.Type { get }
  static var nothing: Any { get }
}
extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  static var nothing: Any { Self.none as Any }
}
protocol ElementType { static var elementType: Any.Type { get } }
extension Array: ElementType { static var elementType: Any.Type { Element.self } }
extension Set: ElementType { static var elementType: Any.Type { Element.self } }
protocol EmptyCollection { static var emptyValue: Any { get } }
extension Array: EmptyCollection { static var emptyValue: Any { [Element]() } }
extension Set: EmptyCollection { static var emptyValue: Any { Set<Element>() } }
