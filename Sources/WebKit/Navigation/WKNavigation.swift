import Foundation
import FoundationNetworking

/// One load of a page.
open class WKNavigation: NSObject, @unchecked Sendable {
  /// What the load was asked with.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
  override init() { super.init() }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }

/// Who has asked for something: a page, or a part of one.
open class WKFrameInfo: NSObject, @unchecked Sendable {
  public let isMainFrame: Bool
  public let request: URLRequest
  public private(set) weak var webView: WKWebView?
  public let securityOrigin: WKSecurityOrigin
  init(isMainFrame: Bool, request: URLRequest, webView: WKWebView?) {
    (self.isMainFrame, self.request, self.webView) = (isMainFrame, request, webView)
    securityOrigin = WKSecurityOrigin(request.url)
  }
}

/// Where a page has come from.
open class WKSecurityOrigin: NSObject, @unchecked Sendable {
  public let `protocol`: String
  public let host: String
  public let port: Int
  init(_ url: URL?) {
    (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0)
  }
}

/// What is about to be loaded, and why.
open class WKNavigationAction: NSObject, @unchecked Sendable {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  public let sourceFrame: WKFrameInfo
  public let targetFrame: WKFrameInfo?
  public let shouldPerformDownload = false
  init(request: URLRequest, type: WKNavigationType, webView: WKWebView?) {
    (self.request, navigationType) = (request, type)
    let frame = WKFrameInfo(isMainFrame: true, request: request, webView: webView)
    (sourceFrame, targetFrame) = (frame, frame)
  }
}

/// What has come of a page.
open class WKNavigationResponse: NSObject, @unchecked Sendable {
  public let response: URLResponse
  public let isForMainFrame: Bool
  public let canShowMIMEType: Bool
  init(response: URLResponse) { (self.response, isForMainFrame, canShowMIMEType) = (response, true, false) }
}

/// A page in the list of those that have been visited.
open class WKBackForwardListItem: NSObject, @unchecked Sendable {
  public let url: URL
  public let initialURL: URL
  open var title: String? { nil }
  init(_ url: URL) { (self.url, initialURL) = (url, url) }
}

/// The pages that have been visited.
open class WKBackForwardList: NSObject, @unchecked Sendable {
  private(set) var items: [WKBackForwardListItem] = []
  private(set) var index = -1
  override init() { super.init() }
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open func item(at index: Int) -> WKBackForwardListItem? {
    let index = self.index + index
    return items.indices.contains(index) ? items[index] : nil
  }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  func visit(_ url: URL) {
    items = Array(items.prefix(index + 1)) + [WKBackForwardListItem(url)]
    index = items.count - 1
  }
  func go(to item: WKBackForwardListItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    self.index = index
    return true
  }
}
