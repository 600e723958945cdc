import Foundation

/// Names a state of the stores that contexts may stay at.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// The state that the stores have when a context next reads.
  public static let current = NSQueryGenerationToken()
  /// The states of stores, by their names; found when somebody reads.
  private var generations: [String: StoreGeneration] = [:]
  private let lock = NSLock()

  fileprivate override init() { super.init() }
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The state of a store; nil where a store has only one.
  func generation(of store: SQLiteStore) -> StoreGeneration? {
    lock.withLock {
      if let known = generations[store.identifier] { return known }
      guard let made = StoreGeneration(store) else { return nil }
      generations[store.identifier] = made
      return made
    }
  }
}

/// A state of a file that stays readable while others write on.
final class StoreGeneration {
  let lock = NSRecursiveLock()
  let connection: SQLiteConnection

  /// Nil for stores that are not files in the mode that allows this.
  init?(_ store: SQLiteStore) {
    guard !store.isInMemory, let url = store.url,
      let connection = try? SQLiteConnection(path: url.path, readOnly: true, creates: false),
      case .text(let mode)? = try? connection.scalar("PRAGMA journal_mode"), mode == "wal"
    else { return nil }
    self.connection = connection
    do {
      try connection.execute("BEGIN")
      // The state is fixed by the first reading.
      _ = try connection.scalar("SELECT Z_VERSION FROM Z_METADATA")
    } catch { return nil }
  }
}

extension NSManagedObjectContext {
  /// The state of the stores that this context reads; nil if it reads what was saved last.
  public var queryGenerationToken: NSQueryGenerationToken? { generation }

  /// Has the context read a state of the stores until it saves, merges, is reset or is told another one; nil has it read what
  /// was saved last. Objects that are there already stay as they are until they are refreshed.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
    self.generation = generation === NSQueryGenerationToken.current ? NSQueryGenerationToken() : generation
  }

  /// Goes on to the state that is the newest when somebody next reads.
  func advanceGeneration() { if generation != nil { generation = NSQueryGenerationToken() } }
}

extension SQLiteStore {
  /// Fetches what a context is to see, if the file is still of the model: in one that another program has migrated the numbers
  /// of entities mean others.
  func fetching<Result>(_ context: NSManagedObjectContext, _ body: (SQLiteConnection) throws -> Result) throws
    -> Result
  {
    try reading(context) { [self] connection in
      if connection === self.connection { try checkSchema() }
      return try body(connection)
    }
  }
  /// Reads what a context is to see.
  func reading<Result>(_ context: NSManagedObjectContext, _ body: (SQLiteConnection) throws -> Result) throws
    -> Result
  {
    if let generation = context.generation?.generation(of: self) {
      return try generation.lock.withLock { try body(generation.connection) }
    }
    return try lock.withLock { try body(connection) }
  }
}
