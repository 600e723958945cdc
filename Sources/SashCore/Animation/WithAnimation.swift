import Foundation

extension Transaction {
  /// A transaction whose changes are animated; nil animates nothing.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// How what the change concerns gets to its new values; nil at once.
  public var animation: Animation? {
    get { values[TransactionAnimation.self] }
    set { values[TransactionAnimation.self] = newValue }
  }
  /// Whether the animations that modifiers bring in are left out; the transaction's own stays.
  /// - Source: facts on semantics, 208.
  public var disablesAnimations: Bool {
    get { values[DisablesAnimations.self] }
    set { values[DisablesAnimations.self] = newValue }
  }
  /// Whether the change is one of many that follow closely, as while a finger moves.
  public var isContinuous: Bool {
    get { values[IsContinuous.self] }
    set { values[IsContinuous.self] = newValue }
  }
  /// Whether values that change in steps keep in mind how fast they move, so that a spring that leads them on begins
  /// with that velocity. For changes without an animation.
  /// - Source: Apple's page on `tracksVelocity`; facts on animation, "gesture velocity hand-over".
  /// - Missing: frames that layout moves keep no velocity in mind; values of modifiers and shapes do.
  public var tracksVelocity: Bool {
    get { values[TracksVelocity.self] }
    set { values[TracksVelocity.self] = newValue }
  }

  /// Calls `completion` once all animations that the change has set off are over; after the update if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    listen(AnimationCompletion(action: completion), criteria)
  }

  mutating func listen(_ completion: AnimationCompletion, _ criteria: AnimationCompletionCriteria) {
    let old = values[TransactionListeners.self]
    var list = old?.list ?? AnimationListeners()
    if criteria == .removed { list.removed.append(completion) } else { list.logical.append(completion) }
    values[TransactionListeners.self] = ListenerBox(
      list, completions: (old?.completions ?? []) + [completion])
  }
  /// Who wants to know how the animations of this change end.
  var listeners: AnimationListeners { values[TransactionListeners.self]?.list ?? AnimationListeners() }
  var completions: [AnimationCompletion] { values[TransactionListeners.self]?.completions ?? [] }
}

private enum TransactionAnimation: PropertyKey { static var defaultValue: Animation? { nil } }
private enum DisablesAnimations: PropertyKey { static var defaultValue: Bool { false } }
private enum IsContinuous: PropertyKey { static var defaultValue: Bool { false } }
private enum TracksVelocity: PropertyKey { static var defaultValue: Bool { false } }
private enum TransactionListeners: PropertyKey { static var defaultValue: ListenerBox? { nil } }

/// Two are equal only if they are the same.
private final class ListenerBox {
  let list: AnimationListeners
  let completions: [AnimationCompletion]
  init(_ list: AnimationListeners, completions: [AnimationCompletion]) {
    self.list = list
    self.completions = completions
  }
}

/// Runs `body`; what depends on the state that it writes gets to its new values by `animation`.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body` as `withAnimation(_:_:)` does, and `completion` when all animations that it has set off are over; after the
/// update if there are none.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  let end = AnimationCompletion(action: completion)
  transaction.listen(end, completionCriteria)
  let result = try withTransaction(transaction, body)
  // Nothing was written that a view could show.
  if !end.isFollowed { DispatchQueue.main.async { completion() } }
  return result
}

extension Binding {
  /// A binding whose writes are made with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}
