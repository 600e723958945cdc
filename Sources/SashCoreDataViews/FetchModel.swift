import CoreData
import SashCore

/// In which order a view asks for objects: descriptors of requests, and those of Swift where these were given.
struct FetchOrder<Result> {
  private(set) var descriptors: [NSSortDescriptor]
  private let given: [SortDescriptor<Result>]?

  init(_ descriptors: [NSSortDescriptor]) { (self.descriptors, given) = (descriptors, nil) }

  /// Traps where one of them sorts by something that is not kept.
  init(_ given: [SortDescriptor<Result>]) {
    self.given = given
    descriptors = given.map {
      guard let path = $0.keyPath, let name = KeyNames.name(of: path) else {
        fatalError("\($0) sorts by no property of \(Result.self) that is kept")
      }
      return NSSortDescriptor(key: name, ascending: $0.order == .forward, words: $0.words)
    }
  }

  /// As it was given, or by the names that the descriptors of requests have.
  func paths() -> [SortDescriptor<Result>] where Result: NSObject {
    given
      ?? descriptors.compactMap { descriptor in
        descriptor.key.map {
          SortDescriptor(\Result[sortKey: $0], order: descriptor.ascending ? .forward : .reverse)
        }
      }
  }
}

/// What a view asks for.
struct FetchQuestion<Result> {
  /// Makes the request, whose entity may only be known once a context is there.
  var request: () -> NSFetchRequest<Result>
  var predicate: NSPredicate?
  var order: FetchOrder<Result>
  var transaction: Transaction
  var sorting: [NSSortDescriptor] { order.descriptors }

  init(
    _ request: @escaping () -> NSFetchRequest<Result>, predicate: NSPredicate?, order: FetchOrder<Result>,
    transaction: Transaction
  ) {
    (self.request, self.predicate, self.order, self.transaction) = (request, predicate, order, transaction)
  }

  /// Whether another question asks for the same.
  func isSame(as other: Self) -> Bool {
    func text(_ predicate: NSPredicate?) -> String {
      guard let predicate else { return "" }
      if case .opaque = predicate.node { return "\(ObjectIdentifier(predicate))" }
      return "\(predicate.node)"
    }
    func text(_ sorting: [NSSortDescriptor]) -> [String] {
      sorting.map { "\($0.key ?? "\($0.keyPath)")\($0.ascending)\($0.words.rawValue)" }
    }
    if text(sorting) != text(other.sorting) {
      return false
    }
    return predicate === other.predicate || text(predicate) == text(other.predicate)
  }
}

/// Keeps the results of a view's request while the view lives.
final class FetchModel<Result>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private var context: NSManagedObjectContext?
  private var declared: FetchQuestion<Result>?
  private(set) var question: FetchQuestion<Result>?
  private var controller: NSFetchedResultsController<Result>?
  private(set) var objects: [Result] = []
  /// What comes with the objects, as their sections; made once per change.
  var derived: Any?

  /// Fetches if the context or the question is another one than before.
  func follow(_ context: NSManagedObjectContext, _ declared: FetchQuestion<Result>) {
    if context === self.context, let old = self.declared, old.isSame(as: declared) { return }
    (self.context, self.declared, question) = (context, declared, declared)
    fetch()
  }

  /// Asks for something else from now on.
  func ask(predicate: NSPredicate?, order: FetchOrder<Result>) {
    guard var next = question else { return }
    (next.predicate, next.order) = (predicate, order)
    if let question, question.isSame(as: next) { return self.question = next }
    objectWillChange.send(outsideUpdatesWith: next.transaction)
    question = next
    fetch()
  }

  private func fetch() {
    derived = nil
    guard let context, let question, context.persistentStoreCoordinator != nil else {
      (objects, controller) = ([], nil)
      return
    }
    let request = question.request()
    request.predicate = question.predicate
    request.sortDescriptors = question.sorting
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    controller.didRefetch = { [weak self, weak controller] in
      guard let self else { return }
      objectWillChange.send(outsideUpdatesWith: question.transaction)
      self.derived = nil
      self.objects = controller?.fetchedObjects ?? []
    }
    do { try controller.performFetch() } catch {
      runtimeWarning("A fetch request of a view failed: \(error)")
    }
    self.controller = controller
    objects = controller.fetchedObjects ?? []
  }
}
