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
  /// How far right of the start code has scrolled, in points of the content.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  /// How far below the start code has scrolled, in points of the content.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
}

extension ScrollState {
  /// Runs an action of a change once sizes are known, and again when what it has brought into view has been measured. Who
  /// waits for the end of the change waits for what the action begins.
  func afterLayout(of transaction: Transaction, _ action: @escaping () -> Void) {
    host.follow(transaction)
    let completions = transaction.completions
    for completion in completions { completion.animationBegan() }
    host.enqueue { [self] in
      action()
      for completion in completions { completion.animationEnded() }
      // Behind the round in which what is measured now keeps its place.
      host.enqueue { [self] in host.enqueue(action) }
    }
  }

  func go(to place: ScrollPosition.Place, anchor: UnitPoint?, in transaction: Transaction) {
    guard let metrics = currentMetrics else { return }
    var goal = metrics.clamped(offset)
    switch place {
    case .nowhere: return
    case .view(let id, let own):
      _ = scroll(to: id, anchor: own ?? anchor, in: transaction)
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
    go(to: goal, in: transaction)
  }

  /// The view with an id that stands nearest to a place of what is seen: the start of it without an anchor.
  func nearestTarget(_ anchor: UnitPoint?, where isWanted: (AnyHashable) -> Bool) -> AnyHashable? {
    guard let metrics = currentMetrics else { return nil }
    let seen = metrics.visibleRect(at: offset)
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
      Attribute(
        rule: ScrollPositionIDRule(
          modifier: modifier.attribute, scroll: scroll, transaction: inputs.transaction, known: known)),
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
  let transaction: Attribute<Transaction>
  let known: KnownPosition<ID?>

  func compute() -> Int {
    let modifier = modifier.value
    let id = modifier.id.wrappedValue
    if let last = known.value, last == id { return 0 }
    known.value = .some(id)
    if let id {
      let (scroll, transaction) = (scroll, transaction.untrackedValue)
      let anchor = transaction.scrollTargetAnchor ?? modifier.anchor
      scroll.afterLayout(of: transaction) {
        _ = scroll.scroll(to: AnyHashable(id), anchor: anchor, in: transaction)
      }
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
      Attribute(
        rule: ScrollPositionRule(
          modifier: modifier.attribute, scroll: scroll, transaction: inputs.transaction)), inputs)
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
  let transaction: Attribute<Transaction>
  var last: (place: ScrollPosition.Place, requests: Int)?

  init(
    modifier: Attribute<_ScrollPositionModifier>, scroll: ScrollState, transaction: Attribute<Transaction>
  ) {
    (self.modifier, self.scroll, self.transaction) = (modifier, scroll, transaction)
  }

  mutating func compute() -> Int {
    let modifier = modifier.value
    let position = modifier.position.wrappedValue
    if let last, last.place == position.place, last.requests == position.requests { return 0 }
    last = (position.place, position.requests)
    let (scroll, transaction) = (scroll, transaction.untrackedValue)
    let anchor = transaction.scrollTargetAnchor ?? modifier.anchor
    if position.place != .nowhere {
      scroll.afterLayout(of: transaction) { scroll.go(to: position.place, anchor: anchor, in: transaction) }
    }
    return 0
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
}
