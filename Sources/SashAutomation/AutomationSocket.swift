import Foundation

/// The place where a test and a program meet: a socket in the file system, which only the user can open.
package enum AutomationSocket {
  /// Names the socket to a program that is to be driven.
  package static let variable = "SASH_AUTOMATION"

  private static func address(_ path: String) -> sockaddr_un? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return address
  }
  private static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    guard var address = address(path) else { return -1 }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
  private static func make() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  }

  /// The program's end; nil if nobody waits at `path`.
  package static func connect(to path: String) -> AutomationChannel? {
    let descriptor = make()
    guard descriptor >= 0 else { return nil }
    guard withAddress(path, { Glibc.connect(descriptor, $0, $1) }) == 0 else {
      close(descriptor)
      return nil
    }
    return AutomationChannel(descriptor)
  }

  /// Waits at `path` for one program; nil if it cannot be made.
  package static func listen(at path: String) -> Listener? {
    let descriptor = make()
    guard descriptor >= 0 else { return nil }
    unlink(path)
    guard withAddress(path, { Glibc.bind(descriptor, $0, $1) }) == 0, chmod(path, 0o600) == 0,
      Glibc.listen(descriptor, 1) == 0
    else {
      close(descriptor)
      return nil
    }
    return Listener(descriptor, path)
  }

  /// The test's end before the program has come.
  package final class Listener {
    private let descriptor: Int32
    private let path: String
    fileprivate init(_ descriptor: Int32, _ path: String) {
      (self.descriptor, self.path) = (descriptor, path)
    }
    deinit {
      close(descriptor)
      unlink(path)
    }
    /// The program's connection; nil if it has not come within `seconds`, or `isOver` says that it will not.
    package func accept(within seconds: Double, isOver: () -> Bool) -> AutomationChannel? {
      let end = ProcessInfo.processInfo.systemUptime + seconds
      while ProcessInfo.processInfo.systemUptime < end {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if Glibc.poll(&poll, 1, 50) > 0 {
          let connection = Glibc.accept(descriptor, nil, nil)
          if connection >= 0 { return AutomationChannel(connection) }
        }
        if isOver() { return nil }
      }
      return nil
    }
  }
}
