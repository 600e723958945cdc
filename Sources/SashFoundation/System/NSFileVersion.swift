import Foundation

/// An older form of a file. None are kept here.
open class NSFileVersion: NSObject, @unchecked Sendable {
  /// Where the form lies.
  public let url: URL
  /// False: no other forms come from elsewhere.
  open var isConflict: Bool { false }
  /// Whether somebody has chosen between forms.
  open var isResolved = true
  /// Nil: no form is kept but the one that is there.
  open var modificationDate: Date? { nil }
  /// The name for people.
  open var localizedName: String? { url.lastPathComponent }
  private init(url: URL) { self.url = url }
  /// Nil for a file that is not there.
  open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
    FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url: url) : nil
  }
  /// There are none.
  open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
  /// There are none.
  open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
  /// There is nothing to remove.
  open class func removeOtherVersionsOfItem(at url: URL) throws {}
}
