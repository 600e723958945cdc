/// A short jump in size.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var isDown = false
  private var isByLayer = true
  fileprivate init() {}
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.bounce(isDown: isDown), isByLayer: isByLayer)
  }
  /// It gets larger.
  public var up: BounceSymbolEffect {
    var copy = self
    copy.isDown = false
    return copy
  }
  /// It gets smaller.
  public var down: BounceSymbolEffect {
    var copy = self
    copy.isDown = true
    return copy
  }
  /// The layers move one after the other.
  public var byLayer: BounceSymbolEffect {
    var copy = self
    copy.isByLayer = true
    return copy
  }
  /// The symbol moves as a whole.
  public var wholeSymbol: BounceSymbolEffect {
    var copy = self
    copy.isByLayer = false
    return copy
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short jump in size.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The layers fade and come back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var isByLayer = true
  fileprivate init() {}
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.pulse, isByLayer: isByLayer)
  }
  /// The layers move one after the other.
  public var byLayer: PulseSymbolEffect {
    var copy = self
    copy.isByLayer = true
    return copy
  }
  /// The symbol moves as a whole.
  public var wholeSymbol: PulseSymbolEffect {
    var copy = self
    copy.isByLayer = false
    return copy
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The layers fade and come back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The layers light up in their order.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var isCumulative = false
  private var reverses = false
  private var hidesInactive = false
  fileprivate init() {}
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      .variableColor(isCumulative: isCumulative, reverses: reverses, hidesInactive: hidesInactive))
  }
  /// Layers that are lit stay so until the last is.
  public var cumulative: VariableColorSymbolEffect {
    var copy = self
    copy.isCumulative = true
    return copy
  }
  /// One layer is lit at a time.
  public var iterative: VariableColorSymbolEffect {
    var copy = self
    copy.isCumulative = false
    return copy
  }
  /// After the last layer it goes back.
  public var reversing: VariableColorSymbolEffect {
    var copy = self
    copy.reverses = true
    return copy
  }
  /// After the last layer it begins anew.
  public var nonReversing: VariableColorSymbolEffect {
    var copy = self
    copy.reverses = false
    return copy
  }
  /// Layers that are not lit are not drawn.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    var copy = self
    copy.hidesInactive = true
    return copy
  }
  /// Layers that are not lit are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    var copy = self
    copy.hidesInactive = false
    return copy
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers light up in their order.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var isClockwise = true
  private var isByLayer = true
  fileprivate init() {}
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.rotate(isClockwise: isClockwise), isByLayer: isByLayer)
  }
  /// It turns clockwise.
  public var clockwise: RotateSymbolEffect {
    var copy = self
    copy.isClockwise = true
    return copy
  }
  /// It turns the other way.
  public var counterClockwise: RotateSymbolEffect {
    var copy = self
    copy.isClockwise = false
    return copy
  }
  /// The layers move one after the other.
  public var byLayer: RotateSymbolEffect {
    var copy = self
    copy.isByLayer = true
    return copy
  }
  /// The symbol moves as a whole.
  public var wholeSymbol: RotateSymbolEffect {
    var copy = self
    copy.isByLayer = false
    return copy
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var pulses = true
  private var isByLayer = true
  fileprivate init() {}
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.breathe(pulses: pulses), isByLayer: isByLayer)
  }
  /// It fades a little when it is small.
  public var pulse: BreatheSymbolEffect {
    var copy = self
    copy.pulses = true
    return copy
  }
  /// Its opacity stays.
  public var plain: BreatheSymbolEffect {
    var copy = self
    copy.pulses = false
    return copy
  }
  /// The layers move one after the other.
  public var byLayer: BreatheSymbolEffect {
    var copy = self
    copy.isByLayer = true
    return copy
  }
  /// The symbol moves as a whole.
  public var wholeSymbol: BreatheSymbolEffect {
    var copy = self
    copy.isByLayer = false
    return copy
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol moves back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var style = SymbolWiggle.turn(isClockwise: true)
  private var isByLayer = true
  fileprivate init() {}
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.wiggle(style), isByLayer: isByLayer)
  }
  /// It turns, clockwise first.
  public var clockwise: WiggleSymbolEffect {
    var copy = self
    copy.style = .turn(isClockwise: true)
    return copy
  }
  /// It turns, counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect {
    var copy = self
    copy.style = .turn(isClockwise: false)
    return copy
  }
  /// It shifts, to the left first.
  public var left: WiggleSymbolEffect {
    var copy = self
    copy.style = .shift(180)
    return copy
  }
  /// It shifts, to the right first.
  public var right: WiggleSymbolEffect {
    var copy = self
    copy.style = .shift(0)
    return copy
  }
  /// It shifts, upwards first.
  public var up: WiggleSymbolEffect {
    var copy = self
    copy.style = .shift(-90)
    return copy
  }
  /// It shifts, downwards first.
  public var down: WiggleSymbolEffect {
    var copy = self
    copy.style = .shift(90)
    return copy
  }
  /// It shifts, along the direction of the text first.
  public var forward: WiggleSymbolEffect {
    var copy = self
    copy.style = .line(isForward: true)
    return copy
  }
  /// It shifts, against the direction of the text first.
  public var backward: WiggleSymbolEffect {
    var copy = self
    copy.style = .line(isForward: false)
    return copy
  }
  /// It shifts along an angle in degrees, clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    var copy = self
    copy.style = .shift(angle)
    return copy
  }
  /// The layers move one after the other.
  public var byLayer: WiggleSymbolEffect {
    var copy = self
    copy.isByLayer = true
    return copy
  }
  /// The symbol moves as a whole.
  public var wholeSymbol: WiggleSymbolEffect {
    var copy = self
    copy.isByLayer = false
    return copy
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol moves back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
