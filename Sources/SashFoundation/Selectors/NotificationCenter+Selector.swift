import Foundation

extension NotificationCenter {
  /// Sends a message to an object when a notification is posted, on the thread that posts it. The object is not kept, and
  /// nothing is sent to it once it is gone.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    nonisolated(unsafe) weak let object = observer
    let entry = SelectorObservers.Entry(
      observer: observer, name: aName, object: anObject.map { $0 as AnyObject })
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let object else { return }
      SelectorDispatch.send(aSelector, to: object, [notification])
    }
    for old in SelectorObservers.add(entry, token, to: self) { removeObserver(old as Any) }
  }

  /// Sends nothing to an object any more. (Foundation's own, which takes anything, does so for what
  /// `addObserver(forName:object:queue:using:)` has returned.)
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let anObject = anObject.map { $0 as AnyObject }
    let tokens = SelectorObservers.remove(from: self) {
      $0.id == ObjectIdentifier(observer) && (aName == nil || $0.name == aName)
        && (anObject == nil || $0.object === anObject)
    }
    for token in tokens { removeObserver(token as Any) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// Who is sent messages by which centre.
private enum SelectorObservers {
  struct Entry {
    let id: ObjectIdentifier
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    var center = ObjectIdentifier(NotificationCenter.default)
    var token: (any NSObjectProtocol)?

    init(observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
      (id, self.observer, self.name, self.object) = (ObjectIdentifier(observer), observer, name, object)
    }
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  /// - Returns: What belongs to observers that are gone.
  static func add(_ entry: Entry, _ token: any NSObjectProtocol, to center: NotificationCenter)
    -> [any NSObjectProtocol]
  {
    lock.withLock {
      let old = entries.filter { $0.observer == nil && $0.center == ObjectIdentifier(center) }.compactMap(
        \.token)
      entries.removeAll { $0.observer == nil && $0.center == ObjectIdentifier(center) }
      var entry = entry
      (entry.center, entry.token) = (ObjectIdentifier(center), token)
      entries.append(entry)
      return old
    }
  }
  static func remove(from center: NotificationCenter, _ isMeant: (Entry) -> Bool) -> [any NSObjectProtocol] {
    lock.withLock {
      let found = entries.filter { $0.center == ObjectIdentifier(center) && isMeant($0) }
      entries.removeAll { $0.center == ObjectIdentifier(center) && isMeant($0) }
      return found.compactMap(\.token)
    }
  }
}
