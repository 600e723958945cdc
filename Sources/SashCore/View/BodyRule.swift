import SashGraph

extension View {
  /// The attribute of this view's body; dynamic properties get their storage here, once per identity.
  package nonisolated static func makeBody(view: _GraphValue<Self>, inputs: _GraphInputs) -> Attribute<Body> {
    let view = view.animated(inputs)
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
struct StaticBodyRule<V: View>: InPlaceRule, BodyRule {
  typealias Value = V.Body
  let view: Attribute<V>
  // Unmanaged: nothing is retained on the way to the body.
  let host: Unmanaged<ViewGraph>
  var reads = ObservedReads()

  mutating func update(_ value: UnsafeMutablePointer<V.Body>, hasValue: Bool) -> Bool {
    if host._withUnsafeGuaranteedRef({ $0.workLog != nil }) { log() }
    let (view, host) = (view, host)
    return reads.track(host) {
      withUnsafePointer(to: view.value) { V._evaluateBody($0, value, hasValue) }
    }
  }

  var changes: BodyChanges { BodyChanges(source: view, boxes: nil, reads: reads) }

  @inline(never) private func log() { host.takeUnretainedValue().workLog?.append(V.self) }
}

/// Runs the body of a view with dynamic properties: they are refreshed in a copy of the view first.
struct DynamicBodyRule<V: View>: InPlaceRule, BodyRule {
  typealias Value = V.Body
  let view: Attribute<V>
  var boxes: DynamicPropertyBoxes
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()

  mutating func update(_ value: UnsafeMutablePointer<V.Body>, hasValue: Bool) -> Bool {
    var copy = view.value
    withUnsafeMutablePointer(to: &copy) { boxes.update(UnsafeMutableRawPointer($0)) }
    host.workLog?.append(V.self)
    return reads.track(host) {
      withUnsafePointer(to: copy) { V._evaluateBody($0, value, hasValue) }
    }
  }

  var changes: BodyChanges { BodyChanges(source: view, boxes: boxes, reads: reads) }

  mutating func destroy() { boxes.destroy() }
}
