import Foundation
import FoundationNetworking

/// Asks a page of the web what it says about itself: its title.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Whether pictures are loaded too; none are.
  open var shouldFetchSubresources = true
  /// Seconds.
  open var timeout: TimeInterval = 30
  private let lock = NSLock()
  private var isCancelled = false
  public override init() { super.init() }
  open func cancel() { lock.withLock { isCancelled = true } }

  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { startFetchingMetadata(for: URLRequest(url: URL), completionHandler: completionHandler) }
  open func startFetchingMetadata(
    for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let request = { (request: URLRequest) in
      var request = request
      request.timeoutInterval = timeout
      return request
    }(request)
    URLSession.shared.dataTask(with: request) { [self] data, response, error in
      if lock.withLock({ isCancelled }) { return completionHandler(nil, LPError(.metadataFetchCancelled)) }
      guard let data, error == nil else {
        let isLate = (error as? URLError)?.code == .timedOut
        return completionHandler(nil, LPError(isLate ? .metadataFetchTimedOut : .metadataFetchFailed))
      }
      completionHandler(
        LPLinkMetadata(html: String(decoding: data, as: UTF8.self), asked: request.url, found: response?.url),
        nil)
    }.resume()
  }
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { done in
      startFetchingMetadata(for: URL) { metadata, error in
        if let metadata {
          done.resume(returning: metadata)
        } else {
          done.resume(throwing: error ?? LPError(.unknown))
        }
      }
    }
  }
}

extension LPLinkMetadata {
  /// The title that the page gives for sharing, else its own.
  convenience init(html: String, asked: URL?, found: URL?) {
    self.init()
    (originalURL, url) = (asked, found ?? asked)
    let shared = LPLinkMetadata.text(
      html, #"<meta[^>]+property=["']og:title["'][^>]+content=["']([^"']*)["']"#)
    title = (shared ?? LPLinkMetadata.text(html, "<title[^>]*>([^<]*)</title>")).map(LPLinkMetadata.plain)
  }
  private static func text(_ html: String, _ pattern: String) -> String? {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive),
      let match = expression.firstMatch(in: html, range: NSRange(html.startIndex..., in: html)),
      let range = Range(match.range(at: 1), in: html)
    else { return nil }
    let text = html[range].trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
  private static func plain(_ text: String) -> String {
    [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&nbsp;", "\u{a0}"),
      ("&amp;", "&"),
    ]
    .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
