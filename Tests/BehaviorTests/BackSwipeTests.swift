import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Swiping back from a screen")
struct BackSwipeTests {
  private final class Model: ObservableObject {
    @Published var path: [Int] = []
    var log: [String] = []
  }
  private struct Stack: View {
    @ObservedObject var model: Model
    var hides = false
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          Text("Home")
          Button("Behind") { model.log.append("behind") }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Screen \(number)")
            Button("Press") { model.log.append("press") }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationBarTitleDisplayMode(.inline)
          .navigationTitle("Number \(number)")
          .navigationBarBackButtonHidden(hides)
          .onAppear { model.log.append("+\(number)") }
          .onDisappear { model.log.append("-\(number)") }
        }
        .onAppear { model.log.append("+root") }
        .onDisappear { model.log.append("-root") }
      }
      .onChange(of: model.path) { model.log.append("path \($1)") }
    }
  }
  private func pushed(
    _ model: Model, hides: Bool = false, _ direction: LayoutDirection = .leftToRight
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: 400, height: 600)) {
      Stack(model: model, hides: hides).environment(\.layoutDirection, direction)
    }
    model.path = [7]
    host.advance(by: 1)
    model.log = []
    return host
  }
  /// Puts a finger down and moves it in steps of a frame.
  private func swipe(_ host: TestHost, from start: CGPoint, to end: CGPoint, frames: Int) {
    host.press(at: start)
    for step in 1...frames {
      host.advance(by: 1.0 / 60)
      let share = CGFloat(step) / CGFloat(frames)
      host.drag(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
  }

  @Test(
    "The screen follows a finger from the edge, the one behind by a third; past the half it goes, and then the path"
  )
  func follows() throws {
    let model = Model()
    let host = pushed(model)
    #expect(!host.shows("Home"))
    let rest = try #require(host.frame(of: "Screen 7"))
    swipe(host, from: CGPoint(x: 10, y: 300), to: CGPoint(x: 110, y: 300), frames: 30)
    #expect(try #require(host.frame(of: "Screen 7")).minX == rest.minX + 100)
    #expect(model.log == ["+root"])
    // - Source: facts on animation: 30 % of the width, and a quarter of the way has been made.
    let home = try #require(host.frame(of: "Home"))
    #expect(abs(home.midX - (200 - 0.3 * 400 * 0.75)) < 0.6)
    // It can be given up and begun again while the finger is down.
    host.drag(to: CGPoint(x: 10, y: 320))
    #expect(try #require(host.frame(of: "Screen 7")) == rest)
    for x in stride(from: 10, through: 260, by: 10) {
      host.advance(by: 1.0 / 60)
      host.drag(to: CGPoint(x: x, y: 330))
    }
    host.advance(by: 0.3)
    host.drag(to: CGPoint(x: 260, y: 330))
    host.release(at: CGPoint(x: 260, y: 330))
    #expect(model.path == [7] && host.shows("Screen 7"))
    host.advance(by: 0.1)
    let x = try #require(host.frame(of: "Screen 7")).minX - rest.minX
    #expect(x > 260 && x < 400)
    host.advance(by: 1)
    #expect(model.path == [] && !host.shows("Screen 7") && host.frame(of: "Home")?.midX == 200)
    #expect(model.log == ["+root", "path []", "-7"])
    #expect(host.isIdle)
    host.tap("Behind")
    #expect(model.log.last == "behind")
  }

  @Test(
    "Less than half way the screen comes back, and nothing has changed; a flick needs no distance",
    arguments: [false, true])
  func decides(isRightToLeft: Bool) throws {
    let model = Model()
    let host = pushed(model, isRightToLeft ? .rightToLeft : .leftToRight)
    func at(_ x: CGFloat) -> CGPoint { CGPoint(x: isRightToLeft ? 400 - x : x, y: 300) }
    let rest = try #require(host.frame(of: "Screen 7"))
    swipe(host, from: at(5), to: at(170), frames: 40)
    #expect(abs(abs(try #require(host.frame(of: "Screen 7")).minX - rest.minX) - 165) < 0.1)
    host.advance(by: 0.3)
    host.drag(to: at(170))
    host.release(at: at(170))
    host.advance(by: 1)
    #expect(model.path == [7] && host.frame(of: "Screen 7") == rest && !host.shows("Home"))
    #expect(model.log == ["+root", "-root"])
    // It can be swiped again.
    swipe(host, from: at(5), to: at(85), frames: 6)
    host.release(at: at(85))
    host.advance(by: 1)
    #expect(model.path == [] && host.shows("Home"))
    // There is nothing to go back to.
    swipe(host, from: at(5), to: at(300), frames: 10)
    #expect(host.frame(of: "Home")?.midX == 200)
    host.release(at: at(300))
  }

  @Test("A flick back toward the edge has the screen stay, however far it was")
  func flickBack() {
    let model = Model()
    let host = pushed(model)
    swipe(host, from: CGPoint(x: 5, y: 300), to: CGPoint(x: 360, y: 300), frames: 20)
    for x in stride(from: 350, through: 260, by: -10) {
      host.advance(by: 1.0 / 60)
      host.drag(to: CGPoint(x: x, y: 300))
    }
    host.release(at: CGPoint(x: 260, y: 300))
    host.advance(by: 1)
    #expect(model.path == [7] && host.shows("Screen 7"))
  }

  @Test("Not from elsewhere, not up and down, and not where the way back is hidden")
  func where_() throws {
    let model = Model()
    let host = pushed(model)
    let rest = try #require(host.frame(of: "Screen 7"))
    for (start, end) in [
      (CGPoint(x: 100, y: 300), CGPoint(x: 380, y: 300)), (CGPoint(x: 5, y: 200), CGPoint(x: 50, y: 500)),
    ] {
      swipe(host, from: start, to: end, frames: 10)
      #expect(host.frame(of: "Screen 7") == rest)
      host.release(at: end)
      host.advance(by: 1)
    }
    #expect(model.path == [7])
    let hidden = Model()
    let other = pushed(hidden, hides: true)
    swipe(other, from: CGPoint(x: 5, y: 300), to: CGPoint(x: 380, y: 300), frames: 10)
    #expect(other.frame(of: "Screen 7") == rest)
    other.release(at: CGPoint(x: 380, y: 300))
    other.advance(by: 1)
    #expect(hidden.path == [7])
  }

  @Test(
    "What the finger pressed is let go; a mouse at the edge and a stroke of a touch pad anywhere lead back too"
  )
  func others() throws {
    let model = Model()
    let host = pushed(model)
    host.dragMouse(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 300, y: 300))
    host.advance(by: 1)
    #expect(model.path == [] && !model.log.contains("press"))
    model.path = [1, 2]
    host.advance(by: 1)
    host.strokePad(at: CGPoint(x: 200, y: 300), by: CGSize(width: -250, height: 0), rests: true)
    host.advance(by: 1)
    #expect(model.path == [1, 2])
    host.strokePad(at: CGPoint(x: 200, y: 300), by: CGSize(width: 250, height: 5), rests: true)
    host.advance(by: 1)
    #expect(model.path == [1] && host.shows("Screen 1"))
  }

  @Test("What scrolls sideways has strokes of a touch pad while it can, and the edge belongs to the screen")
  func inside() throws {
    struct Row: View {
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<40) { Text("c\($0)").frame(width: 60) } }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 400, height: 600)) {
      NavigationStack {
        NavigationLink("Go") { Row() }
      }
    }
    host.go("Go")
    let place = CGPoint(x: 200, y: try #require(host.frame(of: "c1")).midY)
    host.strokePad(at: place, by: CGSize(width: -300, height: 0), rests: true)
    host.advance(by: 1)
    #expect(try #require(host.frame(of: "c6")).minX < 120)
    host.strokePad(at: place, by: CGSize(width: 310, height: 0), rests: true)
    host.advance(by: 1)
    #expect(host.shows("c0") && !host.shows("Go"))
    swipe(host, from: CGPoint(x: 5, y: place.y), to: CGPoint(x: 300, y: place.y), frames: 10)
    #expect(host.shows("Go"))
    host.release(at: CGPoint(x: 300, y: place.y))
    host.advance(by: 1)
    #expect(!host.shows("c0"))
  }

  @Test("Columns over each other are swiped back too, and the selection is taken away")
  func columns() throws {
    struct Split: View {
      @State var selected: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $selected) { Text("Row \($0)") }
        } detail: {
          Text(selected.map { "Detail \($0)" } ?? "None")
        }
      }
    }
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Split() }
    host.go("Row 1")
    #expect(host.shows("Detail 1") && !host.shows("Row 1"))
    swipe(host, from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300), frames: 30)
    #expect(host.shows("Row 1") && host.shows("Detail 1"))
    host.release(at: CGPoint(x: 300, y: 300))
    host.advance(by: 1)
    #expect(host.shows("Row 1") && !host.shows("Detail 1"))
    host.go("Row 2")
    #expect(host.shows("Detail 2"))
  }
}
