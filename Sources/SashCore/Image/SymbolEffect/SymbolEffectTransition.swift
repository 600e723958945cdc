import Foundation
import Symbols

/// Symbols come and go by an effect.
///
/// - Missing: other content of the view goes along.
public struct SymbolEffectTransition: Transition {
  private let configuration: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
    configuration = effect.configuration
    self.options = options
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let isDown: Bool =
      switch configuration.form {
      case .appear(let isDown), .disappear(let isDown): isDown
      default: true
      }
    let isAway = !phase.isIdentity
    return
      content
      .scaleEffect(isAway ? isDown ? 0.6 : 1.4 : 1)
      .opacity(isAway ? 0 : 1)
      .transaction { transaction in
        if options.speed != 1 { transaction.animation = transaction.animation?.speed(options.speed) }
      }
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols fade in and out.
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }
  /// Symbols come and go by an effect.
  @MainActor @preconcurrency public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension ContentTransition {
  /// A symbol takes the place of another one by the effect that fits.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }
  /// A symbol takes the place of another one by an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect.configuration, speed: options.speed))
  }
}
