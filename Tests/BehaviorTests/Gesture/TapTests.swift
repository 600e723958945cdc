import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Tap gestures")
struct TapTests {
  private let log = GestureLog()
  private func square(_ color: Color = .red) -> some View { color.frame(width: 100, height: 100) }

  @Test("A tap may move 45 points and last three quarters of a second")
  func limits() {
    let app = TestHost(size: gestureWindow) { square().onTapGesture { log("tap") } }
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["tap"])
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(45))
    #expect(log.take() == ["tap"])
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(46), gestureMiddle)
    #expect(log.take() == [])
    app.press(at: gestureMiddle)
    app.advance(by: 0.7)
    app.release(at: gestureMiddle)
    #expect(log.take() == ["tap"])
    app.press(at: gestureMiddle)
    app.advance(by: 0.8)
    app.release(at: gestureMiddle)
    #expect(log.take() == [])
    app.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.take() == [])
    #expect(app.isIdle)
  }

  @Test("A finger that the system takes away does not tap")
  func cancelled() {
    let app = TestHost(size: gestureWindow) { square().onTapGesture { log("tap") } }
    app.press(at: gestureMiddle)
    app.cancelPress()
    app.press(at: gestureMiddle)
    app.setFocused(false)
    app.release(at: gestureMiddle)
    #expect(log.take() == [])
    app.setFocused(true)
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["tap"])
  }

  @Test("A single tap waits until a double tap that was written before it cannot follow [fact-239]")
  func doubleTap() {
    let app = TestHost(size: gestureWindow) {
      square().onTapGesture(count: 2) { log("two") }.onTapGesture { log("one") }
    }
    app.tap(at: gestureMiddle)
    app.advance(by: 0.3)
    #expect(log.take() == [])
    app.advance(by: 0.1)
    #expect(log.take() == ["one"])
    app.tap(at: gestureMiddle)
    app.advance(by: 0.2)
    app.tap(at: gestureMiddle)
    app.advance(by: 1)
    #expect(log.take() == ["two"])
    // The second press is no tap, so the first was one.
    app.tap(at: gestureMiddle)
    app.advance(by: 0.2)
    app.swipe(from: gestureMiddle, through: gestureMiddle.moved(49))
    app.advance(by: 1)
    #expect(log.take() == ["one"])
    #expect(app.isIdle)
  }

  @Test("A tap that was written first does not wait, and is the only one [fact-239]")
  func singleFirst() {
    let app = TestHost(size: gestureWindow) {
      square().onTapGesture { log("first") }.onTapGesture(count: 2) { log("two") }.onTapGesture {
        log("last")
      }
    }
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["first"])
    app.tap(at: gestureMiddle)
    app.advance(by: 1)
    #expect(log.take() == ["first"])
  }

  @Test("Two taps on two views are two taps")
  func neighbours() {
    let app = TestHost(size: gestureWindow) {
      HStack(spacing: 0) {
        ForEach(0..<2) { index in
          square().onTapGesture(count: 2) { log("two \(index)") }.onTapGesture { log("one \(index)") }
        }
      }
    }
    app.tap(at: CGPoint(x: 100, y: 100))
    app.advance(by: 0.1)
    app.tap(at: CGPoint(x: 200, y: 100))
    app.advance(by: 1)
    #expect(log.take() == ["one 0", "one 1"])
  }

  @Test("The place of a tap is told in the space that is asked for [fact-257]")
  func places() {
    let app = TestHost(size: gestureWindow) {
      VStack(spacing: 0) {
        Color.blue.frame(width: 200, height: 50)
        square()
          .onTapGesture { (place: CGPoint) in log("local \(place.x) \(place.y)") }
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .global).onEnded {
              log("global \($0.location.x) \($0.location.y)")
            }
          )
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .named("column")).onEnded {
              log("named \($0.location.x) \($0.location.y)")
            })
      }
      .coordinateSpace(name: "column")
    }
    // The column is 200 by 150 at (50, 25), the square at (100, 75).
    app.tap(at: CGPoint(x: 110, y: 95))
    #expect(log.take() == ["local 10.0 20.0", "global 110.0 95.0", "named 60.0 70.0"])
  }

  @Test("The place of a tap follows what is done to the view [fact-253]")
  func transformed() {
    let app = TestHost(size: gestureWindow) {
      square().onTapGesture(coordinateSpace: .local) { log("\($0.x) \($0.y)") }
        .scaleEffect(0.5)
        .offset(x: 100)
    }
    app.tap(at: gestureMiddle)
    #expect(log.take() == [])
    app.tap(at: gestureMiddle.moved(110, 10))
    #expect(log.take() == ["70.0 70.0"])
  }

  @Test("A turned view is hit where it is drawn [fact-253]")
  func turned() {
    let app = TestHost(size: gestureWindow) {
      Color.red.frame(width: 160, height: 20).onTapGesture { log("tap") }.rotationEffect(.degrees(90))
    }
    app.tap(at: gestureMiddle.moved(70))
    #expect(log.take() == [])
    app.tap(at: gestureMiddle.moved(0, 70))
    #expect(log.take() == ["tap"])
  }

  @Test("A tap on a container with a background counts everywhere in it [S2-019]")
  func background() {
    let app = TestHost(size: gestureWindow) {
      VStack { Text("small") }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.yellow)
        .onTapGesture { log("tap") }
    }
    app.tap(at: CGPoint(x: 5, y: 5))
    app.tap(at: CGPoint(x: 295, y: 195))
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["tap", "tap", "tap"])
  }

  @Test("A tap on a stack reacts on its children, and toggles with an animation [S4-094]")
  func stack() {
    struct Root: View {
      @State private var isOn = false
      var body: some View {
        ZStack {
          Color.green.frame(width: 200, height: 100)
          Text(isOn ? "on" : "off").opacity(isOn ? 1 : 0.5)
        }
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
    let app = TestHost(size: gestureWindow) { Root() }
    app.tap("off")
    #expect(app.shows("on"))
    #expect(!app.isIdle)
    app.advance(by: 2)
    #expect(app.isIdle)
    app.tap(at: gestureMiddle.moved(90, 40))
    #expect(app.shows("off"))
    app.tap(at: gestureMiddle.moved(0, 60))
    #expect(app.shows("off"))
  }

  @Test("A tap on the text of a row changes what the row shows [S4-280]")
  func row() {
    struct Fruit: Identifiable {
      let id: Int
      var name: String
    }
    struct Root: View {
      @State private var fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
      var body: some View {
        List {
          ForEach(fruits) { fruit in
            Text(fruit.name).onTapGesture {
              if let index = fruits.firstIndex(where: { $0.id == fruit.id }) { fruits[index].name += "!" }
            }
          }
          .onDelete { fruits.remove(atOffsets: $0) }
        }
      }
    }
    let app = TestHost { Root() }
    app.tap("Pear")
    #expect(app.shows("Pear!") && app.shows("Apple"))
    app.tap("Pear!")
    #expect(app.shows("Pear!!"))
  }

  @Test("A tap anywhere in a text's frame with a background opens the dialog [S4-340]")
  func dialog() {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Text("Hello").frame(width: 300, height: 300).background(Color.white)
          .onTapGesture { isShown = true }
          .confirmationDialog("Change background", isPresented: $isShown) { Button("Red") {} }
      }
    }
    let app = TestHost { Root() }
    // The frame is 300 by 300 in the middle of 393 by 852.
    app.tap(at: CGPoint(x: 196, y: 260))
    #expect(!app.shows("Red"))
    app.tap(at: CGPoint(x: 60, y: 290))
    app.advance(by: 1)
    #expect(app.shows("Red"))
  }

  @Test("A shape is tapped where it is drawn, and its whole numbers change step by step [S4-138]")
  func shape() {
    struct Board: Shape {
      var rows: Int
      var columns: Int
      let log: GestureLog
      var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(Double(rows), Double(columns)) }
        set { (rows, columns) = (Int(newValue.first), Int(newValue.second)) }
      }
      func path(in rect: CGRect) -> Path {
        MainActor.assumeIsolated { log("\(rows) \(columns)") }
        let cell = CGSize(width: rect.width / CGFloat(columns), height: rect.height / CGFloat(rows))
        var path = Path()
        for row in 0..<rows {
          for column in 0..<columns where (row + column).isMultiple(of: 2) {
            path.addRect(
              CGRect(
                x: cell.width * CGFloat(column), y: cell.height * CGFloat(row), width: cell.width,
                height: cell.height))
          }
        }
        return path
      }
    }
    struct Root: View {
      let log: GestureLog
      @State private var rows = 4
      @State private var columns = 4
      var body: some View {
        Board(rows: rows, columns: columns, log: log)
          .onTapGesture { withAnimation(.linear(duration: 3)) { (rows, columns) = (8, 16) } }
      }
    }
    let app = TestHost(size: CGSize(width: 160, height: 160)) { Root(log: log) }
    _ = log.take()
    // A white field.
    app.tap(at: CGPoint(x: 60, y: 20))
    #expect(log.take() == [])
    app.tap(at: CGPoint(x: 20, y: 20))
    app.advance(by: 4)
    let steps = log.take().reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(steps.last == "8 16")
    #expect(Set(["4 6", "5 8", "6 10", "7 13", "7 15"]).isSubset(of: steps))
    #expect(app.isIdle)
  }
}
