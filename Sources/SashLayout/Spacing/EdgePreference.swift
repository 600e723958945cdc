import Foundation

/// What one edge of a view asks of the gap to its neighbour, in points; `-infinity` where it asks nothing.
///
/// Two edges agree on the largest sum over the kinds that both name; where they share no kind the larger
/// plain length counts.
/// - Source: https://fatbobman.com/en/posts/spacing-of-swiftui/
struct EdgePreference: Equatable, Sendable, BitwiseCopyable {
  static let none = -CGFloat.infinity

  /// The length to any neighbour, where nothing more special is shared.
  var plain = none
  /// Part of the gap between an edge and text below it.
  var aboveText = none
  /// Part of the gap between text and an edge below it.
  var belowText = none
  /// The line height of text at this edge.
  var line = none
  /// The leading that this text wants above it, rounded up to pixels.
  var leading = none

  /// The gap between this lower or trailing edge and the upper or leading edge `next`; nil where neither
  /// asks.
  func gap(to next: EdgePreference) -> CGFloat? {
    var gap = max(aboveText + next.aboveText, belowText + next.belowText)
    if line > Self.none, next.line > Self.none { gap = max(gap, next.leading) }
    if gap == Self.none { gap = max(plain, next.plain) }
    return gap == Self.none ? nil : gap
  }

  /// Asks for everything that either edge asks.
  mutating func formUnion(_ other: EdgePreference) {
    plain = max(plain, other.plain)
    aboveText = max(aboveText, other.aboveText)
    belowText = max(belowText, other.belowText)
    if other.line > line { (line, leading) = (other.line, other.leading) }
  }
}
