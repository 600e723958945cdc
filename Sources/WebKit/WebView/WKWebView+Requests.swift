import Foundation
import FoundationNetworking
import UIKit

// What is asked of a page that runs. None does: it has no text to be found, no media and nothing to be printed.

/// How text is looked for.
open class WKFindConfiguration: NSObject, @unchecked Sendable {
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true
  public override init() { super.init() }
}
/// Whether text was found.
open class WKFindResult: NSObject, @unchecked Sendable {
  public let matchFound: Bool
  init(matchFound: Bool) { self.matchFound = matchFound }
}
/// Which part of a page is printed.
open class WKPDFConfiguration: NSObject, @unchecked Sendable {
  open var rect: CGRect? = .null
  open var allowTransparentBackground = false
  public override init() { super.init() }
}
public enum WKMediaPlaybackState: Int, Sendable { case none, playing, paused, suspended }
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }
/// How exactly text is selected.
public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }
public enum WKDialogResult: Int, Sendable {
  case showDefault = 1
  case askAgain, handled
}
/// What files a page asks a person for.
@MainActor @preconcurrency
open class WKOpenPanelParameters: NSObject {
  public let allowsMultipleSelection: Bool
  public let allowsDirectories: Bool
  init(allowsMultipleSelection: Bool, allowsDirectories: Bool) {
    (self.allowsMultipleSelection, self.allowsDirectories) = (allowsMultipleSelection, allowsDirectories)
  }
}
/// What a menu is opened on.
@MainActor @preconcurrency
open class WKContextMenuElementInfo: NSObject {
  public let linkURL: URL?
  init(linkURL: URL?) { self.linkURL = linkURL }
}

extension WKWebView {
  public enum FullscreenState: Int, Sendable {
    case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
  }
  public var fullscreenState: FullscreenState { .notInFullscreen }
  public var cameraCaptureState: WKMediaCaptureState { .none }
  public var microphoneCaptureState: WKMediaCaptureState { .none }
  public var isWritingToolsActive: Bool { false }

  /// Nothing is found.
  public func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws
    -> WKFindResult
  { WKFindResult(matchFound: false) }
  public func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) { later { completionHandler(WKFindResult(matchFound: false)) } }
  /// Fails: there is no page to print.
  public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
    throw WKError(.webViewInvalidated)
  }
  public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) { later { completionHandler(.failure(WKError(.webViewInvalidated))) } }
  public func createWebArchiveData(
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) { later { completionHandler(.failure(WKError(.webViewInvalidated))) } }
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { later { completionHandler?(.failure(WKError(.webViewInvalidated))) } }
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.webViewInvalidated) }
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { later { completionHandler?(.failure(WKError(.webViewInvalidated))) } }

  public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void
  ) { later { completionHandler(.none) } }
  public func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) {
    later { completionHandler?() }
  }
  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil
  ) { later { completionHandler?() } }
  public func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) {
    later { completionHandler?() }
  }
  /// Shows the page whose text is given under an address, as `loadHTMLString(_:baseURL:)` does.
  @discardableResult
  public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    loadHTMLString(string, baseURL: request.url) ?? WKNavigation()
  }
  @discardableResult
  public func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: request.url) ?? WKNavigation()
  }
  @discardableResult
  public func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation
  {
    load(request) ?? WKNavigation()
  }

  private func later(_ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
  }
}
