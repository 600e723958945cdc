import Foundation
import SashCore

/// How wide a column of a split view wants to be, in points.
struct ColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?
  var width: CGFloat { min(max(ideal, least ?? 0), most ?? .infinity) }
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
    preference(key: ColumnWidthKey.self, value: ColumnWidth(ideal: width))
  }
  /// Sets how wide the column of a split view is that has this content, in points.
  ///
  /// - Missing: a person cannot drag it wider, so it has its ideal width.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
  }
}
