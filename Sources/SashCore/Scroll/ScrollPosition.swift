import Foundation
import SashGraph
import SashLayout

/// Where a scroll view is or should be: at a view, at an edge, or at a point.
///
/// Bound by `scrollPosition(_:anchor:)`, it scrolls when code changes it, and follows when a person scrolls.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, @unchecked Sendable {
    case nowhere
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  var place = Place.nowhere
  /// Counts what code has asked for, so that asking for the same again scrolls again.
  var requests = 0
  /// The view that a person has scrolled to.
  var reached: Reached?
  struct Reached: Equatable, @unchecked Sendable { var id: AnyHashable }
  /// True once a person has scrolled since code last changed the position.
  public private(set) var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor: anchor)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    place = .point(x: nil, y: y)
  }

  private mutating func request(_ place: Place) {
    self.place = place
    requests += 1
    reached = nil
    isPositionedByUser = false
  }
  /// Scrolls to the view with an id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    request(.view(AnyHashable(id), anchor: anchor))
  }
  public mutating func scrollTo(edge: Edge) { request(.edge(edge)) }
  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { request(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { request(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { request(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { request(.point(x: nil, y: y)) }

  mutating func reach(_ id: AnyHashable?) {
    place = .nowhere
    reached = id.map(Reached.init)
    isPositionedByUser = true
  }

  /// The view that was scrolled to, by code or by a person.
  public var viewID: (any Hashable & Sendable)? {
    let id: AnyHashable? = if case .view(let id, _) = place { id } else { reached?.id }
    // Only ids that can be sent are asked for, and the conformance has no trace at run time.
    return (id?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
  }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = place { return id.base as? T }
    return reached?.id.base as? T
  }
  /// The edge that code has scrolled to.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point that code has scrolled to, in points of the content.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }
}

extension ScrollState {
  /// Runs an action once sizes are known, and again when what it has brought into view has been measured.
  func afterLayout(_ action: @escaping () -> Void) {
    host.enqueue { [self] in
      action()
      // Behind the round in which what is measured now keeps its place.
      host.enqueue { [self] in host.enqueue(action) }
    }
  }

  func go(to place: ScrollPosition.Place, anchor: UnitPoint?) {
    guard let metrics = currentMetrics else { return }
    var goal = metrics.clamped(offset)
    switch place {
    case .nowhere: return
    case .view(let id, let own):
      _ = scroll(to: id, anchor: own ?? anchor)
      return
    case .edge(let edge):
      switch edge {
      case .top: goal.y = 0
      case .bottom: goal.y = metrics.range(.vertical).upperBound
      case .leading: goal.x = 0
      case .trailing: goal.x = metrics.range(.horizontal).upperBound
      }
    case .point(let x, let y):
      if let x { goal.x = x }
      if let y { goal.y = y }
    }
    jump(to: goal)
  }

  /// The view with an id that stands nearest to a place of what is seen: the start of it without an anchor.
  func nearestTarget(_ anchor: UnitPoint?, where isWanted: (AnyHashable) -> Bool) -> AnyHashable? {
    guard let metrics = currentMetrics else { return nil }
    let size = CGSize(
      width: max(0, metrics.viewport.width - metrics.insets.horizontal),
      height: max(0, metrics.viewport.height - metrics.insets.vertical))
    let seen = CGRect(origin: offset, size: size)
    let anchor = anchor ?? UnitPoint(x: 0, y: 0)
    let goal = anchor.point(in: seen)
    var best: (id: AnyHashable, distance: CGFloat)?
    for target in visibleTargets(in: seen) where isWanted(target.id) {
      let place = anchor.point(in: target.frame)
      var distance: CGFloat = 0
      for axis in Axis.allCases where metrics.axes.contains(Axis.Set(axis)) {
        distance += abs(place[axis] - goal[axis])
      }
      if best.map({ distance < $0.distance }) ?? true { best = (target.id, distance) }
    }
    return best?.id
  }
}

/// Binds the view at the start of a scroll view.
public nonisolated struct _ScrollPositionIDModifier<ID: Hashable>: ScrollRequestModifier {
  public typealias Body = Never
  var id: Binding<ID?>
  var anchor: UnitPoint?

  package static func _attach(modifier: _GraphValue<Self>, inputs: _GraphInputs, to scroll: ScrollState) {
    let known = KnownPosition<ID?>()
    inputs.host.addObserver(
      Attribute(rule: ScrollPositionIDRule(modifier: modifier.attribute, scroll: scroll, known: known)),
      inputs)
    let weak = WeakAttribute(modifier.attribute)
    scroll.onUserScroll.append { [unowned scroll] in
      guard let modifier = scroll.host.graph.withCurrent({ weak.attribute?.untrackedValue }),
        let id = scroll.nearestTarget(modifier.anchor, where: { $0.base is ID })?.base as? ID,
        modifier.id.wrappedValue != id
      else { return }
      known.value = .some(id)
      modifier.id.wrappedValue = id
    }
  }
}

/// The position that binding and scroll view agree on.
private final class KnownPosition<Value> {
  var value: Value?
}

private struct ScrollPositionIDRule<ID: Hashable>: Rule {
  let modifier: Attribute<_ScrollPositionIDModifier<ID>>
  let scroll: ScrollState
  let known: KnownPosition<ID?>

  func compute() -> Int {
    let modifier = modifier.value
    let id = modifier.id.wrappedValue
    if let last = known.value, last == id { return 0 }
    known.value = .some(id)
    if let id {
      let (scroll, anchor) = (scroll, modifier.anchor)
      scroll.afterLayout { _ = scroll.scroll(to: AnyHashable(id), anchor: anchor) }
    }
    return 0
  }
}

/// Binds the position of a scroll view.
public nonisolated struct _ScrollPositionModifier: ScrollRequestModifier {
  public typealias Body = Never
  var position: Binding<ScrollPosition>
  var anchor: UnitPoint?

  package static func _attach(modifier: _GraphValue<Self>, inputs: _GraphInputs, to scroll: ScrollState) {
    inputs.host.addObserver(
      Attribute(rule: ScrollPositionRule(modifier: modifier.attribute, scroll: scroll)), inputs)
    let weak = WeakAttribute(modifier.attribute)
    scroll.onUserScroll.append { [unowned scroll] in
      guard let modifier = scroll.host.graph.withCurrent({ weak.attribute?.untrackedValue }) else { return }
      var position = modifier.position.wrappedValue
      position.reach(scroll.nearestTarget(modifier.anchor) { _ in true })
      if position != modifier.position.wrappedValue { modifier.position.wrappedValue = position }
    }
  }
}

private struct ScrollPositionRule: Rule {
  let modifier: Attribute<_ScrollPositionModifier>
  let scroll: ScrollState
  var last: (place: ScrollPosition.Place, requests: Int)?

  init(modifier: Attribute<_ScrollPositionModifier>, scroll: ScrollState) {
    self.modifier = modifier
    self.scroll = scroll
  }

  mutating func compute() -> Int {
    let modifier = modifier.value
    let position = modifier.position.wrappedValue
    if let last, last.place == position.place, last.requests == position.requests { return 0 }
    last = (position.place, position.requests)
    let (scroll, anchor) = (scroll, modifier.anchor)
    if position.place != .nowhere { scroll.afterLayout { scroll.go(to: position.place, anchor: anchor) } }
    return 0
  }
}

/// Which part of the content a scroll view begins with, and keeps in view while its content or its size changes.
public nonisolated struct _DefaultScrollAnchorModifier: ScrollRequestModifier {
  public typealias Body = Never
  var anchor: UnitPoint?

  package static func _attach(modifier: _GraphValue<Self>, inputs: _GraphInputs, to scroll: ScrollState) {
    inputs.host.addObserver(
      Attribute(rule: DefaultScrollAnchorRule(modifier: modifier.attribute, scroll: scroll)), inputs)
  }
}

private struct DefaultScrollAnchorRule: Rule {
  let modifier: Attribute<_DefaultScrollAnchorModifier>
  let scroll: ScrollState
  /// Where the anchor was, in offsets.
  var last = CGPoint.zero

  init(modifier: Attribute<_DefaultScrollAnchorModifier>, scroll: ScrollState) {
    self.modifier = modifier
    self.scroll = scroll
  }

  mutating func compute() -> Int {
    guard let anchor = modifier.value.anchor else { return 0 }
    let metrics = scroll.metrics.value
    let goal = CGPoint(
      x: metrics.range(.horizontal).upperBound * anchor.x, y: metrics.range(.vertical).upperBound * anchor.y)
    if goal == last { return 0 }
    // Only a scroll view that nobody has moved away follows.
    let now = metrics.clamped(scroll.position.untrackedValue.point)
    let isThere = abs(now.x - metrics.clamped(last).x) < 1 && abs(now.y - metrics.clamped(last).y) < 1
    last = goal
    if isThere { scroll.host.enqueue { [scroll] in scroll.jump(to: goal) } }
    return 0
  }
}

// MARK: Where scrolling ends

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
  /// Changes `target`, which is where the scroll view would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// What a behaviour may know of the scroll view, in points and seconds.
///
/// - Missing: `velocity`, for which Linux has no `CGVector`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
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
    scroll.chooseTarget = { [unowned(unsafe) host = inputs.host] fling in
      host.graph.withCurrent {
        guard let behavior = weak.attribute?.untrackedValue.behavior else { return nil }
        let size = fling.metrics.viewport
        var target = ScrollTarget(rect: CGRect(origin: fling.goal, size: size))
        behavior.updateTarget(
          &target,
          context: ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: fling.start, size: size)),
            contentSize: fling.metrics.content, containerSize: size, axes: fling.metrics.axes,
            environment: environment.attribute.untrackedValue))
        return fling.metrics.clamped(target.rect.origin)
      }
    }
  }
}

extension View {
  /// Binds the id of the view at the start, or at `anchor`, of the scroll view in this view. Writing it scrolls there.
  public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
  {
    modifier(_ScrollPositionIDModifier(id: id, anchor: anchor))
  }
  /// Binds the position of the scroll view in this view.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollPositionModifier(position: position, anchor: anchor))
  }
  /// Sets which part of its content the scroll view in this view begins with.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(_DefaultScrollAnchorModifier(anchor: anchor))
  }
  /// Sets how the scroll view in this view comes to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_ScrollTargetBehaviorModifier(behavior: behavior))
  }
}
