import Foundation

/// A property whose value is what a request finds when it is first read: an array, kept until the object is refreshed.
///
/// The predicate of the request may name the object by `$FETCH_SOURCE` and the property by `$FETCHED_PROPERTY`.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  /// What is fetched.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  public override init() {
    super.init()
    // Nothing of it is stored.
    isTransient = true
  }

  func copied() -> NSFetchedPropertyDescription {
    let other = NSFetchedPropertyDescription()
    copyValues(to: other)
    other.isTransient = true
    other.fetchRequest = fetchRequest?.copy() as? NSFetchRequest<any NSFetchRequestResult>
    return other
  }
}

extension NSManagedObject {
  /// What a fetched property has found, fetched if that was not done.
  func fetched(_ property: NSFetchedPropertyDescription) -> [NSManagedObject] {
    if let known = values[property.name] as? [NSManagedObjectID] { return known.compactMap { resolve($0) } }
    guard let context = managedObjectContext,
      let request = property.fetchRequest?.copy() as? NSFetchRequest<any NSFetchRequestResult>
    else { return [] }
    request.predicate = request.predicate.map {
      NSPredicate(node: $0.node.binding(["FETCH_SOURCE": self, "FETCHED_PROPERTY": property]))
    }
    request.resultType = .managedObjectResultType
    let found = (try? context.fetchAny(request))?.compactMap { $0 as? NSManagedObject } ?? []
    values[property.name] = found.map(\.identifier)
    return found
  }
}
