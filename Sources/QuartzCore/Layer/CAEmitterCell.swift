import CoreGraphics
import Foundation

/// What one kind of particle looks like, how often it comes, and how it moves.
///
/// - Missing: ways out of the plane (`emissionLatitude`, `zAcceleration`), which are kept.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
  public override init() { super.init() }

  /// The picture of a particle, a `CGImage`.
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var name: String?
  open var isEnabled = true
  /// Particles that each particle of this kind lets go.
  open var emitterCells: [CAEmitterCell]?

  /// Particles a second.
  open var birthRate: Float = 0
  /// In seconds; half of the range more or less.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// When the first one comes, in seconds after the emitter has begun.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1

  /// In points a second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// The direction in the plane, in radians from the x axis.
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  /// The cone about the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// In points a second, each second.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0

  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  /// In radians a second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0

  /// What the picture is multiplied by; white leaves it as it is.
  open var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0

  open var magnificationFilter = "linear"
  open var minificationFilter = "linear"

  /// Sets a property by its name; false for one that is not known.
  func set(_ value: Any?, named name: String) -> Bool {
    guard
      let number = (value as? NSNumber)?.doubleValue
        ?? (value as? any BinaryFloatingPoint).map({ Double($0) })
    else {
      if name == "contents" {
        contents = value
      } else if name == "color" {
        color = value as? CGColor
      } else {
        return false
      }
      return true
    }
    switch name {
    case "birthRate": birthRate = Float(number)
    case "lifetime": lifetime = Float(number)
    case "lifetimeRange": lifetimeRange = Float(number)
    case "velocity": velocity = number
    case "velocityRange": velocityRange = number
    case "emissionLongitude": emissionLongitude = number
    case "emissionRange": emissionRange = number
    case "xAcceleration": xAcceleration = number
    case "yAcceleration": yAcceleration = number
    case "scale": scale = number
    case "scaleRange": scaleRange = number
    case "scaleSpeed": scaleSpeed = number
    case "spin": spin = number
    case "spinRange": spinRange = number
    case "alphaSpeed": alphaSpeed = Float(number)
    case "alphaRange": alphaRange = Float(number)
    default: return false
    }
    return true
  }
}
