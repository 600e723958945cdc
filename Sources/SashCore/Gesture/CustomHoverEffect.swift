/// An effect of a view while the pointer is over it, made of others.
public nonisolated protocol CustomHoverEffect: Sendable {
  typealias Content = EmptyHoverEffect
  associatedtype Body: CustomHoverEffect
  /// The effect that this one consists of, which begins with none.
  func body(content: Self.Content) -> Self.Body
  /// What the platform does for it; nil for nothing. Effects of the framework answer it themselves.
  var _effect: HoverEffect? { get }
}
extension CustomHoverEffect {
  public var _effect: HoverEffect? { body(content: EmptyHoverEffect())._effect }
  /// This effect, or none.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect {
    DisabledHoverEffect(base: self, isDisabled: disabled)
  }
}
extension Never: CustomHoverEffect {
  public func body(content: EmptyHoverEffect) -> Never { fatalError("Never has no hover effect.") }
}

/// No effect, to begin with.
public nonisolated struct EmptyHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: Content) -> Never { fatalError("EmptyHoverEffect has no body.") }
  public var _effect: HoverEffect? { nil }
}
/// The effect that the view is made for.
public nonisolated struct AutomaticHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: Content) -> Never { fatalError("AutomaticHoverEffect has no body.") }
  public var _effect: HoverEffect? { .automatic }
}
/// A plate comes up behind the view.
public nonisolated struct HighlightHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: Content) -> Never { fatalError("HighlightHoverEffect has no body.") }
  public var _effect: HoverEffect? { .highlight }
}
/// The view grows a little, above a shadow.
public nonisolated struct LiftHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: Content) -> Never { fatalError("LiftHoverEffect has no body.") }
  public var _effect: HoverEffect? { .lift }
}
private nonisolated struct DisabledHoverEffect<Base: CustomHoverEffect>: CustomHoverEffect {
  let base: Base
  let isDisabled: Bool
  func body(content: EmptyHoverEffect) -> Never { fatalError("This hover effect has no body.") }
  var _effect: HoverEffect? { isDisabled ? nil : base._effect }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  public static var automatic: AutomaticHoverEffect { .init() }
}
extension CustomHoverEffect where Self == HighlightHoverEffect {
  public static var highlight: HighlightHoverEffect { .init() }
}
extension CustomHoverEffect where Self == LiftHoverEffect {
  public static var lift: LiftHoverEffect { .init() }
}

extension View {
  /// Shows that the pointer is over this view by an effect.
  @_disfavoredOverload
  public nonisolated func hoverEffect(_ effect: some CustomHoverEffect, isEnabled: Bool = true) -> some View {
    hoverEffect(effect._effect ?? .automatic, isEnabled: isEnabled && effect._effect != nil)
  }
  /// The effect of the views inside that ask for the automatic one.
  @_disfavoredOverload
  public nonisolated func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View {
    defaultHoverEffect(effect._effect)
  }
}
