import Foundation

/// Reads and writes files in turn with others of this program that coordinate too.
///
/// Readers of a file read together, and a writer has it alone. Whoever moves, deletes or replaces a folder has all that is
/// in it alone. Those of one purpose do not wait for each other, nor does a thread for itself.
///
/// - Missing: programs beside this one; presenters that are asked to save or to let go before somebody reads or writes.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = Self(rawValue: 1)
    public static let resolvesSymbolicLink = Self(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
    public static let forUploading = Self(rawValue: 8)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = Self(rawValue: 1)
    public static let forMoving = Self(rawValue: 2)
    public static let forMerging = Self(rawValue: 4)
    public static let forReplacing = Self(rawValue: 8)
    public static let contentIndependentMetadataOnly = Self(rawValue: 16)
  }

  /// Who coordinates: those of one purpose do not wait for each other.
  open var purposeIdentifier = UUID().uuidString
  /// The presenter on whose behalf files are read and written: it is not told of that.
  private weak var presenter: (any NSFilePresenter)?

  /// - Parameter filePresenterOrNil: Who is not told of what this coordinator writes.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
  }

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) { take([.reading(url, options)], outError) { reader($0[0]) } }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) { take([.writing(url, options)], outError) { writer($0[0]) } }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    take([.reading(readingURL, readingOptions), .writing(writingURL, writingOptions)], outError) {
      readerWriter($0[0], $0[1])
    }
  }

  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL, URL) -> Void
  ) { take([.writing(url1, options1), .writing(url2, options2)], outError) { writer($0[0], $0[1]) } }

  /// Waits on a queue of its own for all files of some intents, and runs a block on `queue` while it has them.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let claims = intents.map(\.claim)
    DispatchQueue.global().async { [self] in
      var error: NSError?
      take(claims, &error) { urls in
        for (intent, url) in zip(intents, urls) { intent.move(to: url) }
        let done = DispatchSemaphore(value: 0)
        queue.addOperation {
          accessor(nil)
          done.signal()
        }
        done.wait()
      }
      if let error { queue.addOperation { accessor(error) } }
    }
  }

  /// Takes all files at once that a batch is going to read and write, one by one, with this coordinator or others of the same
  /// purpose. They are free again when the batch has called its argument.
  open func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
    writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor batchAccessor: (@escaping () -> Void) -> Void
  ) {
    let claims =
      readingURLs.map { FileClaim.reading($0, readingOptions) }
      + writingURLs.map { FileClaim.writing($0, writingOptions) }
    take(claims, outError) { _ in
      let done = DispatchSemaphore(value: 0)
      batchAccessor { done.signal() }
      done.wait()
    }
  }

  /// Ends what waits for files: its blocks do not run, and the error is `NSUserCancelledError`.
  open func cancel() { FileClaims.cancel(self) }

  /// A file has gone to another place: its presenters are told.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    Self.tell(oldURL, except: presenter) { $0.presentedItemDidMove(to: newURL) }
  }
  /// A file is going to go to another place. Nothing is done about it before it has.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  private func take(
    _ claims: [FileClaim], _ outError: UnsafeMutablePointer<NSError?>?, _ body: ([URL]) -> Void
  ) {
    outError?.pointee = nil
    guard let held = FileClaims.take(claims, for: self) else {
      outError?.pointee = CocoaError(.userCancelled) as NSError
      return
    }
    body(claims.map(\.url))
    FileClaims.release(held)
    for claim in claims where claim.writes {
      Self.tell(claim.url, except: presenter) { $0.presentedItemDidChange() }
      let folder = claim.url.deletingLastPathComponent()
      Self.tell(folder, except: presenter) { $0.presentedSubitemDidChange(at: claim.url) }
    }
  }

  // MARK: Presenters

  private static let lock = NSLock()
  nonisolated(unsafe) private static var presenters: [any NSFilePresenter] = []
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { presenters.append(filePresenter) }
  }
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { presenters.removeAll { $0 === filePresenter } }
  }
  open class var filePresenters: [any NSFilePresenter] { lock.withLock { presenters } }

  private static func tell(
    _ url: URL, except own: (any NSFilePresenter)?, _ body: @escaping (any NSFilePresenter) -> Void
  ) {
    for presenter in filePresenters where presenter !== own {
      guard presenter.presentedItemURL.map(FileClaim.path) == FileClaim.path(url) else { continue }
      nonisolated(unsafe) let told = (presenter, body)
      presenter.presentedItemOperationQueue.addOperation { told.1(told.0) }
    }
  }
}

/// A file that is going to be read or written, for `coordinate(with:queue:byAccessor:)`.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  let claim: FileClaim
  private let lock = NSLock()
  private var place: URL
  private init(_ claim: FileClaim) { (self.claim, place) = (claim, claim.url) }
  open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = [])
    -> NSFileAccessIntent
  { NSFileAccessIntent(.reading(url, options)) }
  open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = [])
    -> NSFileAccessIntent
  { NSFileAccessIntent(.writing(url, options)) }
  /// Where the file is while the block runs.
  open var url: URL { lock.withLock { place } }
  func move(to url: URL) { lock.withLock { place = url } }
}

/// Shows a file to a person, and is told when others of this program have written it by a coordinator.
public protocol NSFilePresenter: AnyObject {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
  func presentedItemDidMove(to newURL: URL)
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func presentedSubitemDidChange(at url: URL)
  func presentedSubitemDidAppear(at url: URL)
}
extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedItemDidMove(to newURL: URL) {}
  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  {
    completionHandler(nil)
  }
  public func presentedSubitemDidChange(at url: URL) {}
  public func presentedSubitemDidAppear(at url: URL) {}
}
