import SashGraph

/// Animates a view in those evaluations in which a value has changed.
@frozen public nonisolated struct _AnimationModifier<Value: Equatable>: ValueScopedTransaction {
  public var animation: Animation?
  public var value: Value
  @inlinable public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
  package func change(_ transaction: inout Transaction) { transaction.animate(implicitly: animation) }
}

extension Transaction {
  /// What a modifier does: it gives way to a transaction that wants no animations of modifiers.
  mutating func animate(implicitly animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

extension View {
  /// Animates this view and the views in it when `value` has changed, and not otherwise; nil then takes animations away.
  @inlinable public nonisolated __consuming func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates the modifiers that `body` applies whenever what they show changes; this view itself is left as it is.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animate(implicitly: animation) }, body: body)
  }

  /// Animates this view and the views in it whenever anything changes.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { $0.animate(implicitly: animation) }
  }

  /// Makes what is inside of this view move and grow with it, as it is shown while it is animated, and not for itself.
  /// - Source: facts on semantics, 216.
  public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}

extension View where Self: Equatable {
  /// Animates this view and the views in it when the view has another value.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}

extension ViewModifier {
  /// Animates this modifier whenever what it shows changes, and not the view that it modifies.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { $0.animate(implicitly: animation) }
  }
}

/// Animates the frame of a view as a whole.
public nonisolated struct _GeometryGroupModifier: UnaryModifier {
  public init() {}
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeMotionGroup(inputs: inputs) { body(_Graph(), $0) }
  }
}

/// A modifier whose `animatableData` follows animations.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
