import Foundation
import SashCore
import Symbols

/// What a symbol does, once or for as long as it is not taken away.
struct SymbolEffectRun {
  let type: Any.Type
  let show: @MainActor (AnyView) -> AnyView
}

/// What has become of an effect.
@MainActor public struct UISymbolEffectCompletionContext {
  public weak var sender: AnyObject?
  public let isFinished: Bool
  public let effect: (any SymbolEffect)?
  public let contentTransition: (any ContentTransitionSymbolEffect)?
}
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// Lets the symbol do something for as long as it is not taken away.
  public func addSymbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    run(effect, completion) { AnyView($0.symbolEffect(effect, options: options, isActive: true)) }
  }
  /// Lets the symbol do something once.
  public func addSymbolEffect<T: DiscreteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    run(effect, completion) { AnyView(OnceEffect(effect: effect, options: options, content: $0)) }
  }
  /// Lets the symbol do something: once where the effect can, as `bounce` and `pulse` do both.
  public func addSymbolEffect<T: IndefiniteSymbolEffect & DiscreteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    run(effect, completion) {
      effect is BounceSymbolEffect
        ? AnyView(OnceEffect(effect: effect, options: options, content: $0))
        : AnyView($0.symbolEffect(effect, options: options, isActive: true))
    }
  }
  private func run<T: SymbolEffect>(
    _ effect: T, _ completion: UISymbolEffectCompletion?, _ show: @escaping @MainActor (AnyView) -> AnyView
  ) {
    symbolEffects.removeAll { $0.type == T.self }
    symbolEffects.append(SymbolEffectRun(type: T.self, show: show))
    guard let completion else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      completion(
        UISymbolEffectCompletionContext(
          sender: self, isFinished: true, effect: effect, contentTransition: nil))
    }
  }
  /// Takes away what the symbol does of a kind.
  public func removeSymbolEffect<T: SymbolEffect>(
    ofType effect: T, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.removeAll { $0.type == T.self }
    completion?(
      UISymbolEffectCompletionContext(sender: self, isFinished: true, effect: effect, contentTransition: nil))
  }
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects = []
  }
  /// Shows another symbol.
  ///
  /// - Missing: the way from one symbol to the other.
  public func setSymbolImage<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ image: UIImage, contentTransition: T, options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(
      UISymbolEffectCompletionContext(
        sender: self, isFinished: true, effect: nil, contentTransition: contentTransition))
  }
}

/// Runs an effect when it comes.
private struct OnceEffect<T: DiscreteSymbolEffect & SymbolEffect>: View {
  let effect: T
  let options: SymbolEffectOptions
  let content: AnyView
  @State private var count = 0
  var body: some View {
    content.symbolEffect(effect, options: options, value: count).onAppear { count = 1 }
  }
}
