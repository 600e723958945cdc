import Foundation
import SashMessages

/// A property list on disk that is replaced as a whole: whoever reads it finds the old content or the new one, even if
/// the program is killed while it writes.
struct PropertyListFile: Sendable {
  let url: URL

  /// Which content the file has, without reading it.
  struct Stamp: Equatable {
    var inode: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }
  /// Nil while there is no file.
  var stamp: Stamp? {
    var info = stat()
    guard stat(url.path, &info) == 0 else { return nil }
    return Stamp(
      inode: UInt64(info.st_ino), size: Int(info.st_size), seconds: info.st_mtim.tv_sec,
      nanoseconds: info.st_mtim.tv_nsec)
  }

  /// What is stored; empty if there is no file. A file that cannot be understood is kept beside, with a message.
  func read() -> [String: PropertyListValue] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    do {
      let data = try Data(contentsOf: url)
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard case .dictionary(let values) = PropertyListValue(list) else { throw NotADictionary() }
      return values
    } catch {
      setAside(error)
      return [:]
    }
  }
  private struct NotADictionary: Error {}

  private func setAside(_ error: any Error) {
    var kept = url.appendingPathExtension("corrupt")
    var number = 1
    while FileManager.default.fileExists(atPath: kept.path) {
      number += 1
      kept = url.appendingPathExtension("corrupt-\(number)")
    }
    if rename(url.path, kept.path) == 0 {
      tellOnce(
        "The settings in \(url.path) cannot be read, so the defaults are used. The file is kept as "
          + "\(kept.lastPathComponent).")
    } else {
      tellOnce("The settings in \(url.path) cannot be read, so the defaults are used: \(error)")
    }
  }

  /// Replaces the content by what `change` makes of it; no other program that writes in this way comes between. An empty
  /// list removes the file. `change` gets nil if the content still is the one that `known` names.
  func replace(
    known: Stamp?, _ change: ([String: PropertyListValue]?) -> [String: PropertyListValue]
  ) throws -> Stamp? {
    let target = url.resolvingSymlinksInPath()
    let folder = target.deletingLastPathComponent()
    let temporary = folder.appendingPathComponent(".\(target.lastPathComponent).new")
    let descriptor = try lock(temporary, in: folder)
    defer { close(descriptor) }
    let now = stamp
    let values = change(now == known ? nil : read())
    if values.isEmpty {
      unlink(target.path)
      unlink(temporary.path)
      return nil
    }
    let data = try PropertyListSerialization.data(
      fromPropertyList: PropertyListValue.dictionary(values).object, format: .binary, options: 0)
    guard ftruncate(descriptor, 0) == 0 else { throw SystemError() }
    try data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = pwrite(descriptor, bytes.baseAddress! + offset, bytes.count - offset, off_t(offset))
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw SystemError() }
        offset += count
      }
    }
    // Or the name could reach the disk before the content, and a loss of power would leave an empty file.
    guard fsync(descriptor) == 0, rename(temporary.path, target.path) == 0 else { throw SystemError() }
    return stamp
  }

  /// The next content, open and locked. The lock ends with the descriptor.
  private func lock(_ temporary: URL, in folder: URL) throws -> Int32 {
    while true {
      var descriptor = open(temporary.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      if descriptor < 0 && errno == ENOENT {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        descriptor = open(temporary.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      }
      guard descriptor >= 0 else { throw SystemError() }
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
      // While this waited, the file may have become the content: then it is not the next one any more.
      var (mine, named) = (stat(), stat())
      if fstat(descriptor, &mine) == 0, stat(temporary.path, &named) == 0, mine.st_ino == named.st_ino {
        return descriptor
      }
      close(descriptor)
    }
  }

  struct SystemError: Error, CustomStringConvertible {
    let description = String(cString: strerror(errno))
  }
}
