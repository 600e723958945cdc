import Foundation
import UIKit
import simd

public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// Something that a node does over time.
open class SCNAction: NSObject, @unchecked Sendable {
  enum Kind {
    case over(@Sendable (SCNNode) -> (SCNNode, Float) -> Void)
    case sequence([SCNAction]), group([SCNAction])
    case times(SCNAction, Int)
  }
  let kind: Kind
  open var duration: TimeInterval
  open var timingMode: SCNActionTimingMode = .linear
  open var timingFunction: ((Float) -> Float)?
  open var speed: CGFloat = 1
  private let back: (() -> SCNAction)?
  var ended: (() -> Void)?
  private var passed: TimeInterval = 0
  private var change: ((SCNNode, Float) -> Void)?
  private var inner: [SCNAction] = []
  private var done = 0

  init(_ kind: Kind, _ duration: TimeInterval, back: (() -> SCNAction)? = nil) {
    (self.kind, self.duration, self.back) = (kind, duration, back)
  }
  /// A copy that is at its start, for one node.
  func started() -> SCNAction {
    let copy = SCNAction(kind, duration, back: back)
    (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
    return copy
  }
  open func reversed() -> SCNAction { back?() ?? started() }

  private func eased(_ part: Float) -> Float {
    if let timingFunction { return timingFunction(part) }
    switch timingMode {
    case .linear: return part
    case .easeIn: return part * part
    case .easeOut: return part * (2 - part)
    case .easeInEaseOut: return part * part * (3 - 2 * part)
    }
  }
  /// Lets time pass.
  ///
  /// - Returns: The seconds that are left once it has ended; nil while it has not.
  func step(_ node: SCNNode, _ seconds: TimeInterval) -> TimeInterval? {
    let seconds = seconds * Double(speed)
    switch kind {
    case .over(let begin):
      if change == nil { change = begin(node) }
      passed += seconds
      let part = duration > 0 ? min(passed / duration, 1) : 1
      change?(node, eased(Float(part)))
      return part < 1 ? nil : max(passed - duration, 0)
    case .group(let all):
      if done == 0 { (inner, done) = (all.map { $0.started() }, 1) }
      inner.removeAll { $0.step(node, seconds) != nil }
      return inner.isEmpty ? 0 : nil
    case .sequence(let all):
      return row(node, seconds, all.count) { all[$0] }
    case .times(let one, let count):
      return row(node, seconds, count) { _ in one }
    }
  }
  private func row(
    _ node: SCNNode, _ seconds: TimeInterval, _ count: Int, _ at: (Int) -> SCNAction
  ) -> TimeInterval? {
    var left = seconds
    while done < count {
      if inner.isEmpty { inner = [at(done).started()] }
      guard let more = inner[0].step(node, left) else { return nil }
      inner = []
      // What has no end and takes no time is done once a frame.
      if count == .max { if more >= left { return nil } } else { done += 1 }
      left = more
    }
    return left
  }

  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration }) {
      sequence(actions.reversed().map { $0.reversed() })
    }
  }
  open class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(.group(actions), actions.map(\.duration).max() ?? 0) { group(actions.map { $0.reversed() }) }
  }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(.times(action, count), action.duration * Double(count))
  }
  open class func repeatForever(_ action: SCNAction) -> SCNAction {
    SCNAction(.times(action, .max), .infinity)
  }
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(.over { _ in { _, _ in } }, sec) }
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction {
    nonisolated(unsafe) let block = block
    return SCNAction(.over { _ in { node, _ in block(node) } }, 0)
  }
  open class func customAction(
    duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction {
    nonisolated(unsafe) let block = block
    return SCNAction(.over { _ in { node, part in block(node, CGFloat(part) * CGFloat(seconds)) } }, seconds)
  }
  open class func removeFromParentNode() -> SCNAction { run { $0.removeFromParentNode() } }
  open class func hide() -> SCNAction { run { $0.isHidden = true } }
  open class func unhide() -> SCNAction { run { $0.isHidden = false } }

  private class func by(
    _ duration: TimeInterval, _ add: @escaping @Sendable (SCNNode, Float) -> Void,
    back: (() -> SCNAction)? = nil
  ) -> SCNAction {
    SCNAction(
      .over { _ in
        var last: Float = 0
        return { node, part in
          add(node, part - last)
          last = part
        }
      }, duration, back: back)
  }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval)
    -> SCNAction
  {
    move(by: SCNVector3(deltaX, deltaY, deltaZ), duration: duration)
  }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    by(duration, { $0.simdPosition += SIMD3(delta) * $1 }) {
      move(by: SCNVector3(-delta.x, -delta.y, -delta.z), duration: duration)
    }
  }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(
      .over { node in
        let start = node.simdPosition
        return { $0.simdPosition = start + (SIMD3(location) - start) * $1 }
      }, duration)
  }
  open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
    -> SCNAction
  {
    by(
      duration,
      { node, part in
        node.simdEulerAngles += SIMD3(Float(xAngle), Float(yAngle), Float(zAngle)) * part
      }
    ) { rotateBy(x: -xAngle, y: -yAngle, z: -zAngle, duration: duration) }
  }
  open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
    -> SCNAction
  {
    SCNAction(
      .over { node in
        let start = node.simdEulerAngles
        let end = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
        return { $0.simdEulerAngles = start + (end - start) * $1 }
      }, duration)
  }
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
    by(
      duration,
      { node, part in
        node.turn = simd_quatf(angle: Float(angle) * part, axis: normalize(SIMD3(axis))) * node.turn
      }
    ) { rotate(by: -angle, around: axis, duration: duration) }
  }
  open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(
      .over { node in
        let start = node.simdScale
        return { $0.simdScale = start + (SIMD3(repeating: Float(scale)) - start) * $1 }
      }, sec)
  }
  open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(
      .over { node in
        let start = node.simdScale
        return { $0.simdScale = start * (1 + (Float(scale) - 1) * $1) }
      }, sec)
  }
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { fadeOpacity(to: 1, duration: sec) }
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { fadeOpacity(to: 0, duration: sec) }
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(
      .over { node in
        let start = node.opacity
        return { $0.opacity = start + (opacity - start) * CGFloat($1) }
      }, sec)
  }
}

/// Changes that are made together. They are not animated.
open class SCNTransaction: NSObject {
  nonisolated(unsafe) private static var blocks: [(() -> Void)?] = []
  nonisolated(unsafe) public static var animationDuration: TimeInterval = 0
  nonisolated(unsafe) public static var disableActions = false
  public static var completionBlock: (() -> Void)? {
    get { blocks.last ?? nil }
    set { if !blocks.isEmpty { blocks[blocks.count - 1] = newValue } }
  }
  open class func begin() { blocks.append(nil) }
  open class func commit() { if let block = blocks.popLast() { block?() } }
  open class func flush() {}
}
