import Foundation

/// The name of an object that is the same in all contexts and, once it is saved, in all launches.
open class NSManagedObjectID: NSObject, NSCopying, PredicateIdentity, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The store that has the object, nil while it is in memory only.
  open var persistentStore: NSPersistentStore? { store }
  /// Whether the object has never been saved.
  open var isTemporaryID: Bool { key == nil }

  weak var store: NSPersistentStore?
  private let storeIdentifier: String
  /// The key in the store's table, nil of temporary ones.
  let key: Int64?
  private let token: UUID?
  /// The key as a store of an app's own kind writes it.
  private let reference: String?
  /// The permanent name of the same object, known once it is saved.
  private(set) var replacement: NSManagedObjectID?
  /// The temporary name of the same object.
  private(set) weak var origin: NSManagedObjectID?

  init(temporary entity: NSEntityDescription) {
    (self.entity, key, token, storeIdentifier, reference) = (entity, nil, UUID(), "", nil)
  }

  init(entity: NSEntityDescription, key: Int64, store: NSPersistentStore, reference: String? = nil) {
    (self.entity, self.key, self.store, token) = (entity, key, store, nil)
    (storeIdentifier, self.reference) = (store.identifier, reference)
  }

  /// Says which permanent name takes the place of this temporary one.
  func replace(by id: NSManagedObjectID?) {
    FirstNames.replace(replacement, by: id, of: self)
    replacement = id
    id?.origin = self
  }

  /// Whether what is hashed by this name now is found by the permanent name later on.
  fileprivate var isKept = false
  /// From now on `lastingName` stays as it is when the object is saved.
  package func keepFirstName() { if token != nil, replacement == nil { FirstNames.keep(self) } }
  /// What stands for the object in hashes: its first name where that was kept, before and after it is saved.
  package var lastingName: AnyHashable { FirstNames.lasting(current) }
  fileprivate var ownName: AnyHashable { token.map { AnyHashable($0) } ?? AnyHashable(key) }

  /// A name for an object that no context has.
  package static func temporary(_ entity: NSEntityDescription) -> NSManagedObjectID {
    NSManagedObjectID(temporary: entity)
  }

  /// The name that the object has by now.
  package var current: NSManagedObjectID { replacement ?? self }

  /// The name as a URL, `x-coredata://STORE/Entity/p1`.
  open func uriRepresentation() -> URL {
    if let token { return URL(string: "x-coredata:///\(entity.name ?? "")/t\(token.uuidString)")! }
    let written =
      reference?.addingPercentEncoding(
        withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-_.")))
      ?? "\(key ?? 0)"
    return URL(string: "x-coredata://\(storeIdentifier)/\(entity.name ?? "")/p\(written)")!
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    if self === other { return true }
    if let token { return token == other.token }
    return key == other.key && storeIdentifier == other.storeIdentifier
      && entity.root.name == other.entity.root.name
  }

  open override var hash: Int {
    var hasher = Hasher()
    if let token { hasher.combine(token) } else { hasher.combine(key) }
    return hasher.finalize()
  }

  open override var description: String { "<\(uriRepresentation().absoluteString)>" }
  package var predicateIdentity: AnyHashable { AnyHashable(current) }
}

/// The first names of objects that were spoken of before they were saved.
private enum FirstNames {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var names: [NSManagedObjectID: AnyHashable] = [:]

  static func keep(_ id: NSManagedObjectID) { lock.withLock { id.isKept = true } }
  static func replace(_ old: NSManagedObjectID?, by new: NSManagedObjectID?, of first: NSManagedObjectID) {
    lock.withLock {
      guard first.isKept else { return }
      if let old { names[old] = nil }
      if let new { names[new] = first.ownName }
    }
  }
  static func lasting(_ id: NSManagedObjectID) -> AnyHashable { lock.withLock { names[id] } ?? id.ownName }
}

extension NSManagedObjectID: NSFetchRequestResult {}
