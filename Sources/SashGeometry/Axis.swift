import Foundation

/// The horizontal or vertical dimension.
@frozen public enum Axis: Int8, CaseIterable, Sendable, BitwiseCopyable, CustomStringConvertible {
  case horizontal, vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
  @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Any number of axes.
  @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: Int8
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// The direction in which text and lines of views run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  case leftToRight, rightToLeft
}

extension CGSize {
  /// The length along `axis`, in points.
  @inlinable package subscript(axis: Axis) -> CGFloat {
    @inline(__always) get { axis == .horizontal ? width : height }
    @inline(__always) set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The coordinate along `axis`, in points.
  @inlinable package subscript(axis: Axis) -> CGFloat {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
