import Foundation

/// Runs the work of an actor on a context of its own.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// A model executor that runs one thing at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the work of an actor on a queue.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelActor")

  /// An executor for a context, which nothing else may use.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// An actor that works on objects in a context of its own; `@ModelActor` makes one.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// What runs the actor's work.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      fatalError("the executor of a model actor runs one thing at a time")
    }
    return executor.asUnownedSerialExecutor()
  }
  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object of a name.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}
