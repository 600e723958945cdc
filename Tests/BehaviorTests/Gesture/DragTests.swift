import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Drag gestures")
struct DragTests {
  private let log = GestureLog()

  private func drag(_ name: String = "drag", _ gesture: DragGesture = DragGesture()) -> some Gesture {
    gesture.onChanged { log("\(name) \($0.translation.width) \($0.translation.height)") }
      .onEnded { log("\(name) ended \($0.translation.width) \($0.translation.height)") }
  }

  @Test("A drag begins after 10 points with the way since the start, and ends once [S0-078 fact-242]")
  func translation() {
    let app = TestHost(size: gestureWindow) { Color.red.gesture(drag()) }
    app.press(at: gestureMiddle)
    app.drag(to: gestureMiddle.moved(9))
    #expect(log.take() == [])
    app.drag(to: gestureMiddle.moved(10))
    app.drag(to: gestureMiddle.moved(30, -20))
    #expect(log.take() == ["drag 10.0 0.0", "drag 30.0 -20.0"])
    app.drag(to: gestureMiddle)
    app.release(at: gestureMiddle)
    #expect(log.take() == ["drag 0.0 0.0", "drag ended 0.0 0.0"])
    app.tap(at: gestureMiddle)
    #expect(log.take() == [])
    #expect(app.isIdle)
  }

  @Test("A drag with no least distance begins when the finger comes down")
  func noDistance() {
    let app = TestHost(size: gestureWindow) {
      Color.red.gesture(drag("now", DragGesture(minimumDistance: 0)))
    }
    app.press(at: gestureMiddle)
    #expect(log.take() == ["now 0.0 0.0"])
    app.release(at: gestureMiddle)
    #expect(log.take() == ["now ended 0.0 0.0"])
  }

  @Test("A drag that is called off does not end [fact-241]")
  func cancelled() {
    let app = TestHost(size: gestureWindow) { Color.red.gesture(drag()) }
    app.press(at: gestureMiddle)
    app.drag(to: gestureMiddle.moved(20))
    app.cancelPress()
    #expect(log.take() == ["drag 20.0 0.0"])
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(0, 15))
    #expect(log.take() == ["drag 0.0 15.0", "drag ended 0.0 15.0"])
  }

  @Test("The velocity is four times the way that is left [fact-243]")
  func velocity() throws {
    var last: DragGesture.Value?
    let app = TestHost(size: gestureWindow) {
      Color.red.gesture(DragGesture().onChanged { last = $0 }.onEnded { last = $0 })
    }
    app.press(at: CGPoint(x: 20, y: 20))
    for step in 1...6 {
      app.advance(by: 0.02)
      app.drag(to: CGPoint(x: 20 + 10 * step, y: 20 + 5 * step))
    }
    let value = try #require(last)
    #expect(abs(value.velocity.width - 500) < 1)
    #expect(abs(value.velocity.height - 250) < 1)
    #expect(abs(value.predictedEndLocation.x - (80 + 125)) < 1)
    #expect(abs(value.predictedEndTranslation.height - (30 + 62.5)) < 1)
    #expect(value.startLocation == CGPoint(x: 20, y: 20))
    // The finger rests before it is lifted.
    app.advance(by: 0.5)
    app.release(at: CGPoint(x: 80, y: 50))
    #expect(last?.velocity == .zero)
    #expect(last?.predictedEndLocation == last?.location)
    #expect(last.map { abs($0.time.timeIntervalSince(app.date)) < 0.01 } == true)
  }

  @Test(
    "Touches that come faster than frames are told once a frame, and the places between count for the velocity [S1-100]"
  )
  func coalesced() throws {
    var values: [DragGesture.Value] = []
    let app = TestHost(size: gestureWindow) {
      Color.red.gesture(DragGesture().onChanged { values.append($0) })
    }
    app.press(at: CGPoint(x: 20, y: 20))
    app.advance(by: 0.05)
    app.drag(through: [CGPoint(x: 40, y: 20), CGPoint(x: 60, y: 20), CGPoint(x: 50, y: 20)])
    #expect(values.map(\.location.x) == [50])
    app.drag(through: [CGPoint(x: 55, y: 20), CGPoint(x: 70, y: 20)])
    #expect(values.map(\.location.x) == [50, 70])
    app.release(at: CGPoint(x: 70, y: 20))
    // The way back between two frames was far enough.
    values = []
    app.press(at: CGPoint(x: 20, y: 20))
    app.drag(through: [CGPoint(x: 35, y: 20), CGPoint(x: 21, y: 20)])
    #expect(values.map(\.location.x) == [21])
    app.release(at: CGPoint(x: 21, y: 20))
  }

  @Test("Of touches that come faster than frames, those between count for the velocity [S1-100]")
  func velocityOfPlacesBetween() throws {
    var values: [DragGesture.Value] = []
    let app = TestHost(size: gestureWindow) {
      Color.red.gesture(DragGesture().onChanged { values.append($0) })
    }
    app.press(at: CGPoint(x: 20, y: 20))
    // The finger has rested so long that only what comes in one frame tells how fast it is: 20 points in 10 milliseconds.
    app.advance(by: 0.5)
    app.drag(
      through: [CGPoint(x: 60, y: 20), CGPoint(x: 70, y: 20), CGPoint(x: 80, y: 30)], over: 0.01)
    #expect(values.count == 1)
    let velocity = try #require(values.last).velocity
    #expect(abs(velocity.width - 2000) < 1 && abs(velocity.height - 1000) < 1)
    app.release(at: CGPoint(x: 80, y: 30))
  }

  @Test("A finger that nobody follows asks for no frames")
  func idle() {
    let app = TestHost(size: gestureWindow) {
      VStack {
        Color.red.gesture(drag())
        Color.blue
      }
    }
    app.press(at: CGPoint(x: 150, y: 150))
    app.resetWork()
    for x in 0..<10 { app.drag(to: CGPoint(x: 100 + 5 * x, y: 150)) }
    #expect(app.work.frames == 0)
    #expect(app.isIdle)
  }

  @Test("Limits that are no numbers are never reached")
  func noNumber() {
    let app = TestHost(size: gestureWindow) {
      Color.red.gesture(drag("drag", DragGesture(minimumDistance: .nan)))
    }
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(100))
    #expect(log.take() == [])
  }

  @Test("Places are in the space of the view that has the gesture [S0-209 S0-211]")
  func follows() throws {
    struct Root: View {
      @State private var place = CGPoint(x: 100, y: 100)
      var body: some View {
        ZStack {
          RoundedRectangle(cornerRadius: 10).fill(Color.blue.opacity(0.1))
          Circle().fill(Color.red).frame(width: 40, height: 40)
            .overlay(Text("it"))
            .position(place)
            .gesture(DragGesture(coordinateSpace: .local).onChanged { place = $0.location })
        }
        .frame(width: 200, height: 200)
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 400)) { Root() }
    // The stack begins at (50, 100).
    app.press(at: CGPoint(x: 155, y: 205))
    app.drag(to: CGPoint(x: 90, y: 160))
    let frame = try #require(app.frame(of: "it"))
    #expect(abs(frame.midX - 90) < 0.6 && abs(frame.midY - 160) < 0.6)
    app.drag(to: CGPoint(x: 200, y: 250))
    app.release(at: CGPoint(x: 200, y: 250))
    #expect(abs(try #require(app.frame(of: "it")).midX - 200) < 0.6)
    // Beside the circle there is nothing to drag.
    app.swipe(from: CGPoint(x: 90, y: 160), through: CGPoint(x: 60, y: 160))
    #expect(abs(try #require(app.frame(of: "it")).midX - 200) < 0.6)
  }

  @Test("Places are told in the window's and in named spaces too")
  func spaces() {
    func tell(_ value: DragGesture.Value) {
      let (start, end) = (value.startLocation, value.location)
      log("\(Int(start.x)) \(Int(start.y)) \(Int(end.x)) \(Int(end.y))")
    }
    let app = TestHost(size: gestureWindow) {
      VStack(spacing: 0) {
        Color.blue.frame(width: 200, height: 50)
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(coordinateSpace: .global).onChanged { tell($0) }
              .simultaneously(
                with: DragGesture(coordinateSpace: .named("column")).onChanged { tell($0) }))
      }
      .coordinateSpace(name: "column")
    }
    app.swipe(from: CGPoint(x: 120, y: 90), through: CGPoint(x: 140, y: 95))
    #expect(log.take() == ["120 90 140 95", "70 65 90 70"])
  }

  @Test("The translation moves the view; at the end it is back at once [S4-102]")
  func offset() throws {
    struct Root: View {
      @State private var way = CGSize.zero
      var body: some View {
        Text("card").frame(width: 200, height: 100).background(Color.yellow)
          .clipShape(RoundedRectangle(cornerRadius: 10))
          .offset(way)
          .gesture(DragGesture().onChanged { way = $0.translation }.onEnded { _ in way = .zero })
      }
    }
    let app = TestHost(size: gestureWindow) { Root() }
    let start = try #require(app.frame(of: "card"))
    app.press(at: gestureMiddle)
    app.drag(to: gestureMiddle.moved(40, 25))
    #expect(app.frame(of: "card") == start.offsetBy(dx: 40, dy: 25))
    app.release(at: gestureMiddle.moved(40, 25))
    #expect(app.frame(of: "card") == start)
    #expect(app.isIdle)
  }

  @Test("At the end a spring leads the view back from where it is, as fast as it was [S0-080]")
  func springsBack() throws {
    struct Root: View {
      @State private var way = CGSize.zero
      var body: some View {
        Text("card").frame(width: 200, height: 100).background(Color.yellow)
          .offset(way)
          .gesture(
            DragGesture().onChanged { way = $0.translation }
              .onEnded { _ in withAnimation(.spring()) { way = .zero } })
      }
    }
    let app = TestHost(size: gestureWindow) { Root() }
    let start = try #require(app.frame(of: "card")?.minX)
    func x() -> CGFloat { (app.frame(of: "card")?.minX ?? .nan) - start }
    app.press(at: gestureMiddle)
    for step in 1...5 {
      app.advance(by: 0.02)
      app.drag(to: gestureMiddle.moved(CGFloat(12 * step)))
    }
    #expect(x() == 60)
    app.release(at: gestureMiddle.moved(60))
    #expect(x() == 60)
    app.advance(by: 0.02)
    // 600 points a second carry it on at first.
    #expect(x() > 62)
    app.advance(by: 0.2)
    #expect(x() < 60)
    app.advance(by: 3)
    #expect(x() == 0)
    #expect(app.isIdle)
  }

  @Test("A shadow follows a gesture state with an animation [S0-083]")
  func shadow() throws {
    struct Root: View {
      @GestureState private var isDragging = false
      var body: some View {
        Color.white.frame(width: 100, height: 100)
          .gesture(DragGesture().updating($isDragging) { _, state, _ in state = true })
          .shadow(color: .black, radius: isDragging ? 20 : 0)
          .animation(.linear(duration: 1), value: isDragging)
      }
    }
    let app = TestHost(size: gestureWindow) { Root() }
    func darkness() -> Int { 255 - app.pixel(x: 205, y: 100).red }
    #expect(darkness() == 0)
    app.press(at: gestureMiddle)
    app.drag(to: gestureMiddle.moved(20))
    #expect(darkness() == 0)
    app.advance(by: 0.5)
    let half = darkness()
    app.advance(by: 0.6)
    let full = darkness()
    #expect(0 < half && half < full)
    app.release(at: gestureMiddle.moved(20))
    app.advance(by: 0.5)
    #expect(0 < darkness() && darkness() < full)
    app.advance(by: 1)
    #expect(darkness() == 0)
    #expect(app.isIdle)
  }
}
