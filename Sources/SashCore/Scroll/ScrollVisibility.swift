import Foundation
import SashGraph
import SashLayout

extension ScrollState {
  /// What is seen of the content, less what is kept free around it, in points of the content's space, x from its
  /// leading edge. Read in a rule.
  func visibleRect() -> CGRect {
    let metrics = metrics.value
    return metrics.visibleRect(at: metrics.effective(position.value))
  }
  /// Where a view of the content stands, in the same space. Read in a rule.
  func frame(of size: CGSize, at space: CoordinateSpaceNode) -> CGRect {
    let metrics = metrics.value
    let frame = space.transform(to: contentSpace).apply(to: CGRect(origin: .zero, size: size))
    guard metrics.direction == .rightToLeft else { return frame }
    return CGRect(
      x: metrics.content.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// How much of a rectangle of the content is seen along the axes that scroll, 0...1.
  static func share(of frame: CGRect, in seen: CGRect, along axes: Axis.Set) -> Double {
    var share = 1.0
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      let low = max(frame.origin[axis], seen.origin[axis])
      let high = min(frame.origin[axis] + frame.size[axis], seen.origin[axis] + seen.size[axis])
      let length = frame.size[axis]
      share *= length > 0 ? Double(max(0, high - low) / length) : (high >= low ? 1 : 0)
    }
    return share
  }
}

/// Calls an action when so much of a view is seen in the scroll view around it, and when it no longer is.
///
/// Where no scroll view is around, a view is seen as long as it is there.
public nonisolated struct _ScrollVisibilityModifier: UnaryModifier {
  var threshold: Double
  var action: (Bool) -> Void

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    inputs.host.addObserver(
      Attribute(
        rule: ScrollVisibilityRule(
          modifier: modifier.attribute, scroll: inputs.base.scroll, space: inputs.space, size: inputs.size,
          isThere: inputs.base.isVisible, host: inputs.host)), inputs.base)
    return outputs
  }
}

private struct ScrollVisibilityRule: Rule {
  let modifier: Attribute<_ScrollVisibilityModifier>
  let scroll: ScrollState?
  let space: CoordinateSpaceNode
  let size: Attribute<CGSize>
  let isThere: Attribute<Bool>?
  unowned(unsafe) let host: ViewGraph
  var isSeen = false

  init(
    modifier: Attribute<_ScrollVisibilityModifier>, scroll: ScrollState?, space: CoordinateSpaceNode,
    size: Attribute<CGSize>, isThere: Attribute<Bool>?, host: ViewGraph
  ) {
    (self.modifier, self.scroll, self.space) = (modifier, scroll, space)
    (self.size, self.isThere, self.host) = (size, isThere, host)
  }

  mutating func compute() -> Int {
    let modifier = modifier.value
    let new = share() >= max(modifier.threshold, .leastNonzeroMagnitude)
    if new != isSeen { host.enqueue { modifier.action(new) } }
    isSeen = new
    return 0
  }

  private func share() -> Double {
    guard isThere?.value ?? true else { return 0 }
    guard let scroll else { return 1 }
    return ScrollState.share(
      of: scroll.frame(of: size.value, at: space), in: scroll.visibleRect(), along: scroll.axes.value)
  }
}

/// Calls an action with the ids of the views that are seen in a scroll view, when they change.
public nonisolated struct _ScrollTargetVisibilityModifier<ID: Hashable>: ScrollRequestModifier {
  public typealias Body = Never
  var threshold: Double
  var action: ([ID]) -> Void

  package static func _attach(modifier: _GraphValue<Self>, inputs: _GraphInputs, to scroll: ScrollState) {
    inputs.host.addObserver(
      Attribute(rule: TargetVisibilityRule(modifier: modifier.attribute, scroll: scroll)), inputs)
  }
}

private struct TargetVisibilityRule<ID: Hashable>: Rule {
  let modifier: Attribute<_ScrollTargetVisibilityModifier<ID>>
  let scroll: ScrollState
  var last: [ID] = []

  init(modifier: Attribute<_ScrollTargetVisibilityModifier<ID>>, scroll: ScrollState) {
    (self.modifier, self.scroll) = (modifier, scroll)
  }

  mutating func compute() -> Int {
    let modifier = modifier.value
    let seen = scroll.visibleRect()
    let axes = scroll.axes.value
    let new = scroll.visibleTargets(in: seen).compactMap { target -> ID? in
      guard let id = target.id.base as? ID else { return nil }
      let share = ScrollState.share(of: target.frame, in: seen, along: axes)
      return share >= max(modifier.threshold, .leastNonzeroMagnitude) ? id : nil
    }
    if new != last { scroll.host.enqueue { modifier.action(new) } }
    last = new
    return 0
  }
}

/// Shows the bars of scroll views for a moment.
public nonisolated struct _FlashIndicatorsModifier<Value: Equatable>: ScrollRequestModifier {
  public typealias Body = Never
  var value: Value
  var showsAtFirst: Bool

  package static func _attach(modifier: _GraphValue<Self>, inputs: _GraphInputs, to scroll: ScrollState) {
    inputs.host.addObserver(
      Attribute(rule: FlashRule(modifier: modifier.attribute, scroll: scroll)), inputs)
  }
}

private struct FlashRule<Value: Equatable>: Rule {
  let modifier: Attribute<_FlashIndicatorsModifier<Value>>
  let scroll: ScrollState
  var last: Value?
  init(modifier: Attribute<_FlashIndicatorsModifier<Value>>, scroll: ScrollState) {
    (self.modifier, self.scroll) = (modifier, scroll)
  }
  mutating func compute() -> Int {
    let modifier = modifier.value
    if last.map({ $0 != modifier.value }) ?? modifier.showsAtFirst {
      scroll.host.enqueue { [scroll] in scroll.showIndicators() }
    }
    last = modifier.value
    return 0
  }
}

extension View {
  /// Calls `action` with true when at least a share of this view, 0...1, is seen in the scroll view around it, and with
  /// false when it no longer is.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
  /// Calls `action` with the ids of the views of which at least a share, 0...1, is seen in the scroll view in this view.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(_ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
  /// Shows the bars of scroll views in this view for a moment when they appear.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(_FlashIndicatorsModifier(value: onAppear, showsAtFirst: onAppear))
  }
  /// Shows the bars of scroll views in this view for a moment when `value` changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(_FlashIndicatorsModifier(value: value, showsAtFirst: false))
  }
}
