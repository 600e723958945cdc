import Foundation

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script that runs in each page. No page runs here.
open class WKUserScript: NSObject, @unchecked Sendable {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// Scripts that see each other.
open class WKContentWorld: NSObject, @unchecked Sendable {
  public let name: String?
  private init(name: String?) { self.name = name }
  public static let page = WKContentWorld(name: nil)
  public static let defaultClient = WKContentWorld(name: nil)
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// What a page has said.
open class WKScriptMessage: NSObject, @unchecked Sendable {
  public let body: Any
  public let name: String
  public private(set) weak var webView: WKWebView?
  public let frameInfo: WKFrameInfo
  init(body: Any, name: String, webView: WKWebView?, frame: WKFrameInfo) {
    (self.body, self.name, self.webView, frameInfo) = (body, name, webView, frame)
  }
}

/// Hears what pages say. No page runs here, so none says anything.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@MainActor @preconcurrency public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
  /// The same for code that waits: one of both is enough.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}
extension WKScriptMessageHandlerWithReply {
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void
  ) {
    Task.immediate { @MainActor in
      let (reply, error) = await self.userContentController(userContentController, didReceive: message)
      replyHandler(reply, error)
    }
  }
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

/// What pages are given beside what comes with them.
open class WKUserContentController: NSObject, @unchecked Sendable {
  public private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any NSObjectProtocol] = [:]
  private var lists: [WKContentRuleList] = []
  public override init() { super.init() }
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  /// Keeps a handler. Traps if the name is taken, as on Apple's systems.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    keep(scriptMessageHandler, name)
  }
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String
  ) { keep(scriptMessageHandler, name) }
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
    name: String
  ) { keep(scriptMessageHandlerWithReply, name) }
  private func keep(_ handler: any NSObjectProtocol, _ name: String) {
    precondition(
      handlers[name] == nil,
      "WKUserContentController: there is a handler with the name “\(name)” already; remove it first.")
    handlers[name] = handler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers[name] = nil
  }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
  open func add(_ contentRuleList: WKContentRuleList) { lists.append(contentRuleList) }
  open func remove(_ contentRuleList: WKContentRuleList) { lists.removeAll { $0 === contentRuleList } }
  open func removeAllContentRuleLists() { lists = [] }
}

/// Rules for what pages may load.
open class WKContentRuleList: NSObject, @unchecked Sendable {
  public let identifier: String!
  init(identifier: String) { self.identifier = identifier }
}

/// Makes rules for what pages may load. No engine is there to follow any: it answers with an error.
open class WKContentRuleListStore: NSObject, @unchecked Sendable {
  private static let shared = WKContentRuleListStore()
  open class func `default`() -> WKContentRuleListStore! { shared }
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion?(nil, WKError(.contentRuleListStoreCompileFailed)) }
  }
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion?(nil, WKError(.contentRuleListStoreLookUpFailed)) }
  }
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
  ) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion?(WKError(.contentRuleListStoreRemoveFailed)) }
  }
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion?([]) }
  }
}
