import Foundation
import UIKit

public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// How one scene takes the place of another.
///
/// - Missing: flips, doorways and filters in space; they are seen as a cross fade.
open class SKTransition: NSObject, @unchecked Sendable {
  enum Kind {
    case crossFade, fade(UIColor)
    case push(SKTransitionDirection), moveIn(SKTransitionDirection), reveal(SKTransitionDirection)
  }
  let kind: Kind
  let duration: TimeInterval
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true

  init(_ kind: Kind, _ duration: TimeInterval) { (self.kind, self.duration) = (kind, duration) }

  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
  /// Through black.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), sec) }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.fade(color), sec)
  }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.push(direction), sec)
  }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.moveIn(direction), sec)
  }
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.reveal(direction), sec)
  }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { plain(sec) }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { plain(sec) }
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { plain(sec) }
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { plain(sec) }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { plain(sec) }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { plain(sec) }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { plain(sec) }
  private class func plain(_ seconds: TimeInterval) -> SKTransition {
    spriteWarning("Doors and flips between scenes are seen as a cross fade.")
    return crossFade(withDuration: seconds)
  }
}

/// A change of scenes that is under way.
@MainActor final class SceneChange {
  private let from: UIImage
  private let transition: SKTransition
  private var start: TimeInterval?
  private var part: CGFloat = 0

  init(from: UIImage, transition: SKTransition) { (self.from, self.transition) = (from, transition) }
  var isOver: Bool { part >= 1 }
  var pausesIncomingScene: Bool { transition.pausesIncomingScene }
  func advance(to time: TimeInterval) {
    let begin = start ?? time
    start = begin
    part = transition.duration > 0 ? min(CGFloat((time - begin) / transition.duration), 1) : 1
  }

  func draw(_ view: SKView, _ scene: SKScene, _ context: CGContext) {
    let size = view.bounds.size
    func old(at offset: CGVector = .zero, alpha: CGFloat = 1) {
      from.draw(
        in: CGRect(x: offset.dx, y: offset.dy, width: size.width, height: size.height), blendMode: .normal,
        alpha: alpha)
    }
    func new(at offset: CGVector = .zero) {
      context.saveGState()
      context.translateBy(x: offset.dx, y: offset.dy)
      context.clip(to: CGRect(origin: .zero, size: size))
      view.draw(scene, context)
      context.restoreGState()
    }
    switch transition.kind {
    case .crossFade:
      new()
      old(alpha: 1 - part)
    case .fade(let color):
      if part < 0.5 { old() } else { new() }
      let cover = part < 0.5 ? part * 2 : 2 - part * 2
      context.setFillColor(color.withAlphaComponent(cover).cgColor)
      context.fill(CGRect(origin: .zero, size: size))
    case .push(let direction):
      let way = direction.way(size)
      old(at: CGVector(dx: way.dx * part, dy: way.dy * part))
      new(at: CGVector(dx: way.dx * (part - 1), dy: way.dy * (part - 1)))
    case .moveIn(let direction):
      let way = direction.way(size)
      old()
      new(at: CGVector(dx: way.dx * (part - 1), dy: way.dy * (part - 1)))
    case .reveal(let direction):
      let way = direction.way(size)
      new()
      old(at: CGVector(dx: way.dx * part, dy: way.dy * part))
    }
  }
}

extension SKTransitionDirection {
  /// Where things move, in points of a view, by its whole size.
  fileprivate func way(_ size: CGSize) -> CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -size.height)
    case .down: CGVector(dx: 0, dy: size.height)
    case .right: CGVector(dx: size.width, dy: 0)
    case .left: CGVector(dx: -size.width, dy: 0)
    }
  }
}
