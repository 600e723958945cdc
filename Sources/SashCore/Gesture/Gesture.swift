import Foundation
import SashGraph

/// Something that people do with fingers or a mouse, and what follows from it.
///
/// Make gestures of others in `body`; dynamic properties work as they do in views. Attach them with `gesture(_:including:)`
/// and its kin.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is told of the gesture while it goes on and when it ends.
  associatedtype Value
  /// Makes what recognises the gesture. Called once per view that has it.
  nonisolated static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs)
    -> _GestureOutputs<Self.Value>
  associatedtype Body: Gesture
  /// What this gesture is made of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

/// Where a gesture is made.
public struct _GestureInputs {
  package var view: _ViewInputs
  package init(view: _ViewInputs) { self.view = view }
}

/// What recognises a gesture.
public struct _GestureOutputs<Value> {
  package var recognizer: GestureRecognizer<Value>
  package init(_ recognizer: GestureRecognizer<Value>) { self.recognizer = recognizer }
}

extension Gesture where Self.Value == Self.Body.Value {
  public nonisolated static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs)
    -> _GestureOutputs<Self.Body.Value>
  {
    let boxes = DynamicPropertyBoxes(DynamicPropertyFields.of(Self.self), inputs: inputs.view.base)
    let body = Attribute(rule: GestureBodyRule(gesture: gesture.attribute, boxes: boxes))
    return Body._makeGesture(gesture: _GraphValue(body), inputs: inputs)
  }
}

private struct GestureBodyRule<G: Gesture>: Rule {
  let gesture: Attribute<G>
  var boxes: DynamicPropertyBoxes

  mutating func compute() -> G.Body {
    var copy = gesture.value
    withUnsafeMutablePointer(to: &copy) { boxes.update(UnsafeMutableRawPointer($0)) }
    return body(copy)
  }
  private func body(_ gesture: G) -> G.Body {
    var result: G.Body?
    withUnsafeMutablePointer(to: &result) { result in
      let place = UncheckedPlace(result)
      let gesture = UncheckedPlace(gesture)
      MainActor.assumeIsolated { place.value.pointee = gesture.value.body }
    }
    return result!
  }
  mutating func destroy() { boxes.destroy() }
}

private struct UncheckedPlace<T>: @unchecked Sendable {
  let value: T
  init(_ value: T) { self.value = value }
}

extension Gesture where Self.Body == Never {
  public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

extension Never: Gesture {
  public typealias Value = Never
  public nonisolated static func _makeGesture(gesture: _GraphValue<Never>, inputs: _GestureInputs)
    -> _GestureOutputs<Never>
  { fatalError("there is no gesture of type Never") }
}

/// No gesture, or one.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  public nonisolated static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs)
    -> _GestureOutputs<Wrapped.Value>
  { _GestureOutputs(OptionalRecognizer<Wrapped>(gesture, inputs)) }
}

private final class OptionalRecognizer<Wrapped: Gesture>: GestureRecognizer<Wrapped.Value> {
  private let gesture: LatestGesture<Wrapped?>
  private let make: () -> GestureRecognizer<Wrapped.Value>
  private var content: GestureRecognizer<Wrapped.Value>?

  init(_ gesture: _GraphValue<Wrapped?>, _ inputs: _GestureInputs) {
    self.gesture = LatestGesture(gesture)
    let subgraph = Subgraph.current!
    make = {
      subgraph.apply {
        let wrapped = Attribute(rule: WrappedRule(gesture: gesture.attribute))
        return Wrapped._makeGesture(gesture: _GraphValue(wrapped), inputs: inputs).recognizer
      }
    }
  }
  override func next(_ step: GestureStep) -> GesturePhase<Wrapped.Value> {
    if gesture.value == nil {
      content?.cancel(step.actions)
      return .failed
    }
    if content == nil { content = make() }
    return content!.update(step)
  }
  override func cancelled(_ actions: GestureActions) { content?.cancel(actions) }
  override func cleared() { content?.reset() }
  override var takesTaps: Bool {
    if content == nil, gesture.value != nil { content = make() }
    return gesture.value != nil && content?.takesTaps == true
  }
}

/// The last gesture that there was.
private struct WrappedRule<Wrapped>: Rule {
  let gesture: Attribute<Wrapped?>
  private var last: Wrapped?
  init(gesture: Attribute<Wrapped?>) { self.gesture = gesture }
  mutating func compute() -> Wrapped {
    if let new = gesture.value { last = new }
    return last!
  }
}

/// A gesture whose type is not told.
@frozen public nonisolated struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  fileprivate let storage: AnyGestureBox<Value>

  public init<T: Gesture>(_ gesture: T) where Value == T.Value { storage = GestureBox(gesture) }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<
    Value
  > {
    _GestureOutputs(AnyRecognizer(gesture, inputs))
  }
}

@usableFromInline class AnyGestureBox<Value> {
  func make(_ gesture: Attribute<AnyGesture<Value>>, _ inputs: _GestureInputs) -> GestureRecognizer<Value> {
    fatalError("abstract")
  }
}

private final class GestureBox<G: Gesture>: AnyGestureBox<G.Value> {
  let gesture: G
  init(_ gesture: G) { self.gesture = gesture }
  override func make(_ gesture: Attribute<AnyGesture<G.Value>>, _ inputs: _GestureInputs)
    -> GestureRecognizer<G.Value>
  {
    let content = Attribute(rule: BoxedRule<G>(gesture: gesture, last: self.gesture))
    return G._makeGesture(gesture: _GraphValue(content), inputs: inputs).recognizer
  }
}

/// The last gesture of the type that there was.
private struct BoxedRule<G: Gesture>: Rule {
  let gesture: Attribute<AnyGesture<G.Value>>
  var last: G
  mutating func compute() -> G {
    if let box = gesture.value.storage as? GestureBox<G> { last = box.gesture }
    return last
  }
}

/// A gesture of another type is another gesture.
private final class AnyRecognizer<Value>: GestureRecognizer<Value> {
  private let gesture: LatestGesture<AnyGesture<Value>>
  private let make: (AnyGestureBox<Value>) -> GestureRecognizer<Value>
  private var content: GestureRecognizer<Value>
  private var type: AnyGestureBox<Value>.Type

  init(_ gesture: _GraphValue<AnyGesture<Value>>, _ inputs: _GestureInputs) {
    self.gesture = LatestGesture(gesture)
    let subgraph = Subgraph.current!
    make = { box in subgraph.apply { box.make(gesture.attribute, inputs) } }
    let box = self.gesture.value.storage
    type = Swift.type(of: box)
    content = make(box)
  }
  private func follow(_ actions: GestureActions) {
    let box = gesture.value.storage
    guard Swift.type(of: box) != type else { return }
    content.cancel(actions)
    type = Swift.type(of: box)
    content = make(box)
  }
  override func next(_ step: GestureStep) -> GesturePhase<Value> {
    follow(step.actions)
    return content.update(step)
  }
  override func cancelled(_ actions: GestureActions) { content.cancel(actions) }
  override func cleared() { content.reset() }
  override var takesTaps: Bool { content.takesTaps }
}
