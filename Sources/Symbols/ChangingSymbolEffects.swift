/// Another size, as long as it lasts.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var isDown = false
  private var isByLayer = true
  fileprivate init() {}
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.scale(isDown: isDown), isByLayer: isByLayer)
  }
  /// It gets larger.
  public var up: ScaleSymbolEffect {
    var copy = self
    copy.isDown = false
    return copy
  }
  /// It gets smaller.
  public var down: ScaleSymbolEffect {
    var copy = self
    copy.isDown = true
    return copy
  }
  /// The layers move one after the other.
  public var byLayer: ScaleSymbolEffect {
    var copy = self
    copy.isByLayer = true
    return copy
  }
  /// The symbol moves as a whole.
  public var wholeSymbol: ScaleSymbolEffect {
    var copy = self
    copy.isByLayer = false
    return copy
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Another size, as long as it lasts.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable,
  Sendable
{
  private var isDown = false
  private var isByLayer = true
  fileprivate init() {}
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.appear(isDown: isDown), isByLayer: isByLayer)
  }
  /// It gets larger.
  public var up: AppearSymbolEffect {
    var copy = self
    copy.isDown = false
    return copy
  }
  /// It gets smaller.
  public var down: AppearSymbolEffect {
    var copy = self
    copy.isDown = true
    return copy
  }
  /// The layers move one after the other.
  public var byLayer: AppearSymbolEffect {
    var copy = self
    copy.isByLayer = true
    return copy
  }
  /// The symbol moves as a whole.
  public var wholeSymbol: AppearSymbolEffect {
    var copy = self
    copy.isByLayer = false
    return copy
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable,
  Sendable
{
  private var isDown = true
  private var isByLayer = true
  fileprivate init() {}
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.disappear(isDown: isDown), isByLayer: isByLayer)
  }
  /// It gets larger.
  public var up: DisappearSymbolEffect {
    var copy = self
    copy.isDown = false
    return copy
  }
  /// It gets smaller.
  public var down: DisappearSymbolEffect {
    var copy = self
    copy.isDown = true
    return copy
  }
  /// The layers move one after the other.
  public var byLayer: DisappearSymbolEffect {
    var copy = self
    copy.isByLayer = true
    return copy
  }
  /// The symbol moves as a whole.
  public var wholeSymbol: DisappearSymbolEffect {
    var copy = self
    copy.isByLayer = false
    return copy
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  private var style = SymbolReplacement.downUp
  private var isByLayer = true
  fileprivate init() {}
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.replace(style), isByLayer: isByLayer)
  }
  /// The same without a mark before them, as a fallback is named.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
  /// The old one shrinks, then the new one grows.
  public var downUp: ReplaceSymbolEffect {
    var copy = self
    copy.style = .downUp
    return copy
  }
  /// Both grow.
  public var upUp: ReplaceSymbolEffect {
    var copy = self
    copy.style = .upUp
    return copy
  }
  /// The old one is gone at once, the new one grows.
  public var offUp: ReplaceSymbolEffect {
    var copy = self
    copy.style = .offUp
    return copy
  }
  /// The layers move one after the other.
  public var byLayer: ReplaceSymbolEffect {
    var copy = self
    copy.isByLayer = true
    return copy
  }
  /// The symbol moves as a whole.
  public var wholeSymbol: ReplaceSymbolEffect {
    var copy = self
    copy.isByLayer = false
    return copy
  }

  /// Parts that both symbols have stay, where they are known; otherwise `fallback`.
  ///
  /// - Missing: symbols do not know what they have in common, so it is always the fallback.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

  /// A replacement that keeps what both symbols have.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    fileprivate let fallback: ReplaceSymbolEffect
    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// What fits the place: symbols fade in and out, or replace each other.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{

  fileprivate init() {}
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.automatic)
  }

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What fits the place.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
