import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Gestures of two fingers")
struct PinchTests {
  private let log = GestureLog()
  private func text(_ value: CGFloat) -> String { String(format: "%.2f", value) }

  @Test("A magnification tells how much farther apart the fingers are, 1 at the start [S0-081]")
  func magnification() {
    let app = TestHost(size: gestureWindow) {
      Color.red.gesture(
        MagnificationGesture().onChanged { log(text($0)) }.onEnded { log("ended \(text($0))") })
    }
    app.pressTwo(at: gestureMiddle, distance: 100)
    app.pinch(at: gestureMiddle, distance: 100.5)
    #expect(log.take() == [])
    app.pinch(at: gestureMiddle, distance: 150)
    #expect(log.take().last == "1.50")
    app.pinch(at: gestureMiddle, distance: 50, angle: .degrees(90))
    #expect(log.take().last == "0.50")
    app.releaseTwo(at: gestureMiddle, distance: 50, angle: .degrees(90))
    #expect(log.take() == ["ended 0.50"])
    // One finger magnifies nothing.
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(50))
    #expect(log.take() == [])
    #expect(app.isIdle)
  }

  @Test("A rotation tells by which angle the fingers have turned, beyond a full turn [S0-082]")
  func rotation() {
    let app = TestHost(size: gestureWindow) {
      Color.red.gesture(
        RotationGesture().onChanged { log(text($0.degrees)) }.onEnded { log("ended \(text($0.degrees))") })
    }
    app.pressTwo(at: gestureMiddle, distance: 100)
    app.pinch(at: gestureMiddle, distance: 100, angle: .degrees(0.9))
    #expect(log.take() == [])
    app.pinch(at: gestureMiddle, distance: 100, angle: .degrees(30))
    #expect(log.take().last == "30.00")
    for angle in stride(from: 90, through: 390, by: 60) {
      app.pinch(at: gestureMiddle, distance: 100, angle: .degrees(Double(angle)))
    }
    #expect(log.take().last == "390.00")
    app.releaseTwo(at: gestureMiddle, distance: 100, angle: .degrees(30))
    #expect(log.take() == ["ended 390.00"])
  }

  @Test("The newer gestures tell place, anchor and velocity as well")
  func values() throws {
    var magnify: MagnifyGesture.Value?
    var rotate: RotateGesture.Value?
    let app = TestHost(size: gestureWindow) {
      Color.red.frame(width: 200, height: 100).gesture(
        MagnifyGesture().onChanged { magnify = $0 }
          .simultaneously(with: RotateGesture().onChanged { rotate = $0 }))
    }
    // The view begins at (50, 50).
    let place = CGPoint(x: 100, y: 75)
    app.pressTwo(at: place, distance: 40)
    app.advance(by: 0.05)
    app.pinch(at: place, distance: 60, angle: .degrees(10))
    let (m, r) = (try #require(magnify), try #require(rotate))
    #expect(abs(m.magnification - 1.5) < 0.001)
    #expect(m.startLocation == CGPoint(x: 50, y: 25))
    #expect(m.startAnchor == UnitPoint(x: 0.25, y: 0.25))
    #expect(abs(m.velocity - 10) < 0.1)
    #expect(abs(r.rotation.degrees - 10) < 0.001)
    #expect(r.startAnchor == UnitPoint(x: 0.25, y: 0.25) && r.startLocation == CGPoint(x: 50, y: 25))
    #expect(abs(r.velocity.degrees - 200) < 2)
  }

  @Test("Several gestures on one view: each recognises what is meant for it [S0-079 S4-101]")
  func together() {
    let app = TestHost(size: gestureWindow) {
      Color.red
        .gesture(
          DragGesture().onChanged { log("drag \($0.translation.width)") }.onEnded { _ in log("drag ended") }
        )
        .gesture(
          MagnificationGesture().onChanged { log("scale \(text($0))") }.onEnded { _ in log("scale ended") }
        )
        .gesture(
          RotationGesture().onChanged { log("turn \(text($0.degrees))") }.onEnded { _ in log("turn ended") }
        )
        .gesture(LongPressGesture().onEnded { _ in log("long") })
        .gesture(TapGesture().onEnded { log("tap") })
    }
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(20))
    #expect(log.take() == ["drag 20.0", "drag ended"])
    app.pressTwo(at: gestureMiddle, distance: 60)
    app.pinch(at: gestureMiddle, distance: 72)
    app.releaseTwo(at: gestureMiddle, distance: 72)
    #expect(log.take() == ["scale 1.10", "scale 1.20", "scale ended"])
    app.pressTwo(at: gestureMiddle, distance: 60)
    app.pinch(at: gestureMiddle, distance: 60, angle: .degrees(4))
    app.releaseTwo(at: gestureMiddle, distance: 60, angle: .degrees(4))
    #expect(log.take().last == "turn ended")
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["tap"])
    app.press(at: gestureMiddle)
    app.advance(by: 1)
    app.release(at: gestureMiddle)
    #expect(log.take() == ["long"])
    #expect(app.isIdle)
  }

  @Test("Two fingers on two views are two drags")
  func twoDrags() {
    let app = TestHost(size: gestureWindow) {
      HStack(spacing: 0) {
        ForEach(0..<2) { index in
          Color.red.gesture(DragGesture().onChanged { log("\(index): \($0.translation.height)") })
        }
      }
    }
    app.press(at: CGPoint(x: 50, y: 50), finger: 1)
    app.press(at: CGPoint(x: 250, y: 50), finger: 2)
    app.drag(to: CGPoint(x: 50, y: 70), finger: 1)
    app.drag(to: CGPoint(x: 250, y: 90), finger: 2)
    app.release(at: CGPoint(x: 50, y: 70), finger: 1)
    app.drag(to: CGPoint(x: 250, y: 100), finger: 2)
    app.release(at: CGPoint(x: 250, y: 100), finger: 2)
    #expect(log.take() == ["0: 20.0", "1: 40.0", "1: 50.0"])
  }
}
