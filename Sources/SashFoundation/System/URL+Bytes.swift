import Foundation
import FoundationNetworking

extension URL {
  /// What a file holds or a server sends, byte by byte.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let url: URL

    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      private var bytes: [UInt8] = []
      private var index = 0
      private var file: FileHandle?
      private var sent: URLSession.AsyncBytes.AsyncIterator?
      private var isOpen = false
      init(url: URL) { self.url = url }
      public mutating func next() async throws -> UInt8? {
        if !isOpen {
          isOpen = true
          if url.isFileURL {
            file = try FileHandle(forReadingFrom: url)
          } else {
            sent = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()
          }
        }
        if sent != nil { return try await sent?.next() }
        if index >= bytes.count {
          bytes = Array(try file?.read(upToCount: 16_384) ?? Data())
          index = 0
          if bytes.isEmpty { return nil }
        }
        defer { index += 1 }
        return bytes[index]
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of a text in a file or of a server, as they are read.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
