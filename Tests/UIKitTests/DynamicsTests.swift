import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Items that fall, snap and collide")
struct DynamicsTests {
  private let ground = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private func box(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size))
    ground.addSubview(view)
    return view
  }
  private func run(_ animator: UIDynamicAnimator, _ seconds: Double) {
    for _ in 0..<Int(seconds * 60) { animator.frame(1.0 / 60) }
  }

  @Test("Gravity of 1 is 1,000 points per second squared")
  func falls() {
    let (view, animator) = (box(0, 0), UIDynamicAnimator(referenceView: ground))
    animator.addBehavior(UIGravityBehavior(items: [view]))
    run(animator, 0.5)
    #expect(abs(view.center.y - (50 + 125)) < 3 && view.center.x == 50)
    #expect(abs(animator.elapsedTime - 0.5) < 0.001)
  }

  @Test("What falls comes to rest on the sides of the reference view, and the animator rests then")
  func rests() {
    final class Heard: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
      var (began, paused) = (0, 0)
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) { if identifier == nil { began += 1 } }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { paused += 1 }
    }
    let (view, animator, heard) = (box(20, 100), UIDynamicAnimator(referenceView: ground), Heard())
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = heard
    animator.delegate = heard
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    #expect(animator.isRunning)
    run(animator, 3)
    #expect(abs(view.center.y - 550) < 1 && abs(view.center.x - 70) < 1)
    #expect(heard.began > 0 && heard.paused == 1 && !animator.isRunning)
    view.center = CGPoint(x: 70, y: 200)
    animator.updateItem(usingCurrentState: view)
    #expect(animator.isRunning)
    run(animator, 0.2)
    #expect(view.center.y > 210 && view.center.y < 260)
  }

  @Test("What is elastic bounces as high as it fell, nearly; a line stops what falls")
  func bounces() {
    let (view, animator) = (box(0, 0), UIDynamicAnimator(referenceView: ground))
    let collision = UICollisionBehavior(items: [view])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -100, y: 300), to: CGPoint(x: 500, y: 300))
    let matter = UIDynamicItemBehavior(items: [view])
    matter.elasticity = 1
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    animator.addBehavior(matter)
    var (lowest, back) = (CGFloat(0), CGFloat.infinity)
    for _ in 0..<80 {
      animator.frame(1.0 / 60)
      lowest = max(lowest, view.center.y)
      if lowest > 240 { back = min(back, view.center.y) }
    }
    #expect(abs(lowest - 250) < 12 && back < 110)
    #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
    #expect(collision.boundaryIdentifiers?.count == 1)
  }

  @Test("An item snaps to a point and stands upright there")
  func snaps() {
    let (view, animator) = (box(0, 0), UIDynamicAnimator(referenceView: ground))
    view.transform = CGAffineTransform(rotationAngle: 0.6)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))
    animator.addBehavior(snap)
    run(animator, 2)
    #expect(abs(view.center.x - 200) < 0.5 && abs(view.center.y - 300) < 0.5)
    #expect(abs(atan2(view.transform.b, view.transform.a)) < 0.01)
  }

  @Test("A push of 1 makes an item of 100 by 100 points faster by 100 points a second")
  func pushes() {
    let (view, animator) = (box(0, 0), UIDynamicAnimator(referenceView: ground))
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    animator.addBehavior(push)
    let matter = UIDynamicItemBehavior(items: [view])
    animator.addBehavior(matter)
    run(animator, 0.1)
    #expect(abs(matter.linearVelocity(for: view).x - 100) < 0.1 && !push.active)
    #expect(abs(view.center.x - 60) < 1)
  }

  @Test("An attachment holds its length, and items do not pass through each other")
  func holds() {
    let (view, animator) = (box(150, 150, 40), UIDynamicAnimator(referenceView: ground))
    let rope = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 250, y: 100))
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(rope)
    for _ in 0..<120 {
      animator.frame(1.0 / 60)
      let apart = hypot(view.center.x - 250, view.center.y - 100)
      #expect(abs(apart - rope.length) < 6)
    }

    let (left, right) = (box(0, 0, 40), box(200, 0, 40))
    let other = UIDynamicAnimator(referenceView: ground)
    let matter = UIDynamicItemBehavior(items: [left, right])
    matter.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    other.addBehavior(matter)
    other.addBehavior(UICollisionBehavior(items: [left, right]))
    run(other, 1)
    #expect(right.center.x > 230 && left.center.x < right.center.x - 39)
  }

  @Test("A delegate may take away what has collided, and a behaviour in another one goes with its items")
  func removal() {
    final class Hit: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
      var points: [CGPoint] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) {
        points.append(p)
        behavior.removeItem(item)
        (item as? UIView)?.removeFromSuperview()
        if let animator = behavior.dynamicAnimator { animator.removeBehavior(behavior) }
      }
      // A delegate that changes a behaviour when it hears that the animator begins.
      let gravity = UIGravityBehavior(items: [])
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { gravity.magnitude = 1 }
    }
    let (animator, hit) = (UIDynamicAnimator(referenceView: ground), Hit())
    animator.delegate = hit
    var view: UIView? = box(20, 400)
    let collision = UICollisionBehavior(items: [view!])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = hit
    hit.gravity.addItem(view!)
    animator.addBehavior(hit.gravity)
    animator.addBehavior(collision)
    run(animator, 1)
    #expect(hit.points.count == 1 && abs(hit.points[0].y - 600) < 5, "where they met")
    #expect(animator.behaviors.count == 1)
    hit.gravity.removeItem(view!)
    view = nil
    run(animator, 0.1)

    let group = UIDynamicBehavior()
    var other: UIView? = box(200, 0)
    let fall = UIGravityBehavior(items: [other!])
    group.addChildBehavior(fall)
    animator.addBehavior(group)
    run(animator, 0.1)
    group.removeChildBehavior(fall)
    fall.removeItem(other!)
    weak let gone = other
    other?.removeFromSuperview()
    other = nil
    run(animator, 0.1)
    #expect(gone == nil && fall.dynamicAnimator == nil)
  }

  @Test("What an item is made of ends with the behaviour that says it")
  func plain() {
    let (view, animator) = (box(0, 0), UIDynamicAnimator(referenceView: ground))
    let matter = UIDynamicItemBehavior(items: [view])
    matter.isAnchored = true
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(matter)
    run(animator, 0.2)
    #expect(view.center.y == 50)
    animator.removeBehavior(matter)
    run(animator, 0.2)
    #expect(view.center.y > 55)
  }
}
