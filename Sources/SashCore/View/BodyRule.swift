import Foundation
import Observation
import SashGraph

extension View {
  /// The attribute of this view's body; dynamic properties get their storage here, once per identity.
  package nonisolated static func makeBody(view: _GraphValue<Self>, inputs: _GraphInputs) -> Attribute<Body> {
    let fields = DynamicPropertyFields.of(Self.self)
    if fields.isEmpty {
      return Attribute(rule: StaticBodyRule(view: view.attribute, host: .passUnretained(inputs.host)))
    }
    let rule = DynamicBodyRule(
      view: view.attribute, boxes: DynamicPropertyBoxes(fields, inputs: inputs), host: inputs.host)
    return Attribute(rule: rule)
  }
}

/// Runs the body of a view without dynamic properties.
struct StaticBodyRule<V: View>: InPlaceRule {
  typealias Value = V.Body
  let view: Attribute<V>
  // Unmanaged: nothing is retained on the way to the body.
  let host: Unmanaged<ViewGraph>

  mutating func update(_ value: UnsafeMutablePointer<V.Body>, hasValue: Bool) -> Bool {
    if host._withUnsafeGuaranteedRef({ $0.workLog != nil }) { log() }
    let (view, host) = (view, host)
    return tracking(host) {
      withUnsafePointer(to: view.value) { V._evaluateBody($0, value, hasValue) }
    }
  }

  @inline(never) private func log() { host.takeUnretainedValue().workLog?.append(V.self) }
}

/// Runs the body of a view with dynamic properties: they are refreshed in a copy of the view first.
struct DynamicBodyRule<V: View>: InPlaceRule {
  typealias Value = V.Body
  let view: Attribute<V>
  var boxes: DynamicPropertyBoxes
  unowned(unsafe) let host: ViewGraph

  mutating func update(_ value: UnsafeMutablePointer<V.Body>, hasValue: Bool) -> Bool {
    var copy = view.value
    withUnsafeMutablePointer(to: &copy) { boxes.update(UnsafeMutableRawPointer($0)) }
    host.workLog?.append(V.self)
    return tracking(host) {
      withUnsafePointer(to: copy) { V._evaluateBody($0, value, hasValue) }
    }
  }

  mutating func destroy() { boxes.destroy() }
}

/// Runs `body` and makes the running rule run again when an observable property that it read changes.
@inline(__always)
package func tracking<R>(_ host: ViewGraph, _ body: () -> R) -> R {
  tracking(.passUnretained(host), body)
}
@inline(__always)
func tracking<R>(_ host: Unmanaged<ViewGraph>, _ body: () -> R) -> R {
  withObservationTracking(body, onChange: observationHandler(host))
}

/// What to do when a property that the running rule read is about to change; made only if it read one.
@inline(never)
private func observationHandler(_ host: Unmanaged<ViewGraph>) -> @Sendable () -> Void {
  guard let reader = Graph.current?.runningAttribute else { return {} }
  let target = InvalidationTarget(host: host.takeUnretainedValue(), attribute: reader)
  return { target.invalidate() }
}

/// A rule to run again, reachable from any thread for as long as it exists.
package final class InvalidationTarget: @unchecked Sendable {
  private weak var host: ViewGraph?
  private let attribute: WeakAnyAttribute

  package init(host: ViewGraph, attribute: AnyAttribute) {
    self.host = host
    self.attribute = host.graph.withCurrent { WeakAnyAttribute(attribute) }
  }

  package func invalidate() {
    if isMainThread() {
      guard let host else { return }
      host.graph.withCurrent { attribute.attribute?.markNeedsUpdate() }
      host.requestFrame()
    } else {
      DispatchQueue.main.async { self.invalidate() }
    }
  }
}
