import Foundation
import SashFoundation

extension UIPasteboard {
  /// Kinds of content that can be looked for without the words being read by the app.
  public struct DetectionPattern: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text that looks like an address of the web.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Text that could be searched for.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// Finds which kinds of content the first text is.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = Set(values(for: patterns).keys)
    DispatchQueue.main.async { completionHandler(.success(found)) }
  }
  public func detectedPatterns(for patterns: Set<DetectionPattern>) async throws -> Set<DetectionPattern> {
    Set(values(for: patterns).keys)
  }
  /// Finds the parts of the first text that are of some kinds.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    nonisolated(unsafe) let found = values(for: patterns)
    DispatchQueue.main.async { completionHandler(.success(found)) }
  }

  private func values(for patterns: Set<DetectionPattern>) -> [DetectionPattern: Any] {
    let text = (string ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return [:] }
    var found: [DetectionPattern: Any] = [:]
    let number = Double(text)
    if let number { found[.number] = NSNumber(value: number) }
    let isAddress =
      !text.contains(where: \.isWhitespace) && number == nil && text.contains(".")
      && URL(string: text).map { $0.scheme == nil || ["http", "https"].contains($0.scheme) } == true
    if isAddress { found[.probableWebURL] = text } else if number == nil { found[.probableWebSearch] = text }
    return found.filter { patterns.contains($0.key) }
  }
}
