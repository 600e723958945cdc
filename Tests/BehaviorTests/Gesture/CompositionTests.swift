import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Gestures made of gestures")
struct CompositionTests {
  private let log = GestureLog()
  private func host<G: Gesture>(_ gesture: G) -> TestHost {
    TestHost(size: gestureWindow) { Color.red.gesture(gesture) }
  }

  @Test("The second of a sequence begins when the first has succeeded [fact-240]")
  func sequence() {
    let app = host(
      LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
        .onChanged { value in
          switch value {
          case .first(let isDown): log("first \(isDown)")
          case .second(let isDown, let drag):
            log("second \(isDown) \(drag.map { "\($0.translation.width)" } ?? "-")")
          }
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return log("?") }
          log("ended \(drag.translation.width)")
        })
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(40))
    #expect(log.take() == ["first true"])
    app.press(at: gestureMiddle)
    app.advance(by: 0.6)
    #expect(log.take() == ["first true", "second true -"])
    app.drag(to: gestureMiddle.moved(30))
    app.release(at: gestureMiddle.moved(30))
    #expect(log.take() == ["second true 30.0", "ended 30.0"])
    app.press(at: gestureMiddle)
    app.advance(by: 0.6)
    app.release(at: gestureMiddle)
    #expect(log.take() == ["first true", "second true -"])
    #expect(app.isIdle)
  }

  @Test("A sequence may go on with another touch")
  func tapThenDrag() {
    let app = host(
      TapGesture().onEnded { log("tap") }.sequenced(
        before: DragGesture().onEnded { log("drag \($0.translation.width)") }
      )
      .onEnded { _ in log("both") })
    app.tap(at: gestureMiddle)
    app.advance(by: 0.2)
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(20))
    #expect(log.take() == ["tap", "drag 20.0", "both"])
  }

  @Test("Of two exclusive gestures the first is preferred, and the second waits for it [fact-240]")
  func exclusive() {
    let app = host(
      TapGesture(count: 2).onEnded { log("two") }.exclusively(before: TapGesture().onEnded { log("one") })
        .onEnded { value in
          switch value {
          case .first: log("first")
          case .second: log("second")
          }
        })
    app.tap(at: gestureMiddle)
    #expect(log.take() == [])
    app.advance(by: 0.5)
    #expect(log.take() == ["one", "second"])
    app.tap(at: gestureMiddle)
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["two", "first"])
    app.advance(by: 1)
    #expect(log.take() == [])
  }

  @Test("Of a drag and a long press that exclude each other one is recognised")
  func exclusiveDrag() {
    let app = host(
      DragGesture().onChanged { log("drag \($0.translation.width)") }.onEnded { _ in log("drag ended") }
        .exclusively(before: LongPressGesture().onEnded { _ in log("long") }))
    app.press(at: gestureMiddle)
    app.drag(to: gestureMiddle.moved(10))
    app.advance(by: 1)
    app.release(at: gestureMiddle.moved(10))
    #expect(log.take() == ["drag 10.0", "drag ended"])
    app.press(at: gestureMiddle)
    app.advance(by: 1)
    app.drag(to: gestureMiddle.moved(20))
    app.release(at: gestureMiddle.moved(20))
    #expect(log.take() == ["long"])
  }

  @Test("Two simultaneous gestures tell their values together")
  func simultaneous() {
    let app = host(
      DragGesture(minimumDistance: 20).simultaneously(
        with: LongPressGesture(minimumDuration: 0.5, maximumDistance: 100)
      )
      .onChanged {
        log("\($0.first.map { "\($0.translation.width)" } ?? "-") \($0.second.map { "\($0)" } ?? "-")")
      }
      .onEnded { log("ended \($0.first?.translation.width ?? 0) \($0.second ?? false)") })
    app.press(at: gestureMiddle)
    app.drag(to: gestureMiddle.moved(30))
    app.advance(by: 1)
    app.drag(to: gestureMiddle.moved(40))
    app.release(at: gestureMiddle.moved(40))
    #expect(log.take() == ["- true", "30.0 true", "40.0 true", "ended 40.0 true"])
  }

  @Test("Values are mapped, and a gesture may hide its type or be none")
  func wrapped() {
    struct Root: View {
      let log: GestureLog
      @State private var kind = 0
      private var gesture: AnyGesture<String>? {
        switch kind {
        case 0: AnyGesture(TapGesture().map { "tap" })
        case 1: AnyGesture(DragGesture().map { "drag \($0.translation.width)" })
        default: nil
        }
      }
      var body: some View {
        VStack(spacing: 0) {
          Color.red.gesture(gesture.onEnded { log($0) })
          Button("next") { kind += 1 }.frame(height: 40)
        }
      }
    }
    let app = TestHost(size: gestureWindow) { Root(log: log) }
    let place = CGPoint(x: 150, y: 50)
    func tryBoth() -> [String] {
      app.tap(at: place)
      app.swipe(from: place, through: place.moved(20))
      return log.take()
    }
    #expect(tryBoth() == ["tap", "tap"])
    app.tap("next")
    #expect(tryBoth() == ["drag 20.0"])
    app.tap("next")
    #expect(tryBoth() == [])
    app.checkInvariants()
  }

  @Test("A gesture of one's own takes its value from its body")
  func body() {
    struct Twice: Gesture {
      let log: GestureLog
      var body: some Gesture { TapGesture(count: 2).onEnded { log("two") } }
    }
    let app = host(Twice(log: log).onEnded { _ in log("ended") })
    app.tap(at: gestureMiddle)
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["two", "ended"])
  }

  @Test("Changes while a gesture goes on are continuous")
  func transactions() {
    struct Root: View {
      let log: GestureLog
      @State private var count = 0
      var body: some View {
        Color.red.gesture(DragGesture().onChanged { _ in count += 1 }.onEnded { _ in count += 1 })
          .overlay { Text("\(count)").transaction { [count] in log("\(count) \($0.isContinuous)") } }
      }
    }
    let app = TestHost(size: gestureWindow) { Root(log: log) }
    _ = log.take()
    let place = gestureMiddle.moved(0, 60)
    app.swipe(from: place, through: place.moved(20))
    #expect(log.take().contains("1 true"))
    #expect(app.shows("2"))
  }

  @Test("All fingers on a view can be followed")
  func events() {
    func tell(_ name: String, _ events: SpatialEventCollection) {
      log(name + events.map { " \(Int($0.location.x)) \($0.phase)" }.joined())
    }
    let app = TestHost(size: gestureWindow) {
      Color.red.gesture(SpatialEventGesture().onChanged { tell("changed", $0) }.onEnded { tell("ended", $0) })
    }
    app.press(at: CGPoint(x: 10, y: 10), finger: 1)
    app.press(at: CGPoint(x: 20, y: 10), finger: 2)
    app.drag(to: CGPoint(x: 15, y: 10), finger: 1)
    app.release(at: CGPoint(x: 15, y: 10), finger: 1)
    app.release(at: CGPoint(x: 20, y: 10), finger: 2)
    #expect(
      log.take() == [
        "changed 10 active", "changed 10 active 20 active", "changed 15 active 20 active",
        "changed 15 ended 20 active", "ended 20 ended",
      ])
  }

  @Test("Actions are those of the last body")
  func latest() {
    struct Root: View {
      let log: GestureLog
      @State private var count = 0
      var body: some View {
        Color.red.gesture(
          DragGesture().onChanged { _ in
            log("\(count)")
            count += 1
          })
      }
    }
    let app = TestHost(size: gestureWindow) { Root(log: log) }
    app.swipe(
      from: gestureMiddle, through: gestureMiddle.moved(20), gestureMiddle.moved(21), gestureMiddle.moved(22))
    #expect(log.take() == ["0", "1", "2"])
  }
}
