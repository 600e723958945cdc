import Foundation

/// A place in a text, between two letters.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// In UTF-16 units.
  let offset: Int
  public override init() { offset = 0 }
  init(_ offset: Int) { self.offset = offset }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition).map { $0.offset == offset } ?? false
  }
  open override var hash: Int { offset }
}

/// A part of a text, or a caret.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  let range: NSRange
  public override init() { range = NSRange(location: 0, length: 0) }
  init(_ range: NSRange) { self.range = range }
  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.upperBound) }
  open var isEmpty: Bool { range.length == 0 }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange).map { $0.range == range } ?? false
  }
  open override var hash: Int { range.location ^ range.length }
}
