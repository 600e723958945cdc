import Foundation
import SashMessages

/// Property-list values under keys, with observers of single keys; kept in a file if it has one.
///
/// Values are read from memory and written to it at once, from any thread. The file follows by itself, a moment later and
/// on another thread: nobody waits for the disk. What another program has written to the file comes in when this one
/// writes.
///
/// - Missing: changes of the file by other programs are noticed only when this program writes or calls `synchronize()`.
package final class KeyedStore: @unchecked Sendable {
  private let file: PropertyListFile?
  private let lock = NSLock()
  private var values: [String: PropertyListValue] = [:]
  private var isLoaded: Bool
  private var observers: [String: [ObjectIdentifier: Observation]] = [:]
  /// Changes that the file does not have yet; nil removes the key.
  private var unsaved: [String: PropertyListValue?] = [:]
  private var isSaveScheduled = false
  private var lastSave = DispatchTime(uptimeNanoseconds: 0)
  /// Seconds until what could not be written is tried again; nil while everything could.
  private var patience: Double?

  /// Held while the file is written. Guards `stamp`.
  private let fileLock = NSLock()
  private var stamp: PropertyListFile.Stamp?

  /// Told of each change of a key, on the thread that makes it.
  package final class Observation: Sendable {
    fileprivate let action: @Sendable () -> Void
    fileprivate init(_ action: @escaping @Sendable () -> Void) { self.action = action }
  }

  /// Values in memory only, or those of a file, which need not exist.
  package init(file url: URL? = nil) {
    file = url.map { PropertyListFile(url: $0) }
    isLoaded = url == nil
    if url != nil { ExitFlush.add(self) }
  }

  // MARK: Values

  package subscript(key: String) -> PropertyListValue? {
    get { withValues { $0[key] } }
    set { set(newValue, forKey: key) }
  }
  package var all: [String: PropertyListValue] { withValues { $0 } }

  private func withValues<R>(_ body: (inout [String: PropertyListValue]) -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    if !isLoaded { load() }
    return body(&values)
  }
  private func load() {
    isLoaded = true
    guard let file else { return }
    stamp = file.stamp
    values = file.read()
  }

  /// Sets or, with nil, removes a value, and tells the observers of the key. True if it was another one before.
  @discardableResult
  package func set(_ value: PropertyListValue?, forKey key: String) -> Bool {
    change { _ in CollectionOfOne((key, value)) }
  }
  /// Sets all values at once and removes the others: the file has all of them or none. True if any differs.
  package func replaceAll(with new: [String: PropertyListValue]) -> Bool {
    change { values in Set(values.keys).union(new.keys).map { ($0, new[$0]) } }
  }

  private func change<C: Collection>(_ wanted: ([String: PropertyListValue]) -> C) -> Bool
  where C.Element == (String, PropertyListValue?) {
    var told: [Observation] = []
    let hasChanged = withValues { values in
      var hasChanged = false
      for (key, value) in wanted(values) where values[key] != value {
        values[key] = value
        told += observers[key].map { Array($0.values) } ?? []
        if file != nil { unsaved[key] = .some(value) }
        hasChanged = true
      }
      if hasChanged, file != nil { scheduleSave() }
      return hasChanged
    }
    for observation in told { observation.action() }
    return hasChanged
  }

  package func observe(_ key: String, _ action: @escaping @Sendable () -> Void) -> Observation {
    let observation = Observation(action)
    lock.withLock { observers[key, default: [:]][ObjectIdentifier(observation)] = observation }
    return observation
  }
  package func remove(_ observation: Observation, of key: String) {
    lock.withLock {
      observers[key]?[ObjectIdentifier(observation)] = nil
      if observers[key]?.isEmpty == true { observers[key] = nil }
    }
  }

  // MARK: The file

  private static let queue = DispatchQueue(label: "Sash settings", qos: .utility)
  /// Seconds between two writes of the file; a program that is killed loses at most as much.
  private static let interval = 0.05

  /// Seconds between two tries to write a file that cannot be written; each time twice as long.
  private static let patience = 1.0...60

  /// Tries again later: the disk may have room by then, although nothing more is changed.
  private func scheduleRetry() {
    let wait = lock.withLock {
      let wait = min((patience ?? KeyedStore.patience.lowerBound / 2) * 2, KeyedStore.patience.upperBound)
      patience = wait
      return wait
    }
    KeyedStore.queue.asyncAfter(deadline: .now() + wait) { [weak self] in
      guard let self, self.lock.withLock({ self.patience == wait && !self.unsaved.isEmpty }) else { return }
      self.save()
    }
  }

  private func scheduleSave() {
    guard !isSaveScheduled else { return }
    isSaveScheduled = true
    KeyedStore.queue.asyncAfter(deadline: max(.now(), lastSave + KeyedStore.interval)) { [weak self] in
      self?.save()
    }
  }

  /// Brings the file and memory together, now. False if the file cannot be written.
  @discardableResult
  package func save(rereads: Bool = false) -> Bool {
    guard let file else { return true }
    fileLock.lock()
    defer { fileLock.unlock() }
    lock.lock()
    if !isLoaded { load() }
    let changes = unsaved
    unsaved = [:]
    isSaveScheduled = false
    lastSave = .now()
    lock.unlock()
    if changes.isEmpty {
      if rereads, file.stamp != stamp {
        stamp = file.stamp
        adopt(file.read())
      }
      return true
    }
    do {
      stamp = try file.replace(known: stamp) { fromDisk in
        guard var merged = fromDisk else { return all }
        for (key, value) in changes { merged[key] = value }
        adopt(merged)
        return merged
      }
      lock.withLock { patience = nil }
      return true
    } catch {
      lock.withLock { unsaved.merge(changes) { newer, _ in newer } }
      tellOnce("The settings cannot be saved in \(file.url.path): \(error)")
      scheduleRetry()
      return false
    }
  }

  /// Takes over what another program has written, except for what was changed here since.
  private func adopt(_ fromDisk: [String: PropertyListValue]) {
    var told: [Observation] = []
    lock.withLock {
      for key in Set(values.keys).union(fromDisk.keys)
      where unsaved[key] == nil && values[key] != fromDisk[key] {
        values[key] = fromDisk[key]
        told += observers[key].map { Array($0.values) } ?? []
      }
    }
    for observation in told { observation.action() }
  }
}

/// Saves what is unsaved when the program ends by itself.
private enum ExitFlush {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var stores: [WeakStore] = []
  private struct WeakStore { weak var store: KeyedStore? }
  private static let registered: Void = { atexit { ExitFlush.flush() } }()

  static func add(_ store: KeyedStore) {
    _ = registered
    lock.withLock {
      stores.removeAll { $0.store == nil }
      stores.append(WeakStore(store: store))
    }
  }
  private static func flush() {
    for entry in lock.withLock({ stores }) { entry.store?.save() }
  }
}
