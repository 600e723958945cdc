import SashGraph

/// How a view comes and goes: `body` gets the view and says how it looks in each phase.
///
/// A view that comes is shown in `.willAppear` first and animated to `.identity`; one that goes is animated to
/// `.didDisappear`. Without an animation there is no transition.
/// - Source: facts on semantics, 220.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// The look of `content` in a phase; in `.identity` it is to be the view as it is.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase)
    -> Self.Body
  /// What the transition is like.
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  /// It moves what it shows.
  public nonisolated static var properties: TransitionProperties { TransitionProperties() }

  /// The look of a view in a phase of this transition.
  @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    _TransitionView(transition: self, content: content, phase: phase)
  }

  /// Both transitions at the same time.
  @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
    CombiningTransition(first: self, second: other)
  }

  /// This transition by an animation of its own, whatever the change comes with.
  /// - Source: facts on semantics, 226.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Where in its coming and going a view is.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It is about to be gone.
  case didDisappear

  /// True while the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while it is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
  /// Whether it moves what it shows; people who want less motion see such a view fade.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A view in a phase of a transition.
nonisolated struct _TransitionView<T: Transition, Content: View>: UnaryView {
  var transition: T
  var content: Content
  var phase: TransitionPhase

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let offset = FieldOffset.second(T.self, Content.self)
    let content = view.part(at: offset, as: Content.self)
    let attribute = view.attribute
    return makeTransition(
      T.self, inputs: inputs, value: { (attribute.value.transition, attribute.value.phase) },
      content: { Content._makeView(view: content, inputs: $0) })
  }
}

/// Makes the body of a transition around a view. `value` is asked inside a rule.
func makeTransition<T: Transition>(
  _ type: T.Type, inputs: _ViewInputs, value: @escaping () -> (T, TransitionPhase),
  content: @escaping (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
  let base = inputs.base
  var inner = inputs
  inner.base.modifierBodies = ModifierBodyStack(
    modifier: PlaceholderContentView<T>.self, outer: inputs.base.modifierBodies,
    makeView: { _, below in content(below) },
    makeViewList: { _, below in
      .element(ViewListElement(base: below.base, traits: below.traits) { content($0) })
    })
  let body = Attribute(rule: TransitionBodyRule(value: value, host: base.host))
  return T.Body._makeView(view: _GraphValue(body), inputs: inner)
}

private struct TransitionBodyRule<T: Transition>: Rule {
  let value: () -> (T, TransitionPhase)
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()
  mutating func compute() -> T.Body {
    let (transition, phase) = value()
    return reads.track(host) {
      MainActor.assumeIsolated { transition.body(content: PlaceholderContentView(), phase: phase) }
    }
  }
}
