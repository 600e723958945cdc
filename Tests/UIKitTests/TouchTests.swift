import Foundation
import Sash
import Testing

@testable import UIKit

private final class Touched: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Touches and gestures that are called off")
struct CalledOffTests {
  private func host(_ view: UIView) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200)) { Stand(view: view) }
  }
  private func stroke(_ host: TestHost, from a: CGPoint, to b: CGPoint, steps: Int = 8) {
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      host.drag(to: CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
      host.advance(by: 1.0 / 60)
    }
  }

  @Test("A touch is cancelled when its view leaves the window, and nobody keeps the view")
  func removed() {
    let outer = UIView()
    weak var gone: Touched?
    var log: [String] = []
    let host = host(outer)
    do {
      let view = Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      gone = view
      outer.addSubview(view)
      host.advance(by: 0)
      host.press(at: CGPoint(x: 20, y: 20))
      view.removeFromSuperview()
      host.advance(by: 0.1)
      host.release(at: CGPoint(x: 20, y: 20))
      log = view.log
    }
    host.advance(by: 0.1)
    #expect(log == ["began", "cancelled"])
    #expect(gone == nil)
  }

  @Test("A touch and a pan are cancelled when the window goes to the back")
  func background() {
    let (view, pan) = (Touched(), UIPanGestureRecognizer())
    var states: [UIGestureRecognizer.State] = []
    pan.cancelsTouchesInView = false
    pan.handler = { states.append(pan.state) }
    view.addGestureRecognizer(pan)
    let host = host(view)
    host.press(at: CGPoint(x: 20, y: 20))
    stroke(host, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 20))
    host.setFocused(false)
    host.advance(by: 0.1)
    #expect(view.log.first == "began" && view.log.last == "cancelled")
    #expect(states.first == .began && states.last == .cancelled)
    #expect(states.filter { $0 == .cancelled }.count == 1)
  }

  @Test("A recognizer that has recognised its gesture cancels the touches in its view")
  func recognised() {
    let (outer, view, tap) = (
      UIView(), Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UITapGestureRecognizer()
    )
    outer.addSubview(view)
    outer.addGestureRecognizer(tap)
    let host = host(outer)
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(view.log == ["began", "cancelled"])
    view.log = []
    tap.cancelsTouchesInView = false
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(view.log == ["began", "ended"])
  }

  @Test("A scroll view that takes the finger over cancels the touch; one that may not leaves it")
  func scrolling() {
    let (scroll, view) = (UIScrollView(), Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 800)))
    scroll.contentSize = CGSize(width: 200, height: 800)
    scroll.addSubview(view)
    let host = host(scroll)
    let (start, end) = (CGPoint(x: 50, y: 150), CGPoint(x: 50, y: 30))
    host.press(at: start)
    host.advance(by: 0.3)
    #expect(view.log == ["began"])
    stroke(host, from: start, to: end)
    host.release(at: end)
    host.advance(by: 1)
    #expect(scroll.contentOffset.y > 50 && view.log.last == "cancelled" && !view.log.contains("ended"))
    // Before 0.15 s have passed it has not heard of the touch.
    view.log = []
    scroll.contentOffset = .zero
    host.advance(by: 0.5)
    host.press(at: start)
    stroke(host, from: start, to: end)
    host.release(at: end)
    host.advance(by: 1)
    #expect(view.log.isEmpty)
    view.log = []
    scroll.contentOffset = .zero
    scroll.canCancelContentTouches = false
    host.advance(by: 0.5)
    host.press(at: start)
    host.advance(by: 0.3)
    stroke(host, from: start, to: end)
    host.release(at: end)
    host.advance(by: 1)
    #expect(scroll.contentOffset.y == 0 && view.log.first == "began" && view.log.last == "ended")
  }

  @Test("A recognizer that is disabled in the middle of its gesture is cancelled, and hears no more of it")
  func disabled() {
    let (view, pan) = (UIView(), UIPanGestureRecognizer())
    var states: [UIGestureRecognizer.State] = []
    pan.handler = { states.append(pan.state) }
    view.addGestureRecognizer(pan)
    let host = host(view)
    host.press(at: CGPoint(x: 20, y: 20))
    stroke(host, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 20))
    #expect(states.first == .began && states.last == .changed)
    pan.isEnabled = false
    #expect(states.last == .cancelled)
    let count = states.count
    pan.isEnabled = true
    stroke(host, from: CGPoint(x: 90, y: 20), to: CGPoint(x: 150, y: 20))
    host.release(at: CGPoint(x: 150, y: 20))
    #expect(states.count == count && pan.state == .possible)
    host.press(at: CGPoint(x: 20, y: 20))
    stroke(host, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 20))
    host.release(at: CGPoint(x: 90, y: 20))
    #expect(states[count] == .began && states.last == .ended)
  }

  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    var isOpen = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
  }
  @Test("A gesture that was refused does not begin before the next touch")
  func refused() {
    let (view, pan, gate) = (UIView(), UIPanGestureRecognizer(), Gate())
    var states: [UIGestureRecognizer.State] = []
    pan.handler = { states.append(pan.state) }
    pan.delegate = gate
    view.addGestureRecognizer(pan)
    let host = host(view)
    host.press(at: CGPoint(x: 20, y: 20))
    stroke(host, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20))
    gate.isOpen = true
    stroke(host, from: CGPoint(x: 60, y: 20), to: CGPoint(x: 120, y: 20))
    #expect(states.isEmpty && pan.state == .failed)
    host.release(at: CGPoint(x: 120, y: 20))
    #expect(states.isEmpty && pan.state == .possible)
    host.press(at: CGPoint(x: 20, y: 20))
    stroke(host, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 20))
    host.release(at: CGPoint(x: 90, y: 20))
    #expect(states.first == .began && states.last == .ended)
  }

  @Test("Animations of a layer end with its window")
  func animations() {
    final class Told: NSObject, CAAnimationDelegate {
      var log: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag) }
    }
    let (outer, view, told) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Told())
    outer.addSubview(view)
    let host = host(outer)
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    (turn.toValue, turn.duration, turn.delegate) = (CGFloat.pi, 1, told)
    turn.repeatCount = .infinity
    view.layer.add(turn, forKey: "turn")
    host.advance(by: 0.5)
    view.removeFromSuperview()
    host.advance(by: 0.1)
    #expect(told.log == [false] && view.layer.animationKeys() == nil)
    #expect(host.isIdle)
  }
}
