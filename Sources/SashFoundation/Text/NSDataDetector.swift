import Foundation

/// Finds links, mail addresses, telephone numbers and dates in texts.
///
/// - Missing: addresses, flights, and dates in words: only `2024-03-01`, `3/1/2024`, `1.3.2024` and `March 1, 2024` are found.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// What it looks for.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

  /// Fails if it is to look for nothing that it could find.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    let known = Self.finders.reduce(0) { $0 | $1.type.rawValue }
    guard checkingTypes & known != 0 else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [NSLocalizedDescriptionKey: "The detector looks for nothing that it can find."])
    }
    self.checkingTypes = checkingTypes
  }

  /// All that is found in a range, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedResult] = []
    for finder in Self.finders where checkingTypes & finder.type.rawValue != 0 {
      for match in finder.expression.matches(in: string, options: options, range: range) {
        guard let text = Range(match.range, in: string),
          let result = finder.make(String(string[text]), match.range),
          !found.contains(where: { NSIntersectionRange($0.place, result.place).length > 0 })
        else { continue }
        found.append(result)
      }
    }
    return found.sorted { $0.place.location < $1.place.location }
  }
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Finders

  private struct Finder {
    let type: NSTextCheckingResult.CheckingType
    let expression: NSRegularExpression
    let make: (String, NSRange) -> DetectedResult?
    init(
      _ type: NSTextCheckingResult.CheckingType, _ pattern: String,
      _ make: @escaping (String, NSRange) -> DetectedResult?
    ) {
      (self.type, self.make) = (type, make)
      expression = try! NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
    }
  }

  /// The first that finds something has it.
  private static let finders = [
    Finder(.link, #"\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"#) { text, place in
      URL(string: "mailto:" + text).map { DetectedResult(.link, place, url: $0) }
    },
    // What ends a sentence is no part of it, nor is a bracket that nothing opened.
    Finder(.link, #"\b[a-z][a-z0-9+.-]*://[^\s<>"'“”()]+(?:\([^\s()]*\)[^\s<>"'“”()]*)*(?<![.,;:!?])"#) {
      text, place in
      URL(string: text).map { DetectedResult(.link, place, url: $0) }
    },
    Finder(
      .link,
      #"\b(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|de|uk|fr|jp|cn|co|info))\b(?:/[^\s<>"'“”()]*(?<![.,;:!?]))?"#
    ) { text, place in URL(string: "http://" + text).map { DetectedResult(.link, place, url: $0) } },
    Finder(
      .date,
      #"\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}/\d{1,2}/\d{4}\b|\b\d{1,2}\.\d{1,2}\.\d{4}\b|\b[a-z]{3,9} \d{1,2}, \d{4}\b"#
    ) {
      text, place in date(text).map { DetectedResult(.date, place, date: $0) }
    },
    Finder(
      .phoneNumber,
      #"(?<![\w.])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?|\d{2,4}[ .-])\d{3,4}[ .-]?\d{3,4}(?!\w)|(?<![\w.])\+?\d{7,15}(?!\w)"#
    ) {
      text, place in DetectedResult(.phoneNumber, place, phoneNumber: text)
    },
  ]

  /// At noon, as Apple's detector gives days without a time.
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    for format in ["yyyy-MM-dd", "M/d/yyyy", "d.M.yyyy", "MMMM d, yyyy", "MMM d, yyyy"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) {
        return Calendar.current.date(bySettingHour: 12, minute: 0, second: 0, of: date)
      }
    }
    return nil
  }
}

/// What a detector has found, and where.
private final class DetectedResult: NSTextCheckingResult {
  let kind: NSTextCheckingResult.CheckingType
  let place: NSRange
  let foundURL: URL?
  let foundDate: Date?
  let foundNumber: String?

  init(
    _ kind: NSTextCheckingResult.CheckingType, _ place: NSRange, url: URL? = nil, date: Date? = nil,
    phoneNumber: String? = nil
  ) {
    (self.kind, self.place, foundURL, foundDate, foundNumber) = (kind, place, url, date, phoneNumber)
    super.init()
  }
  required init?(coder: NSCoder) { return nil }
  override var resultType: NSTextCheckingResult.CheckingType { kind }
  override func range(at idx: Int) -> NSRange { place }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
}

extension NSTextCheckingResult {
  /// The link that was found; mail addresses are `mailto:` links.
  public var url: URL? { (self as? DetectedResult)?.foundURL }
  /// The telephone number as it was written.
  public var phoneNumber: String? { (self as? DetectedResult)?.foundNumber }
  /// The day that was found, at noon.
  public var date: Date? { (self as? DetectedResult)?.foundDate }
}
