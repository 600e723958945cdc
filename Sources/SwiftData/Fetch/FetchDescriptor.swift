import CoreData
import Foundation

/// Which objects of a class, in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// Which objects; nil is all.
  public var predicate: Predicate<T>?
  /// In which order.
  public var sortBy: [SortDescriptor<T>]
  /// How many at most; nil is no limit.
  public var fetchLimit: Int?
  /// How many are left out at the start.
  public var fetchOffset: Int?
  /// Whether what was not saved yet counts.
  public var includePendingChanges = true
  /// Kept for code that sets it: all variables are read.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Kept for code that sets it.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Objects that a condition finds.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }

  /// The request of Core Data, and whether it sorts.
  func request() -> (request: NSFetchRequest<NSManagedObject>, isSorted: Bool) {
    let shape = ModelShape.of(T.self)
    let request = NSFetchRequest<NSManagedObject>(entityName: shape.name)
    request.predicate = predicate.map { PredicateTranslation.predicate($0) }
    request.includesPendingChanges = includePendingChanges
    let sorting = sortBy.map { descriptor -> NSSortDescriptor? in
      guard let path = descriptor.keyPath, let name = shape.knownName(path),
        case .attribute(_, nil)? = shape.properties[name]?.kind
      else { return nil }
      return NSSortDescriptor(key: name, ascending: descriptor.order == .forward, words: descriptor.words)
    }
    let isSorted = sorting.allSatisfy { $0 != nil }
    if isSorted {
      request.sortDescriptors = sorting.compactMap { $0 }
      request.fetchLimit = fetchLimit ?? 0
      request.fetchOffset = fetchOffset ?? 0
    }
    return (request, isSorted)
  }
}

extension ModelContext {
  /// The objects that a descriptor asks for.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try fetch(descriptor, reading: 0)
  }

  /// - Parameter batchSize: How many objects are read at once when one of them is looked at; 0 reads all.
  private func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, reading batchSize: Int) throws
    -> [T]
  {
    let (request, isSorted) = descriptor.request()
    if isSorted { request.fetchBatchSize = batchSize }
    // A store of an app's own kind is asked with the descriptor itself.
    self.descriptor = descriptor
    defer { self.descriptor = nil }
    let models = try context.fetch(request).map { ($0 as! ModelObject).instance(T.self) }
    if isSorted { return models }
    let rest = models.sorted(using: descriptor.sortBy).dropFirst(descriptor.fetchOffset ?? 0)
    return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
  }

  /// The objects that a descriptor asks for; their values are read in batches when they are looked at.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T] {
    try fetch(descriptor, reading: batchSize)
  }

  /// How many objects a descriptor asks for.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    let (request, isSorted) = descriptor.request()
    return isSorted ? try context.count(for: request) : try fetch(descriptor).count
  }

  /// The names of the objects that a descriptor asks for.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
    -> [PersistentIdentifier]
  {
    let (request, isSorted) = descriptor.request()
    guard isSorted else { return try fetch(descriptor).map(\.persistentModelID) }
    let names = NSFetchRequest<NSManagedObjectID>(entityName: request.entityName ?? "")
    (names.predicate, names.sortDescriptors) = (request.predicate, request.sortDescriptors)
    (names.fetchLimit, names.fetchOffset) = (request.fetchLimit, request.fetchOffset)
    names.includesPendingChanges = request.includesPendingChanges
    names.resultType = .managedObjectIDResultType
    return try context.fetch(names).map { PersistentIdentifier($0) }
  }

  /// Calls a block with each object that a descriptor asks for.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor, reading: batchSize) { try block(model) }
  }
}
