import Foundation
import SashFoundation
import SashMessages

/// Why the index did not do what it was asked.
public struct CSIndexError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "CSIndexErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = CSIndexError
    case unknownError = -1, indexUnavailableError = -1000, invalidItemError = -1001, invalidClientStateError =
      -1002,
      remoteConnectionError = -1003, quotaExceeded = -1004, indexingUnsupported = -1005
  }
  public static var unknownError: Code { .unknownError }
  public static var indexUnavailableError: Code { .indexUnavailableError }
  public static var invalidItemError: Code { .invalidItemError }
  public static var invalidClientStateError: Code { .invalidClientStateError }
  public static var remoteConnectionError: Code { .remoteConnectionError }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var indexingUnsupported: Code { .indexingUnsupported }
}

/// Keeps what can be found while the program runs, so that its own queries find it.
///
/// - Missing: the search of the desktop, which learns nothing of it: `isIndexingAvailable()` is false.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let standard = CSSearchableIndex(name: "")
  open class func `default`() -> CSSearchableIndex { standard }
  /// Whether a search of the system knows what is kept here.
  open class func isIndexingAvailable() -> Bool { false }

  let name: String
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?
  private let lock = NSLock()
  private var kept: [String: CSSearchableItem] = [:]
  private static let known = IndexesInUse()

  public init(name: String) {
    self.name = name
    super.init()
    Self.known.add(self)
  }
  public convenience init(name: String, protectionClass: FileProtectionType?) { self.init(name: name) }

  /// The items of all indexes that have not expired.
  static var everything: [CSSearchableItem] { known.all.flatMap { $0.current } }
  private var current: [CSSearchableItem] {
    let now = Date()
    return lock.withLock { kept.values.filter { $0.expirationDate.map { $0 > now } ?? true } }
  }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    tellOnce(
      "items are found by queries of this program; no search of the desktop knows them.", by: "CoreSpotlight")
    lock.withLock { for item in items { kept[item.uniqueIdentifier] = item } }
    finish(completionHandler)
  }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    indexSearchableItems(items, completionHandler: nil)
  }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    lock.withLock { for identifier in identifiers { kept[identifier] = nil } }
    finish(completionHandler)
  }
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    deleteSearchableItems(withIdentifiers: identifiers, completionHandler: nil)
  }
  /// Removes the items of domains, and of those below them: `"mail"` also means `"mail.sent"`.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    func isMeant(_ domain: String?) -> Bool {
      domainIdentifiers.contains { wanted in domain == wanted || domain?.hasPrefix(wanted + ".") == true }
    }
    lock.withLock { kept = kept.filter { !isMeant($0.value.domainIdentifier) } }
    finish(completionHandler)
  }
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: nil)
  }
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    lock.withLock { kept = [:] }
    finish(completionHandler)
  }
  open func deleteAllSearchableItems() async throws { deleteAllSearchableItems(completionHandler: nil) }

  /// Changes go in at once; a batch only remembers its state.
  open func beginBatch() {}
  open func endBatch(
    withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    lock.withLock { self.clientState = clientState }
    finish(completionHandler)
  }
  private var clientState: Data?
  open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let state = lock.withLock { clientState }
    DispatchQueue.main.async { completionHandler(state, nil) }
  }

  private func finish(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    guard let completionHandler else { return }
    DispatchQueue.global().async { completionHandler(nil) }
  }
}

/// Asked to tell all items again; nobody asks here.
public protocol CSSearchableIndexDelegate: AnyObject {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler handler: @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// Indexes that are in use.
private final class IndexesInUse: @unchecked Sendable {
  private struct Held { weak var index: CSSearchableIndex? }
  private let lock = NSLock()
  private var held: [Held] = []
  func add(_ index: CSSearchableIndex) {
    lock.withLock { held = held.filter { $0.index != nil } + [Held(index: index)] }
  }
  var all: [CSSearchableIndex] { lock.withLock { held.compactMap(\.index) } }
}
