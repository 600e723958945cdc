import CoreData
import SashCore

private struct ManagedObjectContextKey: EnvironmentKey {
  /// Nothing is in it and nothing can be saved; what uses it unasked gets empty results.
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context that fetch requests of views read from.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
