import Foundation
import FoundationNetworking
import SashDisplay
import SashRaster

/// Loads pictures from anywhere.
package enum RemoteImages {
  /// Throws what loading or decoding says.
  package static func bitmap(at url: URL) async throws -> Bitmap {
    if url.isFileURL { return try await decoded { try Data(contentsOf: url) } }
    let data = try await Downloads.shared.data(from: url)
    return try await decoded { data }
  }

  /// The picture in data, made on another thread; of a large one only the head is read until it is drawn.
  private static func decoded(_ data: @escaping @Sendable () throws -> Data) async throws -> Bitmap {
    try await Task.detached { try Bitmap.reading(data()) }.value
  }
}

/// Downloads, a few of a host at a time: what nobody waits for any more when its turn comes is not begun.
///
/// One that has begun runs to its end, as cancelling it could end the program: `URLSessionTask.cancel()` of Foundation
/// on Linux traps where it meets a failure that comes in at that moment.
private final class Downloads: @unchecked Sendable {
  static let shared = Downloads()

  private struct Line {
    var running = 0
    var waiting: [(url: URL, answer: Answer)] = []
  }
  private let lock = NSLock()
  /// By host.
  private var lines: [String: Line] = [:]
  /// - Source: `URLSessionConfiguration.httpMaximumConnectionsPerHost`.
  private static let atOnce = 6

  /// Throws a `CancellationError` at once when the task that waits is cancelled.
  func data(from url: URL) async throws -> Data {
    let answer = Answer()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        answer.wait(continuation)
        lock.withLock { lines[url.host ?? "", default: Line()].waiting.append((url, answer)) }
        begin(url.host ?? "")
      }
    } onCancel: {
      answer.give(.failure(CancellationError()))
    }
  }

  private func begin(_ host: String) {
    while let (url, answer) = next(host) {
      URLSession.shared.dataTask(with: url) { [self] data, _, error in
        answer.give(data.map { .success($0) } ?? .failure(error ?? URLError(.badServerResponse)))
        lock.withLock { lines[host]?.running -= 1 }
        begin(host)
      }.resume()
    }
  }

  /// Takes the next one of a host, if there may be one more.
  private func next(_ host: String) -> (url: URL, answer: Answer)? {
    lock.withLock {
      guard var line = lines[host] else { return nil }
      line.waiting.removeAll { $0.answer.isGiven }
      defer { lines[host] = line.running == 0 && line.waiting.isEmpty ? nil : line }
      guard line.running < Downloads.atOnce, !line.waiting.isEmpty else { return nil }
      line.running += 1
      return line.waiting.removeFirst()
    }
  }

  /// What somebody waits for; the first answer counts.
  private final class Answer: @unchecked Sendable {
    private let lock = NSLock()
    private var result: Result<Data, any Error>?
    private var continuation: CheckedContinuation<Data, any Error>?

    var isGiven: Bool { lock.withLock { result != nil } }

    func wait(_ continuation: CheckedContinuation<Data, any Error>) {
      let result = lock.withLock {
        if self.result == nil { self.continuation = continuation }
        return self.result
      }
      if let result { continuation.resume(with: result) }
    }
    func give(_ result: Result<Data, any Error>) {
      let waiting = lock.withLock {
        guard self.result == nil else { return nil as CheckedContinuation<Data, any Error>? }
        self.result = result
        defer { continuation = nil }
        return continuation
      }
      waiting?.resume(with: result)
    }
  }
}
