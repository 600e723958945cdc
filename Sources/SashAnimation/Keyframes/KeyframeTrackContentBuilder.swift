import SashGeometry

/// Puts keyframes of one value together, in the order in which they are written.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One of two, by an `if`.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    public typealias Value = ConditionalValue
    public typealias Body = Conditional<ConditionalValue, First, Second>
    enum Branch {
      case first(First)
      case second(Second)
    }
    let branch: Branch
    public var body: Conditional<ConditionalValue, First, Second> { self }
    public func _resolve(into track: inout _KeyframeTrackSegments<ConditionalValue>) {
      switch branch {
      case .first(let content): content._resolve(into: &track)
      case .second(let content): content._resolve(into: &track)
      }
    }
  }

  public static func buildExpression<K>(_ expression: K) -> K
  where Value == K.Value, K: KeyframeTrackContent { expression }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  { KeyframeRow(components) }
  public static func buildEither<First, Second>(first component: First) -> Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  { Conditional(branch: .first(component)) }
  public static func buildEither<First, Second>(second component: Second) -> Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  { Conditional(branch: .second(component)) }
  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    first
  }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframePair(first: accumulated, second: next) }
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeRow<EmptyKeyframes<Value>>([])
  }
}

/// Any number of the same content.
struct KeyframeRow<Content: KeyframeTrackContent>: KeyframeTrackContent {
  typealias Value = Content.Value
  typealias Body = KeyframeRow<Content>
  let list: [Content]
  init(_ list: [Content]) { self.list = list }
  var body: KeyframeRow<Content> { self }
  func _resolve(into track: inout _KeyframeTrackSegments<Value>) {
    for content in list { content._resolve(into: &track) }
  }
}

struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  typealias Value = First.Value
  typealias Body = KeyframePair<First, Second>
  let first: First
  let second: Second
  var body: KeyframePair<First, Second> { self }
  func _resolve(into track: inout _KeyframeTrackSegments<Value>) {
    first._resolve(into: &track)
    second._resolve(into: &track)
  }
}

struct EmptyKeyframes<Value: Animatable>: KeyframeTrackContent {
  typealias Body = EmptyKeyframes<Value>
  var body: EmptyKeyframes<Value> { self }
  func _resolve(into track: inout _KeyframeTrackSegments<Value>) {}
}
