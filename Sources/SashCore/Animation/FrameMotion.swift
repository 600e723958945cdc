import Foundation
import SashGraph

/// How far what is drawn of a view is behind its place in the layout, in points.
package struct FrameLag: Equatable {
  package var origin = CGPoint.zero
  package var size = CGSize.zero
  static let none = FrameLag()
}

/// The frame of a view that draws, as the layout has it and as it is shown.
///
/// Layout is at its end at once; what is drawn follows. Each view that draws animates its own frame, in the space of the
/// nearest view around it that moves what is in it as a whole (an effect, a scroll view, `geometryGroup()`), and by the
/// transaction of its own place.
/// - Source: facts on semantics, 215 and 216.
package struct AnimatedFrame {
  private let size: Attribute<CGSize>
  private let lag: Attribute<FrameLag>

  package init(_ inputs: _ViewInputs) {
    size = inputs.size
    lag = FrameMotion.make(inputs)
  }

  /// Where to draw, from the place that the layout gives, and in which size. For use inside a rule.
  package var value: CGRect {
    let lag = lag.value
    let size = size.value
    if lag == .none { return CGRect(origin: .zero, size: size) }
    return CGRect(
      x: -lag.origin.x, y: -lag.origin.y, width: max(0, size.width - lag.size.width),
      height: max(0, size.height - lag.size.height))
  }
}

/// Follows the frame of one view. At rest it reads nothing, so that a view that moves marks nothing here: whoever
/// evaluates an animated change has all frames note where they are first.
final class FrameMotion {
  var index = 0
  private var attribute: Attribute<FrameLag>!
  private let size: Attribute<CGSize>
  private let space: CoordinateSpaceNode
  private let origin: CoordinateSpaceNode?
  private let place: AnimationPlace
  /// True where modifiers may animate a change that as a whole is not animated.
  private let isAlwaysAwake: Bool
  private var isAwake = false
  private var animation = ValueAnimation<CGRect.AnimatableData>()

  private init(_ inputs: _ViewInputs) {
    size = inputs.size
    space = inputs.space
    origin = inputs.motionOrigin
    place = AnimationPlace(inputs.base)
    isAlwaysAwake = inputs.base.mayAnimate
  }

  static func make(_ inputs: _ViewInputs) -> Attribute<FrameLag> {
    let motion = FrameMotion(inputs)
    motion.attribute = Attribute(rule: FrameLagRule(motion: motion))
    inputs.host.animations.add(motion)
    return motion.attribute
  }

  /// Notes the frame as it is before an evaluation.
  func note() {
    if isAwake || isAlwaysAwake { return }
    guard let size = size.lastValue, let corner = space.lastOrigin(in: origin) else { return }
    isAwake = true
    animation.note(CGRect(origin: corner, size: size).animatableData)
    attribute.markNeedsUpdate()
  }

  func compute() -> FrameLag {
    guard isAwake || isAlwaysAwake else { return .none }
    let frame = CGRect(origin: space.origin(in: origin), size: size.value)
    // What moves without an animation moves at once, and what is on its way besides goes on.
    guard let lag = animation.lag(of: frame.animatableData, in: place, stops: false) else {
      isAwake = false
      return .none
    }
    return FrameLag(
      origin: CGPoint(x: lag.first.first, y: lag.first.second),
      size: CGSize(width: lag.second.first, height: lag.second.second))
  }

  func end() {
    animation.end()
    place.host.animations.remove(self)
  }
}

private struct FrameLagRule: Rule {
  let motion: FrameMotion
  func compute() -> FrameLag { motion.compute() }
  func destroy() { motion.end() }
}

extension CoordinateSpaceNode {
  /// Where this space began in the space of `ancestor`, by what was computed last; nil if that is not known.
  package func lastOrigin(in ancestor: CoordinateSpaceNode?) -> CGPoint? {
    var result = CGPoint.zero
    var node: CoordinateSpaceNode? = self
    while let next = node, next !== ancestor {
      if let geometry = next.geometry {
        guard let origin = geometry.lastValue?.origin else { return nil }
        result.x += origin.x
        result.y += origin.y
      }
      node = next.parent
    }
    return result
  }
}

extension _ViewInputs {
  /// Makes what is inside move as one with this view: frames in it are animated within its space only.
  package mutating func groupMotion() {
    space = CoordinateSpaceNode(parent: space)
    motionOrigin = space
  }
}
