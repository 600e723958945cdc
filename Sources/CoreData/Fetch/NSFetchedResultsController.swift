import Foundation
import SashFoundation
import SashMessages

/// What happened to an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete
  case move
  case update
}

/// The objects of one section.
public protocol NSFetchedResultsSectionInfo {
  /// The name, the value that the objects share.
  var name: String { get }
  /// The letter for an index.
  var indexTitle: String? { get }
  /// How many objects there are.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// Hears of changes in the objects of a controller.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Changes are about to be told.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// A section came or went.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// An object came, went, moved or changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// All changes have been told.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// The content as it is now, by the names of sections and the identifiers of objects; those that have changed are to be
  /// loaded anew. Told for the first fetch too.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// The letter of a section in an index.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
  }
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// Keeps the objects of a fetch request as they are now, in sections, and tells its delegate what changes.
///
/// Who takes snapshots is told the single changes as well, which other delegates leave alone. Where what has changed in the
/// context says it all, no store is asked again: with conditions and orders that look at no other objects, and no limit.
/// With a `cacheName` the sections are kept in a file, and objects need not be looked at to find them again as long as no
/// store has been written. Who changes the request deletes the cache first.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// What is fetched.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Where it is fetched.
  public let managedObjectContext: NSManagedObjectContext
  /// The path to what names the sections.
  public let sectionNameKeyPath: String?
  /// The name of the cache.
  public let cacheName: String?
  /// Who hears of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects, nil before `performFetch`.
  open var fetchedObjects: [ResultType]? {
    guard isFetched else { return nil }
    if let typed { return typed }
    let made = groups.flatMap(\.members).compactMap { $0 as? ResultType }
    typed = made
    return made
  }
  /// The objects with their type, once somebody has asked for them.
  private var typed: [ResultType]?
  fileprivate var isFetched = false
  /// What there is, kept in a way that does not depend on the type of results: delegates know the controller without it.
  fileprivate var groups: [FetchedSection] = [] { didSet { typed = nil } }
  private var observer: (any NSObjectProtocol)?
  /// Set where the results are shown by something else than a delegate.
  package var didRefetch: (() -> Void)?

  /// A controller of a request, which has to be sorted by what names the sections.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
    ) { [weak self] in self?.contextChanged($0) }
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// Removes a cache; nil removes all.
  open class func deleteCache(withName name: String?) { SectionCache.delete(name) }

  /// Fetches the objects and begins to follow their changes.
  open func performFetch() throws {
    try fetch()
    delegate?.controller(plain, didChangeContentWith: snapshot([]))
  }
  private func fetch() throws {
    let cache = cacheName.flatMap { name in
      sectionNameKeyPath.flatMap { SectionCache(name, fetchRequest, $0, managedObjectContext) }
    }
    let found = try managedObjectContext.fetchAny(fetchRequest)
    isFetched = true
    if let kept = cache?.read(count: found.count) {
      var place = 0
      groups = kept.map { name, count in
        defer { place += count }
        return FetchedSection(name: name, members: Array(found[place..<(place + count)]))
      }
      return
    }
    groups = FetchedSection.groups(of: found, by: sectionNameKeyPath)
    cache?.write(groups.map { ($0.name, $0.members.count) })
  }

  // MARK: Reading

  /// The sections; one without a name if there is no key path.
  open var sections: [any NSFetchedResultsSectionInfo]? { isFetched ? groups : nil }
  /// The letters of the sections.
  open var sectionIndexTitles: [String] { groups.compactMap { sectionIndexTitle(forSectionName: $0.name) } }

  /// The object at a place; traps if there is none. That of a subclass, with its own type, comes first.
  @_disfavoredOverload
  open func object(at indexPath: IndexPath) -> ResultType {
    groups[indexPath[0]].members[indexPath[1]] as! ResultType
  }

  /// The place of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, group) in groups.enumerated() {
      if let item = group.members.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) {
        return IndexPath(indexes: [section, item])
      }
    }
    return nil
  }

  /// The letter of a section.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    guard let delegate else { return sectionName.first.map { String($0).uppercased() } }
    return delegate.controller(plain, sectionIndexTitleForSectionName: sectionName)
  }
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

  // MARK: Following

  private func contextChanged(_ notification: Notification) {
    guard isFetched, delegate != nil || didRefetch != nil else { return }
    let info = notification.userInfo ?? [:]
    func objects(_ key: String) -> Set<NSManagedObject> { info[key] as? Set<NSManagedObject> ?? [] }
    let entity = fetchRequest.resolvedEntity(in: managedObjectContext)
    let touched = objects(NSInsertedObjectsKey).union(objects(NSUpdatedObjectsKey))
      .union(objects(NSDeletedObjectsKey)).union(objects(NSRefreshedObjectsKey))
      .filter { $0.entity.isKindOf(entity: entity) }
    let isAll = info[NSInvalidatedAllObjectsKey] != nil
    let update = FetchedUpdate(fetchRequest, sectionNameKeyPath, in: managedObjectContext)
    guard isAll || update.looksElsewhere || !touched.isEmpty else { return }
    let old = groups
    do {
      if !isAll, let new = update.sections(old, touched) { groups = new } else { try fetch() }
    } catch {
      tellOnce("a fetched results controller cannot fetch: \(error)", by: "CoreData")
      return
    }
    let changed = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey))
    tell(old, Set(changed.map(ObjectIdentifier.init)))
  }

  private func tell(_ old: [FetchedSection], _ changed: Set<ObjectIdentifier>) {
    let steps = FetchedChanges.between(old, groups, changed)
    guard !steps.isEmpty else { return }
    didRefetch?()
    guard let delegate else { return }
    let controller = plain
    delegate.controllerWillChangeContent(controller)
    for step in steps {
      switch step {
      case .section(let section, let index, let type):
        delegate.controller(controller, didChange: section, atSectionIndex: index, for: type)
      case .object(let object, let from, let type, let to):
        delegate.controller(controller, didChange: object, at: from, for: type, newIndexPath: to)
      }
    }
    delegate.controllerDidChangeContent(controller)
    delegate.controller(controller, didChangeContentWith: snapshot(changed))
  }

  /// The delegate's methods name no type of results; the object is the same.
  private var plain: NSFetchedResultsController<any NSFetchRequestResult> {
    Unmanaged<NSFetchedResultsController<any NSFetchRequestResult>>.fromOpaque(
      Unmanaged.passUnretained(self).toOpaque()
    ).takeUnretainedValue()
  }

  private func snapshot(_ changed: Set<ObjectIdentifier>) -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for group in groups {
      let objects = group.members.compactMap { $0 as? NSManagedObject }
      snapshot.groups.append(.init(section: group.name, items: objects.map { AnyHashable($0.objectID) }))
      for object in objects where changed.contains(ObjectIdentifier(object)) {
        snapshot.reloaded.insert(AnyHashable(object.objectID))
      }
    }
    return snapshot
  }
}

/// As a delegate sees a controller: its results are of no known type, and its members may not read them as one.
extension NSFetchedResultsController where ResultType == any NSFetchRequestResult {
  public var fetchedObjects: [any NSFetchRequestResult]? {
    isFetched ? groups.flatMap(\.members).compactMap { $0 as? any NSFetchRequestResult } : nil
  }
  @_disfavoredOverload
  public func object(at indexPath: IndexPath) -> any NSFetchRequestResult {
    groups[indexPath[0]].members[indexPath[1]] as! any NSFetchRequestResult
  }
}
