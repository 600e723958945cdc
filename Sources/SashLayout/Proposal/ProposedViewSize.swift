import Foundation
import SashGeometry

/// The size, in points, that a parent offers to a view; an axis without a length asks for the ideal one.
///
/// Zero asks for the smallest size of the view, infinity for the largest.
@frozen public struct ProposedViewSize: Equatable, Sendable, BitwiseCopyable {
  public var width: CGFloat?
  public var height: CGFloat?

  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// Offers exactly `size`.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// This proposal as a size, with the lengths of `size` where nothing is proposed.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The length offered along `axis`, in points.
  package subscript(axis: Axis) -> CGFloat? {
    @inline(__always) get { axis == .horizontal ? width : height }
    @inline(__always) set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// `major` along `axis` and `minor` across it.
  @inline(__always) package init(_ axis: Axis, major: CGFloat?, minor: CGFloat?) {
    if axis == .horizontal {
      self.init(width: major, height: minor)
    } else {
      self.init(width: minor, height: major)
    }
  }
}
