import Foundation

extension Transaction {
  /// Where in what is seen a view is to stand that a scroll position is set to in this transaction; nil leaves it to the
  /// scroll view.
  public var scrollTargetAnchor: UnitPoint? {
    get { values[ScrollTargetAnchor.self] }
    set { values[ScrollTargetAnchor.self] = newValue }
  }
  /// Whether content that is slowing down goes on from where a scroll position puts it. False by default.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { values[PreservesVelocity.self] }
    set { values[PreservesVelocity.self] = newValue }
  }
  /// Whether scroll views keep what is seen in place while what this transaction changes makes their content longer.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { values[OffsetAdjustment.self] }
    set { values[OffsetAdjustment.self] = newValue }
  }
}

/// Whether a scroll view moves its content so that what is seen stays in place.
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
  let isEnabled: Bool
  /// As the scroll view does by itself: it keeps to its anchor, and to the rows that are seen.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior { .init(isEnabled: true) }
  /// The offset stays as it is.
  public static var disabled: ScrollContentOffsetAdjustmentBehavior { .init(isEnabled: false) }
}

private enum ScrollTargetAnchor: PropertyKey { static var defaultValue: UnitPoint? { nil } }
private enum PreservesVelocity: PropertyKey { static var defaultValue: Bool { false } }
private enum OffsetAdjustment: PropertyKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}
