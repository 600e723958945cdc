import Foundation

/// Whether there is much or little room in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// The room for width: that of the window, unless a view above says otherwise.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// The room for height: that of the window, unless a view above says otherwise.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Sets both classes by the size of a window, in points.
  ///
  /// - Source: the devices of Apple's Human Interface Guidelines, Layout, "Device size classes". Phones on their side are at
  ///   most 440 points high and compact; those of at least 896 points (Max) have regular width. An app beside another on an
  ///   iPad has compact width up to 639 points and regular width from 678.
  package mutating func setSizeClasses(forWindow size: CGSize) {
    let isLow = size.height < 480
    let horizontal: UserInterfaceSizeClass = size.width < (isLow ? 896 : 640) ? .compact : .regular
    let vertical: UserInterfaceSizeClass = isLow ? .compact : .regular
    if horizontalSizeClass != horizontal { horizontalSizeClass = horizontal }
    if verticalSizeClass != vertical { verticalSizeClass = vertical }
  }
}
