import Foundation

/// What a behaviour of scroll targets wants of the scroll view.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether one stroke gets no further than the scroll view is large.
  public var limitsScrolls = false
  public init() {}
}

/// What a behaviour may know of the scroll view before anybody scrolls.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  public let axes: Axis.Set
  public let environment: EnvironmentValues
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

extension ScrollTargetBehaviorProperties {
  /// Where a stroke from a place to another one gets, in points.
  func goal(_ goal: CGPoint, from start: CGPoint, in size: CGSize) -> CGPoint {
    guard limitsScrolls else { return goal }
    return CGPoint(
      x: min(max(goal.x, start.x - size.width), start.x + size.width),
      y: min(max(goal.y, start.y - size.height), start.y + size.height))
  }
}
