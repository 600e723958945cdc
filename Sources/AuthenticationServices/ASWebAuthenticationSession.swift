import Foundation
import SashCore
import SashFoundation
import SashMessages
@_exported import UIKit

public typealias ASPresentationAnchor = UIWindow

/// Why somebody could not sign in by a page of the web.
public struct ASWebAuthenticationSessionError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = ASWebAuthenticationSessionError
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Says in which window somebody signs in.
@MainActor @preconcurrency public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Has somebody sign in by a page in the browser. The page is opened; its answer comes back to the app only where the app is the
/// one that opens URLs with the scheme of the answer, which this session cannot know of: it is then up to `cancel()`.
///
/// - Missing: hearing of the answer.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// What the address of the answer looks like.
  open class Callback: NSObject, @unchecked Sendable {
    private let matches: (URL) -> Bool
    private init(_ matches: @escaping (URL) -> Bool) { self.matches = matches }
    open class func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
    }
    open class func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
    }
    open func matchesURL(_ url: URL) -> Bool { matches(url) }
  }

  private let url: URL
  private var completion: CompletionHandler?
  private var isStarted = false
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  open var canStart: Bool { !isStarted && completion != nil }

  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    (url, completion) = (URL, completionHandler)
  }
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    (url, completion) = (URL, completionHandler)
  }
  /// Opens the page in the browser.
  ///
  /// - Returns: Whether it is the first time. Without somebody who says in which window, the handler hears of an error.
  @discardableResult
  open func start() -> Bool {
    guard canStart else { return false }
    isStarted = true
    guard presentationContextProvider != nil else {
      finish(.presentationContextNotProvided)
      return false
    }
    tellOnce(
      "a page to sign in is opened in the browser, whose answer does not come back to the app by itself.",
      by: "AuthenticationServices")
    let url = url
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        UIApplication.shared.open(url) { [self] hasOpened in if !hasOpened { finish(.canceledLogin) } }
      }
    }
    return true
  }
  /// The handler hears that nobody has signed in.
  open func cancel() { finish(.canceledLogin) }
  private func finish(_ code: ASWebAuthenticationSessionError.Code) {
    guard let done = completion else { return }
    completion = nil
    nonisolated(unsafe) let completion = done
    DispatchQueue.main.async { completion(nil, ASWebAuthenticationSessionError(code)) }
  }
}
