import Foundation

/// What objects of a context have in a protocol, so that generic code can make them: `T(context: context)`.
public protocol _MadeInContext: AnyObject {}
extension _MadeInContext where Self: NSManagedObject {
  /// Makes an object of the entity that names this class and inserts it into a context.
  public init(context: NSManagedObjectContext) { self.init(_context: context) }
}

/// An object whose values are kept by a context and, once that is saved, by a store.
///
/// Methods of the form `validateName(_:)` for single properties are found where they are marked `@objc`, in what `sash`
/// compiles.
nonisolated open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, PredicateIdentity,
  KeyValueReading, NamedProperties, ChangeTelling, _MadeInContext,
  @unchecked Sendable
{
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The context that has the object; nil before it is inserted and after its deletion was saved.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The name of the object, a temporary one until it is saved.
  open var objectID: NSManagedObjectID { identifier.current }

  var identifier: NSManagedObjectID
  /// The values as the store has them, also before they are looked at.
  var row: StoredRow?
  /// The objects that are read together with this one, as a request fetched them in batches.
  var page: FetchPage?
  /// What the fetch that found this one has read of others.
  var prefetched: Prefetched?
  var values: [String: Any] = [:]
  var many: [String: ToMany] = [:]
  var changed: Set<String> = []
  /// Primitive values that were set while nothing else had changed: they are saved with the next change.
  var quiet: Set<String> = []
  var faultState = false
  var insertedState = false
  var deletedState = false
  /// Deleted in the store by somebody else.
  var isGone = false
  /// Related objects that no context has.
  var loose: [NSManagedObjectID: NSManagedObject] = [:]
  private var willChange: ObservableObjectPublisher?
  package var isObserved = false
  /// Hears of each property that changes, also by inverse relationships and merges: before, then after.
  package var changeObserver: ((String, Bool) -> Void)?

  /// Makes an object of an entity and inserts it into a context if there is one.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    identifier = NSManagedObjectID(temporary: entity)
    super.init()
    for attribute in entity.lookup.attributes.values {
      if let value = attribute.defaultValue { values[attribute.name] = Self.canonical(value, attribute) }
    }
    ObjectClasses.note(type(of: self))
    if let context { context.insert(self) }
  }

  /// What `init(context:)` calls, which classes of a program may declare again.
  public required convenience init(_context context: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: context), insertInto: context)
  }

  /// How contexts make objects of a class that they know by name.
  public required convenience init(_entity entity: NSEntityDescription, context: NSManagedObjectContext?) {
    self.init(entity: entity, insertInto: context)
  }

  /// The entity that names this class, found in the models that are in use; traps if there is none or several differ.
  open class func entity() -> NSEntityDescription {
    guard let entity = ObjectClasses.entity(of: self) else {
      fatalError("\(self): no model in use has an entity of this class")
    }
    return entity
  }

  /// A request for all objects of the class. That of a subclass, with its own type, comes first.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.objectClass = self
    return request
  }

  static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    ObjectClasses.note(self)
    guard
      let entity = context.model.flatMap({ ObjectClasses.entity(of: self, in: $0) })
        ?? ObjectClasses.entity(of: self)
    else { fatalError("\(self): the context's model has no entity of this class") }
    return entity
  }

  /// Emits before a value of the object changes.
  open var objectWillChange: ObservableObjectPublisher {
    if let willChange { return willChange }
    let made = ObservableObjectPublisher()
    willChange = made
    return made
  }

  func announce() { willChange?.send() }

  // MARK: State

  /// Whether it is new since the last save.
  open var isInserted: Bool { insertedState }
  /// Whether it has changed since the last save and is neither new nor deleted.
  open var isUpdated: Bool {
    !insertedState && !deletedState && !changed.isEmpty && managedObjectContext != nil
  }
  /// Whether the next save deletes it.
  open var isDeleted: Bool { deletedState }
  /// Whether its values have not been looked at.
  open var isFault: Bool { faultState }
  /// Whether it differs from what was last saved or fetched, also where an equal value was set.
  open var hasChanges: Bool { insertedState || deletedState || !changed.isEmpty }
  /// Whether a value that is stored differs from what was last saved.
  open var hasPersistentChangedValues: Bool {
    insertedState || deletedState || changed.contains { isStored($0) && differs($0) }
  }
  private func isStored(_ key: String) -> Bool { entity.lookup.properties[key]?.isTransient == false }
  private func differs(_ key: String) -> Bool {
    many[key] != nil || !PredicateValues.areEqual(values[key], row?.values[key])
  }
  open var faultingState: Int { faultState ? 1 : 0 }
  /// Whether the objects of a relationship have not been looked at.
  open func hasFault(forRelationshipNamed key: String) -> Bool {
    faultState || (entity.lookup.relationships[key]?.isToMany == true && many[key]?.isLoaded != true)
  }

  /// The new values of what has changed since the last save.
  open func changedValues() -> [String: Any] {
    var all: [String: Any] = [:]
    for key in changed where isStored(key) { all[key] = value(forKey: key) ?? NSNull() }
    return all
  }
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values that were last saved or fetched; nil takes all.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    var all: [String: Any] = [:]
    for key in keys ?? Array(entity.lookup.properties.keys) {
      guard let property = entity.lookup.properties[key] else { continue }
      if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
        if let ids = try? managedObjectContext?.loadDestinations(of: identifier, relationship) {
          all[key] = NSSet(array: ids.map { resolve($0) as Any })
        }
      } else if let id = row?.values[key] as? NSManagedObjectID, property is NSRelationshipDescription {
        all[key] = resolve(id)
      } else {
        all[key] = row?.values[key].map { present($0, key) } ?? NSNull()
      }
    }
    return all
  }

  // MARK: Around accesses

  /// Reads the object's values if they were not looked at.
  open func willAccessValue(forKey key: String?) { fire() }
  open func didAccessValue(forKey key: String?) {}

  /// Says that a value is about to change.
  open func willChangeValue(forKey key: String) {
    fire()
    managedObjectContext?.noteChange(comingTo: self)
    announce()
    changeObserver?(key, false)
  }

  /// Says that a value has changed.
  open func didChangeValue(forKey key: String) {
    markChanged(key)
    changeObserver?(key, true)
    if isObserved { ObservedProperties.shared.look(at: self) }
  }

  /// Says that members of a relationship to many are about to change.
  open func willChangeValue(
    forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind,
    using inObjects: Set<AnyHashable>
  ) { willChangeValue(forKey: inKey) }
  /// Says that members of a relationship to many have changed.
  open func didChangeValue(
    forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind,
    using inObjects: Set<AnyHashable>
  ) { didChangeValue(forKey: inKey) }

  // MARK: What subclasses override

  /// Called once when it is inserted for the first time.
  open func awakeFromInsert() {}
  /// Called when its values have been read from the store.
  open func awakeFromFetch() {}
  /// Called before it is saved; what changes here is saved too.
  open func willSave() {}
  /// Called when it has been saved.
  open func didSave() {}
  /// Called before its values are dropped.
  open func willTurnIntoFault() {}
  /// Called when its values have been dropped.
  open func didTurnIntoFault() {}
  /// Called when its deletion is prepared.
  open func prepareForDeletion() {}
  /// Checks one value against the model; throws what is wrong with it.
  open func validateValue(_ value: inout Any?, forKey key: String) throws {
    guard let property = entity.lookup.properties[key] else { return }
    if let error = Validation.error(value, property, of: self) { throw error }
    try ValidationMethods.call(on: self, &value, key)
  }
  /// Checks a new object before it is saved.
  open func validateForInsert() throws { try Validation.all(of: self) }
  /// Checks a changed object before it is saved.
  open func validateForUpdate() throws { try Validation.all(of: self) }
  /// Checks whether the object may be deleted: not while a relationship that denies it has objects.
  open func validateForDelete() throws {
    for relationship in entity.lookup.relationships.values where relationship.deleteRule == .denyDeleteRule {
      let ids = objectIDs(forRelationshipNamed: relationship.name)
      let living = ids.filter { managedObjectContext?.object(with: $0).isDeleted == false }
      guard living.isEmpty else {
        throw NSError(
          domain: NSCocoaErrorDomain, code: NSValidationRelationshipDeniedDeleteError,
          userInfo: [
            NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: relationship.name,
            NSLocalizedDescriptionKey:
              "Items cannot be deleted from \(entity.name ?? "") while \(relationship.name) has objects.",
          ])
      }
    }
  }

  package func property(named name: String) -> Any?? {
    if entity.lookup.properties[name] != nil { return .some(value(forKey: name)) }
    switch name {
    case "hasChanges": return hasChanges
    case "isInserted", "inserted": return isInserted
    case "isUpdated", "updated": return isUpdated
    case "isDeleted", "deleted": return isDeleted
    case "isFault", "fault": return isFault
    default: return nil
    }
  }

  public var predicateIdentity: AnyHashable { AnyHashable(objectID) }
  public func readValue(forKeyPath path: String) -> Any? { value(forKeyPath: path) }

  open override var description: String {
    "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())> (entity: \(entity.name ?? ""); id: \(objectID.uriRepresentation().absoluteString))"
  }
}

/// The objects of a relationship to many: what the store says, once it was asked, and what has changed since.
///
/// Adding and removing cost the same however many objects there are.
struct ToMany {
  /// All objects in their order, nil as long as the store was not asked.
  var ids: [NSManagedObjectID]? {
    get { isStale ? list?.filter { members.contains($0) } : list }
    set {
      list = newValue
      isStale = false
    }
  }
  private var list: [NSManagedObjectID]?
  /// Whether the list has objects that were taken out.
  private var isStale = false
  var members: Set<NSManagedObjectID> = []
  private(set) var added: [NSManagedObjectID] = []
  private var addedMembers: Set<NSManagedObjectID> = []
  private(set) var removed: Set<NSManagedObjectID> = []
  /// Whether the order has changed.
  var isReordered = false

  var isLoaded: Bool { list != nil }
  var isChanged: Bool { !addedMembers.isEmpty || !removed.isEmpty || isReordered }

  mutating func load(_ stored: [NSManagedObjectID]) {
    let stored = stored.map(\.current)
    // What the store has already is no addition.
    addedMembers.subtract(stored)
    var all = stored.filter { !removed.contains($0) }
    var known = Set(all)
    for id in additions.map(\.current) where known.insert(id).inserted { all.append(id) }
    (ids, members) = (all, known)
  }

  mutating func add(_ id: NSManagedObjectID) {
    if isLoaded {
      if isStale { ids = ids }
      guard members.insert(id).inserted else { return }
      list?.append(id)
    }
    if removed.remove(id) != nil, isLoaded { return }
    if addedMembers.insert(id).inserted { added.append(id) }
  }

  mutating func remove(_ id: NSManagedObjectID) {
    if isLoaded {
      guard members.remove(id) != nil else { return }
      isStale = true
    }
    let wasAdded = addedMembers.remove(id) != nil
    if addedMembers.isEmpty { added = [] }
    if !wasAdded || !isLoaded { removed.insert(id) }
  }

  /// What was added and is still there.
  var additions: [NSManagedObjectID] { added.filter { addedMembers.contains($0) } }

  /// The names that objects have by now; what is changed stays so.
  mutating func rename() {
    list = list?.map(\.current)
    added = added.map(\.current)
    members = Set(members.map(\.current))
    addedMembers = Set(addedMembers.map(\.current))
    removed = Set(removed.map(\.current))
  }

  /// The names that objects have by now; nothing is changed any more.
  mutating func settle() {
    if let known = ids {
      ids = known.map(\.current)
      members = Set(ids!)
    }
    (added, addedMembers, removed, isReordered) = ([], [], [], false)
  }
}
