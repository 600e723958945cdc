import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Gestures in scroll views")
struct ScrollDragTests {
  private let log = GestureLog()

  private func list<G: Gesture>(_ gesture: G, _ priority: Int) -> TestHost {
    TestHost(size: gestureWindow) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            let row = Text("Row \(index)").frame(width: 300, height: 40).background(Color.yellow)
            switch priority {
            case 0: row.gesture(gesture)
            case 1: row.highPriorityGesture(gesture)
            default: row.simultaneousGesture(gesture)
            }
          }
        }
      }
    }
  }
  private func drag() -> some Gesture {
    DragGesture().onChanged { log("drag \(Int($0.translation.width)) \(Int($0.translation.height))") }
      .onEnded { _ in log("ended") }
  }

  @Test("Along its axis a scroll view has the finger, across it the drag [fact-244]")
  func axes() {
    let app = list(drag(), 0)
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(0, -15), gestureMiddle.moved(0, -40))
    #expect(log.take() == [])
    #expect(app.frame(of: "Row 3")!.midY < 140)
    app.advance(by: 3)
    let before = app.frame(of: "Row 5")
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(15), gestureMiddle.moved(15, 40))
    #expect(log.take() == ["drag 15 0", "drag 15 40", "ended"])
    app.advance(by: 1)
    #expect(app.frame(of: "Row 5") == before)
    #expect(app.isIdle)
  }

  @Test("A drag of high priority keeps the view from scrolling; a simultaneous one goes along [fact-244]")
  func priorities() {
    let high = list(drag(), 1)
    let start = high.frame(of: "Row 3")
    high.swipe(from: gestureMiddle, through: gestureMiddle.moved(0, -15), gestureMiddle.moved(0, -40))
    #expect(log.take() == ["drag 0 -15", "drag 0 -40", "ended"])
    #expect(high.frame(of: "Row 3") == start)
    let beside = list(drag(), 2)
    beside.swipe(from: gestureMiddle, through: gestureMiddle.moved(0, -15), gestureMiddle.moved(0, -40))
    #expect(log.take().last == "ended")
    #expect(beside.frame(of: "Row 3") != start)
  }

  @Test("A tap in a scroll view counts unless the finger scrolls; a long press is called off by scrolling")
  func taps() {
    let app = TestHost(size: gestureWindow) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Text("Row \(index)").frame(width: 300, height: 40).background(Color.yellow)
              .onTapGesture { log("tap \(index)") }
              .onLongPressGesture(maximumDistance: 100) {
                log("long \(index)")
              } onPressingChanged: {
                log("\($0)")
              }
          }
        }
      }
    }
    app.tap("Row 2")
    #expect(Set(log.take()) == ["true", "tap 2", "false"])
    app.press(at: gestureMiddle)
    app.drag(to: gestureMiddle.moved(0, -15))
    app.advance(by: 1)
    app.release(at: gestureMiddle.moved(0, -15))
    #expect(log.take() == ["true", "false"])
  }

  @Test("A gesture that is recognised keeps the view from scrolling")
  func recognised() {
    let app = list(
      LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in log("moved") }, 0)
    let start = app.frame(of: "Row 3")
    app.press(at: gestureMiddle)
    app.advance(by: 0.6)
    app.drag(to: gestureMiddle.moved(0, -15))
    app.drag(to: gestureMiddle.moved(0, -40))
    app.release(at: gestureMiddle.moved(0, -40))
    #expect(log.take() == ["moved"])
    #expect(app.frame(of: "Row 3") == start)
  }

  @Test("Drags and taps on a scroll view itself give way to it")
  func around() {
    let app = TestHost(size: gestureWindow) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { Text("Row \($0)").frame(width: 300, height: 40).background(Color.yellow) }
        }
      }
      .gesture(drag())
      .onTapGesture { log("tap") }
    }
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(0, -15), gestureMiddle.moved(0, -40))
    #expect(log.take() == [])
    app.advance(by: 3)
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["tap"])
  }
}
