import Foundation
import Glibc

extension FileHandle {
  /// What is read from a file, a pipe or a terminal, byte by byte.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let handle: FileHandle

    public struct AsyncIterator: AsyncIteratorProtocol {
      let handle: FileHandle
      private var bytes = Data()
      private var index = 0
      init(handle: FileHandle) { self.handle = handle }
      public mutating func next() async throws -> UInt8? {
        if index >= bytes.count {
          // What is there, or what comes next: a read of a pipe waits, and no task may wait.
          let handle = handle
          bytes = try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
              continuation.resume(with: Result { try FileHandle.whatComes(from: handle.fileDescriptor) })
            }
          }
          index = 0
          if bytes.isEmpty { return nil }
          try Task.checkCancellation()
        }
        defer { index += 1 }
        return bytes[bytes.startIndex + index]
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle) }
  }
  /// Waits until something can be read, and reads that; empty at the end.
  private static func whatComes(from descriptor: Int32) throws -> Data {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count >= 0 { return Data(bytes[..<count]) }
      guard errno == EINTR || errno == EAGAIN else {
        throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
      }
      var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&file, 1, -1)
    }
  }
  /// What comes from the file, as it comes.
  public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}
