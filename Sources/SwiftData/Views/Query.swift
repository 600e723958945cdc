import CoreData
import SashCore

/// Objects that a view shows: fetched from the context of the environment, and again when they change. `@Query` puts one
/// behind a property.
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result>: @preconcurrency DynamicProperty {
  @StateObject private var model = QueryModel<Element>()
  @Environment(\.modelContext) private var context
  nonisolated(unsafe) private let descriptor: FetchDescriptor<Element>
  nonisolated(unsafe) private let transaction: Transaction

  nonisolated fileprivate init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction) {
    (self.descriptor, self.transaction) = (descriptor, transaction)
  }

  /// The objects.
  public var wrappedValue: Result { model.objects as! Result }
  /// The context that they come from.
  public var modelContext: ModelContext { context }
  /// Why the last fetch failed.
  public var fetchError: (any Error)? { model.error }

  public mutating func update() { model.follow(context, descriptor, transaction) }
}

extension Query where Result == [Element] {
  /// All objects of the class.
  public nonisolated init() { self.init(FetchDescriptor(), Transaction()) }

  /// What a descriptor asks for.
  public nonisolated init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, transaction ?? Transaction())
  }

  /// What a descriptor asks for; changes are animated.
  public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, Transaction(animation: animation))
  }

  /// Objects that a condition finds, in an order.
  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction ?? Transaction())
  }

  /// Objects that a condition finds, in an order; changes are animated.
  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
  }

  /// Objects that a condition finds, sorted by a variable.
  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      transaction ?? Transaction())
  }

  /// Objects that a condition finds, sorted by a variable; changes are animated.
  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      Transaction(animation: animation))
  }

  /// Objects that a condition finds, sorted by a variable that may be nil.
  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      transaction ?? Transaction())
  }

  /// Objects that a condition finds, sorted by a variable that may be nil; changes are animated.
  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      Transaction(animation: animation))
  }
}

/// Keeps what a view's query has found while the view lives.
final class QueryModel<Element: PersistentModel>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var objects: [Element] = []
  private(set) var error: (any Error)?
  private var context: ModelContext?
  private var descriptor: FetchDescriptor<Element>?
  private var key = ""
  private var transaction = Transaction()
  private var observer: (any NSObjectProtocol)?

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// Fetches if the context or the question is another one than before.
  func follow(_ context: ModelContext, _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction) {
    self.transaction = transaction
    let key = Self.key(descriptor)
    if context === self.context, key == self.key { return }
    if context !== self.context { observe(context) }
    (self.context, self.descriptor, self.key) = (context, descriptor, key)
    fetch()
  }

  /// What a question asks, to be compared.
  private static func key(_ descriptor: FetchDescriptor<Element>) -> String {
    let predicate = descriptor.predicate.map { predicate -> String in
      let node = PredicateTranslation.predicate(predicate).node
      if case .opaque = node { return "\(predicate.expression)" }
      return "\(node)"
    }
    let sorting = descriptor.sortBy.map {
      "\($0.keyPath.map { "\($0.hashValue)" } ?? "")\($0.order)\($0.words.rawValue)"
    }
    return "\(predicate ?? "") \(sorting) \(descriptor.fetchLimit ?? -1) \(descriptor.fetchOffset ?? 0)"
  }

  private func observe(_ context: ModelContext) {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification, object: context.context, queue: nil
    ) { [weak self] in self?.changed($0) }
  }

  private func changed(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    let name = ModelShape.of(Element.self).name
    func touches(_ key: String) -> Bool {
      (info[key] as? Set<NSManagedObject>)?.contains { $0.entity.name == name } ?? false
    }
    // A condition or an order may look at other classes; then each change may matter.
    let isPlain = descriptor?.request().isSorted == true && !isOpaque
    let isNew =
      touches(NSInsertedObjectsKey) || touches(NSDeletedObjectsKey) || info[NSInvalidatedAllObjectsKey] != nil
    guard isNew || !isPlain || touches(NSUpdatedObjectsKey) || touches(NSRefreshedObjectsKey) else { return }
    let old = objects
    fetch()
    // What has changed in an object is followed by who reads it.
    guard !old.elementsEqual(objects, by: ===) else { return }
    objectWillChange.send(outsideUpdatesWith: transaction)
  }

  private var isOpaque: Bool {
    guard let predicate = descriptor?.predicate else { return false }
    if case .opaque = PredicateTranslation.predicate(predicate).node { return true }
    return false
  }

  private func fetch() {
    guard let context, let descriptor, context.stores.types[ModelShape.of(Element.self).name] != nil else {
      objects = []
      return
    }
    do {
      objects = try context.fetch(descriptor)
      error = nil
    } catch {
      self.error = error
      runtimeWarning("A query of a view failed: \(error)")
    }
  }
}
