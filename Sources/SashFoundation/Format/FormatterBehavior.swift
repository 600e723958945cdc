import Foundation

// Old programs of macOS had other rules for formats; what sets these wants those of today, which are the only ones here.

extension NumberFormatter {
  /// Which rules a formatter follows.
  public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040 }
  /// The rules of today, whatever is set.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  /// Which rules a formatter follows.
  public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040 }
  /// The rules of today, whatever is set.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
