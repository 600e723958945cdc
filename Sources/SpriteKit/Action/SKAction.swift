import Foundation
import UIKit

public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
public typealias SKActionTimingFunction = (Float) -> Float

/// Something that a node does over time. One action can be run by many nodes.
open class SKAction: NSObject, @unchecked Sendable {
  /// What it does.
  enum Kind {
    /// Something that is done at once.
    case now(@MainActor (SKNode) -> Void)
    /// Something that begins with a node and then is told how far it is, from 0 to 1.
    case over(@MainActor (SKNode) -> @MainActor (SKNode, CGFloat) -> Void)
    case sequence([SKAction]), group([SKAction])
    case times(SKAction, Int)
    case forever(SKAction)
    case child(SKAction, String)
    case timed(@MainActor (SKNode, CGFloat) -> Void)
  }
  let kind: Kind
  /// Seconds.
  open var duration: TimeInterval
  open var timingMode: SKActionTimingMode = .linear
  open var timingFunction: SKActionTimingFunction?
  /// How fast it runs; 1 is as it says.
  open var speed: CGFloat = 1
  /// The action that undoes this one.
  private let back: (() -> SKAction)?

  init(_ kind: Kind, _ duration: TimeInterval = 0, back: (() -> SKAction)? = nil) {
    (self.kind, self.duration, self.back) = (kind, duration, back)
  }
  /// The action that undoes this one; itself where there is none.
  open func reversed() -> SKAction { back?() ?? self }

  func eased(_ part: CGFloat) -> CGFloat {
    if let timingFunction { return CGFloat(timingFunction(Float(part))) }
    switch timingMode {
    case .linear: return part
    case .easeIn: return part * part
    case .easeOut: return part * (2 - part)
    case .easeInEaseOut: return part * part * (3 - 2 * part)
    }
  }
}

/// An action that a node is at.
@MainActor final class RunningAction {
  let action: SKAction
  let key: String?
  let then: (() -> Void)?
  private var run: ActionRun

  init(_ action: SKAction, key: String? = nil, then: (() -> Void)? = nil) {
    (self.action, self.key, self.then) = (action, key, then)
    run = ActionRun(action)
  }
  /// Lets time pass; true once it has ended.
  func step(_ node: SKNode, _ seconds: TimeInterval) -> Bool { run.step(node, seconds) != nil }
}

/// How far an action is.
@MainActor private final class ActionRun {
  let action: SKAction
  private var passed: TimeInterval = 0
  private var change: (@MainActor (SKNode, CGFloat) -> Void)?
  private var inner: [ActionRun] = []
  private var index = 0

  init(_ action: SKAction) { self.action = action }

  /// Lets time pass.
  ///
  /// - Returns: The seconds that are left once it has ended; nil while it has not.
  func step(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
    let speed = TimeInterval(action.speed)
    guard let left = advance(node, seconds * speed) else { return nil }
    return speed > 0 ? left / speed : 0
  }
  private func advance(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
    switch action.kind {
    case .now(let act):
      act(node)
      return seconds
    case .over(let begin):
      if change == nil { change = begin(node) }
      return go(seconds) { change?(node, action.eased($0)) }
    case .timed(let act):
      return go(seconds) {
        act(node, CGFloat(min(passed, action.duration)))
        _ = $0
      }
    case .sequence(let actions):
      var left = seconds
      while index < actions.count {
        if inner.isEmpty { inner = [ActionRun(actions[index])] }
        guard let more = inner[0].step(node, left) else { return nil }
        left = more
        inner = []
        index += 1
      }
      return left
    case .group(let actions):
      if index == 0 {
        inner = actions.map(ActionRun.init)
        passed = .infinity
        index = 1
      }
      var least = passed
      inner.removeAll {
        guard let left = $0.step(node, seconds) else { return false }
        least = min(least, left)
        return true
      }
      passed = inner.isEmpty ? .infinity : .infinity
      return inner.isEmpty ? min(least, seconds) : nil
    case .times(let one, let count):
      var left = seconds
      while index < count {
        if inner.isEmpty { inner = [ActionRun(one)] }
        guard let more = inner[0].step(node, left) else { return nil }
        left = more
        inner = []
        index += 1
      }
      return left
    case .forever(let one):
      var left = seconds
      while true {
        if inner.isEmpty { inner = [ActionRun(one)] }
        guard let more = inner[0].step(node, left) else { return nil }
        inner = []
        // What takes no time is done once a frame.
        guard more < left else { return nil }
        left = more
      }
    case .child(let one, let name):
      node.childNode(withName: name)?.run(one)
      return seconds
    }
  }
  private func go(_ seconds: TimeInterval, _ act: (CGFloat) -> Void) -> TimeInterval? {
    passed += seconds
    guard action.duration > 0, passed < action.duration else {
      let left = passed - max(action.duration, 0)
      act(1)
      return max(left, 0)
    }
    act(CGFloat(passed / action.duration))
    return nil
  }
}
