import Combine
import Sash
import SwiftUI
import Testing
import WebKit

@MainActor @Suite("Views of pages of the web")
struct WebViewTests {
  private final class Delegate: NSObject, WKNavigationDelegate {
    var news: [String] = []
    var refused: Set<String> = []
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      news.append("decide \(navigationAction.request.url?.host ?? "")")
      decisionHandler(refused.contains(navigationAction.request.url?.host ?? "") ? .cancel : .allow)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      news.append("start")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { news.append("fail \((error as NSError).userInfo[NSURLErrorFailingURLErrorKey] ?? "")") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { news.append("finish") }
  }
  private struct Shown: UIViewRepresentable {
    let view: WKWebView
    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ view: WKWebView, context: Context) {}
  }

  @Test(
    "A web view shows the address with a button for the browser, and its delegate hears that the page failed")
  func loading() async throws {
    let (web, delegate) = (WKWebView(), Delegate())
    web.navigationDelegate = delegate
    delegate.refused = ["bad.example"]
    var loading: [Bool] = []
    let watch = web.publisher(for: \.isLoading).removeDuplicates().sink { loading.append($0) }
    defer { watch.cancel() }
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Shown(view: web) }
    defer { host.close() }
    host.advance(by: 0.1)
    #expect(!host.shows("Open in Browser"))
    #expect(web.load(URLRequest(url: URL(string: "https://one.example/a")!)) != nil && web.isLoading)
    for _ in 0..<100 where web.isLoading { try await Task.sleep(for: .milliseconds(5)) }
    host.advance(by: 0.1)
    #expect(host.shows("https://one.example/a") && host.shows("Open in Browser"))
    #expect(delegate.news == ["decide one.example", "start", "fail https://one.example/a"])
    #expect(web.url?.host == "one.example" && !web.canGoBack && loading == [false, true, false])
    web.load(URLRequest(url: URL(string: "https://bad.example")!))
    for _ in 0..<100 where web.isLoading { try await Task.sleep(for: .milliseconds(5)) }
    #expect(web.url?.host == "one.example" && delegate.news.last == "decide bad.example")
    web.load(URLRequest(url: URL(string: "https://two.example")!))
    for _ in 0..<100 where web.isLoading { try await Task.sleep(for: .milliseconds(5)) }
    #expect(web.canGoBack && !web.canGoForward && web.backForwardList.currentItem?.url.host == "two.example")
    web.goBack()
    for _ in 0..<100 where web.isLoading { try await Task.sleep(for: .milliseconds(5)) }
    host.advance(by: 0.1)
    #expect(host.shows("https://one.example/a") && web.canGoForward)
    web.load(URLRequest(url: URL(string: "https://three.example")!))
    web.stopLoading()
    try await Task.sleep(for: .milliseconds(30))
    #expect(web.url?.host == "one.example")
  }

  private final class Waiter: NSObject, WKNavigationDelegate {
    var asked: [String] = []
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
      -> WKNavigationActionPolicy
    {
      await Task.yield()
      asked.append(navigationAction.request.url?.host ?? "")
      return navigationAction.request.url?.host == "bad.example" ? .cancel : .allow
    }
  }
  @Test("A delegate that waits before it decides is asked too") func waiting() async throws {
    let (web, delegate) = (WKWebView(), Waiter())
    web.navigationDelegate = delegate
    web.load(URLRequest(url: URL(string: "https://bad.example")!))
    for _ in 0..<100 where web.isLoading { try await Task.sleep(for: .milliseconds(5)) }
    #expect(delegate.asked == ["bad.example"] && web.url == nil)
    web.load(URLRequest(url: URL(string: "https://good.example")!))
    for _ in 0..<100 where web.isLoading { try await Task.sleep(for: .milliseconds(5)) }
    #expect(delegate.asked == ["bad.example", "good.example"] && web.url?.host == "good.example")
  }

  @Test("Scripts answer with an error, settings and cookies are kept")
  func settings() async throws {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    let web = WKWebView(frame: .zero, configuration: configuration)
    configuration.allowsInlineMediaPlayback = false
    #expect(web.configuration.allowsInlineMediaPlayback)
    await #expect(throws: WKError.self) { try await web.evaluateJavaScript("1 + 1") }
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    let cookie = try #require(
      HTTPCookie(properties: [.name: "a", .value: "b", .domain: "example.com", .path: "/"]))
    await store.setCookie(cookie)
    #expect(await store.allCookies().map(\.value) == ["b"])
    await store.deleteCookie(cookie)
    #expect(await store.allCookies().isEmpty)
  }
}
