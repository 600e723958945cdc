import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Which gesture is recognised")
struct PriorityTests {
  private let log = GestureLog()
  private func tap(_ name: String, count: Int = 1) -> some Gesture {
    TapGesture(count: count).onEnded { log(name) }
  }
  private func drag(_ name: String, _ distance: CGFloat = 10) -> some Gesture {
    DragGesture(minimumDistance: distance).onChanged { log("\(name) \(Int($0.translation.width))") }
      .onEnded { _ in log("\(name) ended") }
  }
  private var square: some View { Color.red.frame(width: 100, height: 100) }

  @Test("A gesture of a view inside wins over the same around it [fact-236 fact-255]")
  func inner() {
    let app = TestHost(size: gestureWindow) {
      VStack { square.gesture(tap("inner")).gesture(drag("inner")) }.padding().background(Color.blue)
        .gesture(tap("outer")).gesture(drag("outer"))
    }
    app.tap(at: gestureMiddle)
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(20))
    #expect(log.take() == ["inner", "inner 20", "inner ended"])
    app.tap(at: gestureMiddle.moved(58))
    #expect(log.take() == ["outer"])
  }

  @Test("A gesture with a high priority wins over those inside, and calls them off [fact-237 fact-255]")
  func high() {
    let app = TestHost(size: gestureWindow) {
      VStack { square.gesture(tap("inner")).gesture(drag("inner", 5)) }
        .highPriorityGesture(tap("outer")).highPriorityGesture(drag("outer"))
    }
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["outer"])
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(6), gestureMiddle.moved(20))
    #expect(log.take() == ["inner 6", "outer 20", "outer ended"])
  }

  @Test("Simultaneous gestures are recognised beside all others [fact-237]")
  func simultaneous() {
    let app = TestHost(size: gestureWindow) {
      VStack { square.gesture(tap("inner")).gesture(drag("inner")) }
        .simultaneousGesture(tap("beside")).simultaneousGesture(drag("beside"))
        .gesture(tap("outer"))
    }
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["inner", "beside"])
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(50))
    #expect(log.take() == ["inner 50", "beside 50", "inner ended", "beside ended"])
  }

  @Test(
    "A mask says whether the gesture works, and those inside [fact-238]",
    arguments: [(GestureMask.all, "inner"), (.gesture, "outer"), (.subviews, "inner"), (.none, "")])
  func masks(mask: GestureMask, result: String) {
    let app = TestHost(size: gestureWindow) {
      VStack { square.gesture(tap("inner")) }.background(Color.blue.padding(-20)).gesture(
        tap("outer"), including: mask)
    }
    app.tap(at: gestureMiddle)
    #expect(log.take() == (result.isEmpty ? [] : [result]))
    app.tap(at: gestureMiddle.moved(60))
    #expect(log.take() == (mask.contains(.gesture) ? ["outer"] : []))
  }

  @Test("A gesture that is not enabled leaves those inside alone")
  func isEnabled() {
    struct Root: View {
      let log: GestureLog
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Color.red.gesture(TapGesture().onEnded { log("inner") })
            .highPriorityGesture(TapGesture().onEnded { log("high") }, isEnabled: isOn)
            .simultaneousGesture(TapGesture().onEnded { log("beside") }, name: "beside", isEnabled: isOn)
          Button("switch") { isOn.toggle() }.frame(height: 40)
        }
      }
    }
    let app = TestHost(size: gestureWindow) { Root(log: log) }
    app.tap(at: CGPoint(x: 150, y: 50))
    #expect(log.take() == ["inner"])
    app.tap("switch")
    app.tap(at: CGPoint(x: 150, y: 50))
    #expect(log.take() == ["high", "beside"])
  }

  @Test("The first that is recognised has the finger: a drag calls off a tap, a tap never drags")
  func first() {
    let app = TestHost(size: gestureWindow) {
      VStack { square.gesture(tap("tap")) }.gesture(drag("drag"))
    }
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(15))
    #expect(log.take() == ["drag 15", "drag ended"])
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["tap"])
  }

  @Test("A button wins over gestures around it, and those of high priority over it")
  func buttons() {
    let app = TestHost(size: gestureWindow) {
      VStack(spacing: 0) {
        Button("plain") { log("button") }.frame(height: 60).gesture(tap("tap")).gesture(drag("drag", 5))
        Button("high") { log("button") }.frame(height: 60).highPriorityGesture(drag("drag"))
        Button("beside") { log("button") }.frame(height: 60).simultaneousGesture(tap("tap"))
      }
    }
    func middle(_ text: String) -> CGPoint {
      CGPoint(x: app.frame(of: text)!.midX, y: app.frame(of: text)!.midY)
    }
    app.tap("plain")
    #expect(log.take() == ["button"])
    app.swipe(from: middle("plain"), through: middle("plain").moved(15))
    #expect(log.take() == ["button"])
    app.tap("high")
    #expect(log.take() == ["button"])
    app.swipe(from: middle("high"), through: middle("high").moved(15))
    #expect(log.take() == ["drag 15", "drag ended"])
    app.tap("beside")
    #expect(Set(log.take()) == ["button", "tap"])
  }

  @Test("A tap of high priority takes the place of what a button does [fact-237]")
  func highTap() {
    let app = TestHost(size: gestureWindow) {
      Button("it") { log("button") }.highPriorityGesture(tap("tap"))
    }
    app.tap("it")
    #expect(log.take() == ["tap"])
  }

  @Test("A tap does not wait for what goes on with another touch")
  func resting() {
    let app = TestHost(size: gestureWindow) {
      VStack {
        square.gesture(tap("first").sequenced(before: tap("second")))
        Text("elsewhere").onTapGesture { log("elsewhere") }
      }
      .gesture(tap("outer"))
    }
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["first", "outer"])
    app.tap("elsewhere")
    #expect(log.take() == ["elsewhere"])
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["first", "outer"])
    #expect(app.isIdle)
  }

  @Test("A button waits for a double tap of high priority")
  func buttonWaits() {
    let app = TestHost(size: gestureWindow) {
      Button("it") { log("button") }.highPriorityGesture(tap("two", count: 2))
    }
    app.tap("it")
    #expect(log.take() == [])
    app.advance(by: 0.5)
    #expect(log.take() == ["button"])
    app.tap("it")
    app.tap("it")
    app.advance(by: 0.5)
    #expect(log.take() == ["two"])
  }

  @Test("A gesture on the label of a button takes its taps; a drag there leaves them to it")
  func labels() {
    let app = TestHost(size: gestureWindow) {
      VStack {
        Button {
          log("button 1")
        } label: {
          Text("tap").onTapGesture { log("tap") }
        }
        Button {
          log("button 2")
        } label: {
          Text("drag").gesture(drag("drag"))
        }
      }
    }
    app.tap("tap")
    #expect(log.take() == ["tap"])
    app.tap("drag")
    #expect(log.take() == ["button 2"])
    let place = CGPoint(x: app.frame(of: "drag")!.midX, y: app.frame(of: "drag")!.midY)
    app.swipe(from: place, through: place.moved(12))
    #expect(log.take() == ["drag 12", "drag ended"])
  }

  @Test("A button has a touch up to 70 points around it [fact-246]")
  func buttonReach() {
    let app = TestHost(size: gestureWindow) { Button("it") { log("button") } }
    let frame = app.frame(of: "it")!
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    app.swipe(from: middle, through: CGPoint(x: frame.maxX + 65, y: middle.y))
    #expect(log.take() == ["button"])
    app.swipe(from: middle, through: CGPoint(x: frame.maxX + 90, y: middle.y))
    #expect(log.take() == [])
  }

  @Test("Sliders have the finger before drags around them")
  func sliders() {
    struct Root: View {
      let log: GestureLog
      @State private var value = 0.5
      var body: some View {
        VStack {
          Slider(value: $value)
          Text(value > 0.6 ? "more" : "less")
        }
        .gesture(DragGesture().onChanged { _ in log("drag") })
      }
    }
    let app = TestHost(size: gestureWindow) { Root(log: log) }
    let y = app.frame(of: "less")!.minY - 25
    app.swipe(from: CGPoint(x: 150, y: y), through: CGPoint(x: 220, y: y))
    #expect(app.shows("more"))
    #expect(log.take() == [])
  }
}
