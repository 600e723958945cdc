import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Where gestures take touches")
struct GestureHitTests {
  private let log = GestureLog()

  @Test(
    "Stacks and spacers take no touches; a content shape takes them in its whole area [S0-116 fact-247 fact-248]"
  )
  func contentShape() {
    let app = TestHost(size: gestureWindow) {
      VStack(spacing: 0) {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }.frame(height: 100).onTapGesture { log("bare") }
        HStack {
          Text("c")
          Spacer()
          Text("d")
        }.frame(height: 60).contentShape(Rectangle())
          .onTapGesture { log("shaped") }
        Color.clear.frame(height: 40).onTapGesture { log("clear") }
      }
    }
    app.tap(at: CGPoint(x: 150, y: 50))
    #expect(log.take() == [])
    app.tap("a")
    #expect(log.take() == ["bare"])
    app.tap(at: CGPoint(x: 150, y: 130))
    #expect(log.take() == ["shaped"])
    app.tap(at: CGPoint(x: 150, y: 180))
    #expect(log.take() == [])
  }

  @Test("Only the kind `interaction` of content shapes says where touches are taken")
  func kinds() {
    let app = TestHost(size: gestureWindow) {
      VStack(spacing: 0) {
        Text("a").frame(width: 300, height: 100).contentShape(.interaction, Rectangle())
          .onTapGesture { log("interaction") }
        Text("b").frame(width: 300, height: 100).contentShape(.dragPreview, Rectangle())
          .onTapGesture { log("preview") }
      }
    }
    app.tap(at: CGPoint(x: 10, y: 10))
    app.tap(at: CGPoint(x: 10, y: 190))
    #expect(log.take() == ["interaction"])
  }

  @Test("Without hit testing touches go to what lies below [S0-181 fact-250]", arguments: [true, false])
  func allowsHitTesting(isAllowed: Bool) {
    let app = TestHost(size: gestureWindow) {
      ZStack {
        Color.blue.onTapGesture { log("below") }
        Color.red.frame(width: 100, height: 100).onTapGesture { log("above") }.allowsHitTesting(isAllowed)
      }
    }
    app.tap(at: gestureMiddle)
    #expect(log.take() == [isAllowed ? "above" : "below"])
  }

  @Test("What cannot be seen takes no touches [fact-249]")
  func transparent() {
    let app = TestHost(size: gestureWindow) {
      HStack(spacing: 0) {
        Color.red.opacity(0.0005).onTapGesture { log("faint") }
        Color.red.opacity(0.01).onTapGesture { log("seen") }
      }
    }
    app.tap(at: CGPoint(x: 50, y: 100))
    app.tap(at: CGPoint(x: 250, y: 100))
    #expect(log.take() == ["seen"])
  }

  @Test("A clip does not limit touches; a content shape and a clip shape do [fact-254]")
  func clips() {
    let app = TestHost(size: gestureWindow) {
      HStack(spacing: 100) {
        Color.red.frame(width: 80, height: 80).frame(width: 40, height: 40).clipped()
          .onTapGesture { log("clipped") }
        Color.red.frame(width: 80, height: 80).frame(width: 40, height: 40).contentShape(Rectangle())
          .onTapGesture { log("shaped") }
      }
    }
    // The frames are at 60 and 200, their content 20 points wider on each side.
    app.tap(at: CGPoint(x: 50, y: 100))
    #expect(log.take() == ["clipped"])
    app.tap(at: CGPoint(x: 190, y: 100))
    #expect(log.take() == [])
    app.tap(at: CGPoint(x: 210, y: 100))
    #expect(log.take() == ["shaped"])
  }

  @Test(
    "A disabled view keeps its state and takes no touches, and neither do its gestures [S2-085 fact-251 fact-252]"
  )
  func disabled() {
    struct Page: View {
      let name: String
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(name) \(count)").onTapGesture { count += 1 }
          Button("Add to \(name)") { count += 1 }
        }
      }
    }
    struct Root: View {
      @State private var page = 0
      var body: some View {
        VStack {
          ZStack {
            ForEach(0..<2) { index in
              Page(name: "Page \(index)").opacity(page == index ? 1 : 0).disabled(page != index)
            }
          }
          Button("Other page") { page = 1 - page }
        }
      }
    }
    let app = TestHost { Root() }
    app.tap("Page 0 0")
    app.tap("Add to Page 0")
    #expect(app.shows("Page 0 2"))
    app.tap("Other page")
    app.tap("Page 1 0")
    #expect(app.shows("Page 1 1"))
    app.tap("Other page")
    #expect(app.shows("Page 0 2"))
    let fixed = TestHost(size: gestureWindow) {
      VStack {
        Text("tap").onTapGesture { log("tap") }.disabled(false)
      }
      .disabled(true)
    }
    fixed.tap("tap")
    #expect(log.take() == [])
  }

  @Test("A disabled button swallows touches; a disabled gesture does not [fact-250]")
  func swallowing() {
    let app = TestHost(size: gestureWindow) {
      VStack {
        Button("button") { log("button") }.disabled(true)
        Text("text").onTapGesture { log("text") }.disabled(true)
      }
      .onTapGesture { log("outer") }
    }
    app.tap("button")
    #expect(log.take() == [])
    app.tap("text")
    #expect(log.take() == ["outer"])
  }

  @Test("Views hear of a pointer that hovers over them, with its places, and when it leaves")
  func hover() {
    let app = TestHost(size: gestureWindow) {
      HStack(spacing: 0) {
        Color.red.onHover { log("over \($0)") }
        Color.blue.onContinuousHover { phase in
          switch phase {
          case .active(let place): log("at \(place.x) \(place.y)")
          case .ended: log("left")
          }
        }
      }
    }
    app.hover(at: CGPoint(x: 10, y: 10))
    app.hover(at: CGPoint(x: 20, y: 10))
    app.hover(at: CGPoint(x: 160, y: 10))
    app.hover(at: CGPoint(x: 170, y: 15))
    app.hover(at: nil)
    #expect(log.take() == ["over true", "over false", "at 10.0 10.0", "at 20.0 15.0", "left"])
    #expect(app.isIdle)
  }
}
