import Foundation

/// The kinds of values that attributes hold.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

/// A value of an entity: a number, a text, a date…
///
/// Values of transformable attributes pass through the `ValueTransformer` that is registered under `valueTransformerName`.
open class NSAttributeDescription: NSPropertyDescription {
  /// The kind of the value, in the newer spelling.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: NSAttributeType
    public init(rawValue: NSAttributeType) { self.rawValue = rawValue }
    init(_ type: NSAttributeType) { rawValue = type }

    public static let undefined = AttributeType(.undefinedAttributeType)
    public static let integer16 = AttributeType(.integer16AttributeType)
    public static let integer32 = AttributeType(.integer32AttributeType)
    public static let integer64 = AttributeType(.integer64AttributeType)
    public static let decimal = AttributeType(.decimalAttributeType)
    public static let double = AttributeType(.doubleAttributeType)
    public static let float = AttributeType(.floatAttributeType)
    public static let string = AttributeType(.stringAttributeType)
    public static let boolean = AttributeType(.booleanAttributeType)
    public static let date = AttributeType(.dateAttributeType)
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    public static let uuid = AttributeType(.UUIDAttributeType)
    public static let uri = AttributeType(.URIAttributeType)
    public static let transformable = AttributeType(.transformableAttributeType)
    public static let objectID = AttributeType(.objectIDAttributeType)
    public static let composite = AttributeType(.compositeAttributeType)
  }

  /// The kind of the value.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The kind of the value, in the newer spelling.
  open var type: AttributeType {
    get { AttributeType(attributeType) }
    set { attributeType = newValue.rawValue }
  }
  /// The name of the class of a transformable value.
  open var attributeValueClassName: String?
  /// The value that new objects have.
  open var defaultValue: Any?
  /// The name of what turns a transformable value into data; nil takes a keyed archive.
  open var valueTransformerName: String?
  /// Whether large data may lie in a file of its own beside the store; it does from 100,000 bytes on.
  open var allowsExternalBinaryDataStorage = false
  /// Kept for code that sets it; nothing is encrypted in the cloud, as there is none.
  open var allowsCloudEncryption = false
  /// Whether history keeps the value of deleted objects.
  open var preservesValueInHistoryOnDeletion = false

  /// How values of a Swift type are stored, where the kind does not say it.
  package var codec: AttributeCodec?

  public override init() { super.init() }

  override func fingerprint() -> String { super.fingerprint() + "|\(attributeType.rawValue)" }

  func copied() -> NSAttributeDescription {
    let other = NSAttributeDescription()
    copyAttribute(to: other)
    return other
  }

  func copyAttribute(to other: NSAttributeDescription) {
    copyValues(to: other)
    (other.attributeType, other.attributeValueClassName) = (attributeType, attributeValueClassName)
    (other.defaultValue, other.valueTransformerName) = (defaultValue, valueTransformerName)
    other.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    other.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
    other.allowsCloudEncryption = allowsCloudEncryption
    other.codec = codec
  }
}
