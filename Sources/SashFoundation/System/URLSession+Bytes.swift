import Foundation
import FoundationNetworking

/// Lines of text in a sequence of bytes; they end where a new line begins.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String
  let base: Base

  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        if byte == UInt8(ascii: "\n") {
          if line.last == UInt8(ascii: "\r") { line.removeLast() }
          // Empty lines are left out, as Foundation's sequence does.
          if line.isEmpty { continue }
          return String(decoding: line, as: UTF8.self)
        }
        line.append(byte)
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}
extension AsyncSequence where Element == UInt8 {
  /// The lines of the text that the bytes are.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

extension URLSession {
  /// What a server sends, byte by byte as it comes.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let chunks: AsyncThrowingStream<Data, any Error>
    public let task: URLSessionDataTask

    public struct AsyncIterator: AsyncIteratorProtocol {
      var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
      var chunk = Data()
      var index = 0
      public mutating func next() async throws -> UInt8? {
        while index >= chunk.count {
          guard let more = try await chunks.next() else { return nil }
          (chunk, index) = (Data(more), 0)
        }
        defer { index += 1 }
        return chunk[index]
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks: chunks.makeAsyncIterator()) }
  }
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
  /// Begins to load; returns with the head of the answer.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let receiver = ByteReceiver()
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    let task = session.dataTask(with: request)
    let chunks = AsyncThrowingStream<Data, any Error> { sink in
      receiver.sink = sink
      sink.onTermination = { _ in task.cancel() }
    }
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { answer in
        receiver.answer = answer
        task.resume()
        session.finishTasksAndInvalidate()
      }
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(chunks: chunks, task: task), response)
  }
}

/// Hears of one task.
private final class ByteReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  var sink: AsyncThrowingStream<Data, any Error>.Continuation?
  var answer: CheckedContinuation<URLResponse, any Error>?

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    answer?.resume(returning: response)
    answer = nil
    completionHandler(.allow)
  }
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    sink?.yield(data)
  }
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let answer {
      if let error {
        answer.resume(throwing: error)
      } else if let response = task.response {
        answer.resume(returning: response)
      } else {
        answer.resume(throwing: URLError(.unknown))
      }
    }
    answer = nil
    if let error { sink?.finish(throwing: error) } else { sink?.finish() }
  }
}
