import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Notices that another connection has written to a file of SQLite: another program's, or another coordinator's.
final class StoreWatcher: @unchecked Sendable {
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let queue = DispatchQueue(label: "CoreData.StoreWatcher")
  private let name: String
  private let changed: () -> Void
  private var isWaiting = false

  /// Nil where the system does not tell of changes in the folder.
  init?(_ url: URL, _ changed: @escaping () -> Void) {
    let (modified, created): (UInt32, UInt32) = (0x2, 0x100)
    descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, url.deletingLastPathComponent().path, modified | created) >= 0 else {
      Glibc.close(descriptor)
      return nil
    }
    (name, self.changed) = (url.lastPathComponent, changed)
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    let descriptor = descriptor
    source.setCancelHandler { Glibc.close(descriptor) }
    source.setEventHandler { [weak self] in self?.read() }
    source.resume()
  }

  func end() { source.cancel() }
  deinit { source.cancel() }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 16384)
    var isOurs = false
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      var place = 0
      // Each event is 16 bytes, the last four of which say how long the name behind it is.
      while place + 16 <= count {
        let length = buffer[(place + 12)..<(place + 16)].reversed().reduce(0) { $0 << 8 | Int($1) }
        let end = min(place + 16 + length, count)
        let file = String(decoding: buffer[(place + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
        if file == name || file == name + "-wal" { isOurs = true }
        place = end
      }
    }
    guard isOurs, !isWaiting else { return }
    isWaiting = true
    // What is written in a row is looked at once.
    queue.asyncAfter(deadline: .now() + 0.05) { [weak self] in
      self?.isWaiting = false
      self?.changed()
    }
  }
}

extension SQLiteStore {
  /// Tells of what other programs write, if the store was opened with the wish to be told.
  func watchOthers() {
    let option = options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey] as? NSNumber
    guard option?.boolValue == true, !isInMemory, !isStaged, let url else { return }
    lastForeignVersion = foreignVersion()
    watcher = StoreWatcher(url) { [weak self] in self?.lookForOthers() }
  }

  /// Rises when another connection has written.
  private func foreignVersion() -> Int64? {
    lock.withLock {
      if case .integer(let version)? = try? connection.scalar("PRAGMA data_version") { return version }
      return nil
    }
  }

  private func lookForOthers() {
    guard let version = foreignVersion(), version != lastForeignVersion else { return }
    lastForeignVersion = version
    persistentStoreCoordinator?.postRemoteChange(of: self)
  }
}
