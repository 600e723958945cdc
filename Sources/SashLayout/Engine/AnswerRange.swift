import Foundation
import SashGeometry

/// Lengths along one axis that may be offered, from `low` to `high`.
///
/// An unspecified length counts as the largest of all and comes after infinity, so that a range may hold both: most views
/// that are offered more than enough answer as if nothing was said.
package struct OfferRange: Equatable, BitwiseCopyable {
  package var low: Double
  package var high: Double

  package static let unspecified = Double.infinity
  package static let infinite = Double.greatestFiniteMagnitude
  package static let all = OfferRange(low: 0, high: unspecified)
  static let empty = OfferRange(low: .infinity, high: -.infinity)

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }
  /// Only `length`, nil for unspecified.
  @inline(__always) package init(exactly length: CGFloat?) {
    let code = OfferRange.code(length)
    self.init(low: code, high: code)
  }
  /// From `low` up to `high`, which may be unspecified.
  package init(from low: CGFloat, upTo high: CGFloat?) {
    self.init(low: OfferRange.code(low), high: OfferRange.code(high))
  }

  /// A length as a number; one that is not a number lies in no range.
  @inline(__always) package static func code(_ length: CGFloat?) -> Double {
    guard let length else { return unspecified }
    return length == .infinity ? infinite : Double(length)
  }

  /// The length that a number stands for.
  static func length(_ code: Double) -> CGFloat? {
    code == unspecified ? nil : code == infinite ? .infinity : CGFloat(code)
  }
  @inline(__always) package func contains(_ code: Double) -> Bool { low <= code && code <= high }
  func contains(_ other: OfferRange) -> Bool { low <= other.low && other.high <= high }
  @inline(__always) mutating func formIntersection(_ other: OfferRange) {
    low = max(low, other.low)
    high = min(high, other.high)
  }

  /// The lengths that become these once `inset` has been taken off and nothing is left below zero; around `code`.
  func outset(by inset: CGFloat, around code: Double) -> OfferRange {
    OfferRange(low: low == 0 ? 0 : low + inset, high: high >= OfferRange.infinite ? high : high + inset)
      .guarded(around: code)
  }

  /// A little less on both sides, for limits that sums have made inexact; still holds `code`.
  func guarded(around code: Double) -> OfferRange {
    func slack(_ length: Double) -> Double { abs(length) * 1e-12 + 1e-9 }
    var result = self
    if low > 0, low < OfferRange.infinite { result.low += slack(low) }
    if high < OfferRange.infinite { result.high -= slack(high) }
    return OfferRange(low: min(max(result.low, 0), code), high: max(result.high, code))
  }
}

/// The proposals to which a view gives one and the same answer.
package struct AnswerRange: Equatable, BitwiseCopyable {
  package var width: OfferRange
  package var height: OfferRange

  package init(width: OfferRange, height: OfferRange) {
    self.width = width
    self.height = height
  }
  package static let all = AnswerRange(width: .all, height: .all)
  static let none = AnswerRange(width: .empty, height: .empty)

  @inline(__always) package init(exactly proposal: ProposedViewSize) {
    self.init(width: OfferRange(exactly: proposal.width), height: OfferRange(exactly: proposal.height))
  }
  @inline(__always) init(_ axis: Axis, major: OfferRange, minor: OfferRange) {
    self =
      axis == .horizontal
      ? AnswerRange(width: major, height: minor) : AnswerRange(width: minor, height: major)
  }
  @inline(__always) subscript(axis: Axis) -> OfferRange { axis == .horizontal ? width : height }

  @inline(__always) func contains(width w: Double, height h: Double) -> Bool {
    width.contains(w) && height.contains(h)
  }
  func contains(_ other: AnswerRange) -> Bool {
    width.contains(other.width) && height.contains(other.height)
  }
  @inline(__always) mutating func formIntersection(_ other: AnswerRange) {
    width.formIntersection(other.width)
    height.formIntersection(other.height)
  }
}

/// A size, and the proposals that it answers.
package struct LayoutAnswer {
  package var size: CGSize
  package var range: AnswerRange
  package init(size: CGSize, range: AnswerRange) {
    self.size = size
    self.range = range
  }
}
