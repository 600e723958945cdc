import Combine
import Foundation
import FoundationNetworking
import SashMessages

/// Shows pages of the web. No web engine is part of this system's package: it shows the address of the page and a button that opens
/// it in the browser, and its delegate hears that the page could not be loaded.
///
/// - Missing: pages, scripts, pictures of pages, finding.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let backForwardList = WKBackForwardList()
  /// Holds nothing: there is no page to scroll.
  public let scrollView = UIScrollView()
  /// The address of the page; nil for one that was given as text without an address.
  open private(set) var url: URL? { didSet { told.send() } }
  /// No page has a title.
  open var title: String? { nil }
  open private(set) var isLoading = false { didSet { told.send() } }
  /// From 0 to 1.
  open private(set) var estimatedProgress = 0.0 { didSet { told.send() } }
  open var hasOnlySecureContent: Bool { false }
  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var pageZoom: CGFloat = 1
  open var mediaType: String?
  open var underPageBackgroundColor: UIColor! = .systemBackground
  open var interactionState: Any?
  open var themeColor: UIColor? { nil }

  private let told = PassthroughSubject<Void, Never>()
  private var page: UIHostingController<UnshownPage>!
  private var load = 0
  private var source: PageSource?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.copy() as! WKWebViewConfiguration
    super.init(frame: frame)
    begin()
  }
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
    begin()
  }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    page = UIHostingController(rootView: UnshownPage(source: nil))
    page.safeAreaRegions = []
    for view in [scrollView, page.view!] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  // MARK: Loading

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    open(.address(request.url), request: request, type: .other, isNew: true)
  }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    open(
      .text(string, baseURL), request: URLRequest(url: baseURL ?? URL(string: "about:blank")!), type: .other,
      isNew: true)
  }
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    open(.address(URL), request: URLRequest(url: URL), type: .other, isNew: true)
  }
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    open(
      .text(String(decoding: data, as: UTF8.self), baseURL), request: URLRequest(url: baseURL), type: .other,
      isNew: true)
  }
  @discardableResult
  open func reload() -> WKNavigation? {
    guard let source else { return nil }
    return open(
      source, request: URLRequest(url: url ?? URL(string: "about:blank")!), type: .reload, isNew: false)
  }
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }
  /// What is being loaded is not loaded further, and the delegate hears no more of it.
  open func stopLoading() {
    load += 1
    if isLoading { (isLoading, estimatedProgress) = (false, 0) }
  }
  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go(to:)) }
  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go(to:)) }
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.go(to: item) else { return nil }
    return open(.address(item.url), request: URLRequest(url: item.url), type: .backForward, isNew: false)
  }

  private func open(_ source: PageSource, request: URLRequest, type: WKNavigationType, isNew: Bool)
    -> WKNavigation?
  {
    let navigation = WKNavigation()
    load += 1
    let load = load
    (isLoading, estimatedProgress) = (true, 0.1)
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.ask(
          load, navigation, source, WKNavigationAction(request: request, type: type, webView: self),
          isNew: isNew)
      }
    }
    return navigation
  }
  private func ask(
    _ load: Int, _ navigation: WKNavigation, _ source: PageSource, _ action: WKNavigationAction, isNew: Bool
  ) {
    guard load == self.load else { return }
    guard let navigationDelegate else { return fail(load, navigation, source, action, isNew: isNew) }
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences
    ) { [weak self] policy, _ in
      guard let self, load == self.load else { return }
      if policy == .allow { return fail(load, navigation, source, action, isNew: isNew) }
      (isLoading, estimatedProgress) = (false, 0)
    }
  }
  private func fail(
    _ load: Int, _ navigation: WKNavigation, _ source: PageSource, _ action: WKNavigationAction, isNew: Bool
  ) {
    tellOnce(
      "no web engine is part of this program: web views show the address of a page and a button that opens the browser.",
      by: "WebKit")
    self.source = source
    let address = action.request.url
    if isNew, let address { backForwardList.visit(address) }
    url = address
    page.rootView = UnshownPage(source: source)
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    guard load == self.load else { return }
    (isLoading, estimatedProgress) = (false, 1)
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation, withError: WKError(.unknown, url: address))
  }

  // MARK: Scripts

  /// Answers with an error: no page runs.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { completionHandler?(nil, WKError(.webViewInvalidated)) }
    }
  }
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError(.webViewInvalidated)
  }
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.webViewInvalidated) }

  /// Makes a picture of what is seen, which is no page.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { completionHandler(nil, WKError(.webViewInvalidated)) }
    }
  }
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    WKWebViewConfiguration.handlesURLScheme(urlScheme)
  }

  /// Gives a property now and with each change of the view.
  public func publisher<Value>(for keyPath: KeyPath<WKWebView, Value>) -> AnyPublisher<Value, Never> {
    told.map { [unowned self] in self[keyPath: keyPath] }.prepend(self[keyPath: keyPath])
      .eraseToAnyPublisher()
  }
}

/// Which part of a view is to be in a picture.
open class WKSnapshotConfiguration: NSObject, @unchecked Sendable {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
  public override init() { super.init() }
}
