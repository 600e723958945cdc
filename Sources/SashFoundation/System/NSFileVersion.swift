import Foundation

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
