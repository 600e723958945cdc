import Foundation
import SashControls
import SashCore
import UIKit

/// Shows a page of the web.
///
/// - Missing: pages: it shows the address and a button that opens the browser.
@MainActor @preconcurrency public struct WebView: View {
  private let page: WebPage?
  private let url: URL?

  /// The page at an address. The view has a page of its own.
  public init(url: URL?) { (page, self.url) = (nil, url) }
  /// A page that the app keeps.
  public init(_ page: WebPage) { (self.page, url) = (page, nil) }

  public var body: some View {
    if let page { PageView(page: page).id(ObjectIdentifier(page)) } else { AddressView(url: url) }
  }
}

private struct AddressView: View {
  let url: URL?
  @State private var page = WebPage()
  var body: some View {
    PageView(page: page).onChange(of: url, initial: true) { _, url in
      if let url, url != page.url { page.load(url) }
    }
  }
}

private struct PageView: UIViewRepresentable {
  let page: WebPage
  func makeUIView(context: Context) -> WKWebView { page.view }
  func updateUIView(_ view: WKWebView, context: Context) {}
}

/// What a web view lets a person do.
public struct WebViewBehavior: Hashable, Sendable {
  private let value: UInt8
  public static let automatic = WebViewBehavior(value: 0)
  public static let enabled = WebViewBehavior(value: 1)
  public static let disabled = WebViewBehavior(value: 2)
}

extension View {
  /// Says whether strokes from the edges go back and forward in web views.
  ///
  /// - Missing: pages in web views.
  public nonisolated func webViewBackForwardNavigationGestures(_ value: WebViewBehavior) -> some View { self }
  /// Says whether pressing a link long shows where it leads.
  ///
  /// - Missing: pages in web views.
  public nonisolated func webViewLinkPreviews(_ value: WebViewBehavior) -> some View { self }
  /// Says whether two fingers magnify pages.
  ///
  /// - Missing: pages in web views.
  public nonisolated func webViewMagnificationGestures(_ value: WebViewBehavior) -> some View { self }
  /// Says whether what is behind a page is drawn by the web view.
  ///
  /// - Missing: pages in web views.
  public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}
