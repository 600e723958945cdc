import SashGeometry

/// How a value changes over time: tracks, each of them for a property of it.
public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes
  /// The tracks that this is made of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
  /// Adds the tracks to a timeline.
  func _resolve(into timeline: inout _ResolvedKeyframes<Self.Value>)
}

extension Keyframes where Body.Value == Value {
  public func _resolve(into timeline: inout _ResolvedKeyframes<Value>) { body._resolve(into: &timeline) }
}

/// The keyframes of one property. Tracks run side by side; of several for one property the last counts.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
  public typealias Body = KeyframeTrack<Root, Value, Content>
  @_implements(Keyframes,Value) public typealias _Root = Root
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// A track for the value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }
  /// A track for the property at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }
  public var body: KeyframeTrack<Root, Value, Content> { self }

  public func _resolve(into timeline: inout _ResolvedKeyframes<Root>) {
    var segments = _KeyframeTrackSegments<Value>()
    content._resolve(into: &segments)
    let path = KeyframePath(
      from: timeline.initialValue[keyPath: keyPath].animatableData,
      velocity: timeline.initialVelocity?[keyPath: keyPath].animatableData ?? .zero, segments.list)
    let keyPath = keyPath
    timeline.tracks.append(
      _ResolvedKeyframes.Track(
        duration: path.duration,
        setValue: { $0[keyPath: keyPath].animatableData = path.value(at: $1) },
        setVelocity: { $0[keyPath: keyPath].animatableData = path.velocity(at: $1) }))
  }
}

/// The tracks of a timeline, from the value that they begin with.
public struct _ResolvedKeyframes<Value> {
  struct Track {
    let duration: Double
    let setValue: (inout Value, Double) -> Void
    let setVelocity: (inout Value, Double) -> Void
  }
  let initialValue: Value
  /// How fast the value moves at the start, in units per second; nil at rest.
  let initialVelocity: Value?
  var tracks: [Track] = []
}

/// Puts tracks together; keyframes without a track are those of the value as a whole.
@resultBuilder public struct KeyframesBuilder<Value> {
  // MARK: Keyframes

  public static func buildExpression<K>(_ expression: K) -> K
  where Value == K.Value, K: KeyframeTrackContent { expression }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  { KeyframeRow(components) }
  public static func buildEither<First, Second>(first component: First)
    -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  { .init(branch: .first(component)) }
  public static func buildEither<First, Second>(second component: Second)
    -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  { .init(branch: .second(component)) }
  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    first
  }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframePair(first: accumulated, second: next) }
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    EmptyKeyframes<Value>()
  }
  public static func buildFinalResult<Content>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
  where Value == Content.Value, Content: KeyframeTrackContent { KeyframeTrack { component } }

  // MARK: Tracks

  public static func buildExpression<Content>(_ expression: Content) -> Content
  where Value == Content.Value, Content: Keyframes { expression }
  public static func buildPartialBlock<Content>(first: Content) -> Content
  where Value == Content.Value, Content: Keyframes { first }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { TrackPair(first: accumulated, second: next) }
  public static func buildBlock() -> some Keyframes<Value> { NoTracks<Value>() }
  public static func buildFinalResult<Content>(_ component: Content) -> Content
  where Value == Content.Value, Content: Keyframes { component }
}

struct TrackPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
  typealias Value = First.Value
  typealias Body = TrackPair<First, Second>
  let first: First
  let second: Second
  var body: TrackPair<First, Second> { self }
  func _resolve(into timeline: inout _ResolvedKeyframes<Value>) {
    first._resolve(into: &timeline)
    second._resolve(into: &timeline)
  }
}

struct NoTracks<Value>: Keyframes {
  typealias Body = NoTracks<Value>
  var body: NoTracks<Value> { self }
  func _resolve(into timeline: inout _ResolvedKeyframes<Value>) {}
}
