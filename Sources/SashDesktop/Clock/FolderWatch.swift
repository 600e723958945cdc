import Dispatch
import Glibc

/// Hears that files of some names in a folder have been written or replaced.
@MainActor final class FolderWatch {
  private let names: Set<String>
  private let onChange: @MainActor () -> Void
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?

  /// Nil if the folder cannot be watched.
  init?(_ folder: String, names: Set<String>, onChange: @escaping @MainActor () -> Void) {
    (self.names, self.onChange) = (names, onChange)
    let watch = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    if watch < 0 { return nil }
    guard inotify_add_watch(watch, folder, UInt32(IN_CREATE | IN_MOVED_TO | IN_CLOSE_WRITE)) >= 0 else {
      close(watch)
      return nil
    }
    descriptor = watch
    let source = DispatchSource.makeReadSource(fileDescriptor: watch, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.filesHaveChanged() } }
    source.setCancelHandler { close(watch) }
    source.activate()
    self.source = source
  }
  isolated deinit { end() }
  func end() {
    source?.cancel()
    source = nil
  }

  private func filesHaveChanged() {
    var isOurs = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      var size = read(descriptor, buffer.baseAddress, buffer.count)
      while size > 0 {
        var offset = 0
        while offset + 16 <= size {
          let length = Int(buffer.load(fromByteOffset: offset + 12, as: UInt32.self))
          let name = buffer[(offset + 16)..<min(size, offset + 16 + length)].prefix { $0 != 0 }
          if names.contains(String(decoding: name, as: UTF8.self)) { isOurs = true }
          offset += 16 + length
        }
        size = read(descriptor, buffer.baseAddress, buffer.count)
      }
    }
    if isOurs { onChange() }
  }
}
