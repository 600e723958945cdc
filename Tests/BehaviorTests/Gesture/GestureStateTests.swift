import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Gesture states")
struct GestureStateTests {
  private struct Root: View {
    let log: GestureLog
    var isEnabled = true
    @GestureState private var way = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var offset:
      CGFloat? = nil
    @State private var text = "idle"
    var body: some View {
      VStack(spacing: 0) {
        Text("way \(Int(way.width))").frame(height: 40)
        Text("it").frame(height: 40).offset(x: offset ?? 0)
        Color.red
          .gesture(
            DragGesture()
              .onChanged { _ in log("changed") }
              .onEnded { _ in log("ended") }
              .updating($way) { value, state, _ in
                log("updating")
                state = value.translation
              }
              .updating($offset) { value, state, _ in state = value.translation.width }
          )
          .disabled(!isEnabled)
      }
    }
  }
  private let log = GestureLog()

  @Test(
    "A gesture state is set while the gesture goes on, before what `onChanged` does, and goes back at the end [S0-076 fact-146 fact-147]"
  )
  func updates() {
    let app = TestHost(size: gestureWindow) { Root(log: log) }
    #expect(app.shows("way 0"))
    app.press(at: gestureMiddle)
    app.drag(to: gestureMiddle.moved(30))
    #expect(app.shows("way 30"))
    #expect(log.take() == ["updating", "changed"])
    app.release(at: gestureMiddle.moved(30))
    #expect(app.shows("way 0"))
    #expect(log.take() == ["ended"])
  }

  @Test(
    "It goes back with its transaction, also when the gesture is called off [S0-076 fact-146 fact-241]",
    arguments: [true, false])
  func resets(isCancelled: Bool) throws {
    let app = TestHost(size: gestureWindow) { Root(log: log) }
    let start = try #require(app.frame(of: "it")?.minX)
    app.press(at: gestureMiddle)
    app.drag(to: gestureMiddle.moved(50))
    #expect(app.frame(of: "it")?.minX == start + 50)
    if isCancelled { app.cancelPress() } else { app.release(at: gestureMiddle.moved(50)) }
    #expect(app.shows("way 0"))
    #expect(log.take().contains("ended") == !isCancelled)
    app.advance(by: 0.5)
    #expect(abs(try #require(app.frame(of: "it")?.minX) - start - 25) < 2)
    app.advance(by: 1)
    #expect(app.frame(of: "it")?.minX == start)
    #expect(app.isIdle)
  }

  @Test("It goes back when the view is disabled or goes away")
  func viewEnds() {
    struct Holder: View {
      let log: GestureLog
      @State private var isEnabled = true
      @State private var isShown = true
      @GestureState private var isDown = false
      var body: some View {
        VStack(spacing: 0) {
          Text(isDown ? "down" : "up").frame(height: 40)
          if isShown {
            Color.red
              .gesture(
                DragGesture(minimumDistance: 0).updating($isDown) {
                  $1 = true
                  _ = ($0, $2)
                }
                .onEnded { _ in log("ended") }
              )
              .disabled(!isEnabled)
          }
          HStack {
            Text("disable").onTapGesture { isEnabled.toggle() }
            Text("remove").onTapGesture { isShown.toggle() }
          }
          .frame(height: 40)
        }
      }
    }
    for name in ["disable", "remove"] {
      let app = TestHost(size: gestureWindow) { Holder(log: log) }
      app.press(at: gestureMiddle, finger: 1)
      #expect(app.shows("down"))
      app.press(at: CGPoint(x: app.frame(of: name)!.midX, y: app.frame(of: name)!.midY), finger: 2)
      app.release(at: CGPoint(x: app.frame(of: name)!.midX, y: app.frame(of: name)!.midY), finger: 2)
      #expect(app.shows("up"))
      app.release(at: gestureMiddle, finger: 1)
      #expect(log.take() == [])
      app.tap(name)
      app.press(at: gestureMiddle)
      #expect(app.shows("down"))
      app.release(at: gestureMiddle)
      #expect(app.shows("up"))
      #expect(log.take() == ["ended"])
      #expect(app.isIdle)
      app.checkInvariants()
    }
  }

  @Test("A closure may make the transaction from the last value")
  func resetClosure() throws {
    struct Root: View {
      @GestureState(
        reset: { value, transaction in
          if value > 40 { transaction.animation = .linear(duration: 1) }
        }) private var x: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Text("it").frame(height: 40).offset(x: x)
          Color.red.gesture(DragGesture().updating($x) { value, state, _ in state = value.translation.width })
        }
      }
    }
    let app = TestHost(size: gestureWindow) { Root() }
    let start = try #require(app.frame(of: "it")?.minX)
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(40))
    #expect(app.frame(of: "it")?.minX == start)
    #expect(app.isIdle)
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(50))
    #expect(app.frame(of: "it")?.minX == start + 50)
    app.advance(by: 2)
    #expect(app.frame(of: "it")?.minX == start)
  }

  @Test("All ways to make one begin with its value")
  func initialisers() {
    struct Root: View {
      @GestureState private var a = 1
      @GestureState(initialValue: 2) private var b
      @GestureState(initialValue: 3, reset: { _, _ in }) private var c
      @GestureState(initialValue: 4, resetTransaction: Transaction()) private var d
      @GestureState private var e: Int?
      @GestureState(reset: { _, _ in }) private var f: Int?
      @GestureState(resetTransaction: Transaction()) private var g: Int?
      var body: some View { Text("\(a) \(b) \(c) \(d) \(e ?? 5) \(f ?? 6) \(g ?? 7)") }
    }
    let app = TestHost(size: gestureWindow) { Root() }
    #expect(app.texts == ["1 2 3 4 5 6 7"])
  }

  @Test("A gesture of one's own may hold a gesture state and be made of others")
  func ownGesture() {
    struct Slide: Gesture {
      @GestureState private var way: CGFloat = 0
      @State private var count = 0
      let log: GestureLog
      var body: some Gesture<CGFloat> {
        DragGesture().updating($way) { value, state, _ in state = value.translation.width }
          .map(\.translation.width)
          .onEnded {
            count += 1
            log("\(count): \($0) after \(way)")
          }
      }
    }
    let app = TestHost(size: gestureWindow) { Color.red.gesture(Slide(log: log)) }
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(20))
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(30))
    #expect(log.take() == ["1: 20.0 after 20.0", "2: 30.0 after 30.0"])
  }
}
