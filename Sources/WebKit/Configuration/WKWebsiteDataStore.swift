import Foundation
import FoundationNetworking

/// What pages have left on the device: nothing, as none runs.
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  public let isPersistent: Bool
  public let httpCookieStore = WKHTTPCookieStore()
  /// Tells stores of one app apart; nil for the usual one and for those that keep nothing.
  public let identifier: UUID?
  private init(isPersistent: Bool) { (self.isPersistent, identifier) = (isPersistent, nil) }
  public init(forIdentifier identifier: UUID) { (isPersistent, self.identifier) = (true, identifier) }
  open class func `default`() -> WKWebsiteDataStore { shared }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
    ]
  }
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler([]) } } }
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) { DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler() } } }
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler() } }
  }
  @MainActor open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  @MainActor open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
  }
  @MainActor open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord])
    async
  {}
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"

/// What one site has left.
open class WKWebsiteDataRecord: NSObject, @unchecked Sendable {
  public let displayName: String
  public let dataTypes: Set<String>
  init(displayName: String, dataTypes: Set<String>) {
    (self.displayName, self.dataTypes) = (displayName, dataTypes)
  }
}

/// The cookies of pages: those that the app sets.
open class WKHTTPCookieStore: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var cookies: [HTTPCookie] = []
  override init() { super.init() }
  private func change(_ cookie: HTTPCookie, keep: Bool) {
    lock.withLock {
      cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
      if keep { cookies.append(cookie) }
    }
  }
  func removeAll() { lock.withLock { cookies = [] } }
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    let all = lock.withLock { cookies }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(all) } }
  }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    change(cookie, keep: true)
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?() } }
  }
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    change(cookie, keep: false)
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?() } }
  }
  @MainActor open func allCookies() async -> [HTTPCookie] { lock.withLock { cookies } }
  @MainActor open func setCookie(_ cookie: HTTPCookie) async { change(cookie, keep: true) }
  @MainActor open func deleteCookie(_ cookie: HTTPCookie) async { change(cookie, keep: false) }
}
