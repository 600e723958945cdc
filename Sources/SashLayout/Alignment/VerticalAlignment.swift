import Foundation
import SashGeometry

/// A horizontal line by which views stand side by side.
@frozen public struct VerticalAlignment: Equatable, Sendable {
  @usableFromInline package let key: AlignmentKey
  @usableFromInline package init(key: AlignmentKey) { self.key = key }

  /// The line named by `id`.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  public static let top = Self(key: AlignmentKey(TopEdge.self, axis: .vertical, shortcut: .start))
  public static let center = Self(key: AlignmentKey(VerticalCenter.self, axis: .vertical, shortcut: .center))
  public static let bottom = Self(key: AlignmentKey(BottomEdge.self, axis: .vertical, shortcut: .end))
  /// The topmost baseline of text; the bottom of a view without text.
  public static let firstTextBaseline = Self(
    key: AlignmentKey(FirstTextBaseline.self, axis: .vertical, shortcut: .end, isBaseline: true))
  /// The lowest baseline of text; the bottom of a view without text.
  public static let lastTextBaseline = Self(
    key: AlignmentKey(LastTextBaseline.self, axis: .vertical, shortcut: .end, isBaseline: true))

  /// The value of a view whose children state `values`, in the space of the view; nil when none states one.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }
}
