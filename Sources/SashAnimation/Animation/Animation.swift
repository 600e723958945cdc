import Foundation
import SashGeometry

/// How a value gets from where it was to where it is to be.
@frozen public struct Animation: Equatable, Sendable {
  let box: AnimationBox

  /// An animation by an algorithm of your own.
  public init<A>(_ base: A) where A: CustomAnimation { box = AnimationBoxOf(base) }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
  }
}

extension Animation: Hashable {
  /// How much of the way `value` has been gone after `time` seconds; nil when the animation is over.
  public func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic { box.animate(value: value, time: time, context: &context) }

  /// How fast the value moves after `time` seconds, in units per second; nil if that is not known.
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic { box.velocity(value: value, time: time, context: context) }

  /// True if this animation takes over from `previous`.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    box.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// The algorithm.
  public var base: any CustomAnimation { box.base }

  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { String(describing: box.base) }
  public var debugDescription: String {
    // Apple's types stand in the module that programs import.
    let base = String(reflecting: box.base).replacingOccurrences(of: "SashAnimation.", with: "SwiftUI.")
    return "AnyAnimator(\(base))"
  }
  public var customMirror: Mirror { Mirror(self, children: ["base": box.base]) }
}

/// An algorithm whose type is known inside only.
@usableFromInline class AnimationBox: @unchecked Sendable {
  /// The algorithm, if its end is known beforehand.
  let timed: (any TimedAnimation)?
  init(timed: (any TimedAnimation)?) { self.timed = timed }
  var base: any CustomAnimation { fatalError() }
  func isEqual(to other: AnimationBox) -> Bool { fatalError() }
  func hash(into hasher: inout Hasher) { fatalError() }
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    fatalError()
  }
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    fatalError()
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { fatalError() }
}

private final class AnimationBoxOf<Base: CustomAnimation>: AnimationBox, @unchecked Sendable {
  let content: Base
  init(_ content: Base) {
    self.content = content
    super.init(timed: content as? any TimedAnimation)
  }
  override var base: any CustomAnimation { content }
  override func isEqual(to other: AnimationBox) -> Bool {
    (other as? AnimationBoxOf<Base>).map { $0.content == content } ?? false
  }
  override func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(Base.self))
    hasher.combine(content)
  }
  override func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? { content.animate(value: value, time: time, context: &context) }
  override func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    content.velocity(value: value, time: time, context: context)
  }
  override func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { content.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

/// When an animation counts as finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Form { case logicallyComplete, removed }
  private let form: Form
  /// When the motion looks finished, though small movement may go on.
  public static let logicallyComplete = AnimationCompletionCriteria(form: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(form: .removed)
}
