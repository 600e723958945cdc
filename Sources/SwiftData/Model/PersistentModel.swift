import CoreData
import Foundation
import Observation

/// A class whose objects are kept; `@Model` makes one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// What holds the values.
  var persistentBackingData: any BackingData<Self> { get set }
  /// The variables that are kept.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// Makes an object of values that are there already.
  init(backingData: any BackingData<Self>)
  /// Tells who follows a variable that it changes.
  func _$changed(_ name: String, _ after: Bool)
  static var _$unique: [[AnyKeyPath]] { get }
  static var _$indices: [[AnyKeyPath]] { get }
}

extension PersistentModel {
  public static var _$unique: [[AnyKeyPath]] { [] }
  public static var _$indices: [[AnyKeyPath]] { [] }

  /// Values for an object that no context has yet.
  public static func createBackingData<P: PersistentModel>() -> any BackingData<P> {
    _DefaultBackingData<P>(for: P.self)
  }

  /// The name of the object in its store.
  public var persistentModelID: PersistentIdentifier { persistentBackingData.persistentModelID }

  /// The name of the object for lists, the same before and after it was first saved.
  public var id: PersistentIdentifier {
    (persistentBackingData as? AnyBacking)?.firstIdentifier ?? persistentModelID
  }

  /// The context that has the object.
  public var modelContext: ModelContext? { object?.managedObjectContext.flatMap { ModelContext.of($0) } }
  /// Whether there are changes that were not saved.
  public var hasChanges: Bool { object?.hasChanges ?? true }
  /// Whether the next save deletes it.
  public var isDeleted: Bool { object?.isDeleted ?? false }

  var backing: AnyBacking? { persistentBackingData as? AnyBacking }
  var object: ModelObject? { backing?.object }

  public static func == (left: Self, right: Self) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The value of a variable that is kept.
  public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    persistentBackingData.getValue(forKey: keyPath)
  }
  /// Sets a variable that is kept.
  public func setValue<Value>(forKey keyPath: KeyPath<Self, Value>, to value: Value) {
    persistentBackingData._set(ModelShape.of(Self.self).name(keyPath), value, in: self)
  }
}

/// What stands in memory for a variable that is kept elsewhere.
public struct _SwiftDataNoType: Sendable {
  public init() {}
}

/// The name of an object in its store.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  let objectID: NSManagedObjectID

  /// The name itself.
  public var id: PersistentIdentifier { self }
  /// The name of the class.
  public var entityName: String { objectID.entity.name ?? "" }
  /// The name of the store, nil before the first save.
  public var storeIdentifier: String? { objectID.current.persistentStore?.identifier }

  public static func == (left: Self, right: Self) -> Bool { left.objectID.current == right.objectID.current }
  public func hash(into hasher: inout Hasher) { hasher.combine(objectID.lastingName) }
  public static func < (left: Self, right: Self) -> Bool {
    left.objectID.uriRepresentation().absoluteString < right.objectID.uriRepresentation().absoluteString
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(objectID.current.uriRepresentation())
  }

  public init(from decoder: any Decoder) throws {
    let url = try decoder.singleValueContainer().decode(URL.self)
    guard let id = ModelStores.identifier(url) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no open container has \(url)"))
    }
    objectID = id
  }

  init(_ objectID: NSManagedObjectID) {
    self.objectID = objectID
    objectID.keepFirstName()
  }
}
