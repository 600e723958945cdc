import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Long presses")
struct LongPressTests {
  private let log = GestureLog()

  private func host(_ distance: CGFloat = 10) -> TestHost {
    TestHost(size: gestureWindow) {
      Color.red.onLongPressGesture(minimumDuration: 1, maximumDistance: distance) {
        log("done")
      } onPressingChanged: {
        log("pressing \($0)")
      }
    }
  }

  @Test("A long press is done after its duration, and pressing is over then [S4-105 S4-107 fact-258]")
  func done() {
    let app = host()
    app.press(at: gestureMiddle)
    #expect(log.take() == ["pressing true"])
    app.advance(by: 0.99)
    #expect(log.take() == [])
    app.advance(by: 0.02)
    #expect(log.take() == ["pressing false", "done"])
    app.advance(by: 5)
    app.release(at: gestureMiddle)
    #expect(log.take() == [])
    app.press(at: gestureMiddle)
    app.advance(by: 0.5)
    app.release(at: gestureMiddle)
    #expect(log.take() == ["pressing true", "pressing false"])
    app.advance(by: 2)
    #expect(log.take() == [])
    #expect(app.isIdle)
  }

  @Test("A finger that strays too far calls it off [S4-106 fact-258]", arguments: [10, 50])
  func strays(distance: Int) {
    let app = host(CGFloat(distance))
    app.press(at: gestureMiddle)
    app.drag(to: gestureMiddle.moved(CGFloat(distance)))
    #expect(log.take() == ["pressing true"])
    app.drag(to: gestureMiddle.moved(CGFloat(distance) + 1))
    #expect(log.take() == ["pressing false"])
    app.drag(to: gestureMiddle)
    app.advance(by: 2)
    app.release(at: gestureMiddle)
    #expect(log.take() == [])
  }

  @Test("A press that the system takes away is over [S4-107]")
  func cancelled() {
    let app = host()
    app.press(at: gestureMiddle)
    app.cancelPress()
    #expect(log.take() == ["pressing true", "pressing false"])
    app.advance(by: 2)
    #expect(log.take() == [])
  }

  @Test(
    "A press without end is only told when it begins and ends",
    arguments: [Double.infinity, .greatestFiniteMagnitude, .nan])
  func endless(duration: Double) {
    let app = TestHost(size: gestureWindow) {
      Color.red.onLongPressGesture(minimumDuration: duration) {
        log("done")
      } onPressingChanged: {
        log("pressing \($0)")
      }
    }
    app.press(at: gestureMiddle)
    #expect(app.isIdle)
    app.advance(by: 100)
    app.release(at: gestureMiddle)
    #expect(log.take() == ["pressing true", "pressing false"])
  }

  @Test("The older form does the same, and half a second and 10 points are the default")
  func older() {
    let app = TestHost(size: gestureWindow) {
      Color.red.onLongPressGesture(pressing: { log("pressing \($0)") }, perform: { log("done") })
    }
    app.press(at: gestureMiddle)
    app.drag(to: gestureMiddle.moved(10))
    app.advance(by: 0.49)
    #expect(log.take() == ["pressing true"])
    app.advance(by: 0.02)
    app.release(at: gestureMiddle)
    #expect(log.take() == ["pressing false", "done"])
    #expect(LongPressGesture().minimumDuration == 0.5 && LongPressGesture().maximumDistance == 10)
  }

  @Test("A tap and a long press on one view do not get into each other's way", arguments: [true, false])
  func withTap(tapFirst: Bool) {
    let app = TestHost(size: gestureWindow) {
      if tapFirst {
        Color.red.onTapGesture { log("tap") }.onLongPressGesture { log("long") }
      } else {
        Color.red.onLongPressGesture { log("long") }.onTapGesture { log("tap") }
      }
    }
    app.tap(at: gestureMiddle)
    #expect(log.take() == ["tap"])
    app.press(at: gestureMiddle)
    app.advance(by: 0.6)
    #expect(log.take() == ["long"])
    app.release(at: gestureMiddle)
    #expect(log.take() == [])
  }

  @Test(
    "A bar grows while pressing, goes back half a second after an early end, and turns green when done [S4-108]"
  )
  func bar() async throws {
    struct Root: View {
      @State private var isComplete = false
      @State private var isSuccess = false
      var body: some View {
        VStack(spacing: 0) {
          Rectangle().fill(isSuccess ? Color.green : Color.blue)
            .frame(maxWidth: isComplete ? .infinity : 0)
            .frame(height: 50)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.gray)
          Text("Press").frame(width: 100, height: 50)
            .onLongPressGesture(minimumDuration: 1, maximumDistance: 50) {
              withAnimation(.easeInOut) { isSuccess = true }
            } onPressingChanged: { isPressing in
              if isPressing {
                withAnimation(.easeInOut(duration: 1)) { isComplete = true }
              } else {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
                  if !isSuccess { withAnimation(.easeInOut) { isComplete = false } }
                }
              }
            }
        }
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 100)) { Root() }
    /// Where the bar ends.
    func length() -> Int {
      (0..<300).first { x in
        let (red, green, blue) = app.pixel(x: x, y: 25)
        return abs(red - green) < 12 && abs(green - blue) < 12
      } ?? 300
    }
    let place = CGPoint(x: 150, y: 75)
    #expect(length() == 0)
    app.press(at: place)
    app.advance(by: 0.5)
    #expect((140...160).contains(length()))
    app.release(at: place)
    try await Task.sleep(for: .milliseconds(80))
    await app.settle()
    app.advance(by: 2)
    #expect(length() == 0)
    app.press(at: place)
    app.advance(by: 1.5)
    app.release(at: place)
    try await Task.sleep(for: .milliseconds(80))
    await app.settle()
    app.advance(by: 2)
    #expect(length() == 300)
    let colour = app.pixel(x: 150, y: 25)
    #expect(colour.green > 150 && colour.red < 100)
    #expect(app.isIdle)
  }
}
