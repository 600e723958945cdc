import Foundation
import SashGraph

extension Gesture {
  /// Calls `action` with the last value when the gesture has succeeded; never when it fails or is called off.
  public nonisolated func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  /// A gesture with the same course and other values.
  public nonisolated func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Self.Value: Equatable {
  /// Calls `action` whenever the value of the gesture has changed.
  public nonisolated func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

extension Transaction {
  /// Of what changes while a gesture goes on.
  ///
  /// - Source: facts on animation, "gesture velocity hand-over"
  static let ofGestures: Transaction = {
    var transaction = Transaction(animation: nil)
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    return transaction
  }()
}

/// What a gesture hands on that has another one inside.
class WrappingRecognizer<Inner, Value>: GestureRecognizer<Value> {
  let content: GestureRecognizer<Inner>
  init(_ content: GestureRecognizer<Inner>) { self.content = content }
  override func cancelled(_ actions: GestureActions) { content.cancel(actions) }
  override func cleared() { content.reset() }
  override var takesTaps: Bool { content.takesTaps }
}

/// A gesture with an action for when it has succeeded.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  var content: Content
  let action: (Content.Value) -> Void

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs)
    -> _GestureOutputs<Content.Value>
  {
    let content = Content._makeGesture(gesture: gesture.part(at: 0, as: Content.self), inputs: inputs)
    return _GestureOutputs(EndedRecognizer(LatestGesture(gesture), content.recognizer))
  }
}

private final class EndedRecognizer<Content: Gesture>: WrappingRecognizer<Content.Value, Content.Value> {
  private let gesture: LatestGesture<_EndedGesture<Content>>
  init(_ gesture: LatestGesture<_EndedGesture<Content>>, _ content: GestureRecognizer<Content.Value>) {
    self.gesture = gesture
    super.init(content)
  }
  override func next(_ step: GestureStep) -> GesturePhase<Content.Value> {
    let phase = content.update(step)
    if case .ended(let value) = phase {
      let action = gesture.value.action
      step.actions.call { action(value) }
    }
    return phase
  }
}

/// A gesture with an action for when its value changes.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  var content: Content
  let action: (Content.Value) -> Void

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs)
    -> _GestureOutputs<Content.Value>
  {
    let content = Content._makeGesture(gesture: gesture.part(at: 0, as: Content.self), inputs: inputs)
    return _GestureOutputs(ChangedRecognizer(LatestGesture(gesture), content.recognizer))
  }
}

private final class ChangedRecognizer<Content: Gesture>: WrappingRecognizer<Content.Value, Content.Value>
where Content.Value: Equatable {
  private let gesture: LatestGesture<_ChangedGesture<Content>>
  private var last: Content.Value?
  init(_ gesture: LatestGesture<_ChangedGesture<Content>>, _ content: GestureRecognizer<Content.Value>) {
    self.gesture = gesture
    super.init(content)
  }
  override func next(_ step: GestureStep) -> GesturePhase<Content.Value> {
    let phase = content.update(step)
    if !phase.isTerminal, let value = phase.value, value != last {
      last = value
      let action = gesture.value.action
      step.actions.call { withTransaction(.ofGestures) { action(value) } }
    }
    return phase
  }
  override func cleared() {
    last = nil
    super.cleared()
  }
}

/// A gesture with other values.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  var content: Content
  let transform: (Content.Value) -> Value

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<
    Value
  > {
    let content = Content._makeGesture(gesture: gesture.part(at: 0, as: Content.self), inputs: inputs)
    return _GestureOutputs(MapRecognizer(LatestGesture(gesture), content.recognizer))
  }
}

private final class MapRecognizer<Content: Gesture, Value>: WrappingRecognizer<Content.Value, Value> {
  private let gesture: LatestGesture<_MapGesture<Content, Value>>
  init(_ gesture: LatestGesture<_MapGesture<Content, Value>>, _ content: GestureRecognizer<Content.Value>) {
    self.gesture = gesture
    super.init(content)
  }
  override func next(_ step: GestureStep) -> GesturePhase<Value> {
    content.update(step).map(gesture.value.transform)
  }
}

/// The same gesture with values that nobody looks at.
final class VoidRecognizer<Value>: WrappingRecognizer<Value, Void> {
  override func next(_ step: GestureStep) -> GesturePhase<Void> { content.update(step).map { _ in } }
}

extension Gesture {
  /// Calls `action` when the gesture has been recognised and then fails or is called off, so that it never ends.
  package nonisolated func onCalledOff(_ action: @escaping () -> Void) -> CalledOffGesture<Self> {
    CalledOffGesture(content: self, action: action)
  }
}

/// A gesture with an action for when it goes on no more without having ended.
package nonisolated struct CalledOffGesture<Content: Gesture>: Gesture {
  package typealias Value = Content.Value
  package typealias Body = Never
  var content: Content
  let action: () -> Void

  package static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs)
    -> _GestureOutputs<Content.Value>
  {
    let content = Content._makeGesture(gesture: gesture.part(at: 0, as: Content.self), inputs: inputs)
    return _GestureOutputs(CalledOffRecognizer(LatestGesture(gesture), content.recognizer))
  }
}

private final class CalledOffRecognizer<Content: Gesture>: WrappingRecognizer<Content.Value, Content.Value> {
  private let gesture: LatestGesture<CalledOffGesture<Content>>
  private var goesOn = false
  init(_ gesture: LatestGesture<CalledOffGesture<Content>>, _ content: GestureRecognizer<Content.Value>) {
    self.gesture = gesture
    super.init(content)
  }
  override func next(_ step: GestureStep) -> GesturePhase<Content.Value> {
    let phase = content.update(step)
    switch phase {
    case .possible: break
    case .active: goesOn = true
    case .ended: goesOn = false
    case .failed: tell(step.actions)
    }
    return phase
  }
  private func tell(_ actions: GestureActions) {
    guard goesOn else { return }
    goesOn = false
    actions.call(gesture.value.action)
  }
  override func cancelled(_ actions: GestureActions) {
    super.cancelled(actions)
    tell(actions)
  }
  override func cleared() {
    goesOn = false
    super.cleared()
  }
}
