import Foundation

/// A fetch that is carried out while the program goes on.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest,
  AnyAsynchronousFetch
{
  /// What is fetched.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Called on the context's queue when it is done.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// How many objects the app expects.
  open var estimatedResultCount = 0

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) { (fetchRequest, completionBlock) = (request, blk) }

  func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    context.perform {
      if result.isCancelled { return }
      do { result.finalResult = try context.fetch(self.fetchRequest) } catch {
        result.operationError = error as NSError
      }
      self.completionBlock?(result)
    }
    return result
  }
}

/// A fetch whose result type does not matter.
protocol AnyAsynchronousFetch: NSPersistentStoreRequest {
  func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

/// What is carried out while the program goes on.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// Where it is carried out.
  public let managedObjectContext: NSManagedObjectContext
  /// What went wrong.
  open internal(set) var operationError: (any Error)?
  private(set) var isCancelled = false
  init(_ context: NSManagedObjectContext) { managedObjectContext = context }
  /// Gives it up if it has not begun.
  open func cancel() { isCancelled = true }
}

/// What a fetch has found that was carried out while the program went on.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult {
  /// The request.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The objects, nil as long as it is not done.
  open internal(set) var finalResult: [ResultType]?
  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}
