import CoreData
import Foundation
import SashMessages

/// A space in which objects are read, made, changed and deleted until all of it is saved.
public final class ModelContext: Equatable {
  /// The container that the context saves to.
  public var container: ModelContainer {
    if let known = kept ?? parent { return known }
    let made = ModelContainer(of: self, stores)
    parent = made
    return made
  }
  /// A container keeps its main context, which therefore does not keep it; other contexts keep theirs.
  private let kept: ModelContainer?
  private weak var parent: ModelContainer?
  let stores: ModelStores
  let context: NSManagedObjectContext
  /// Whether it saves by itself soon after changes, as the main context does.
  public var autosaveEnabled: Bool
  private var observers: [any NSObjectProtocol] = []
  private var isSaveScheduled = false
  /// What is being fetched.
  var descriptor: Any?

  /// A context for the thread or the actor that makes it; it saves when it is told to.
  public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

  init(_ container: ModelContainer, isMain: Bool) {
    (stores, parent, kept) = (container.stores, container, isMain ? nil : container)
    context = NSManagedObjectContext(
      concurrencyType: isMain ? .mainQueueConcurrencyType : .confinementConcurrencyType)
    context.persistentStoreCoordinator = stores.coordinator
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    context.automaticallyMergesChangesFromParent = isMain
    autosaveEnabled = isMain
    context.userInfo["ModelContext"] = WeakModelContext(self)
    context.becomeExisting = { object, existing in
      guard let object = object as? ModelObject, let existing = existing as? ModelObject,
        existing.model == nil,
        let model = object.model as? any PersistentModel
      else { return }
      model.backing?.object = existing
      func bind<Model: PersistentModel>(_ model: Model) { existing.bind(model) }
      bind(model)
    }
    guard isMain else { return }
    observers.append(
      NotificationCenter.default.addObserver(
        forName: NSManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
      ) { [weak self] _ in self?.scheduleSave() })
    Autosaving.add(self)
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    // Nobody is left who could save it later.
    if autosaveEnabled, context.hasChanges { try? context.save() }
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  static func of(_ context: NSManagedObjectContext) -> ModelContext? {
    (context.userInfo["ModelContext"] as? WeakModelContext)?.context
  }

  // MARK: Saving

  /// Whether there are changes that were not saved.
  public var hasChanges: Bool { context.hasChanges }

  /// Writes all changes; all of it or nothing.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    nonisolated(unsafe) var saved: [AnyHashable: Any] = [:]
    let observer = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didSaveObjectIDsNotification, object: context, queue: nil
    ) { note in
      let kinds: [(NotificationKey, String)] = [
        (.insertedIdentifiers, NSInsertedObjectIDsKey), (.updatedIdentifiers, NSUpdatedObjectIDsKey),
        (.deletedIdentifiers, NSDeletedObjectIDsKey),
      ]
      for (key, name) in kinds {
        let ids = note.userInfo?[name] as? Set<NSManagedObjectID> ?? []
        saved[key.rawValue] = ids.map { PersistentIdentifier($0) }
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try context.save()
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: saved)
  }

  /// The keys of what a notification says.
  public enum NotificationKey: String, Sendable {
    case queryGeneration
    case invalidatedAllIdentifiers
    case insertedIdentifiers = "inserted"
    case updatedIdentifiers = "updated"
    case deletedIdentifiers = "deleted"
    case refreshedIdentifiers = "refreshed"
    case invalidatedIdentifiers = "invalidated"
  }

  /// A context is about to save.
  public static let willSave = Notification.Name("SwiftDataModelContextWillSave")
  /// A context has saved.
  public static let didSave = Notification.Name("SwiftDataModelContextDidSave")

  /// What remembers how changes are taken back; nil, as it is at first, remembers nothing.
  public var undoManager: UndoManager? {
    get { context.undoManager }
    set { if newValue !== context.undoManager { context.undoManager = newValue } }
  }

  /// Gives up all changes since the last save.
  public func rollback() { context.rollback() }
  /// Tells views what has changed.
  public func processPendingChanges() { context.processPendingChanges() }

  /// Runs a block and saves what it has done.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  private func scheduleSave() {
    guard autosaveEnabled, context.hasChanges, !isSaveScheduled else { return }
    isSaveScheduled = true
    // Soon, yet once for a row of changes, as for the letters of a word.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      self?.isSaveScheduled = false
      self?.autosave()
    }
  }

  func autosave() {
    guard autosaveEnabled, hasChanges else { return }
    do { try save() } catch {
      tellOnce("changes could not be saved: \(error)", by: "SwiftData")
    }
  }

  // MARK: Objects

  /// Takes an object in, and those that it refers to.
  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  @discardableResult
  func insertAny(_ model: any PersistentModel) -> ModelObject {
    func open<Model: PersistentModel>(_ model: Model) -> ModelObject {
      guard let backing = model.backing else { fatalError("\(Model.self) keeps its values elsewhere") }
      if let object = backing.object {
        if object.managedObjectContext == nil || object.isDeleted { context.insert(object) }
        return object
      }
      guard let entity = stores.coordinator.managedObjectModel.entitiesByName[backing.shape.name] else {
        fatalError("the schema of the container has no \(Model.self)")
      }
      let object = ModelObject(entity: entity, insertInto: nil)
      object.adopt(backing.firstIdentifier.objectID)
      backing.object = object
      context.insert(object)
      object.model = model
      for property in backing.shape.properties.values {
        let value = backing.values[property.name] ?? property.defaultValue()
        if let value, PredicateValues.plain(value) != nil { property.write(object, value) }
      }
      backing.values = [:]
      object.bind(model)
      return object
    }
    return open(model)
  }

  /// Deletes an object with the next save, and those that its relationships say.
  public func delete<T: PersistentModel>(_ model: T) {
    if let object = model.object { context.delete(object) }
  }

  /// Deletes all objects of a class that a condition finds, with the next save.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  /// The object of a name.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = (context.object(with: id.objectID) as? ModelObject).flatMap(instance) else {
      fatalError("\(id) names no object of this container")
    }
    return model
  }

  /// The object of a name that the context has already.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    (context.registeredObject(for: id.objectID) as? ModelObject).flatMap(instance) as? T
  }

  func instance(_ object: ModelObject) -> (any PersistentModel)? {
    guard let type = stores.types[object.entity.name ?? ""] else { return nil }
    func open<Model: PersistentModel>(_ type: Model.Type) -> any PersistentModel { object.instance(type) }
    return open(type)
  }

  private func instances(_ objects: Set<NSManagedObject>) -> [any PersistentModel] {
    objects.compactMap { ($0 as? ModelObject).flatMap(instance) }
  }
  /// The objects that are new.
  public var insertedModelsArray: [any PersistentModel] { instances(context.insertedObjects) }
  /// The objects that have changed.
  public var changedModelsArray: [any PersistentModel] { instances(context.updatedObjects) }
  /// The objects that the next save deletes.
  public var deletedModelsArray: [any PersistentModel] { instances(context.deletedObjects) }
}

final class WeakModelContext {
  weak var context: ModelContext?
  init(_ context: ModelContext) { self.context = context }
}

/// Saves what main contexts have not saved yet when the program ends by itself.
private enum Autosaving {
  nonisolated(unsafe) private static var contexts: [WeakModelContext] = []
  nonisolated(unsafe) private static var isRegistered = false

  static func add(_ context: ModelContext) {
    contexts = contexts.filter { $0.context != nil } + [WeakModelContext(context)]
    guard !isRegistered else { return }
    isRegistered = true
    atexit { for context in Autosaving.contexts { context.context?.autosave() } }
  }
}
