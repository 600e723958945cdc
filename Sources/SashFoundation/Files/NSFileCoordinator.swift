import Foundation

/// Reads and writes files in turn with others of this program that coordinate too.
///
/// - Missing: programs beside this one, and telling presenters.
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

  /// Recursive: what is coordinated may coordinate.
  private static let turn = NSRecursiveLock()
  private var isCancelled = false

  /// Presenters are not told here.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: inout NSError?,
    byAccessor reader: (URL) -> Void
  ) {
    Self.turn.withLock {
      if !isCancelled {
        reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url)
      }
    }
  }
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: inout NSError?,
    byAccessor writer: (URL) -> Void
  ) { Self.turn.withLock { if !isCancelled { writer(url) } } }
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: inout NSError?,
    byAccessor readerWriter: (URL, URL) -> Void
  ) { Self.turn.withLock { if !isCancelled { readerWriter(readingURL, writingURL) } } }
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: inout NSError?,
    byAccessor writer: (URL, URL) -> Void
  ) { Self.turn.withLock { if !isCancelled { writer(url1, url2) } } }
  open func cancel() { isCancelled = true }

  nonisolated(unsafe) private static var presenters: [any NSFilePresenter] = []
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    turn.withLock { presenters.append(filePresenter) }
  }
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    turn.withLock { presenters.removeAll { $0 === filePresenter } }
  }
  open class var filePresenters: [any NSFilePresenter] { turn.withLock { presenters } }
}

/// Shows a file to a person, and would be told when others change it.
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
