import Combine
import Foundation
import FoundationNetworking
import Observation

/// A page of the web as a value that views observe, and that a `WebView` shows.
///
/// - Missing: pages, their titles and scripts: no web engine is part of this program; a page fails to load, and the view
///   shows its address and a button that opens the browser.
@MainActor @Observable public final class WebPage {
  /// What happens to a page that is being loaded.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }
  /// Why a page could not be loaded.
  public enum NavigationError: Error, Sendable {
    case failedProvisionalNavigation(any Error)
    case pageClosed, webContentProcessTerminated, invalidURL
  }
  /// What pages have in common.
  public struct Configuration {
    @MainActor public var websiteDataStore = WKWebsiteDataStore.default()
    @MainActor public var userContentController = WKUserContentController()
    public var applicationNameForUserAgent: String?
    public var limitsNavigationsToAppBoundDomains = false
    public var upgradeKnownHostsToHTTPS = true
    public var loadsSubresources = true
    @MainActor public init() {}
  }
  /// The events of one load: the start, then the error that ends it.
  public struct NavigationSequence: AsyncSequence, Sendable {
    public typealias Element = NavigationEvent
    let address: URL?
    public struct AsyncIterator: AsyncIteratorProtocol {
      let address: URL?
      var isStarted = false
      public mutating func next() async throws -> NavigationEvent? {
        if isStarted { throw NavigationError.failedProvisionalNavigation(WKError(.unknown, url: address)) }
        isStarted = true
        return .startedProvisionalNavigation
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(address: address) }
  }

  /// The address of the page.
  public private(set) var url: URL?
  /// Empty: no page has a title.
  public var title: String { "" }
  public private(set) var isLoading = false
  /// From 0 to 1.
  public private(set) var estimatedProgress = 0.0
  public var hasOnlySecureContent: Bool { false }
  public var customUserAgent: String?
  public var isInspectable = false
  public var mediaType: String?
  public let backForwardList: WKBackForwardList
  @ObservationIgnored let view: WKWebView
  @ObservationIgnored private var changes: AnyCancellable?

  public init(configuration: Configuration) {
    let own = WKWebViewConfiguration()
    own.websiteDataStore = configuration.websiteDataStore
    own.userContentController = configuration.userContentController
    own.applicationNameForUserAgent = configuration.applicationNameForUserAgent
    view = WKWebView(frame: .zero, configuration: own)
    backForwardList = view.backForwardList
    changes = view.publisher(for: \.url).combineLatest(
      view.publisher(for: \.isLoading), view.publisher(for: \.estimatedProgress)
    ).sink { [weak self] url, isLoading, progress in
      MainActor.assumeIsolated { self?.take(url, isLoading, progress) }
    }
  }
  public convenience init() { self.init(configuration: Configuration()) }
  private func take(_ url: URL?, _ isLoading: Bool, _ progress: Double) {
    if url != self.url { self.url = url }
    if isLoading != self.isLoading { self.isLoading = isLoading }
    if progress != estimatedProgress { estimatedProgress = progress }
  }

  @discardableResult public func load(_ request: URLRequest) -> NavigationSequence {
    view.load(request)
    return NavigationSequence(address: request.url)
  }
  @discardableResult public func load(_ url: URL?) -> NavigationSequence {
    if let url { view.load(URLRequest(url: url)) }
    return NavigationSequence(address: url)
  }
  @discardableResult public func load(
    html: String, baseURL: URL = URL(string: "about:blank")!
  ) -> NavigationSequence {
    view.loadHTMLString(html, baseURL: baseURL)
    return NavigationSequence(address: baseURL)
  }
  @discardableResult public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> NavigationSequence {
    view.load(data, mimeType: mimeType, characterEncodingName: "utf-8", baseURL: baseURL)
    return NavigationSequence(address: baseURL)
  }
  @discardableResult public func load(_ item: WKBackForwardListItem) -> NavigationSequence {
    view.go(to: item)
    return NavigationSequence(address: item.url)
  }
  @discardableResult public func reload(fromOrigin: Bool = false) -> NavigationSequence {
    view.reload()
    return NavigationSequence(address: url)
  }
  public func stopLoading() { view.stopLoading() }
  /// Fails: no page runs.
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> Any? { throw WKError(.webViewInvalidated) }
}
