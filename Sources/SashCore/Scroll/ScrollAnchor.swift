import Foundation
import SashGraph
import SashLayout

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let value: UInt8
  /// Which part of the content is seen at first.
  public static var initialOffset: ScrollAnchorRole { .init(value: 0) }
  /// Which part stays when the content or the scroll view changes its size.
  public static var sizeChanges: ScrollAnchorRole { .init(value: 1) }
  /// Where content stands that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { .init(value: 2) }
}

/// Which part of the content a scroll view begins with, and keeps in view while its content or its size changes.
public nonisolated struct _DefaultScrollAnchorModifier: ScrollRequestModifier {
  public typealias Body = Never
  var anchor: UnitPoint?
  /// What the anchor is for; nil is all of it.
  var role: ScrollAnchorRole?

  func holds(for role: ScrollAnchorRole) -> Bool { self.role == nil || self.role == role }

  package static func _attach(modifier: _GraphValue<Self>, inputs: _GraphInputs, to scroll: ScrollState) {
    scroll.anchors.append(modifier.attribute)
    inputs.host.addObserver(
      Attribute(
        rule: DefaultScrollAnchorRule(
          modifier: modifier.attribute, scroll: scroll, transaction: inputs.transaction)), inputs)
  }
}

private struct DefaultScrollAnchorRule: Rule {
  let modifier: Attribute<_DefaultScrollAnchorModifier>
  let scroll: ScrollState
  let transaction: Attribute<Transaction>
  /// Where the anchor was, in offsets.
  var last = CGPoint.zero
  var first: UInt64?

  init(
    modifier: Attribute<_DefaultScrollAnchorModifier>, scroll: ScrollState,
    transaction: Attribute<Transaction>
  ) {
    (self.modifier, self.scroll, self.transaction) = (modifier, scroll, transaction)
  }

  mutating func compute() -> Int {
    let modifier = modifier.value
    guard let anchor = modifier.anchor else { return 0 }
    let first = first ?? scroll.host.frameNumber
    self.first = first
    let isFirst = scroll.host.frameNumber == first
    let metrics = scroll.metrics.value
    let goal = CGPoint(
      x: metrics.range(.horizontal).upperBound * anchor.x, y: metrics.range(.vertical).upperBound * anchor.y)
    if goal == last { return 0 }
    // Only a scroll view that nobody has moved away follows.
    let now = metrics.clamped(scroll.position.untrackedValue.point)
    let isThere = abs(now.x - metrics.clamped(last).x) < 1 && abs(now.y - metrics.clamped(last).y) < 1
    last = goal
    if !isFirst, !transaction.untrackedValue.scrollContentOffsetAdjustmentBehavior.isEnabled { return 0 }
    if isThere, modifier.holds(for: isFirst ? .initialOffset : .sizeChanges) {
      scroll.host.enqueue { [scroll] in scroll.jump(to: goal) }
    }
    return 0
  }
}

extension ScrollState {
  /// Where content stands that is smaller than the scroll view; read in a rule.
  func contentAlignment() -> UnitPoint? {
    for modifier in anchors {
      let modifier = modifier.value
      if let anchor = modifier.anchor, modifier.holds(for: .alignment) { return anchor }
    }
    return nil
  }
}

extension View {
  /// Sets which part of its content the scroll view in this view begins with, keeps while sizes change, and where it
  /// puts content that is smaller than itself.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(_DefaultScrollAnchorModifier(anchor: anchor, role: nil))
  }
  /// Sets one of these: which part is seen at first, which stays while sizes change, or where small content stands.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(_DefaultScrollAnchorModifier(anchor: anchor, role: role))
  }
}
