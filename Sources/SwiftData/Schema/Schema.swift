import CoreData
import Foundation

/// The classes of a container and what they keep.
public final class Schema: Hashable, @unchecked Sendable {
  /// A number of three parts.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int
    /// A version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// What `@Model` says of one variable.
  public struct PropertyMetadata {
    let name: String
    let keypath: AnyKeyPath
    let defaultValue: Any?
    let metadata: (any SchemaProperty)?
    /// Made by `@Model`.
    public init(
      name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil
    ) {
      (self.name, self.keypath, self.defaultValue, self.metadata) = (name, keypath, defaultValue, metadata)
    }
  }

  /// A class of the schema.
  public struct Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String
  }

  /// The version that the schema is.
  public let version: Version
  /// The number of the version.
  public var schemaEncodingVersion: Version { version }
  let types: [any PersistentModel.Type]
  /// What files say of the version; nil where the classes were named without one.
  private(set) var identifier: String?
  /// The classes, those included that others lead to.
  public var entities: [Entity] { types.map { Entity(name: ModelShape.of($0).name) } }
  /// The classes by name.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// A schema of classes and those that their relationships lead to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    var (all, seen): ([any PersistentModel.Type], Set<ObjectIdentifier>) = ([], [])
    func add(_ type: any PersistentModel.Type) {
      guard seen.insert(ObjectIdentifier(type)).inserted else { return }
      all.append(type)
      for property in ModelShape.of(type).properties.values.sorted(by: { $0.name < $1.name }) {
        switch property.kind {
        case .one(let other), .many(let other): add(other)
        case .attribute: break
        }
      }
    }
    for type in types { add(type) }
    (self.types, self.version) = (all, version)
  }

  /// A schema of classes.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// The schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    identifier = versionedSchema.versionIdentifier.description
  }

  public static func == (left: Schema, right: Schema) -> Bool {
    left.version == right.version
      && left.types.map { ObjectIdentifier($0) } == right.types.map { ObjectIdentifier($0) }
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(entities) }
}

/// What an attribute or a relationship says about itself.
public protocol SchemaProperty: Sendable {}

extension Schema {
  /// How an attribute is kept.
  public final class Attribute: SchemaProperty {
    /// What an attribute may be.
    public struct Option: Hashable, @unchecked Sendable {
      let name: String
      var transformer: String?
      var transformerType: ValueTransformer.Type?

      public static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.transformer == right.transformer
      }
      public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(transformer)
      }
      /// No two objects have the same value; an equal one replaces the older.
      public static var unique: Option { Option(name: "unique") }
      /// Large data lies in a file of its own beside the store.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// Kept as long as the object is in memory, and not stored.
      public static var ephemeral: Option { Option(name: "ephemeral") }
      public static var spotlight: Option { Option(name: "spotlight") }
      /// History keeps the value of deleted objects.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      /// Turned into data by the transformer that is registered under a name.
      public static func transformable(by name: String) -> Option {
        Option(name: "transformable", transformer: name)
      }
      /// Turned into data by a transformer of a class, one of which has to be registered.
      public static func transformable(by type: ValueTransformer.Type) -> Option {
        Option(name: "transformable", transformer: String(describing: type), transformerType: type)
      }

      /// How values are kept, if a transformer does it.
      var codec: AttributeCodec? {
        transformer.map { name in
          .transformed(name) {
            ValueTransformer(forName: NSValueTransformerName(name))
              ?? transformerType.flatMap { type in
                ValueTransformer.valueTransformerNames().lazy.compactMap { ValueTransformer(forName: $0) }
                  .first { Swift.type(of: $0) == type }
              }
          }
        }
      }
    }
    public let options: [Option]
    public let originalName: String?
    public let hashModifier: String?
    /// What `@Attribute` says.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      (self.options, self.originalName, self.hashModifier) = (options, originalName, hashModifier)
    }
  }

  /// What a relationship does.
  public final class Relationship: SchemaProperty, @unchecked Sendable {
    /// What happens to the other side when an object is deleted.
    public enum DeleteRule: String, Codable, Sendable { case noAction, nullify, cascade, deny }
    /// What a relationship may be.
    public struct Option: Hashable, Sendable {
      let name: String
      public static var unique: Option { Option(name: "unique") }
    }
    public let options: [Option]
    public let deleteRule: DeleteRule
    public let minimumModelCount: Int?
    public let maximumModelCount: Int?
    public let originalName: String?
    public let inverseKeyPath: AnyKeyPath?
    /// What `@Relationship` says.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0,
      originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      (self.options, self.deleteRule, self.originalName) = (options, deleteRule, originalName)
      (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
      inverseKeyPath = inverse
    }
  }
}

/// The classes of one version of an app.
public protocol VersionedSchema: SendableMetatype {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The number of the version.
  static var versionIdentifier: Schema.Version { get }
}

/// How the data of older versions becomes that of the newest.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them.
  static var stages: [MigrationStage] { get }
}

/// A step from one version to the next.
public enum MigrationStage {
  /// A step that follows from comparing the versions.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with work of the app's own before and after.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
