import Foundation

extension NSManagedObject {
  // MARK: Numbers and their kin

  /// A value in the one form in which objects keep values of its kind.
  static func canonical(_ value: Any?, _ attribute: NSAttributeDescription) -> Any? {
    guard let value = PredicateValues.plain(value) else { return nil }
    if attribute.codec != nil { return value }
    if let composite = attribute as? NSCompositeAttributeDescription {
      return CompositeValues.canonical(value, composite)
    }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      if let value = value as? Int { return value }
      if let value = value as? any BinaryInteger { return Int(truncatingIfNeeded: value) }
      if let value = value as? NSNumber { return value.intValue }
      return PredicateValues.number(value).map { Int($0) } ?? value
    case .booleanAttributeType:
      if let value = value as? Bool { return value }
      return PredicateValues.number(value).map { $0 != 0 } ?? value
    case .doubleAttributeType, .floatAttributeType: return PredicateValues.number(value) ?? value
    case .decimalAttributeType:
      if let value = value as? Decimal { return NSDecimalNumber(decimal: value) }
      if let value = value as? NSDecimalNumber { return value }
      return PredicateValues.number(value).map { NSDecimalNumber(value: $0) } ?? value
    case .stringAttributeType: return (value as? NSString).map { $0 as String } ?? value
    case .dateAttributeType: return (value as? NSDate).map { $0 as Date } ?? value
    case .binaryDataAttributeType: return (value as? NSData).map { Data(referencing: $0) } ?? value
    default: return value
    }
  }

  /// A kept value as callers of `value(forKey:)` get it: numbers as `NSNumber`, which casts to each kind of number.
  func present(_ value: Any, _ key: String) -> Any {
    Self.presented(value, entity.lookup.attributes[key])
  }
  static func presented(_ value: Any, _ attribute: NSAttributeDescription?) -> Any {
    switch value {
    case let number as Int: return NSNumber(value: number)
    case let flag as Bool: return NSNumber(value: flag)
    case let number as Double:
      let isFloat = attribute?.attributeType == .floatAttributeType
      return isFloat ? NSNumber(value: Float(number)) : NSNumber(value: number)
    case let parts as [String: Any]:
      guard let composite = attribute as? NSCompositeAttributeDescription else { return value }
      return CompositeValues.presented(parts, composite)
    default: return value
    }
  }

  // MARK: By name

  /// The value of a property; traps if the entity has none of that name.
  public func value(forKey key: String) -> Any? {
    if KeyNames.record(key) { return nil }
    guard let property = entity.lookup.properties[key] else { return valueForUndefinedKey(key) }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    if let relationship = property as? NSRelationshipDescription { return related(relationship) }
    if let property = property as? NSFetchedPropertyDescription { return fetched(property) }
    return values[key].map { present($0, key) }
  }

  private func valueForUndefinedKey(_ key: String) -> Any? {
    switch key {
    case "self", "SELF": return self
    case "objectID": return objectID
    default: break
    }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let known = mirror, known.subjectType != NSManagedObject.self {
      if let child = known.children.first(where: { $0.label == key }) {
        return PredicateValues.plain(child.value)
      }
      mirror = known.superclassMirror
    }
    fatalError("the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\"")
  }

  /// Sets the value of a property; traps if the entity has none of that name.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let property = entity.lookup.properties[key] else {
      fatalError("the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\"")
    }
    if let relationship = property as? NSRelationshipDescription { return setRelated(value, relationship) }
    precondition(
      !(property is NSFetchedPropertyDescription), "\(entity.name ?? "").\(key) is fetched and cannot be set")
    fire()
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  /// The value at a path of names, `@count` and its kin included.
  public func value(forKeyPath path: String) -> Any? {
    let (head, rest) = PredicateValues.split(path)
    let value = value(forKey: head)
    return rest.isEmpty ? value : PredicateValues.value(of: value, at: rest)
  }

  /// Sets the value at a path of names.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    let (head, rest) = PredicateValues.split(path)
    if rest.isEmpty { return setValue(value, forKey: head) }
    if entity.lookup.attributes[head] is NSCompositeAttributeDescription {
      fire()
      var all = values
      CompositeValues.set(PredicateValues.plain(value), at: path, in: &all)
      return setValue(all[head], forKey: head)
    }
    (self.value(forKey: head) as? NSManagedObject)?.setValue(value, forKeyPath: rest)
  }

  /// Sets several values by name.
  public func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values { setValue(PredicateValues.plain(value), forKey: key) }
  }

  /// The values of several names.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// The kept value without notifications.
  public func primitiveValue(forKey key: String) -> Any? {
    if let relationship = entity.lookup.relationships[key] { return related(relationship) }
    if let property = entity.lookup.fetched[key] { return fetched(property) }
    return values[key].map { present($0, key) }
  }

  /// Keeps a value without notifications, and without making the object one that has changed: the value is saved when the
  /// object is.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    if let attribute = entity.lookup.attributes[key] {
      values[key] = Self.canonical(value, attribute)
      guard managedObjectContext?.isReadingObject == false, !attribute.isTransient else { return }
      if insertedState || !changed.isEmpty { changed.insert(key) } else { quiet.insert(key) }
    } else if let relationship = entity.lookup.relationships[key] {
      setRelated(value, relationship)
    } else {
      values[key] = value
    }
  }

  func markChanged(_ key: String) {
    guard let context = managedObjectContext, let property = entity.lookup.properties[key] else { return }
    if context.isReadingObject { return }
    if !property.isTransient { changed.insert(key) }
    if !quiet.isEmpty { (changed, quiet) = (changed.union(quiet), []) }
    context.noteChange(of: self)
  }

  // MARK: Faults

  /// Reads the values if they were not looked at.
  func fire() {
    guard faultState else { return }
    guard let context = managedObjectContext else {
      faultState = false
      return
    }
    context.assertQueue()
    if row == nil, let page { page.load(in: context) }
    page = nil
    if row == nil { row = context.loadRow(of: identifier) }
    faultState = false
    guard let row else {
      guard context.shouldDeleteInaccessibleFaults else {
        fatalError("CoreData could not fulfill a fault for \(objectID)")
      }
      (isGone, deletedState, values) = (true, true, [:])
      return
    }
    values = row.values
    context.reading { awakeFromFetch() }
  }

  /// Drops the values; they are read again when they are looked at.
  func turnIntoFault(keepingRow: Bool = false) {
    guard !faultState else {
      if !keepingRow { row = nil }
      (many, quiet) = ([:], [])
      return
    }
    willTurnIntoFault()
    (values, many, changed, quiet, loose) = ([:], [:], [], [], [:])
    page = nil
    if !keepingRow { row = nil }
    faultState = true
    didTurnIntoFault()
  }

  // MARK: What SwiftData reads

  /// A value in the form in which objects keep it.
  package static func kept(_ value: Any, _ attribute: NSAttributeDescription) -> Any? {
    canonical(value, attribute)
  }

  /// An attribute in the form in which it is kept.
  package func storedValue(_ key: String) -> Any? {
    fire()
    return values[key]
  }

  /// Whether there is no such object any more.
  package var isMissing: Bool {
    fire()
    return isGone
  }

  /// Gives a name to an object that no context has so far.
  package func adopt(_ id: NSManagedObjectID) { identifier = id }

  // MARK: What generated code calls

  /// The value of a property in the type that it is declared with.
  public func _value<Value>(_ key: String) -> Value {
    if KeyNames.record(key) { return ValueCast.placeholder(Value.self) }
    return ValueCast.cast(value(forKey: key), to: Value.self, of: self, key)
  }

  /// Sets a property that is declared with a type.
  public func _setValue<Value>(_ key: String, _ value: Value) {
    setValue(PredicateValues.plain(value), forKey: key)
  }
}

/// Brings kept values into declared types.
enum ValueCast {
  static func cast<Value>(_ value: Any?, to: Value.Type, of object: NSManagedObject, _ key: String) -> Value {
    if let value {
      if let value = value as? Value { return value }
      if let number = value as? NSNumber,
        let made = (Value.self as? any FromNumber.Type)?.make(number) as? Value
      {
        return made
      }
    } else if let none = (Value.self as? any NilValue.Type)?.nothing as? Value {
      return none
    }
    if value == nil, let empty = empty(Value.self) { return empty }
    fatalError(
      "\(object.entity.name ?? "").\(key) is \(value.map { "\($0)" } ?? "nil"), which is no \(Value.self)")
  }

  /// What a value that has to be there is before it was set.
  static func empty<Value>(_: Value.Type) -> Value? {
    if let none = (Value.self as? any EmptyCollection.Type)?.empty as? Value { return none }
    if Value.self == String.self { return "" as? Value }
    if Value.self == Date.self { return Date(timeIntervalSinceReferenceDate: 0) as? Value }
    if Value.self == Data.self { return Data() as? Value }
    if Value.self == UUID.self { return UUID(uuid: UUID_NULL) as? Value }
    if Value.self == NSSet.self { return NSSet() as? Value }
    if Value.self == NSOrderedSet.self { return NSOrderedSet() as? Value }
    return (Value.self as? any FromNumber.Type)?.make(0) as? Value ?? NSSet() as? Value
  }

  /// What a reader gets that only asks for names.
  static func placeholder<Value>(_ type: Value.Type) -> Value {
    if let none = (type as? any NilValue.Type)?.nothing as? Value { return none }
    if let empty = empty(type) { return empty }
    if let type = type as? NSManagedObject.Type,
      let probe = type.init(_entity: ObjectClasses.probeEntity, context: nil) as? Value
    {
      return probe
    }
    if Value.self == URL.self { return URL(fileURLWithPath: "/") as! Value }
    if Value.self == NSDecimalNumber.self { return NSDecimalNumber.zero as! Value }
    fatalError("a key path goes through a \(Value.self), of which there is no empty value")
  }

  private static var UUID_NULL: uuid_t { (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }
}

protocol NilValue { static var nothing: Any { get } }
extension Optional: NilValue { static var nothing: Any { Self.none as Any } }

protocol FromNumber { static func make(_ number: NSNumber) -> Any }
extension Int: FromNumber { static func make(_ number: NSNumber) -> Any { number.intValue } }
extension Int16: FromNumber { static func make(_ number: NSNumber) -> Any { number.int16Value } }
extension Int32: FromNumber { static func make(_ number: NSNumber) -> Any { number.int32Value } }
extension Int64: FromNumber { static func make(_ number: NSNumber) -> Any { number.int64Value } }
extension Double: FromNumber { static func make(_ number: NSNumber) -> Any { number.doubleValue } }
extension Float: FromNumber { static func make(_ number: NSNumber) -> Any { number.floatValue } }
extension Bool: FromNumber { static func make(_ number: NSNumber) -> Any { number.boolValue } }
extension Decimal: FromNumber {
  static func make(_ number: NSNumber) -> Any { NSDecimalNumber(string: "\(number)").decimalValue }
}

/// Collections of Swift, which are empty before they are set.
private protocol EmptyCollection { static var empty: Any { get } }
extension Array: EmptyCollection { fileprivate static var empty: Any { Self() } }
extension Dictionary: EmptyCollection { fileprivate static var empty: Any { Self() } }
extension Set: EmptyCollection { fileprivate static var empty: Any { Self() } }
