import SashGraph

/// Plays keyframes: `content` makes the view for the value of each frame, and nothing else runs.
///
/// With a trigger, each change of it plays the keyframes from the value of now, with the velocity that it has; after the
/// end the value stays. Without one they are played over and over, from the start each time.
/// - Source: Apple's page on `KeyframeAnimator`.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: UnaryView
where KeyframePath.Value == Value {
  public typealias Body = Never
  fileprivate let initialValue: Value
  /// Nil where they are played over and over.
  fileprivate let trigger: AnyTrigger?
  fileprivate let repeating: Bool
  fileprivate let content: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath

  /// Plays the keyframes whenever `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = Trigger(trigger)
    repeating = false
    self.content = content
    self.keyframes = keyframes
  }
  /// Plays the keyframes over and over while `repeating`; otherwise the first value is shown.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    self.repeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let rule = KeyframeRule(view: view.attribute, isVisible: inputs.base.isVisible, host: inputs.host)
    return Content._makeView(view: _GraphValue(Attribute(rule: rule)), inputs: inputs)
  }
}

extension View {
  /// Plays keyframes whenever `trigger` changes; `content` modifies this view for the value of each frame.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    _PlaceholderScope(self) { source in
      KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(source, $0) }, keyframes: keyframes)
    }
  }
  /// Plays keyframes over and over; `content` modifies this view for the value of each frame.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    _PlaceholderScope(self) { source in
      KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(source, $0) },
        keyframes: keyframes)
    }
  }
}

private struct KeyframeRule<Value, KeyframePath: Keyframes, Content: View>: Rule
where KeyframePath.Value == Value {
  typealias Animator = KeyframeAnimator<Value, KeyframePath, Content>
  let view: Attribute<Animator>
  let isVisible: Attribute<Bool>?
  unowned(unsafe) let host: ViewGraph
  var trigger: AnyTrigger?
  /// What is played, and when it began on the clock of the scene.
  var playing: (timeline: KeyframeTimeline<Value>, begin: Double)?
  /// Where the last keyframes have left the value.
  var resting: Value?
  var seen = SeenWatch()
  var reads = ObservedReads()

  init(view: Attribute<Animator>, isVisible: Attribute<Bool>?, host: ViewGraph) {
    self.view = view
    self.isVisible = isVisible
    self.host = host
  }

  mutating func compute() -> Content {
    let animator = view.value
    let now = host.animations.frameTime
    let value = animator.trigger == nil ? repeated(animator, now) : triggered(animator, now)
    if playing != nil, seen.isSeen(isVisible, host) {
      _ = host.animations.time.value
      host.animations.isMoving = true
    }
    return reads.track(host) { animator.content(value) }
  }

  private mutating func repeated(_ animator: Animator, _ now: Double) -> Value {
    guard animator.repeating else {
      playing = nil
      return animator.initialValue
    }
    if let (timeline, begin) = playing, now - begin < timeline.duration {
      return timeline.value(time: now - begin)
    }
    // Each round is made anew, on the grid of the rounds before.
    let last = playing
    let timeline = KeyframeTimeline(
      initialValue: animator.initialValue, velocity: nil, animator.keyframes(animator.initialValue))
    guard timeline.duration > 0 else {
      playing = nil
      return timeline.value(time: 0)
    }
    var begin = now
    if let last {
      let over = now - last.begin - last.timeline.duration
      begin = now - over.truncatingRemainder(dividingBy: timeline.duration)
    }
    playing = (timeline, begin)
    return timeline.value(time: now - begin)
  }

  private mutating func triggered(_ animator: Animator, _ now: Double) -> Value {
    let isNew = trigger.map { !animator.trigger!.isEqual(to: $0) } ?? false
    trigger = animator.trigger
    var value = resting ?? animator.initialValue
    var velocity: Value?
    if let (timeline, begin) = playing {
      value = timeline.value(time: now - begin)
      if isNew { velocity = timeline.velocity(time: now - begin) }
      if now - begin >= timeline.duration {
        playing = nil
        resting = value
      }
    }
    if isNew {
      let timeline = KeyframeTimeline(
        initialValue: value, velocity: velocity, animator.keyframes(value))
      playing = (timeline, now)
      resting = nil
      return timeline.value(time: 0)
    }
    return value
  }
}
