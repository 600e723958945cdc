import Foundation
import Sash
import SwiftUI
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor private func host(_ view: UIView) -> TestHost {
  let host = TestHost(size: CGSize(width: 200, height: 200)) { Stand(view: view) }
  host.advance(by: 0.1)
  return host
}
@MainActor private func stroke(
  _ host: TestHost, from a: CGPoint, to b: CGPoint, steps: Int = 8, lifts: Bool = true
) {
  host.press(at: a)
  host.advance(by: 1.0 / 60)
  for step in 1...steps {
    let part = CGFloat(step) / CGFloat(steps)
    host.drag(to: CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
    host.advance(by: 1.0 / 60)
  }
  if lifts { host.release(at: b) }
}

/// Recognises a check mark: down to the right, then up to the right, as Apple's guide has it.
private final class CheckMark: UIGestureRecognizer {
  var points: [CGPoint] = []
  var resets = 0
  private var isUp = false
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 { state = .failed }
    points = [touches.first!.location(in: view)]
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, let new = touches.first?.location(in: view), let old = points.last else { return }
    points.append(new)
    if new.x < old.x { return state = .failed }
    if new.y < old.y { isUp = true } else if isUp { state = .failed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = isUp ? .recognized : .failed }
  }
  override func reset() {
    super.reset()
    (points, isUp, resets) = ([], false, resets + 1)
  }
}

/// Begins as soon as a finger is down.
private final class AtOnce: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

/// A pan that gives up where it goes the wrong way.
private final class Sideways: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began, abs(velocity(in: view).y) > abs(velocity(in: view).x) { state = .cancelled }
  }
}

private final class Delegate: NSObject, UIGestureRecognizerDelegate {
  var together = false
  var waits: (UIGestureRecognizer, UIGestureRecognizer)?
  var takes: (UITouch) -> Bool = { _ in true }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits?.0 === gestureRecognizer && waits?.1 === otherGestureRecognizer }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    takes(touch)
  }
}

@MainActor @Suite("Recognizers: one's own, waiting for others, and together")
struct RecognizerTests {
  @Test("A recognizer of one's own sets its state by touches")
  func own() {
    let (view, mark) = (UIView(), CheckMark())
    var states: [UIGestureRecognizer.State] = []
    mark.handler = { states.append(mark.state) }
    view.addGestureRecognizer(mark)
    let host = host(view)
    host.press(at: CGPoint(x: 20, y: 50))
    for point in [CGPoint(x: 40, y: 80), CGPoint(x: 60, y: 100), CGPoint(x: 90, y: 60)] {
      host.drag(to: point)
      host.advance(by: 1.0 / 60)
    }
    #expect(mark.points.count == 4)
    host.release(at: CGPoint(x: 90, y: 60))
    #expect(states == [.ended])
    #expect(mark.state == .possible && mark.resets == 1)
    stroke(host, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 90))
    #expect(states == [.ended] && mark.resets == 2)
  }

  @Test("A pan that begins at once, and one that gives up")
  func subclasses() {
    let (view, pan, sideways) = (UIView(), AtOnce(), Sideways())
    var states: [UIGestureRecognizer.State] = []
    pan.handler = { states.append(pan.state) }
    view.addGestureRecognizer(pan)
    let host = host(view)
    host.press(at: CGPoint(x: 50, y: 50))
    #expect(states == [.began])
    host.drag(to: CGPoint(x: 53, y: 50))
    host.advance(by: 0.1)
    #expect(states == [.began, .changed] && pan.translation(in: view).x == 3)
    host.release(at: CGPoint(x: 53, y: 50))
    #expect(states.last == .ended)
    view.removeGestureRecognizer(pan)
    view.addGestureRecognizer(sideways)
    var told: [UIGestureRecognizer.State] = []
    sideways.handler = { told.append(sideways.state) }
    host.advance(by: 0.1)
    stroke(host, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 60, y: 150))
    #expect(told.isEmpty || told == [.cancelled])
    told = []
    stroke(host, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 55))
    #expect(told.first == .began && told.last == .ended)
  }

  @Test("A view that follows its own pan stays under the finger")
  func followsFinger() {
    let outer = UIView()
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    outer.addSubview(box)
    let pan = UIPanGestureRecognizer()
    pan.handler = {
      let way = pan.translation(in: outer)
      box.center = CGPoint(x: box.center.x + way.x, y: box.center.y + way.y)
      pan.setTranslation(.zero, in: outer)
    }
    box.addGestureRecognizer(pan)
    let host = host(outer)
    stroke(host, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 130, y: 110))
    #expect(box.center == CGPoint(x: 130, y: 110))
    #expect(pan.location(in: outer) == CGPoint(x: 130, y: 110))
  }

  @Test("A tap waits until a double tap has failed")
  func doubleTap() {
    let (view, one, two) = (UIView(), UITapGestureRecognizer(), UITapGestureRecognizer())
    var log: [String] = []
    two.numberOfTapsRequired = 2
    one.handler = { log.append("one") }
    two.handler = { log.append("two") }
    one.require(toFail: two)
    view.addGestureRecognizer(one)
    view.addGestureRecognizer(two)
    let host = host(view)
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.isEmpty)
    host.advance(by: 0.6)
    #expect(log == ["one"])
    log = []
    host.tap(at: CGPoint(x: 50, y: 50))
    host.advance(by: 0.1)
    host.tap(at: CGPoint(x: 50, y: 50))
    host.advance(by: 1)
    #expect(log == ["two"])
  }

  @Test("A delegate has a pan wait for a swipe")
  func delegateWaits() {
    let (view, pan, swipe, delegate) = (
      UIView(), UIPanGestureRecognizer(), UISwipeGestureRecognizer(), Delegate()
    )
    var log: [String] = []
    pan.handler = { if pan.state == .began { log.append("pan") } }
    swipe.handler = { log.append("swipe") }
    swipe.direction = .right
    pan.delegate = delegate
    delegate.waits = (pan, swipe)
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(swipe)
    let host = host(view)
    stroke(host, from: CGPoint(x: 30, y: 50), to: CGPoint(x: 150, y: 50))
    #expect(log == ["swipe"])
    log = []
    stroke(host, from: CGPoint(x: 150, y: 50), to: CGPoint(x: 30, y: 50))
    #expect(log == ["pan"])
  }

  @Test(
    "Of taps on a view and on the one around it the inner is recognised; a delegate allows both [uikit-U389]")
  func inner() {
    let (outer, view) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let (a, b, delegate) = (UITapGestureRecognizer(), UITapGestureRecognizer(), Delegate())
    var log: [String] = []
    a.handler = { log.append("outer") }
    b.handler = { log.append("inner") }
    outer.addSubview(view)
    outer.addGestureRecognizer(a)
    view.addGestureRecognizer(b)
    let host = host(outer)
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(log == ["inner"])
    host.tap(at: CGPoint(x: 150, y: 50))
    #expect(log == ["inner", "outer"])
    log = []
    a.delegate = delegate
    delegate.together = true
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(log == ["inner", "outer"])
    log = []
    delegate.takes = { $0.view === outer }
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(log == ["inner"])
  }

  @Test("A button's tap is not one of the view around it")
  func button() {
    let (outer, tap) = (UIView(), UITapGestureRecognizer())
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("button") }, for: .touchUpInside)
    tap.handler = { log.append("tap") }
    outer.addSubview(button)
    outer.addGestureRecognizer(tap)
    let host = host(outer)
    host.tap(at: CGPoint(x: 60, y: 40))
    host.advance(by: 0.5)
    #expect(log == ["button"])
    host.tap(at: CGPoint(x: 60, y: 150))
    #expect(log == ["button", "tap"])
  }

  @Test("A pan in a scroll view has the finger for itself, unless a delegate wants both")
  func inScroll() {
    let (scroll, view, pan, delegate) = (
      UIScrollView(), UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIPanGestureRecognizer(),
      Delegate()
    )
    scroll.contentSize = CGSize(width: 200, height: 800)
    scroll.addSubview(view)
    view.addGestureRecognizer(pan)
    var last = UIGestureRecognizer.State.possible
    pan.handler = { last = pan.state }
    let host = host(scroll)
    stroke(host, from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20))
    host.advance(by: 1)
    #expect(last == .ended && scroll.contentOffset.y == 0)
    // Beside the view it scrolls.
    stroke(host, from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 110))
    host.advance(by: 2)
    #expect(scroll.contentOffset.y > 40)
    scroll.contentOffset = .zero
    host.advance(by: 0.5)
    (pan.delegate, delegate.together, last) = (delegate, true, .possible)
    stroke(host, from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20))
    host.advance(by: 1)
    #expect(last == .ended && scroll.contentOffset.y > 40)
  }

  @Test("A pan of one's own pulls a sheet down, and the list in it scrolls where the pan refuses")
  func refusedInScroll() {
    final class Never: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let (scroll, view, pan, never) = (
      UIScrollView(), UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 800)), UIPanGestureRecognizer(),
      Never()
    )
    scroll.contentSize = CGSize(width: 200, height: 800)
    scroll.addSubview(view)
    view.addGestureRecognizer(pan)
    pan.delegate = never
    let host = host(scroll)
    stroke(host, from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50))
    host.advance(by: 1)
    #expect(scroll.contentOffset.y > 50)
  }

  @Test("A long press excludes a pan, and goes on with the finger")
  func longPress() {
    let (view, press, pan) = (UIView(), UILongPressGestureRecognizer(), UIPanGestureRecognizer())
    var (states, pans): ([UIGestureRecognizer.State], Int) = ([], 0)
    press.handler = { states.append(press.state) }
    pan.handler = { pans += 1 }
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(pan)
    let host = host(view)
    host.press(at: CGPoint(x: 50, y: 50))
    host.advance(by: 0.6)
    #expect(states == [.began])
    host.drag(to: CGPoint(x: 90, y: 50))
    host.advance(by: 0.1)
    host.release(at: CGPoint(x: 90, y: 50))
    #expect(states == [.began, .changed, .ended] && pans == 0)
  }

  private struct MarkedArea: UIGestureRecognizerRepresentable {
    let action: (CGPoint) -> Void
    func makeUIGestureRecognizer(context: Context) -> CheckMark { CheckMark() }
    func handleUIGestureRecognizerAction(_ recognizer: CheckMark, context: Context) {
      if recognizer.state == .ended { action(context.converter.localLocation) }
    }
  }
  @Test("SwiftUI has a recognizer of one's own as a gesture")
  func bridged() {
    var places: [CGPoint] = []
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Color.red.gesture(MarkedArea { places.append($0) }).padding(20)
    }
    host.press(at: CGPoint(x: 40, y: 50))
    for point in [CGPoint(x: 60, y: 90), CGPoint(x: 90, y: 60)] {
      host.drag(to: point)
      host.advance(by: 1.0 / 60)
    }
    host.release(at: CGPoint(x: 90, y: 60))
    #expect(places == [CGPoint(x: 70, y: 40)])
  }
}
