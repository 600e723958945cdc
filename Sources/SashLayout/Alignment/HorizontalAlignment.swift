import Foundation
import SashGeometry

/// A vertical line by which views stand one below another.
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  @usableFromInline package let key: AlignmentKey
  @usableFromInline package init(key: AlignmentKey) { self.key = key }

  /// The line named by `id`.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  public static let leading = Self(key: AlignmentKey(LeadingEdge.self, axis: .horizontal, shortcut: .start))
  public static let center = Self(
    key: AlignmentKey(HorizontalCenter.self, axis: .horizontal, shortcut: .center))
  public static let trailing = Self(key: AlignmentKey(TrailingEdge.self, axis: .horizontal, shortcut: .end))
  /// Where the separator below a row of a list begins.
  public static let listRowSeparatorLeading = Self(
    key: AlignmentKey(
      ListRowSeparatorLeadingEdge.self, axis: .horizontal, shortcut: .start, isOfListRow: true))
  /// Where the separator below a row of a list ends.
  public static let listRowSeparatorTrailing = Self(
    key: AlignmentKey(
      ListRowSeparatorTrailingEdge.self, axis: .horizontal, shortcut: .end, isOfListRow: true))

  /// The value of a view whose children state `values`, in the space of the view; nil when none states one.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }
}
