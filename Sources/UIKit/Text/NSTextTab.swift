import Foundation

/// Where a tab in a line leads to, in points from the line's beginning.
open class NSTextTab: NSObject, @unchecked Sendable {
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A set of the letters that stand in a column below each other.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [OptionKey: Any]
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
  }
  open override var hash: Int { location.hashValue }
}
