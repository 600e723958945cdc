import Foundation
import SashGraph
import SashLayout

/// Where a scroll view is about to come to rest: a rectangle of its content, in points.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
  public static func == (a: ScrollTarget, b: ScrollTarget) -> Bool {
    a.rect == b.rect && a.anchor == b.anchor
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
    hasher.combine(rect.width)
    hasher.combine(rect.height)
    hasher.combine(anchor)
  }
}

/// Chooses where a scroll view comes to rest after a person has let go.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// Changes `target`, which is where the scroll view would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  /// What the behaviour wants of the scroll view.
  func properties(context: Self.PropertiesContext) -> Self.Properties
}

/// What a behaviour may know of the scroll view, in points and seconds.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// How fast the content moves when it is let go, in points a second.
  public let velocity: CGVector
  /// The frames of the views that scrolling may end at, near a rectangle of the content.
  let targets: (CGRect) -> [CGRect]
  let environment: EnvironmentValues
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Comes to rest at whole pages, as large as the scroll view, and goes one page at most at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let start = context.originalTarget.rect.origin[axis]
      let goal = target.rect.origin[axis]
      // A finger that goes on pulls the next page in; one that rests leaves the nearer one.
      let nearest = (start / page).rounded()
      let wanted = (goal / page).rounded()
      target.rect.origin[axis] =
        min(max(wanted, (start / page).rounded(.down)), max(nearest, (start / page).rounded(.up))) * page
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Sets how the scroll view in a view comes to rest.
public nonisolated struct _ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior>: ScrollRequestModifier
{
  public typealias Body = Never
  var behavior: Behavior

  package static func _attach(modifier: _GraphValue<Self>, inputs: _GraphInputs, to scroll: ScrollState) {
    let weak = WeakAttribute(modifier.attribute)
    let environment = inputs.environment
    let behavior = modifier.attribute.untrackedValue.behavior
    if ((behavior as? AnyScrollTargetBehavior)?.base ?? behavior) is PagingScrollTargetBehavior {
      scroll.turnsPages = true
      inputs.host.addObserver(Attribute(rule: PageKeepingRule(scroll: scroll)), inputs)
    }
    scroll.chooseTarget = { [unowned(unsafe) host = inputs.host] fling in
      host.graph.withCurrent {
        guard let behavior = weak.attribute?.untrackedValue.behavior else { return nil }
        let size = fling.metrics.viewport
        let properties = behavior.properties(
          context: ScrollTargetBehaviorPropertiesContext(
            axes: fling.metrics.axes, environment: environment.attribute.untrackedValue))
        var target = ScrollTarget(
          rect: CGRect(origin: properties.goal(fling.goal, from: fling.start, in: size), size: size))
        behavior.updateTarget(
          &target,
          context: ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: fling.start, size: size)),
            contentSize: fling.metrics.content, containerSize: size, axes: fling.metrics.axes,
            velocity: CGVector(dx: fling.velocity.width, dy: fling.velocity.height),
            targets: { [unowned scroll] in scroll.alignedFrames(near: $0) },
            environment: environment.attribute.untrackedValue))
        return fling.metrics.clamped(target.rect.origin)
      }
    }
  }
}

/// Keeps the page of a scroll view when it becomes wider or narrower.
private struct PageKeepingRule: Rule {
  let scroll: ScrollState
  private var last: CGSize?

  init(scroll: ScrollState) { self.scroll = scroll }

  mutating func compute() -> Int {
    let metrics = scroll.metrics.value
    let old = last ?? metrics.viewport
    last = metrics.viewport
    if old == metrics.viewport { return 0 }
    let scroll = scroll
    scroll.host.enqueue {
      var place = scroll.restingPlace
      for axis in Axis.allCases where metrics.axes.contains(Axis.Set(axis)) && old[axis] > 0 {
        place[axis] = (place[axis] / old[axis]).rounded() * metrics.viewport[axis]
      }
      let wasMoving = scroll.isFlying
      scroll.jump(to: place)
      if wasMoving { scroll.userScrolled() }
    }
    return 0
  }
}

/// A behaviour whose type is put aside.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour in it.
  public let base: any ScrollTargetBehavior
  public init(_ base: some ScrollTargetBehavior) { self.base = base }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension View {
  /// Sets how the scroll view in this view comes to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_ScrollTargetBehaviorModifier(behavior: behavior))
  }
}
