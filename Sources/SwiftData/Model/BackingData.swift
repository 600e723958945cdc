import CoreData
import Foundation

/// What holds the values of an object.
public protocol BackingData<Model>: AnyObject {
  associatedtype Model: PersistentModel
  /// The name of the object in its store.
  var persistentModelID: PersistentIdentifier { get }
  /// The value of a variable.
  func getValue<Value>(forKey keyPath: KeyPath<Model, Value>) -> Value
  /// Sets a variable.
  func setValue<Value>(forKey keyPath: KeyPath<Model, Value>, to value: Value)
  func _get<Value>(_ name: String) -> Value
  func _set<Value>(_ name: String, _ value: Value)
  func _set<Value>(_ name: String, _ value: Value, in model: Model)
}

/// The part that does not know the class.
public class AnyBacking {
  var object: ModelObject?
  /// What the program has can be read as long as it has it. The record does not keep its context: while it is not
  /// saved, that keeps the record.
  var holder: ModelContext?
  /// Values of an object that no context has.
  var values: [String: Any] = [:]
  let shape: ModelShape
  private var temporary: NSManagedObjectID?
  private(set) lazy var firstIdentifier = PersistentIdentifier(object?.identifierForViews ?? loose)

  init(_ shape: ModelShape, _ object: ModelObject?) { (self.shape, self.object) = (shape, object) }

  fileprivate var loose: NSManagedObjectID {
    if let temporary { return temporary }
    let made = NSManagedObjectID.temporary(shape.looseEntity)
    temporary = made
    return made
  }
}

/// Values in a dictionary until a context takes the object, in its record then.
public final class _DefaultBackingData<Model: PersistentModel>: AnyBacking, BackingData {
  /// Values for a new object.
  public init(for type: Model.Type) { super.init(ModelShape.of(type), nil) }
  init(_ object: ModelObject) { super.init(ModelShape.of(Model.self), object) }

  public var persistentModelID: PersistentIdentifier {
    object.map { PersistentIdentifier($0.objectID) } ?? firstIdentifier
  }

  public func getValue<Value>(forKey keyPath: KeyPath<Model, Value>) -> Value { _get(shape.name(keyPath)) }
  public func setValue<Value>(forKey keyPath: KeyPath<Model, Value>, to value: Value) {
    _set(shape.name(keyPath), value)
  }

  public func _get<Value>(_ name: String) -> Value {
    guard let property = shape.properties[name] else { fatalError("\(Model.self) keeps no variable \(name)") }
    guard let object else {
      if let value = values[name] as? Value { return value }
      if let value = property.defaultValue() as? Value { return value }
      return property.empty(Value.self)
    }
    return property.read(object, Value.self)
  }

  public func _set<Value>(_ name: String, _ value: Value) {
    if let object { shape.properties[name]?.write(object, value) } else { values[name] = value }
  }

  public func _set<Value>(_ name: String, _ value: Value, in model: Model) {
    if let object {
      shape.properties[name]?.write(object, value)
    } else {
      model._$changed(name, false)
      values[name] = value
      model._$changed(name, true)
    }
  }
}

/// The record of an object in a context.
final class ModelObject: NSManagedObject, @unchecked Sendable {
  /// The object that the program knows.
  weak var model: AnyObject?
  private(set) lazy var identifierForViews: NSManagedObjectID = objectID

  /// The object that the program knows; made if nobody holds one.
  func instance<Model: PersistentModel>(_: Model.Type) -> Model {
    if let model = model as? Model { return model }
    let made = Model(backingData: _DefaultBackingData<Model>(self))
    bind(made)
    return made
  }

  func bind<Model: PersistentModel>(_ made: Model) {
    model = made
    made.backing?.holder = managedObjectContext.flatMap { ModelContext.of($0) }
    changeObserver = { [weak made] name, after in made?._$changed(name, after) }
  }

  /// The object of whatever class it is.
  func anyInstance() -> (any PersistentModel)? {
    guard let type = ModelShape.type(named: entity.name ?? "") else { return nil }
    func open<Model: PersistentModel>(_ type: Model.Type) -> any PersistentModel { instance(type) }
    return open(type)
  }
}
