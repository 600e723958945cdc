import Foundation
import SashFoundation

/// Why Safari has not done what was asked. There is no Safari here.
public struct SFError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "SFErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = SFError
    case noExtensionFound = 1
    case noAttachmentFound, loadingInterrupted
  }
  public static var noExtensionFound: Code { .noExtensionFound }
  public static var noAttachmentFound: Code { .noAttachmentFound }
  public static var loadingInterrupted: Code { .loadingInterrupted }
}

/// Whether a blocker of content is on.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
  public let isEnabled: Bool
  init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

/// Asks Safari about blockers of content. There is no Safari here: no extension is found.
open class SFContentBlockerManager: NSObject, @unchecked Sendable {
  open class func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion?(SFError(.noExtensionFound)) }
  }
  open class func reloadContentBlocker(withIdentifier identifier: String) async throws {
    throw SFError(.noExtensionFound)
  }
  open class func getStateOfContentBlocker(
    withIdentifier identifier: String,
    completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion(nil, SFError(.noExtensionFound)) }
  }
  open class func stateOfContentBlocker(withIdentifier identifier: String) async throws
    -> SFContentBlockerState
  { throw SFError(.noExtensionFound) }
}

/// Pages that are kept to be read later. There is no list of them here: nothing can be added.
open class SSReadingList: NSObject, @unchecked Sendable {
  /// Nil, as where no list is supported.
  open class func `default`() -> SSReadingList? { nil }
  open class func supportsURL(_ URL: URL) -> Bool {
    ["http", "https"].contains(URL.scheme?.lowercased() ?? "")
  }
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    throw SSReadingListError(.urlSchemeNotAllowed)
  }
}
public struct SSReadingListError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "SSReadingListErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = SSReadingListError
    case urlSchemeNotAllowed = 1
  }
  public static var urlSchemeNotAllowed: Code { .urlSchemeNotAllowed }
}

extension SFSafariViewController {
  /// What keeps connections open that were made before a page is shown. The browser makes its own.
  open class PrewarmingToken: NSObject, @unchecked Sendable {
    public func invalidate() {}
  }
  public class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

  /// What Safari keeps of the pages that an app shows. The browser of the desktop keeps its own, which stay.
  open class DataStore: NSObject, @unchecked Sendable {
    public static let `default` = DataStore()
    open func clearWebsiteData(completionHandler: (() -> Void)? = nil) {
      nonisolated(unsafe) let completion = completionHandler
      DispatchQueue.main.async { completion?() }
    }
  }
}
