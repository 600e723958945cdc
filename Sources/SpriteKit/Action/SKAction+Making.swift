import Foundation
import SashGeometry
import UIKit

extension SKAction {
  // MARK: In order

  public class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration }) {
      sequence(actions.reversed().map { $0.reversed() })
    }
  }
  public class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), actions.map(\.duration).max() ?? 0) { group(actions.map { $0.reversed() }) }
  }
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(.times(action, count), action.duration * Double(count)) {
      .repeat(action.reversed(), count: count)
    }
  }
  public class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.forever(action), .infinity) { repeatForever(action.reversed()) }
  }
  public class func wait(forDuration duration: TimeInterval) -> SKAction {
    SKAction(.over { _ in { _, _ in } }, duration)
  }
  /// - Parameter durationRange: Seconds between the shortest and the longest wait.
  public class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval)
    -> SKAction
  {
    wait(forDuration: max(duration + .random(in: -0.5...0.5) * durationRange, 0))
  }
  public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.now { _ in block() }) }
  public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    nonisolated(unsafe) let block = block
    return SKAction(.now { _ in queue.async { block() } })
  }
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(.child(action, name), action.duration)
  }
  /// Calls the block each frame with the seconds that have passed.
  public class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { SKAction(.timed(block), duration) }
  /// Sends a message to an object.
  public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
    nonisolated(unsafe) let target = target as AnyObject
    return SKAction(.now { _ in SelectorDispatch.send(selector, to: target, []) })
  }

  // MARK: The tree

  public class func removeFromParent() -> SKAction { SKAction(.now { $0.removeFromParent() }) }
  public class func hide() -> SKAction { SKAction(.now { $0.isHidden = true }) { unhide() } }
  public class func unhide() -> SKAction { SKAction(.now { $0.isHidden = false }) { hide() } }

  // MARK: Places

  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    by(
      duration,
      { node, part in
        node.position.x += delta.dx * part
        node.position.y += delta.dy * part
      }
    ) { move(by: CGVector(dx: -delta.dx, dy: -delta.dy), duration: duration) }
  }
  public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration)
  }
  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    to(duration, \.position.x, location.x, and: \.position.y, location.y)
  }
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { to(duration, \.position.x, x) }
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { to(duration, \.position.y, y) }
  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    by(duration, { $0.zRotation += radians * $1 }) { rotate(byAngle: -radians, duration: duration) }
  }
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    to(duration, \.zRotation, radians)
  }
  /// - Parameter shortestUnitArc: Whether to turn the shorter way.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool)
    -> SKAction
  {
    guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
    return SKAction(
      .over { node in
        let start = node.zRotation
        let turn = (radians - start).remainder(dividingBy: 2 * .pi)
        return { $0.zRotation = start + turn * $1 }
      }, duration)
  }
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(by: scale, y: scale, duration: duration)
  }
  public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(
      .over { node in
        let start = (node.xScale, node.yScale)
        return { node, part in
          node.xScale = start.0 * (1 + (xScale - 1) * part)
          node.yScale = start.1 * (1 + (yScale - 1) * part)
        }
      }, duration
    ) { scaleX(by: 1 / xScale, y: 1 / yScale, duration: duration) }
  }
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    to(duration, \.xScale, scale, and: \.yScale, scale)
  }
  public class func scaleX(to xScale: CGFloat, duration: TimeInterval) -> SKAction {
    to(duration, \.xScale, xScale)
  }
  public class func scaleY(to yScale: CGFloat, duration: TimeInterval) -> SKAction {
    to(duration, \.yScale, yScale)
  }
  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    to(duration, \.xScale, xScale, and: \.yScale, yScale)
  }
  public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
    SKAction(
      .over { node in
        guard let sprite = node as? SKSpriteNode, sprite.size.width > 0, sprite.size.height > 0 else {
          return { _, _ in }
        }
        let start = (sprite.xScale, sprite.yScale)
        let end = (size.width / sprite.size.width, size.height / sprite.size.height)
        return { node, part in
          node.xScale = start.0 + (end.0 - start.0) * part
          node.yScale = start.1 + (end.1 - start.1) * part
        }
      }, duration)
  }
  public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(
      .over { node in
        guard let start = (node as? SKSpriteNode)?.size else { return { _, _ in } }
        return { node, part in
          (node as? SKSpriteNode)?.size = CGSize(
            width: start.width + (width - start.width) * part,
            height: start.height + (height - start.height) * part)
        }
      }, duration)
  }
  public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    by(
      duration,
      { node, part in
        guard let sprite = node as? SKSpriteNode else { return }
        sprite.size = CGSize(
          width: sprite.size.width + width * part, height: sprite.size.height + height * part)
      }
    ) { resize(byWidth: -width, height: -height, duration: duration) }
  }

  // MARK: Paths

  public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: duration)
  }
  public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, speed: speed)
  }
  /// - Parameter speed: Points a second.
  public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat)
    -> SKAction
  {
    let length = FollowedPath(path).length
    return follow(
      path, asOffset: offset, orientToPath: orient, duration: speed > 0 ? TimeInterval(length / speed) : 0)
  }
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction {
    let way = FollowedPath(path)
    return SKAction(
      .over { node in
        let start = offset ? node.position : .zero
        return { node, part in
          let (point, angle) = way.place(part)
          node.position = CGPoint(x: start.x + point.x, y: start.y + point.y)
          if orient { node.zRotation = angle }
        }
      }, duration)
  }

  // MARK: Looks

  public class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    SKAction(to(duration, \.alpha, 1).kind, duration) { fadeOut(withDuration: duration) }
  }
  public class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    SKAction(to(duration, \.alpha, 0).kind, duration) { fadeIn(withDuration: duration) }
  }
  public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    to(duration, \.alpha, alpha)
  }
  public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    by(duration, { $0.alpha += factor * $1 }) { fadeAlpha(by: -factor, duration: duration) }
  }
  public class func setTexture(_ texture: SKTexture) -> SKAction {
    SKAction(.now { ($0 as? SKSpriteNode)?.texture = texture })
  }
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    SKAction(
      .now {
        ($0 as? SKSpriteNode)?.texture = texture
        if resize { ($0 as? SKSpriteNode)?.size = texture.size() }
      })
  }
  public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    animate(with: textures, timePerFrame: sec, resize: false, restore: true)
  }
  public class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction {
    SKAction(
      .over { node in
        let before = (node as? SKSpriteNode).map { ($0.texture, $0.size) }
        return { node, part in
          guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return }
          if part >= 1, restore, let before { return (sprite.texture, sprite.size) = before }
          let texture = textures[min(Int(part * CGFloat(textures.count)), textures.count - 1)]
          sprite.texture = texture
          if resize { sprite.size = texture.size() }
        }
      }, sec * Double(textures.count)
    ) { animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore) }
  }
  public class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .over { node in
        let start = (node as? SKSpriteNode).map { ($0.color, $0.colorBlendFactor) }
        return { node, part in
          guard let sprite = node as? SKSpriteNode, let start else { return }
          sprite.color = start.0.mixed(with: color, part)
          sprite.colorBlendFactor = start.1 + (colorBlendFactor - start.1) * part
        }
      }, duration)
  }
  public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval)
    -> SKAction
  {
    SKAction(
      .over { node in
        let start = (node as? SKSpriteNode)?.colorBlendFactor ?? 0
        return { ($0 as? SKSpriteNode)?.colorBlendFactor = start + (colorBlendFactor - start) * $1 }
      }, sec)
  }
  public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    to(duration, \.speed, speed)
  }
  public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
    by(duration, { $0.speed += speed * $1 }) { .speed(by: -speed, duration: duration) }
  }

  // MARK: Sounds

  public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    let player = SceneSounds.player(soundFile)
    let play = SKAction(
      .now { _ in
        player?.currentTime = 0
        player?.play()
      })
    return wait ? sequence([play, .wait(forDuration: player?.duration ?? 0)]) : play
  }
  public class func play() -> SKAction { SKAction(.now { ($0 as? SKAudioNode)?.play() }) }
  public class func pause() -> SKAction { SKAction(.now { ($0 as? SKAudioNode)?.pause() }) }
  public class func stop() -> SKAction { SKAction(.now { ($0 as? SKAudioNode)?.stop() }) }
  public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
    SKAction(.now { ($0 as? SKAudioNode)?.set(volume: v) }, duration)
  }

  // MARK: Forces

  public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
    SKAction(.now { $0.physicsBody?.applyImpulse(impulse) }, sec)
  }
  public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
    SKAction(.timed { node, _ in node.physicsBody?.applyForce(force) }, sec)
  }

  // MARK: Making

  private class func by(
    _ duration: TimeInterval, _ add: @escaping @MainActor (SKNode, CGFloat) -> Void,
    back: @escaping () -> SKAction
  ) -> SKAction {
    SKAction(
      .over { _ in
        var last: CGFloat = 0
        return { node, part in
          add(node, part - last)
          last = part
        }
      }, duration, back: back)
  }
  private class func to(
    _ duration: TimeInterval, _ first: ReferenceWritableKeyPath<SKNode, CGFloat>, _ end: CGFloat,
    and second: ReferenceWritableKeyPath<SKNode, CGFloat>? = nil, _ secondEnd: CGFloat = 0
  ) -> SKAction {
    nonisolated(unsafe) let (first, second) = (first, second)
    return SKAction(
      .over { node in
        let start = (node[keyPath: first], second.map { node[keyPath: $0] } ?? CGFloat(0))
        return { node, part in
          node[keyPath: first] = start.0 + (end - start.0) * part
          if let second { node[keyPath: second] = start.1 + (secondEnd - start.1) * CGFloat(part) }
        }
      }, duration)
  }
}

/// A path as points with the way to each.
struct FollowedPath {
  private var points: [CGPoint] = []
  private var ways: [CGFloat] = []
  var length: CGFloat { ways.last ?? 0 }

  init(_ path: CGPath) {
    points = path.points(every: 2)
    var way: CGFloat = 0
    for (index, point) in points.enumerated() {
      if index > 0 { way += hypot(point.x - points[index - 1].x, point.y - points[index - 1].y) }
      ways.append(way)
    }
  }
  /// Where it is after a part of the way, and where it goes to in radians.
  func place(_ part: CGFloat) -> (CGPoint, CGFloat) {
    guard points.count > 1 else { return (points.first ?? .zero, 0) }
    let way = min(max(part, 0), 1) * length
    let next = min(max(ways.firstIndex { $0 >= way } ?? points.count - 1, 1), points.count - 1)
    let (from, to) = (points[next - 1], points[next])
    let step = ways[next] - ways[next - 1]
    let inner = step > 0 ? (way - ways[next - 1]) / step : 1
    let angle = atan2(to.y - from.y, to.x - from.x) - .pi / 2
    return (CGPoint(x: from.x + (to.x - from.x) * inner, y: from.y + (to.y - from.y) * inner), angle)
  }
}

extension CGPath {
  /// Points on the path, of curves about one each so many points of length.
  func points(every length: CGFloat) -> [CGPoint] {
    var found: [CGPoint] = []
    var start = CGPoint.zero
    func curve(_ distance: CGFloat, _ at: (CGFloat) -> CGPoint) {
      let count = min(max(Int(distance / length), 4), 200)
      for index in 1...count { found.append(at(CGFloat(index) / CGFloat(count))) }
    }
    Path(self).forEach { element in
      let last = found.last ?? start
      switch element {
      case .move(let to):
        start = to
        found.append(to)
      case .line(let to): found.append(to)
      case .quadCurve(let end, let control):
        curve(hypot(end.x - last.x, end.y - last.y) * 1.2) { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * last.x + 2 * u * t * control.x + t * t * end.x,
            y: u * u * last.y + 2 * u * t * control.y + t * t * end.y)
        }
      case .curve(let end, let one, let two):
        let about = hypot(one.x - last.x, one.y - last.y) + hypot(two.x - one.x, two.y - one.y)
        curve(about + hypot(end.x - two.x, end.y - two.y)) { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: a * last.x + b * one.x + c * two.x + d * end.x,
            y: a * last.y + b * one.y + c * two.y + d * end.y)
        }
      case .closeSubpath: found.append(start)
      }
    }
    return found
  }
}
