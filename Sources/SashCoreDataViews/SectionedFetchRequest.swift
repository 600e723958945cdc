import CoreData
import SashCore

/// Objects that a view shows in sections: those that share a value stand together.
@MainActor @preconcurrency @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier, Result>: @preconcurrency DynamicProperty
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  /// What a request asks for; change it through a binding.
  public struct Configuration {
    /// What names the sections.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// Which objects.
    public var nsPredicate: NSPredicate?
    var order: FetchOrder<Result>

    /// In which order; the first one has to keep sections together.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { order.descriptors }
      set { order = FetchOrder(newValue) }
    }
  }

  @StateObject private var model = FetchModel<Result>()
  @State private var chosen: KeyPath<Result, SectionIdentifier>?
  @Environment(\.managedObjectContext) private var context
  nonisolated(unsafe) private let question: FetchQuestion<Result>
  nonisolated(unsafe) private let identifier: KeyPath<Result, SectionIdentifier>

  nonisolated private init(
    _ identifier: KeyPath<Result, SectionIdentifier>, _ question: FetchQuestion<Result>
  ) {
    (self.identifier, self.question) = (identifier, question)
  }

  /// Fetches objects of an entity.
  public nonisolated init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier,
      FetchQuestion(
        {
          let request = NSFetchRequest<Result>()
          request.entity = entity
          return request
        }, predicate: predicate, order: FetchOrder(sortDescriptors),
        transaction: Transaction(animation: animation)))
  }

  /// Fetches what a request asks for.
  public nonisolated init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier,
      transaction: Transaction(animation: animation))
  }

  /// Fetches what a request asks for; changes come with a transaction.
  public nonisolated init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(
      sectionIdentifier,
      FetchQuestion(
        { fetchRequest }, predicate: fetchRequest.predicate,
        order: FetchOrder(fetchRequest.sortDescriptors ?? []),
        transaction: transaction))
  }

  /// The sections.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(model: model, path: chosen ?? identifier)
  }

  /// What is asked for, to be changed.
  public var projectedValue: Binding<Configuration> {
    Binding {
      Configuration(
        sectionIdentifier: chosen ?? identifier, nsPredicate: model.question?.predicate ?? question.predicate,
        order: model.question?.order ?? question.order)
    } set: {
      model.derived = nil
      chosen = $0.sectionIdentifier
      model.ask(predicate: $0.nsPredicate, order: $0.order)
    }
  }

  public mutating func update() { model.follow(context, question) }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// In which order, by key paths.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { order.paths() }
    set { order = FetchOrder(newValue) }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Fetches objects of the class in an order; an empty order is one of key paths.
  @_disfavoredOverload
  public nonisolated init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier,
      FetchQuestion(
        { NSFetchRequest<Result>() }, predicate: predicate, order: FetchOrder(sortDescriptors),
        transaction: Transaction(animation: animation)))
  }

  /// Fetches objects of the class, sorted by key paths.
  public nonisolated init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier,
      FetchQuestion(
        { NSFetchRequest<Result>() }, predicate: predicate, order: FetchOrder(sortDescriptors),
        transaction: Transaction(animation: animation)))
  }
}

/// The sections of a fetch request.
public struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  /// Objects that share a value.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value that the objects share.
    public let id: SectionIdentifier
    var objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let model: FetchModel<Result>
  private let sections: [Section]

  init(model: FetchModel<Result>, path: KeyPath<Result, SectionIdentifier>) {
    self.model = model
    if let known = model.derived as? [Section] {
      sections = known
      return
    }
    var found: [Section] = []
    for object in model.objects {
      let id = object[keyPath: path]
      if found.last?.id == id {
        found[found.count - 1].objects.append(object)
      } else {
        found.append(Section(id: id, objects: [object]))
      }
    }
    model.derived = found
    sections = found
  }

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
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// In which order, by key paths; setting it fetches.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { model.question?.order.paths() ?? [] }
    nonmutating set { model.ask(predicate: nsPredicate, order: FetchOrder(newValue)) }
  }
}
