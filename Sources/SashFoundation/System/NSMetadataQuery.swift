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
      guard isGathering else { return }
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
