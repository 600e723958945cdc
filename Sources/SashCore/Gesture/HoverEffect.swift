import SashAnimation
import SashGeometry

/// What a view does while the pointer is over it.
///
/// - Source: Apple's documentation of `HoverEffect`; iPadOS.
/// - Missing: the pointer's turning into what it stands on; effects of one's own (`CustomHoverEffect`).
public struct HoverEffect: Sendable, Equatable {
  enum Kind: Sendable { case automatic, highlight, lift }
  let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  public init(_ effect: HoverEffect) { self = effect }
  /// As the view is made for: highlighted.
  public static let automatic = HoverEffect(.automatic)
  /// A plate comes up behind the view.
  public static let highlight = HoverEffect(.highlight)
  /// The view grows a little, above a shadow.
  public static let lift = HoverEffect(.lift)
}

private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @Environment(\.isHoverEffectEnabled) private var isAllowed
  @Environment(\.isEnabled) private var isViewEnabled
  @State private var isHovered = false

  nonisolated init(effect: HoverEffect, isEnabled: Bool) {
    (self.effect, self.isEnabled) = (effect, isEnabled)
  }

  func body(content: Content) -> some View {
    let isShown = isHovered && isEnabled && isAllowed && isViewEnabled
    let lifts = effect.kind == .lift
    content
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(Color.primary.opacity(isShown && !lifts ? 0.1 : 0))
          .padding(-6)
          .allowsHitTesting(false)
      }
      .scaleEffect(isShown && lifts ? 1.05 : 1)
      .shadow(color: .black.opacity(isShown && lifts ? 0.2 : 0), radius: 8, y: 4)
      .animation(.easeOut(duration: 0.15), value: isShown)
      .onHover { isHovered = $0 }
  }
}

private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect? { .automatic } }

extension EnvironmentValues {
  /// Whether views show that the pointer is over them, where they are told to.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
  fileprivate var defaultHoverEffect: HoverEffect? {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }
}

/// The effect that the views around have set.
private struct DefaultHoverEffectModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.defaultHoverEffect) private var effect
  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }
  func body(content: Content) -> some View {
    content.modifier(
      HoverEffectModifier(effect: effect ?? .automatic, isEnabled: isEnabled && effect != nil))
  }
}

extension View {
  /// Shows that the pointer is over this view.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    hoverEffect(effect, isEnabled: true)
  }
  /// Shows that the pointer is over this view, if that is wanted.
  @ViewBuilder public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    if effect == .automatic {
      modifier(DefaultHoverEffectModifier(isEnabled: isEnabled))
    } else {
      modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }
  }
  /// The effect of the views inside that ask for the automatic one; nil for none.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect)
  }
  /// Keeps the views inside from showing that the pointer is over them.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
  /// Sets whether the system covers the window with things of its own, such as the bar at the lower edge of a phone; here it
  /// never does.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
