import Foundation
import SashGraph

/// Where a scroll view is at a moment, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled: below zero while the content's insets are seen, or while it is pulled.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What is kept free around the content.
  public var contentInsets: EdgeInsets
  /// The scroll view, with what of it reaches under the edges of the window.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  init(_ metrics: ScrollMetrics, _ offset: CGPoint) {
    self.init(
      contentOffset: CGPoint(x: offset.x - metrics.insets.leading, y: offset.y - metrics.insets.top),
      contentSize: metrics.content, contentInsets: metrics.insets, containerSize: metrics.viewport)
  }

  /// The scroll view in the content's space.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The scroll view less the insets, in the content's space.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.horizontal),
      height: max(0, containerSize.height - contentInsets.vertical))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ScrollGeometry(offset: \(contentOffset), content: \(contentSize), insets: \(contentInsets), "
      + "container: \(containerSize))"
  }
}

/// What a scroll view is doing.
public enum ScrollPhase: Equatable, Hashable, Sendable {
  case idle
  /// A finger rests on it and may scroll yet.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content glides on after the finger has gone.
  case decelerating
  /// Code moves the content.
  case animating
  public var isScrolling: Bool { self != .idle }
}

/// What goes along with a change of a scroll view's phase.
public struct ScrollPhaseChangeContext {
  let state: ScrollState
  /// How fast the content moves, in points a second; nil where nothing is known of it.
  public let velocity: CGVector?
  /// Where the scroll view is, read now.
  public var geometry: ScrollGeometry {
    state.currentMetrics.map { ScrollGeometry($0, state.offset) }
      ?? ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
  }
}

/// Asks something of the next scroll view in a view.
package protocol ScrollRequestModifier: InputsModifier {
  static func _attach(modifier: _GraphValue<Self>, inputs: _GraphInputs, to scroll: ScrollState)
}

extension ScrollRequestModifier {
  package nonisolated static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let base = inputs
    inputs.scrollRequests = ScrollRequest(outer: inputs.scrollRequests) {
      _attach(modifier: modifier, inputs: base, to: $0)
    }
  }
}

/// Calls an action when a value made of the place of a scroll view changes.
public nonisolated struct _ScrollGeometryModifier<Value: Equatable>: ScrollRequestModifier {
  public typealias Body = Never
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void

  package static func _attach(modifier: _GraphValue<Self>, inputs: _GraphInputs, to scroll: ScrollState) {
    let host = inputs.host
    // The metrics are made after this, with the scroll view.
    host.addObserver(
      Attribute(rule: ScrollGeometryRule(modifier: modifier.attribute, scroll: scroll, host: host)), inputs)
  }
}

private struct ScrollGeometryRule<Value: Equatable>: Rule {
  let modifier: Attribute<_ScrollGeometryModifier<Value>>
  let scroll: ScrollState
  unowned(unsafe) let host: ViewGraph
  var last: Value?

  init(modifier: Attribute<_ScrollGeometryModifier<Value>>, scroll: ScrollState, host: ViewGraph) {
    self.modifier = modifier
    self.scroll = scroll
    self.host = host
  }

  mutating func compute() -> Int {
    let modifier = modifier.value
    let metrics = scroll.metrics.value
    let new = modifier.transform(ScrollGeometry(metrics, metrics.effective(scroll.position.value)))
    let old = last ?? new
    last = new
    if old != new { host.enqueue { modifier.action(old, new) } }
    return 0
  }
}

/// Calls an action when a scroll view begins or stops to move.
public nonisolated struct _ScrollPhaseModifier: ScrollRequestModifier {
  public typealias Body = Never
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  package static func _attach(modifier: _GraphValue<Self>, inputs: _GraphInputs, to scroll: ScrollState) {
    let weak = WeakAttribute(modifier.attribute)
    scroll.phaseActions.append { [unowned(unsafe) host = inputs.host] old, new, context in
      let action = host.graph.withCurrent { weak.attribute?.untrackedValue.action }
      action?(old, new, context)
    }
  }
}

extension View {
  /// Calls `action` with the old and the new value when what `transform` makes of the place of the scroll view in this
  /// view changes.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryModifier(transform: transform, action: action))
  }
  /// Calls `action` with the old and the new phase when the scroll view in this view begins or stops to move.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) })
  }
  /// Calls `action` with the old and the new phase, and where the scroll view is.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier(action: action))
  }
}
