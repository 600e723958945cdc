import Foundation
import Symbols

/// How one layer of a symbol is drawn while effects run.
struct LayerPose: Equatable {
  var opacity = 1.0
  /// About the middle of the symbol.
  var scale: CGFloat = 1
  /// Radians, clockwise.
  var angle: CGFloat = 0
  /// In heights of the symbol.
  var shift = CGSize.zero

  /// Both at the same time.
  func with(_ other: LayerPose) -> LayerPose {
    LayerPose(
      opacity: opacity * other.opacity, scale: scale * other.scale, angle: angle + other.angle,
      shift: CGSize(width: shift.width + other.shift.width, height: shift.height + other.shift.height))
  }

  func transform(in frame: CGRect) -> CGAffineTransform? {
    if scale == 1, angle == 0, shift == .zero { return nil }
    let (x, y) = (frame.midX, frame.midY)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(
        CGAffineTransform(
          translationX: x + shift.width * frame.height, y: y + shift.height * frame.height))
  }
}

/// One run of an effect that moves, in seconds at its usual speed.
///
/// The lengths and ways are ours, chosen by eye: Apple states none.
struct SymbolRun {
  let form: SymbolEffectConfiguration.Form
  let isByLayer: Bool
  let layers: Int
  let isRightToLeft: Bool

  /// Seconds between the beginnings of two layers.
  private var stagger: Double {
    guard isByLayer, layers > 1 else { return 0 }
    if case .bounce = form { return 0.09 }
    return 0
  }
  private var length: Double {
    switch form {
    case .bounce: 0.7
    case .pulse: 1.6
    case .variableColor(_, let reverses, _):
      SymbolRun.step * Double(max(reverses ? 2 * layers - 2 : layers, 1) + 1)
    case .wiggle: 0.9
    case .rotate: 1.5
    case .breathe: 2.4
    default: 0
    }
  }
  /// Seconds that a layer stays lit.
  private static let step = 0.35

  var duration: Double { length + stagger * Double(layers - 1) }
  /// Seconds between runs that follow each other.
  var pause: Double {
    switch form {
    case .bounce, .wiggle: 0.8
    default: 0
    }
  }

  func pose(of layer: Int, at time: Double) -> LayerPose {
    let share = (time - stagger * Double(layer)) / length
    guard share > 0, share < 1 else { return LayerPose() }
    let wave = (1 - cos(2 * .pi * share)) / 2
    switch form {
    case .bounce(let isDown): return LayerPose(scale: 1 + (isDown ? -0.2 : 0.2) * SymbolRun.hop(share))
    case .pulse: return LayerPose(opacity: 1 - 0.65 * wave)
    case .rotate(let isClockwise):
      return LayerPose(angle: (isClockwise ? 2 : -2) * .pi * SymbolRun.ease(share))
    case .breathe(let pulses):
      return LayerPose(opacity: pulses ? 1 - 0.3 * (1 - wave) * wave * 4 : 1, scale: 1 + 0.14 * wave)
    case .wiggle(let way): return wiggle(way, sin(6 * .pi * share) * (1 - share))
    case .variableColor(let isCumulative, let reverses, let hidesInactive):
      let light = lit(layer, at: time / SymbolRun.step, isCumulative, reverses)
      let dark = hidesInactive ? 0.0 : 0.3
      return LayerPose(opacity: dark + (1 - dark) * light)
    default: return LayerPose()
    }
  }
  /// A spring's way there and back, over and once more under.
  private static func hop(_ share: Double) -> Double {
    sin(.pi * min(1, share * 2)) - 0.25 * (share > 0.5 ? sin(.pi * (share * 2 - 1)) : 0)
  }
  private static func ease(_ share: Double) -> Double { share * share * (3 - 2 * share) }

  private func wiggle(_ way: SymbolWiggle, _ swing: Double) -> LayerPose {
    switch way {
    case .turn(let isClockwise): return LayerPose(angle: (isClockwise ? 0.26 : -0.26) * swing)
    case .shift(let degrees):
      let radians = degrees * .pi / 180
      return LayerPose(shift: CGSize(width: 0.12 * swing * cos(radians), height: 0.12 * swing * sin(radians)))
    case .line(let isForward):
      return LayerPose(shift: CGSize(width: (isForward != isRightToLeft ? 0.12 : -0.12) * swing, height: 0))
    }
  }

  /// How much a layer is lit, 0…1; the first is the innermost, written last.
  private func lit(_ layer: Int, at step: Double, _ isCumulative: Bool, _ reverses: Bool) -> Double {
    let place = Double(layer)
    let last = Double(layers - 1)
    // Where the light is now: it goes up, and back down if it reverses.
    let light = reverses && step > last + 1 ? 2 * last + 1 - step : step - 0.5
    if isCumulative { return min(1, max(0, light - place + 0.75) * 2) }
    return max(0, 1 - max(0, abs(light - place) - 0.25) / 0.5)
  }
}
