import Foundation
import SashCore

/// How wide a column of a split view wants to be, in points.
struct ColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?
  var width: CGFloat { bounded(ideal) }
  func bounded(_ width: CGFloat) -> CGFloat { min(max(width, least ?? 0), most ?? .infinity) }
  /// Whether a person may change it.
  var isFree: Bool { (least ?? 0) < (most ?? .infinity) }

  /// The same with bounds where none are given.
  ///
  /// - Source: no numbers are known; columns of macOS are dragged from about 180 points to half as much again as they want
  func withBounds(_ least: CGFloat, _ most: CGFloat) -> ColumnWidth {
    ColumnWidth(
      least: self.least ?? min(least, ideal, self.most ?? .infinity), ideal: ideal,
      most: self.most ?? max(most, ideal, self.least ?? 0))
  }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets how wide the column of a split view is that has this content, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width))
  }
  /// Sets how wide the column of a split view is that has this content, in points, and how far a mouse can drag it.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
  }
}
