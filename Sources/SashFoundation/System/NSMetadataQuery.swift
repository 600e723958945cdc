import Foundation

public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
  "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey =
  "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"

extension Notification.Name {
  public static let NSMetadataQueryDidStartGathering = Notification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  public static let NSMetadataQueryGatheringProgress = Notification.Name(
    "NSMetadataQueryGatheringProgressNotification")
  public static let NSMetadataQueryDidFinishGathering = Notification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
}

/// A file that a query has found. None ever is.
open class NSMetadataItem: NSObject, @unchecked Sendable {
  open func value(forAttribute key: String) -> Any? { nil }
  open func values(forAttributes keys: [String]) -> [String: Any]? { [:] }
  open var attributes: [String] { [] }
}

/// Looks for files in the cloud of a person. There is none here: it gathers nothing, and says so as where nobody is signed in.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  open weak var delegate: (any NSMetadataQueryDelegate)?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor] = []
  open var valueListAttributes: [String] = []
  open var groupingAttributes: [String]?
  open var searchScopes: [Any] = []
  open var searchItems: [Any]?
  open var operationQueue: OperationQueue?
  /// In seconds.
  open var notificationBatchingInterval: TimeInterval = 1
  open private(set) var isStarted = false
  open private(set) var isGathering = false
  open private(set) var isStopped = true
  public override init() { super.init() }

  /// - Returns: Whether it was not running. The end of the search is told on the main thread.
  @discardableResult
  open func start() -> Bool {
    guard !isStarted || isStopped else { return false }
    (isStarted, isGathering, isStopped) = (true, true, false)
    NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
    DispatchQueue.main.async { [self] in
      guard !isStopped else { return }
      isGathering = false
      NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    }
    return true
  }
  open func stop() { (isGathering, isStopped) = (false, true) }
  open func enableUpdates() {}
  open func disableUpdates() {}
  open var resultCount: Int { 0 }
  open var results: [Any] { [] }
  /// Traps, as there is none.
  open func result(at idx: Int) -> Any { [NSMetadataItem]()[idx] }
  open func index(ofResult result: Any) -> Int { NSNotFound }
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
public protocol NSMetadataQueryDelegate: NSObjectProtocol {}

/// An older form of a file. None are kept here.
open class NSFileVersion: NSObject, @unchecked Sendable {
  public let url: URL
  open var isConflict: Bool { false }
  open var isResolved = true
  open var modificationDate: Date? { nil }
  open var localizedName: String? { url.lastPathComponent }
  private init(url: URL) { self.url = url }
  /// Nil for a file that is not there.
  open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
    FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url: url) : nil
  }
  open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
  open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
  open class func removeOtherVersionsOfItem(at url: URL) throws {}
}

/// Parts of an app that are loaded when they are needed. Here they all come with the app: each is there at once.
open class NSBundleResourceRequest: NSObject, @unchecked Sendable {
  public let tags: Set<String>
  public let bundle: Bundle
  public let progress = Progress(totalUnitCount: 1)
  open var loadingPriority = 0.5
  public init(tags: Set<String>, bundle: Bundle = .main) { (self.tags, self.bundle) = (tags, bundle) }
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(nil) }
  }
  open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(true) }
  }
  open func conditionallyBeginAccessingResources() async -> Bool {
    progress.completedUnitCount = 1
    return true
  }
  open func endAccessingResources() {}
}
