import Foundation

/// Turns values into others, and back where that is possible: dates into texts, colours into data.
///
/// A subclass overrides `transformedValue(_:)`, and registers an instance under a name.
nonisolated open class ValueTransformer: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// The class of what comes out.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether values can be turned back.
  open class func allowsReverseTransformation() -> Bool { false }

  /// The value itself, if nobody overrides this.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Traps where the class does not turn values back.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    precondition(
      type(of: self).allowsReverseTransformation(), "\(type(of: self)) does not turn values back.")
    return transformedValue(value)
  }

  // MARK: Names

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = [:]

  /// Makes a transformer known under a name.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { lock.withLock { known[name] = transformer } }
  /// The transformer that is known under a name.
  public class func value(forName name: NSValueTransformerName) -> ValueTransformer? { named(name) }
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { Array(known.keys) }.sorted { $0.rawValue < $1.rawValue }
  }

  private static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
    if let found = lock.withLock({ known[name] }) { return found }
    guard let made = standard(name) else { return nil }
    setValueTransformer(made, forName: name)
    return made
  }
  private static func standard(_ name: NSValueTransformerName) -> ValueTransformer? {
    switch name {
    case .negateBooleanTransformerName: LogicTransformer { !(($0 as? Bool) ?? false) }
    case .isNilTransformerName: LogicTransformer { $0 == nil }
    case .isNotNilTransformerName: LogicTransformer { $0 != nil }
    case .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
    default: nil
    }
  }
}

/// What lets an initializer give an object that is there already, which only one of a protocol can.
public protocol _FoundByName {}
extension ValueTransformer: _FoundByName {}
extension _FoundByName {
  /// The transformer that is known under a name.
  public init?(forName name: NSValueTransformerName) {
    guard let known = ValueTransformer.value(forName: name) as? Self else { return nil }
    self = known
  }
}

/// What a transformer is known under.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  public static let isNilTransformerName = Self("NSIsNil")
  public static let isNotNilTransformerName = Self("NSIsNotNil")
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

private final class LogicTransformer: ValueTransformer, @unchecked Sendable {
  private let rule: (Any?) -> Bool
  init(_ rule: @escaping (Any?) -> Bool) { self.rule = rule }
  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override func transformedValue(_ value: Any?) -> Any? { rule(value) }
}

/// Turns data of an archive into the objects in it, and back; only classes of `allowedTopLevelClasses` come out.
nonisolated open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  /// Classes that may be in the archive: the property list's ones, if nobody overrides this.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
      NSURL.self, NSUUID.self, NSNull.self,
    ]
  }
  open override class func allowsReverseTransformation() -> Bool { true }
  open override class func transformedValueClass() -> AnyClass { NSObject.self }

  /// The objects in the data; nil, and a message, if they are of other classes or damaged.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: type(of: self).allowedTopLevelClasses, from: data)
  }
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
