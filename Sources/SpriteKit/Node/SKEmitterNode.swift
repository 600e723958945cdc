import Foundation
import QuartzCore
import UIKit

/// A source of particles, which live for a while and are thrown, turned and faded.
///
/// - Missing: files of Xcode's particle editor, sequences by key frames but for their ends, fields, and shaders.
@MainActor @preconcurrency
open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  /// How many come in all; 0 is no end.
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var particleSize = CGSize.zero
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleRotation: CGFloat = 0
  open var particleRotationRange: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleColor = UIColor.white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorRedRange: CGFloat = 0
  open var particleColorGreenRange: CGFloat = 0
  open var particleColorBlueRange: CGFloat = 0
  open var particleColorAlphaRange: CGFloat = 0
  /// Colours over the life of a particle.
  open var particleColorSequence: SKKeyframeSequence?
  open var particleAlphaSequence: SKKeyframeSequence?
  open var particleScaleSequence: SKKeyframeSequence?
  open var particleBlendMode: SKBlendMode = .alpha
  open var particleZPosition: CGFloat = 0
  open var particleAction: SKAction?
  /// The node that particles belong to once they fly; nil is the emitter itself.
  open weak var targetNode: SKNode?

  private struct Particle {
    var place: CGPoint, speed: CGVector
    var age: CGFloat = 0, life: CGFloat
    var scale: CGFloat, turn: CGFloat, alpha: CGFloat
  }
  private var particles: [Particle] = []
  private var owed: CGFloat = 0
  private var emitted = 0
  private var pictures: [String: UIImage] = [:]

  /// Forgets all particles and begins anew.
  open func resetSimulation() {
    (particles, owed, emitted) = ([], 0, 0)
  }
  /// Lets time pass at once, so that there are particles from the start.
  open func advanceSimulationTime(_ sec: TimeInterval) {
    var left = min(sec, 60)
    while left > 0 {
      advance(by: min(left, 1.0 / 30))
      left -= 1.0 / 30
    }
  }

  override func advance(by seconds: TimeInterval) {
    let passed = CGFloat(seconds)
    for index in particles.indices {
      particles[index].age += passed
      particles[index].speed.dx += xAcceleration * passed
      particles[index].speed.dy += yAcceleration * passed
      particles[index].place.x += particles[index].speed.dx * passed
      particles[index].place.y += particles[index].speed.dy * passed
      particles[index].scale += particleScaleSpeed * passed
      particles[index].turn += particleRotationSpeed * passed
      particles[index].alpha += particleAlphaSpeed * passed
    }
    particles.removeAll { $0.age >= $0.life }
    guard particleBirthRate > 0, particleLifetime > 0 else { return }
    owed += particleBirthRate * passed
    while owed >= 1, numParticlesToEmit == 0 || emitted < numParticlesToEmit, particles.count < 5000 {
      owed -= 1
      emitted += 1
      particles.append(born())
    }
    owed = min(owed, 5000)
  }
  private func born() -> Particle {
    func about(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
      range == 0 ? value : value + .random(in: -0.5...0.5) * range
    }
    let angle = about(emissionAngle, emissionAngleRange), speed = about(particleSpeed, particleSpeedRange)
    var place = CGPoint(
      x: about(particlePosition.x, particlePositionRange.dx),
      y: about(particlePosition.y, particlePositionRange.dy))
    if let targetNode { place = convert(place, to: targetNode) }
    return Particle(
      place: place, speed: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
      life: max(about(particleLifetime, particleLifetimeRange), 0.001),
      scale: about(particleScale, particleScaleRange), turn: about(particleRotation, particleRotationRange),
      alpha: about(particleAlpha, particleAlphaRange))
  }
  /// How many fly.
  var particleCount: Int { particles.count }

  override var drawingMode: CGBlendMode { particleBlendMode.drawn }
  override func drawContent(in context: CGContext) {
    if let targetNode {
      context.concatenate(targetNode.worldTransform.concatenating(worldTransform.inverted()))
    }
    for particle in particles {
      let time = particle.age / particle.life
      let scale = particleScaleSequence?.number(at: time) ?? particle.scale
      let alpha = particleAlphaSequence?.number(at: time) ?? particle.alpha
      guard scale > 0, alpha > 0 else { continue }
      var size = particleSize == .zero ? particleTexture?.size() ?? CGSize(width: 8, height: 8) : particleSize
      size = CGSize(width: size.width * scale, height: size.height * scale)
      context.saveGState()
      context.translateBy(x: particle.place.x, y: particle.place.y)
      context.rotate(by: particle.turn)
      context.setAlpha(min(alpha, 1) * self.alpha)
      draw(CGRect(centred: size), particleColorSequence?.color(at: time) ?? particleColor, context)
      context.restoreGState()
    }
  }
  private func draw(_ rect: CGRect, _ color: UIColor, _ context: CGContext) {
    guard let image = particleTexture?.image else {
      context.setFillColor(color.cgColor)
      return context.fill(rect)
    }
    let factor = particleColorSequence == nil ? particleColorBlendFactor : 1
    guard factor > 0 else { return drawUpright(image, in: rect, context) }
    let key = "\(color.cgColor.components ?? [])"
    if pictures.count > 64 { pictures = [:] }
    let picture = pictures[key] ?? image.blended(with: color, factor)
    pictures[key] = picture
    drawUpright(picture, in: rect, context)
  }
}

public enum SKInterpolationMode: Int, Sendable { case linear, spline, step }
public enum SKRepeatMode: Int, Sendable { case clamp, loop }

/// Values at times, and what lies between them.
open class SKKeyframeSequence: NSObject {
  private var frames: [(value: Any, time: CGFloat)] = []
  open var interpolationMode: SKInterpolationMode = .linear
  open var repeatMode: SKRepeatMode = .clamp

  public init(keyframeValues values: [Any], times: [NSNumber]) {
    frames = zip(values, times.map { CGFloat($0.doubleValue) }).map { ($0, $1) }
  }
  public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }
  open func count() -> Int { frames.count }
  open func addKeyframeValue(_ value: Any, time: CGFloat) {
    frames.append((value, time))
    frames.sort { $0.time < $1.time }
  }
  open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
  open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }
  open func removeKeyframe(at index: Int) { frames.remove(at: index) }
  /// The value at a time: a number, a colour, or what the last frame says.
  open func sample(atTime time: CGFloat) -> Any? {
    guard let first = frames.first, let last = frames.last else { return nil }
    var time = time
    if repeatMode == .loop, last.time > first.time {
      time = first.time + (time - first.time).truncatingRemainder(dividingBy: last.time - first.time)
    }
    guard let next = frames.firstIndex(where: { $0.time > time }) else { return last.value }
    guard next > 0 else { return first.value }
    let (from, to) = (frames[next - 1], frames[next])
    guard interpolationMode != .step else { return from.value }
    let part = (time - from.time) / (to.time - from.time)
    if let a = CGFloat(value: from.value), let b = CGFloat(value: to.value) { return a + (b - a) * part }
    if let a = from.value as? UIColor, let b = to.value as? UIColor { return a.mixed(with: b, part) }
    return from.value
  }
  func number(at time: CGFloat) -> CGFloat? { CGFloat(value: sample(atTime: time)) }
  func color(at time: CGFloat) -> UIColor? { sample(atTime: time) as? UIColor }
}

extension UIColor {
  func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
    var a = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    var b = a
    getRed(&a.0, green: &a.1, blue: &a.2, alpha: &a.3)
    other.getRed(&b.0, green: &b.1, blue: &b.2, alpha: &b.3)
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * part }
    return UIColor(red: mix(a.0, b.0), green: mix(a.1, b.1), blue: mix(a.2, b.2), alpha: mix(a.3, b.3))
  }
}
