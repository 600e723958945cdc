import Foundation
import SashGraph

/// Tells how far down the content is scrolled that reaches under a bar at the top of a view, and whether there is more of
/// it under a bar at the bottom.
package struct ScrollProbeModifier: UnaryModifier {
  /// Points from where the content rests; negative while it is pulled down; zero without such a scroll view.
  var offset: Binding<CGFloat>
  /// Offsets beyond these are all the same to whoever asks.
  var range: ClosedRange<CGFloat>
  /// Whether content lies under what is at the bottom.
  var isUnderBottom: Binding<Bool>
  /// False if scroll views that another one of these stands around do not count here.
  var countsInner: Bool
  /// Scrolls what is found from outside.
  var handle: ScrollHandle?
  package nonisolated init(
    offset: Binding<CGFloat> = .constant(0), range: ClosedRange<CGFloat> = 0...0,
    isUnderBottom: Binding<Bool>,
    countsInner: Bool = true, handle: ScrollHandle? = nil
  ) {
    self.handle = handle
    self.countsInner = countsInner
    self.offset = offset
    self.range = range
    self.isUnderBottom = isUnderBottom
  }

  package nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let host = inputs.host
    let targets = ScrollTargets()
    let changes = Attribute(input: 0)
    let weakChanges = WeakAttribute(changes)
    targets.onAdd = { [weak host] in
      host?.enqueue { weakChanges.attribute?.updateInput { $0 += 1 } }
    }
    var inner = inputs
    inner.base.scrollReader = ScrollReaderNode(
      targets: targets, outer: inputs.base.scrollReader, isProbe: true,
      countsInner: modifier.attribute.untrackedValue.countsInner)
    modifier.attribute.untrackedValue.handle?.goToTop = { [weak host, weak targets] in
      host?.graph.withCurrent { targets?.goToTop() }
    }
    let outputs = body(_Graph(), inner)
    host.addObserver(
      Attribute(
        rule: ScrollProbeRule(modifier: modifier.attribute, targets: targets, changes: changes, host: host)),
      inputs.base)
    return outputs
  }
}

/// Scrolls the content of a screen from outside of it.
package final class ScrollHandle {
  /// Brings the beginning of the content into sight, under the bar.
  package fileprivate(set) var goToTop: (() -> Void)?
  package init() {}
}

extension ScrollTargets {
  fileprivate func goToTop() {
    let reaching = all.first { $0.offsetUnderTop != nil }
    guard let state = reaching ?? all.first(where: { $0.axes.untrackedValue.contains(.vertical) }) else {
      return
    }
    state.go(to: CGPoint(x: state.offset.x, y: 0), in: Transaction(animation: .default))
  }
}

private struct ScrollProbeRule: Rule {
  let modifier: Attribute<ScrollProbeModifier>
  let targets: ScrollTargets
  let changes: Attribute<Int>
  unowned(unsafe) let host: ViewGraph
  var last: CGFloat = 0
  var wasUnderBottom = false

  init(
    modifier: Attribute<ScrollProbeModifier>, targets: ScrollTargets, changes: Attribute<Int>, host: ViewGraph
  ) {
    self.modifier = modifier
    self.targets = targets
    self.changes = changes
    self.host = host
  }

  mutating func compute() -> Int {
    _ = changes.value
    let modifier = modifier.value
    let found = targets.all.lazy.compactMap(\.offsetUnderTop).first ?? 0
    let offset = min(max(found, modifier.range.lowerBound), modifier.range.upperBound)
    let isUnderBottom = targets.all.lazy.compactMap(\.isUnderBottom).first ?? false
    if isUnderBottom != wasUnderBottom {
      wasUnderBottom = isUnderBottom
      host.enqueue { modifier.isUnderBottom.wrappedValue = isUnderBottom }
    }
    if offset == last { return 0 }
    last = offset
    host.enqueue { modifier.offset.wrappedValue = offset }
    return 0
  }
}

extension ScrollState {
  /// How far down the content is scrolled, in points, if the scroll view reaches under something at its top. Read in a
  /// rule.
  fileprivate var offsetUnderTop: CGFloat? {
    use(nil) {
      guard axes.value.contains(.vertical), area.value.minY < -0.5 else { return nil }
      return metrics.value.effective(position.value).y
    }
  }

  /// Whether there is more content under something at the bottom of the scroll view, if it reaches there. Read in a rule.
  fileprivate var isUnderBottom: Bool? {
    use(nil) {
      let metrics = metrics.value
      guard axes.value.contains(.vertical), metrics.insets.bottom > 0.5 else { return nil }
      return metrics.range(.vertical).upperBound - metrics.effective(position.value).y > 0.5
    }
  }
}
