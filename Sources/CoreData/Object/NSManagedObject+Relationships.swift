import Foundation

extension NSManagedObject {
  /// The object of a name, in this object's context or among those without one.
  func resolve(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let managedObjectContext { return managedObjectContext.object(with: id) }
    return loose[id] ?? loose[id.current]
  }

  func related(_ relationship: NSRelationshipDescription) -> Any? {
    fire()
    if !relationship.isToMany {
      guard let id = values[relationship.name] as? NSManagedObjectID, let object = resolve(id) else {
        return nil
      }
      // What another program deleted meanwhile is no object any more.
      return object
    }
    let objects = relatedObjects(relationship)
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// The objects of a relationship to many, in order.
  package func relatedObjects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    identifiers(relationship).compactMap { resolve($0) }
  }

  func identifiers(_ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
    fire()
    if many[relationship.name]?.isLoaded != true {
      many[relationship.name, default: ToMany()].load(storedIdentifiers(relationship))
    }
    return many[relationship.name]?.ids ?? []
  }

  private func storedIdentifiers(_ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
    guard row != nil, let context = managedObjectContext else { return [] }
    return context.prefetchedDestinations(of: identifier.current, relationship)
      ?? (try? context.loadDestinations(of: identifier, relationship)) ?? []
  }

  // MARK: Changing

  func setRelated(_ value: Any?, _ relationship: NSRelationshipDescription) {
    let value = PredicateValues.plain(value)
    fire()
    guard relationship.isToMany else { return setOne(value as? NSManagedObject, relationship) }
    let objects = (PredicateValues.members(value) ?? []).compactMap { $0 as? NSManagedObject }
    setMany(objects, relationship)
  }

  private func setOne(_ object: NSManagedObject?, _ relationship: NSRelationshipDescription) {
    let old = (values[relationship.name] as? NSManagedObjectID).flatMap { resolve($0) }
    if old === object { return change(relationship.name) {} }
    if let object { meet(object) }
    change(relationship.name) { values[relationship.name] = object?.identifier }
    guard let inverse = relationship.inverseRelationship else { return }
    old?.detach(self, inverse)
    guard let object else { return }
    if !inverse.isToMany, let other = (object.oneIdentifier(inverse)).flatMap({ object.resolve($0) }),
      other !== self
    {
      other.change(relationship.name) { other.values[relationship.name] = nil }
    }
    object.attach(self, inverse)
  }

  private func oneIdentifier(_ relationship: NSRelationshipDescription) -> NSManagedObjectID? {
    fire()
    return values[relationship.name] as? NSManagedObjectID
  }

  /// Sets all objects of a relationship to many.
  package func setMany(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    let old = relatedObjects(relationship)
    var seen: Set<ObjectIdentifier> = []
    let fresh = objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
    for object in old where !seen.contains(ObjectIdentifier(object)) { removeMany(object, relationship) }
    for object in fresh { addMany(object, relationship) }
    guard relationship.isOrdered else { return }
    change(relationship.name) {
      many[relationship.name]?.ids = fresh.map(\.identifier)
      many[relationship.name]?.isReordered = true
    }
  }

  /// Adds an object to a relationship to many, and this one to its inverse.
  package func addMany(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription, at index: Int? = nil
  ) {
    fire()
    meet(object)
    if relationship.isOrdered { _ = identifiers(relationship) }
    if many[relationship.name]?.members.contains(object.identifier) == true, index == nil { return }
    let inverse = relationship.inverseRelationship
    // Taken away from where it was before.
    if let inverse, !inverse.isToMany {
      if let old = object.oneIdentifier(inverse).flatMap({ object.resolve($0) }), old !== self {
        old.change(relationship.name) {
          old.many[relationship.name, default: ToMany()].remove(object.identifier)
        }
      }
    }
    change(relationship.name) {
      many[relationship.name, default: ToMany()].add(object.identifier)
      if let index, var ids = many[relationship.name]?.ids, let now = ids.firstIndex(of: object.identifier) {
        ids.remove(at: now)
        ids.insert(object.identifier, at: min(index, ids.count))
        many[relationship.name]?.ids = ids
        many[relationship.name]?.isReordered = true
      }
    }
    if let inverse { object.attach(self, inverse) }
  }

  /// Takes an object out of a relationship to many, and this one out of its inverse.
  package func removeMany(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    fire()
    change(relationship.name) { many[relationship.name, default: ToMany()].remove(object.identifier) }
    if let inverse = relationship.inverseRelationship { object.detach(self, inverse) }
  }

  /// The other side of a relationship: this object is told of `other`.
  private func attach(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    fire()
    change(relationship.name) {
      if relationship.isToMany {
        many[relationship.name, default: ToMany()].add(other.identifier)
      } else {
        values[relationship.name] = other.identifier
      }
    }
  }

  func detach(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    fire()
    if relationship.isToMany {
      change(relationship.name) { many[relationship.name, default: ToMany()].remove(other.identifier) }
    } else if let id = values[relationship.name] as? NSManagedObjectID, id.current == other.objectID {
      change(relationship.name) { values[relationship.name] = nil }
    }
  }

  func change(_ key: String, _ body: () -> Void) {
    willChangeValue(forKey: key)
    body()
    didChangeValue(forKey: key)
  }

  /// Both objects are in one context afterwards, or in none and know each other.
  private func meet(_ other: NSManagedObject) {
    switch (managedObjectContext, other.managedObjectContext) {
    case (let mine?, nil) where !other.isGone: mine.insert(other)
    case (nil, let theirs?) where !isGone: theirs.insert(self)
    case (let mine?, let theirs?):
      precondition(
        mine === theirs,
        "Illegal attempt to establish a relationship between objects in different contexts (\(self), \(other))"
      )
    default:
      loose[other.identifier] = other
      other.loose[identifier] = self
    }
  }

  // MARK: Sets that write through

  /// A set whose changes are the object's.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    guard let relationship = entity.lookup.relationships[key], relationship.isToMany else {
      fatalError("\(entity.name ?? "").\(key) is no relationship to many")
    }
    return RelatedSet(self, relationship)
  }

  /// An ordered set whose members are the object's when it was read; write it back with `setValue`.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    guard let relationship = entity.lookup.relationships[key], relationship.isToMany else {
      fatalError("\(entity.name ?? "").\(key) is no relationship to many")
    }
    return RelatedOrderedSet(self, relationship)
  }

  /// The names of the objects of a relationship, without looking at them.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    guard let relationship = entity.lookup.relationships[key] else { return [] }
    if relationship.isToMany { return identifiers(relationship).map(\.current) }
    return oneIdentifier(relationship).map { [$0.current] } ?? []
  }

  // MARK: What generated code calls

  /// Adds one or several objects to a relationship to many.
  public func _add(_ key: String, _ value: Any) {
    guard let relationship = entity.lookup.relationships[key] else { return }
    for object in Self.objects(value) { addMany(object, relationship) }
  }

  /// Takes one or several objects out of a relationship to many.
  public func _remove(_ key: String, _ value: Any) {
    guard let relationship = entity.lookup.relationships[key] else { return }
    for object in Self.objects(value) { removeMany(object, relationship) }
  }

  /// Puts an object at a place of an ordered relationship.
  public func _insert(_ key: String, _ object: NSManagedObject, at index: Int) {
    guard let relationship = entity.lookup.relationships[key] else { return }
    addMany(object, relationship, at: index)
  }

  /// Takes the object at a place out of an ordered relationship.
  public func _remove(_ key: String, at index: Int) {
    guard let relationship = entity.lookup.relationships[key] else { return }
    removeMany(relatedObjects(relationship)[index], relationship)
  }

  private static func objects(_ value: Any) -> [NSManagedObject] {
    if let object = value as? NSManagedObject { return [object] }
    return (PredicateValues.members(value) ?? []).compactMap { $0 as? NSManagedObject }
  }
}

/// The set of a relationship; what is added to it or taken out of it is so in the object.
private final class RelatedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let relationship: NSRelationshipDescription

  init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    (self.owner, self.relationship) = (owner, relationship)
    super.init(capacity: 0)
  }
  required init(capacity: Int) { fatalError("a relationship's set is made by its object") }
  required init?(coder: NSCoder) { fatalError("a relationship's set is not archived") }

  private var objects: [NSManagedObject] { owner.relatedObjects(relationship) }
  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override func add(_ object: Any) { owner._add(relationship.name, object) }
  override func remove(_ object: Any) { owner._remove(relationship.name, object) }
}

private final class RelatedOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject
  private let relationship: NSRelationshipDescription

  init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    (self.owner, self.relationship) = (owner, relationship)
    super.init(capacity: 0)
    for object in owner.relatedObjects(relationship) { super.insert(object, at: super.count) }
    isReady = true
  }
  required convenience init(arrayLiteral elements: Any...) {
    fatalError("a relationship's set is made by its object")
  }
  required init?(coder: NSCoder) { fatalError("a relationship's set is not archived") }

  private var isReady = false
  private func write() {
    if isReady { owner.setMany(array.compactMap { $0 as? NSManagedObject }, relationship) }
  }
  override func insert(_ object: Any, at index: Int) {
    super.insert(object, at: index)
    write()
  }
  override func removeObject(at index: Int) {
    super.removeObject(at: index)
    write()
  }
  override func replaceObject(at index: Int, with object: Any) {
    super.replaceObject(at: index, with: object)
    write()
  }
}
