import Foundation
import SashGraph

/// Two gestures of which only one can succeed; the first is preferred.
@frozen public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  @inlinable public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<
    Value
  > {
    let (first, second) = makeBoth(gesture, inputs, First.self, Second.self)
    return _GestureOutputs(ExclusiveRecognizer<First, Second>(first, second))
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
@available(*, unavailable)
extension ExclusiveGesture: Sendable {}

/// Two gestures that go on at the same time.
@frozen public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  @frozen public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  @inlinable public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<
    Value
  > {
    let (first, second) = makeBoth(gesture, inputs, First.self, Second.self)
    return _GestureOutputs(SimultaneousRecognizer<First, Second>(first, second))
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
@available(*, unavailable)
extension SimultaneousGesture: Sendable {}

/// Two gestures one after the other: the second begins when the first has succeeded.
@frozen public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  @frozen public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has succeeded; the second has no value before it goes on.
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  @inlinable public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<
    Value
  > {
    let (first, second) = makeBoth(gesture, inputs, First.self, Second.self)
    return _GestureOutputs(SequenceRecognizer<First, Second>(first, second))
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
@available(*, unavailable)
extension SequenceGesture: Sendable {}

extension Gesture {
  /// This gesture, or the other if this one fails.
  @inlinable public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
    Self, Other
  > { ExclusiveGesture(self, other) }
  /// This gesture and the other at the same time.
  @inlinable public nonisolated func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }
  /// This gesture, then the other.
  @inlinable public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<
    Self, Other
  > { SequenceGesture(self, other) }
}

/// The recognizers of the two fields that a combined gesture consists of.
private func makeBoth<G, First: Gesture, Second: Gesture>(
  _ gesture: _GraphValue<G>, _ inputs: _GestureInputs, _: First.Type, _: Second.Type
) -> (GestureRecognizer<First.Value>, GestureRecognizer<Second.Value>) {
  let second = FieldOffset.second(First.self, Second.self)
  return (
    First._makeGesture(gesture: gesture.part(at: 0, as: First.self), inputs: inputs).recognizer,
    Second._makeGesture(gesture: gesture.part(at: second, as: Second.self), inputs: inputs).recognizer
  )
}

private class PairRecognizer<First, Second, Value>: GestureRecognizer<Value> {
  let first: GestureRecognizer<First>
  let second: GestureRecognizer<Second>
  init(_ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>) {
    self.first = first
    self.second = second
  }
  override func cancelled(_ actions: GestureActions) {
    first.cancel(actions)
    second.cancel(actions)
  }
  override func cleared() {
    first.reset()
    second.reset()
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
  /// What the second does once the first has failed.
  private var held: GestureActions?

  override func next(_ step: GestureStep) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    let preferred = first.update(step)
    switch preferred {
    case .active, .ended:
      drop(step.actions)
      second.cancel(step.actions)
      return preferred.map { .first($0) }
    case .possible, .failed: break
    }
    let branch = step.branch()
    let other = second.update(branch)
    if case .failed = preferred {
      if let held { step.actions.absorb(held) }
      held = nil
      step.actions.absorb(branch.actions)
      return other.map { .second($0) }
    }
    if case .ended = other {
      if held == nil, step.touches.isEmpty { held = branch.actions }
      if held != nil { return preferred.map { .first($0) } }
      // The finger is still down: whoever comes first has it.
      first.cancel(step.actions)
    }
    step.actions.absorb(branch.actions)
    if case .possible(let value?) = preferred, case .possible = other { return .possible(.first(value)) }
    if case .failed = other { return preferred.map { .first($0) } }
    return other.map { .second($0) }
  }
  private func drop(_ actions: GestureActions) {
    if let held { actions.absorbResets(of: held) }
    held = nil
  }
  override func cancelled(_ actions: GestureActions) {
    drop(actions)
    super.cancelled(actions)
  }
  override func cleared() {
    held = nil
    super.cleared()
  }
  override var takesTaps: Bool { first.takesTaps || second.takesTaps }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value>
{
  override func next(_ step: GestureStep) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let (a, b) = (first.update(step), second.update(step))
    let value = SimultaneousGesture<First, Second>.Value(first: a.value, second: b.value)
    switch (a, b) {
    case (.active, _), (_, .active): return .active(value)
    case (.possible(nil), .possible(nil)), (.possible(nil), .failed), (.failed, .possible(nil)):
      return .possible(nil)
    case (.possible, _), (_, .possible): return .possible(value)
    case (.failed, .failed): return .failed
    case (.ended, _), (_, .ended): return .ended(value)
    }
  }
  override var takesTaps: Bool { first.takesTaps || second.takesTaps }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
  /// The finger of the first is that of the second.
  private var hasFinger = false

  override func next(_ step: GestureStep) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    if case .ended = first.phase {
      _ = second.update(step)
    } else {
      let phase = first.update(step)
      guard case .ended = phase else { return phase.map { .first($0) } }
      // A finger that is down already begins the second.
      hasFinger = !step.touches.isEmpty
      for touch in step.touches { _ = second.update(step.beginning(touch)) }
    }
    guard case .ended(let before) = first.phase else { return .failed }
    switch second.phase {
    case .possible(let value):
      return hasFinger ? .active(.second(before, value)) : .possible(.second(before, value))
    case .active(let value): return .active(.second(before, value))
    case .ended(let value): return .ended(.second(before, value))
    case .failed: return .failed
    }
  }
  override func cleared() {
    hasFinger = false
    super.cleared()
  }
}
