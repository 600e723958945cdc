/// A way to animate the symbols of images.
///
///     Image(systemName: "bell").symbolEffect(.bounce, value: count)
public protocol SymbolEffect {
  /// What the effect is, for those who draw it.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, or some times, when something has happened.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is taken away.
public protocol IndefiniteSymbolEffect {}
/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect is, of whatever type.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case automatic
    case bounce(isDown: Bool)
    case pulse
    case variableColor(isCumulative: Bool, reverses: Bool, hidesInactive: Bool)
    case scale(isDown: Bool)
    case appear(isDown: Bool)
    case disappear(isDown: Bool)
    case replace(SymbolReplacement)
    case wiggle(SymbolWiggle)
    case rotate(isClockwise: Bool)
    case breathe(pulses: Bool)
  }
  package var form: Form
  /// Whether the layers move one after the other.
  package var isByLayer: Bool

  init(_ form: Form, isByLayer: Bool = true) {
    self.form = form
    self.isByLayer = isByLayer
  }
}

/// How the old symbol goes and the new one comes.
package enum SymbolReplacement: Hashable, Sendable { case downUp, upUp, offUp }

/// Which way a symbol wiggles first.
package enum SymbolWiggle: Hashable, Sendable {
  case turn(isClockwise: Bool)
  /// In degrees, clockwise from the right.
  case shift(Double)
  /// Along the direction of the text, or against it.
  case line(isForward: Bool)
}
