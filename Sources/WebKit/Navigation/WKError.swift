import Foundation

/// Why a page, or a script in it, could not be had.
public struct WKError: Error, CustomNSError, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget
    case navigationAppBoundDomain, javaScriptAppBoundDomain
  }
  public let code: Code
  /// The page that was asked for.
  public let failingURL: URL?
  public init(_ code: Code) { (self.code, failingURL) = (code, nil) }
  init(_ code: Code, url: URL?) { (self.code, failingURL) = (code, url) }
  public static let errorDomain = "WKErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: errorDescription ?? ""]
    if let failingURL { info[NSURLErrorFailingURLErrorKey] = failingURL }
    return info
  }
  public var errorDescription: String? {
    code == .unknown || code == .webViewInvalidated
      ? "Pages cannot be shown inside of this app: no web engine is part of it."
      : "The operation couldn’t be completed. (WKErrorDomain error \(code.rawValue).)"
  }
}
public let WKErrorDomain = WKError.errorDomain
