import SashGraph

/// Where something animates: whose transactions it follows, by whose time and in which environment.
package struct AnimationPlace {
  let transaction: Attribute<Transaction>
  unowned(unsafe) let host: ViewGraph
  let environment: EnvironmentInput

  package init(_ inputs: _GraphInputs, transaction: Attribute<Transaction>? = nil) {
    self.transaction = transaction ?? inputs.transaction
    host = inputs.host
    environment = inputs.environment
  }
}

/// Follows a vector from evaluation to evaluation, and its animation while it has one. Lives in a rule.
package struct ValueAnimation<V: VectorArithmetic> {
  private var last: V?
  private var animator: Box<Animator<V>>?
  /// While changes come that track the velocity.
  private var tracker: Box<VelocityTracker<V>>?

  package init() {}
  /// Begins as if the vector had been `start` in an earlier evaluation.
  package init(from start: V) { last = start }

  package var isRunning: Bool { animator != nil }
  /// Tells where the vector was, for one that was not followed until now.
  mutating func note(_ vector: V) { last = vector }

  /// How far what is shown is behind `target`; nil if it is there. To be called in each run of the rule: while it is
  /// behind, the rule runs with each frame.
  ///
  /// A change in a transaction with an animation sets out or turns round; a change without one is there at once, and
  /// `stops` says whether it ends what runs or is added to it.
  /// - Source: facts on semantics, 213 and 232.
  package mutating func lag(of target: V, in place: AnimationPlace, stops: Bool = true) -> V? {
    if let last, last != target { change(from: last, to: target, place, stops: stops) }
    last = target
    guard animator != nil else { return nil }
    let now = place.host.animations.time.value
    if let lag = animator!.value.lag(at: now, surroundings: place.environment) {
      place.host.animations.isMoving = true
      return lag
    }
    animator = nil
    return nil
  }

  private mutating func change(from last: V, to target: V, _ place: AnimationPlace, stops: Bool) {
    let delta = target - last
    let transaction = place.transaction.untrackedValue
    let now = place.host.animations.frameTime
    guard let animation = transaction.animation else {
      if stops { end() }
      if transaction.tracksVelocity {
        tracker = tracker ?? Box(VelocityTracker())
        tracker!.value.note(target, at: now)
      } else {
        tracker = nil
      }
      return
    }
    if let velocity = tracker?.value.velocity(at: now), animator == nil {
      tracker = nil
      animator = Box(
        Animator(
          animation, way: delta, velocity: velocity, at: now, listeners: transaction.listeners,
          surroundings: place.environment))
    } else if animator == nil {
      animator = Box(Animator(animation, way: delta, at: now, listeners: transaction.listeners))
    } else {
      animator!.value.retarget(
        by: delta, with: animation, at: now, listeners: transaction.listeners, surroundings: place.environment
      )
    }
  }

  /// Ends what runs; who waits for it is told.
  package mutating func end() {
    animator?.value.end()
    animator = nil
  }
}

/// What is there seldom, out of the way of what is there always.
private final class Box<Value> {
  @exclusivity(unchecked) var value: Value
  init(_ value: Value) { self.value = value }
}

/// A value whose animatable part follows changes by their animations.
struct AnimatableRule<V: Animatable>: Rule {
  let source: Attribute<V>
  let place: AnimationPlace
  var animation = ValueAnimation<V.AnimatableData>()

  func animated(_ value: V, behind lag: V.AnimatableData) -> V {
    var value = value
    // Not in place: access to a property in place takes a frame of its own from the heap where the type is not known.
    let data = value.animatableData - lag
    value.animatableData = data
    return value
  }
  mutating func compute() -> V {
    let value = source.value
    guard let lag = animation.lag(of: value.animatableData, in: place) else { return value }
    return animated(value, behind: lag)
  }
  mutating func destroy() { animation.end() }
}

extension _GraphValue {
  /// This value with its animatable part animated, if its type has one.
  package func animated(_ inputs: _GraphInputs) -> _GraphValue {
    guard let type = AnimatableTypes.conformance(of: Value.self) else { return self }
    return _GraphValue(Attribute<Value>(type._animate(attribute.any, inputs)))
  }
}

extension _GraphValue where Value: Animatable {
  /// The same where the type is known, so that what is done in each frame is compiled for it.
  package func animated(_ inputs: _GraphInputs) -> _GraphValue {
    if Value._hasNothingToAnimate { return self }
    return _GraphValue(Attribute(rule: AnimatableRule(source: attribute, place: AnimationPlace(inputs))))
  }
}

/// Which types have something to animate. Found once per type.
private enum AnimatableTypes {
  private nonisolated(unsafe) static var table: [ObjectIdentifier: (any Animatable.Type)?] = [:]

  static func conformance<T>(of type: T.Type) -> (any Animatable.Type)? {
    if let known = table[ObjectIdentifier(type)] { return known }
    var found = type as? any Animatable.Type
    if let conformance = found, conformance._hasNothingToAnimate { found = nil }
    table[ObjectIdentifier(type)] = .some(found)
    return found
  }
}

extension Animatable {
  fileprivate static var _hasNothingToAnimate: Bool { AnimatableData.self == EmptyAnimatableData.self }
  fileprivate static func _animate(_ source: AnyAttribute, _ inputs: _GraphInputs) -> AnyAttribute {
    Attribute(rule: AnimatableRule(source: Attribute<Self>(source), place: AnimationPlace(inputs))).any
  }
}
