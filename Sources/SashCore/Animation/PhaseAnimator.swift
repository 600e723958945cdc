import SashGraph

/// Leads a view through phases: `content` makes the view of a phase, `animation` says how it gets there.
///
/// A phase follows when the animations that lead to the one before are logically complete. With a trigger, each change of
/// it leads through the second phase up to the last and back to the first, from wherever the view is; without one it
/// begins when the view appears and goes round without end.
/// - Source: Apple's page on `PhaseAnimator`; facts on animation, "PhaseAnimator default animation". That a change of the
///   trigger on the way begins anew with the second phase is observed through DanceUI.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  let trigger: AnyTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Goes through `phases` once whenever `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = Trigger(trigger)
    self.content = content
    self.animation = animation
  }
  /// Goes through `phases` over and over.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  @MainActor @preconcurrency public var body: some View {
    if phases.isEmpty {
      _EmptyPhases()
    } else {
      _PhaseContent(animator: self)
    }
  }
}

/// What stands where an animator has no phases.
private nonisolated struct _EmptyPhases: View {
  var body: some View {
    let _ = runtimeWarning("A PhaseAnimator needs at least one phase; it shows nothing.")
    EmptyView()
  }
}

extension View {
  /// Goes through `phases` once whenever `trigger` changes; `content` modifies this view for a phase.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    _PlaceholderScope(self) { source in
      PhaseAnimator(phases, trigger: trigger, content: { content(source, $0) }, animation: animation)
    }
  }
  /// Goes through `phases` over and over; `content` modifies this view for a phase.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    _PlaceholderScope(self) { source in
      PhaseAnimator(phases, content: { content(source, $0) }, animation: animation)
    }
  }
}

/// The content of the phase of now.
private nonisolated struct _PhaseContent<Phase: Equatable, Content: View>: View {
  typealias Body = Never
  let animator: PhaseAnimator<Phase, Content>
  var body: Never { bodyError() }

  /// The content, and the inputs for it: its changes of phase have a transaction of their own.
  private static func make(
    _ view: _GraphValue<Self>, _ inputs: inout _GraphInputs
  ) -> (_GraphValue<Content>, PhaseWalk<Phase, Content>) {
    let walk = PhaseWalk<Phase, Content>(inputs)
    let content = Attribute(
      rule: PhaseRule(view: view.attribute, index: walk.index, walk: walk, host: inputs.host))
    inputs.transaction = walk.transaction
    inputs.mayAnimate = true
    inputs.host.addObserver(walk.transaction, inputs)
    return (_GraphValue(content), walk)
  }
  private static func follow(
    _ walk: PhaseWalk<Phase, Content>, _ group: ObservedGroup?, _ inputs: _GraphInputs
  ) {
    let presence = Presence(
      host: inputs.host, appear: { walk.appeared() }, disappear: { walk.disappeared() })
    presence.follow(group, inputs)
  }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs
    let (content, walk) = make(view, &inner.base)
    let outputs = Content._makeView(view: content, inputs: inner)
    follow(walk, nil, inputs.base)
    return outputs
  }
  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    var inner = inputs
    let (content, walk) = make(view, &inner.base)
    let list = Content._makeViewList(view: content, inputs: inner)
    let group = ObservedGroup()
    follow(walk, group, inputs.base)
    return .wrapped(
      list,
      ViewListWrapper { inputs, make in
        let outputs = make(inputs)
        group.add(inputs.base)
        return outputs
      })
  }
}

private struct PhaseRule<Phase: Equatable, Content: View>: Rule {
  let view: Attribute<_PhaseContent<Phase, Content>>
  let index: Attribute<Int>
  let walk: PhaseWalk<Phase, Content>
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()

  init(
    view: Attribute<_PhaseContent<Phase, Content>>, index: Attribute<Int>, walk: PhaseWalk<Phase, Content>,
    host: ViewGraph
  ) {
    self.view = view
    self.index = index
    self.walk = walk
    self.host = host
  }

  mutating func compute() -> Content {
    let animator = view.value.animator
    let index = min(index.value, animator.phases.count - 1)
    if let old = walk.animator?.trigger, let new = animator.trigger, !new.isEqual(to: old) {
      host.enqueue { [walk] in walk.triggered() }
    }
    walk.animator = animator
    return reads.track(host) { animator.content(animator.phases[index]) }
  }
}

/// The way of one animator through its phases.
private final class PhaseWalk<Phase: Equatable, Content: View> {
  let index: Attribute<Int>
  /// The transaction for the content: that of the change of phase in the evaluation with one, else that from outside.
  private(set) var transaction: Attribute<Transaction>!
  /// The newest view value; nil before the first evaluation.
  var animator: PhaseAnimator<Phase, Content>?
  private unowned(unsafe) let host: ViewGraph
  private var change: Transaction?
  private var current = 0
  private var isThere = false
  /// Rises with each step, so that the end of one that was given up leads nowhere.
  private var step = 0
  /// When the last step began, and how many steps before it had nothing to animate.
  private var began = 0.0
  private var unmoved = 0

  init(_ inputs: _GraphInputs) {
    host = inputs.host
    index = Attribute(input: 0)
    let (outer, host) = (inputs.transaction, inputs.host)
    transaction = Attribute(
      rule: StepTransactionRule(outer: outer, host: .passUnretained(host)) { [unowned self] in
        defer { change = nil }
        return change
      })
  }

  func appeared() {
    isThere = true
    unmoved = 0
    if let animator, animator.trigger == nil { go(to: 1) }
  }
  func disappeared() {
    isThere = false
    step += 1
    current = 0
    let weak = WeakAttribute(index)
    host.change(Transaction()) { weak.attribute?.setValue(0) }
  }
  func triggered() {
    unmoved = 0
    if isThere { go(to: 1) }
  }

  private func go(to next: Int) {
    guard let animator, animator.phases.count > 1 else { return }
    let next = next < animator.phases.count ? next : 0
    step += 1
    current = next
    began = host.animations.frameTime
    var transaction = Transaction(animation: animator.animation(animator.phases[next]))
    let completion = AnimationCompletion { [weak self, step] in self?.arrived(step) }
    transaction.listen(completion, .logicallyComplete)
    let (index, rule) = (WeakAttribute(index), WeakAttribute(self.transaction!))
    host.change(Transaction()) { [self] in
      guard let index = index.attribute, let rule = rule.attribute else { return }
      change = transaction
      rule.markNeedsUpdate()
      index.setValue(next)
      host.follow(transaction)
    }
  }

  private func arrived(_ number: Int) {
    guard number == step, isThere, let animator else { return }
    unmoved = host.animations.frameTime > began ? 0 : unmoved + 1
    if animator.trigger != nil, current == 0 { return }
    // Nothing in a whole round was animated: it would go round for ever in one frame.
    if unmoved >= animator.phases.count { return }
    go(to: current + 1)
  }
}

/// A transaction of one's own for one evaluation.
struct StepTransactionRule: Rule {
  let outer: Attribute<Transaction>
  let host: Unmanaged<ViewGraph>
  let take: () -> Transaction?
  func compute() -> Transaction {
    let outer = outer.value
    guard let own = take() else { return outer }
    if let rule = Graph.current?.runningAttribute { host.takeUnretainedValue().endAfterEvaluation(rule) }
    return own
  }
}
