import CoreData
import SashCore

/// Objects that a view shows: fetched from the context of the environment, and again when they change.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result>: @preconcurrency DynamicProperty where Result: NSFetchRequestResult {
  /// What a request asks for; change it through a binding.
  public struct Configuration {
    /// Which objects.
    public var nsPredicate: NSPredicate?
    var order: FetchOrder<Result>

    /// In which order.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { order.descriptors }
      set { order = FetchOrder(newValue) }
    }
  }

  @StateObject private var model = FetchModel<Result>()
  @Environment(\.managedObjectContext) private var context
  nonisolated(unsafe) private let question: FetchQuestion<Result>

  nonisolated private init(question: FetchQuestion<Result>) { self.question = question }

  /// Fetches objects of an entity.
  public nonisolated init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      question: FetchQuestion(
        {
          let request = NSFetchRequest<Result>()
          request.entity = entity
          return request
        }, predicate: predicate, order: FetchOrder(sortDescriptors),
        transaction: Transaction(animation: animation)))
  }

  /// Fetches what a request asks for.
  public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
  }

  /// Fetches what a request asks for; changes come with a transaction.
  public nonisolated init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(
      question: FetchQuestion(
        { fetchRequest }, predicate: fetchRequest.predicate,
        order: FetchOrder(fetchRequest.sortDescriptors ?? []),
        transaction: transaction))
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(model: model) }

  /// What is asked for, to be changed.
  public var projectedValue: Binding<Configuration> {
    Binding {
      Configuration(
        nsPredicate: model.question?.predicate ?? question.predicate,
        order: model.question?.order ?? question.order)
    } set: {
      model.ask(predicate: $0.nsPredicate, order: $0.order)
    }
  }

  public mutating func update() { model.follow(context, question) }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// In which order, by key paths.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { order.paths() }
    set { order = FetchOrder(newValue) }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Fetches objects of the class in an order; an empty order is one of key paths.
  @_disfavoredOverload
  public nonisolated init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      question: FetchQuestion(
        { NSFetchRequest<Result>() }, predicate: predicate, order: FetchOrder(sortDescriptors),
        transaction: Transaction(animation: animation)))
  }

  /// Fetches objects of the class, sorted by key paths.
  public nonisolated init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      question: FetchQuestion(
        { NSFetchRequest<Result>() }, predicate: predicate, order: FetchOrder(sortDescriptors),
        transaction: Transaction(animation: animation)))
  }
}

/// The objects of a fetch request.
public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
  let model: FetchModel<Result>
  private let objects: [Result]

  init(model: FetchModel<Result>) { (self.model, objects) = (model, model.objects) }

  /// Which objects; setting it fetches.
  public var nsPredicate: NSPredicate? {
    get { model.question?.predicate }
    nonmutating set {
      model.ask(predicate: newValue, order: model.question?.order ?? FetchOrder([NSSortDescriptor]()))
    }
  }

  /// In which order; setting it fetches.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { model.question?.order.descriptors ?? [] }
    nonmutating set { model.ask(predicate: nsPredicate, order: FetchOrder(newValue)) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// In which order, by key paths; setting it fetches.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { model.question?.order.paths() ?? [] }
    nonmutating set { model.ask(predicate: nsPredicate, order: FetchOrder(newValue)) }
  }
}
