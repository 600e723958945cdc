import Foundation
import SashFoundation

/// Why a page, or a script in it, could not be had.
public struct WKError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// - Parameter url: The page that was asked for.
  init(_ code: Code, url: URL?) {
    self.init(code, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
  }
  /// The page that was asked for.
  public var failingURL: URL? { _nsError.userInfo[NSURLErrorFailingURLErrorKey] as? URL }
  public static func _words(_ code: Code) -> String? {
    code == .unknown || code == .webViewInvalidated
      ? "Pages cannot be shown inside of this app: no web engine is part of it."
      : "The operation couldn’t be completed. (WKErrorDomain error \(code.rawValue).)"
  }
  public static var errorDomain: String { "WKErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = WKError
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget
    case navigationAppBoundDomain, javaScriptAppBoundDomain
  }
  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var webViewInvalidated: Code { .webViewInvalidated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
  public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
  public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}
public let WKErrorDomain = WKError.errorDomain
