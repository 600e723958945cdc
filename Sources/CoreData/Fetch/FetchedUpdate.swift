import Foundation
import SashFoundation

/// Brings what a controller has found up to date with what has changed in its context, without asking a store.
struct FetchedUpdate {
  private let plan: FetchPlan
  private let path: String?
  private let context: NSManagedObjectContext
  /// Whether a condition, an order or a section may look at objects of other entities.
  let looksElsewhere: Bool
  private let isWhole: Bool

  /// - Parameter path: The path to what names the sections.
  init(_ request: any AnyFetchRequest, _ path: String?, in context: NSManagedObjectContext) {
    (self.path, self.context) = (path, context)
    plan = request.plan(in: context)
    looksElsewhere =
      plan.condition.followsRelationships || plan.sorting.contains { $0.key?.contains(".") ?? true }
      || path?.contains(".") == true
    isWhole =
      plan.limit == 0 && plan.offset == 0 && request.resultType == .managedObjectResultType
      && request.includesPendingChanges && request.affectedStores == nil && context.parent == nil
      && context.stores(of: plan.entity, nil).allSatisfy { $0 is SQLiteStore }
  }

  /// How many objects whose values are not known are read one by one; more are read by fetching all.
  private static let mostReads = 8

  /// The sections as they are now; nil where only a fetch can tell.
  ///
  /// - Parameter touched: The objects of the entity that have changed, come or gone.
  /// - Complexity: O(*n*) moves of names in memory for *n* objects; conditions and orders are asked of what has changed, and of
  ///   O(log *n*) others for each.
  func sections(_ old: [FetchedSection], _ touched: Set<NSManagedObject>) -> [FetchedSection]? {
    guard isWhole, !looksElsewhere,
      touched.count(where: { $0.faultState && $0.row == nil && !$0.isGone }) <= Self.mostReads
    else { return nil }
    let changed = Set(touched.map(ObjectIdentifier.init))
    var rest: [NSManagedObject] = []
    var names: [String] = []
    for section in old {
      for member in section.members {
        guard let object = member as? NSManagedObject else { return nil }
        if changed.contains(ObjectIdentifier(object)) || !isThere(object) { continue }
        rest.append(object)
        names.append(section.name)
      }
    }
    let order = plan.order(in: context)
    let fresh = touched.filter(belongs).sorted { order($0, $1) == .orderedAscending }
    var (all, allNames): ([Any], [String]) = ([], [])
    var next = 0
    func take(upTo end: Int) {
      all.append(contentsOf: rest[next..<end].lazy.map { $0 as Any })
      allNames += names[next..<end]
      next = end
    }
    for object in fresh {
      var (low, high) = (next, rest.count)
      while low < high {
        let middle = (low + high) / 2
        if order(rest[middle], object) == .orderedDescending { high = middle } else { low = middle + 1 }
      }
      take(upTo: low)
      all.append(object)
      allNames.append(path.map { FetchedSection.name(of: object, by: $0) } ?? "")
    }
    take(upTo: rest.count)
    return FetchedSection.groups(of: all, named: path == nil ? nil : allNames)
  }

  private func isThere(_ object: NSManagedObject) -> Bool {
    !object.deletedState && !object.isGone && object.managedObjectContext === context
  }
  private func belongs(_ object: NSManagedObject) -> Bool {
    guard plan.includesSubentities || object.entity.name == plan.entity.name, isThere(object) else {
      return false
    }
    // One that has gone from the store is found out by reading it.
    object.fire()
    return isThere(object) && plan.condition.evaluate(with: object)
  }
}

extension FetchPlan {
  /// The order in which stores have objects, those that sort alike by their keys; new ones come last, as they were inserted.
  func order(in context: NSManagedObjectContext) -> (NSManagedObject, NSManagedObject) -> ComparisonResult {
    let orderings = sorting.map { $0.ordering() }
    let ranks = Dictionary(context.insertedTable.all.enumerated().map { (ObjectIdentifier($1), $0) }) {
      first, _ in
      first
    }
    return { left, right in
      for ordering in orderings {
        let result = ordering(left, right)
        if result != .orderedSame { return result }
      }
      let (one, other) = (left.objectID.key, right.objectID.key)
      if let one, let other { return Self.compare(one, other) }
      if one != nil || other != nil { return one != nil ? .orderedAscending : .orderedDescending }
      return Self.compare(ranks[ObjectIdentifier(left)] ?? .max, ranks[ObjectIdentifier(right)] ?? .max)
    }
  }
  private static func compare<Number: Comparable>(_ left: Number, _ right: Number) -> ComparisonResult {
    left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }
}
