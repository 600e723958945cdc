import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Texts that change")
struct ContentTransitionTests {
  private struct Counter<Label: View>: View {
    @State private var number = 0
    let label: (Int) -> Label
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        label(number).frame(height: 60)
        Button("go") { withAnimation(.linear(duration: 1)) { number += 1 } }
        Button("still") { number += 1 }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }
  private func host<V: View>(@ViewBuilder _ label: @escaping (Int) -> V) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 200)) { Counter(label: label) }
  }
  /// How much ink lies in the place of the text, and the darkest colour there.
  private func look(_ app: TestHost) -> (ink: Int, darkest: (red: Int, green: Int, blue: Int)) {
    var ink = 0
    var darkest = (red: 255, green: 255, blue: 255)
    for y in 0..<60 {
      for x in 0..<200 {
        let pixel = app.pixel(x: x, y: y)
        let sum = pixel.red + pixel.green + pixel.blue
        ink += 765 - sum
        if sum < darkest.red + darkest.green + darkest.blue { darkest = pixel }
      }
    }
    return (ink, darkest)
  }

  @Test("The colour of a text whose words stay is led over, however it is set")
  func colour() {
    let app = host { number in
      Text("MMM").font(.system(size: 40, weight: .black)).foregroundStyle(number == 0 ? Color.black : .red)
    }
    #expect(look(app).darkest == (0, 0, 0))
    app.tap("go")
    #expect(look(app).darkest == (0, 0, 0))
    app.resetWork()
    app.advance(by: 0.5)
    let middle = look(app).darkest
    #expect(middle.red > 100 && middle.red < 230)
    #expect(app.work.bodies == [])
    app.advance(by: 0.6)
    #expect(look(app).darkest.red > 240)
    #expect(app.isIdle)
    app.tap("still")
    #expect(app.isIdle)
  }

  @Test(
    "Other words fade: half way there is half of each; without an animation they are there at once [fact-217]"
  )
  func fade() {
    let app = host { Text($0 == 0 ? "MMM" : "WWW").font(.system(size: 40)) }
    let before = look(app)
    app.tap("go")
    #expect(app.texts.first == "WWW")
    #expect(abs(look(app).ink - before.ink) < before.ink / 50)
    app.advance(by: 0.5)
    // Black at half opacity over black at half opacity is at most three quarters.
    #expect(look(app).darkest.red >= 63)
    app.advance(by: 0.6)
    #expect(look(app).darkest.red == 0)
    #expect(app.isIdle)

    let still = host { Text($0 == 0 ? "MMM" : "WWW").font(.system(size: 40)) }
    still.tap("still")
    #expect(still.isIdle)
    #expect(look(still).ink == look(app).ink)
  }

  @Test(".identity shows the new words at once, also in an animated change")
  func identity() {
    let app = host { Text($0 == 0 ? "MMM" : "WWW").font(.system(size: 40)).contentTransition(.identity) }
    app.tap("go")
    #expect(look(app).darkest.red == 0)
    let first = look(app).ink
    app.advance(by: 0.5)
    #expect(look(app).ink == first)
  }

  /// The first row in which there is more ink than paper, in some columns.
  private func top(_ app: TestHost, _ columns: Range<Int>) -> Int {
    (0..<60).first { y in columns.contains { app.pixel(x: $0, y: y).red < 128 } } ?? 60
  }

  @Test("Of a numeric text only the characters that differ move, up or down")
  func numeric() {
    for countsDown in [false, true] {
      let app = host {
        Text($0 == 0 ? "11" : "12").font(.system(size: 40, weight: .bold).monospacedDigit())
          .contentTransition(.numericText(countsDown: countsDown))
      }
      let frame = app.frame(of: "11") ?? .zero
      let (first, second) = (0..<Int(frame.midX), Int(frame.midX)..<Int(frame.maxX) + 2)
      let rest = top(app, first)
      #expect(top(app, second) == rest)
      app.tap("go")
      #expect(top(app, second) == rest)
      app.advance(by: 0.25)
      #expect(top(app, first) == rest)
      // A quarter of the way the old character is still at three quarters.
      #expect(countsDown ? top(app, second) > rest + 3 : top(app, second) < rest - 3)
      #expect(app.texts.first == "12")
      app.advance(by: 0.9)
      #expect(app.isIdle)
    }
  }

  @Test("numericText(value:) rolls up while the value grows and down while it falls")
  func value() {
    for step in [1, -1] {
      let app = host {
        Text("\(5 + $0 * step)").font(.system(size: 40, weight: .bold))
          .contentTransition(.numericText(value: Double(5 + $0 * step)))
      }
      let rest = top(app, 0..<60)
      app.tap("go")
      app.advance(by: 0.25)
      #expect(step > 0 ? top(app, 0..<60) < rest - 3 : top(app, 0..<60) > rest + 3)
      app.advance(by: 0.9)
      #expect(app.isIdle)
    }
  }

  @Test("A text that goes while it changes ends its animation")
  func goes() {
    struct Gone: View {
      @State private var number = 0
      @State private var isThere = true
      @State private var isOver = false
      var body: some View {
        VStack {
          if isThere { Text("n\(number)") }
          Text(isOver ? "over" : "runs")
          Button("go") {
            withAnimation(.linear(duration: 5)) {
              number += 1
            } completion: {
              isOver = true
            }
          }
          Button("hide") { isThere = false }
        }
      }
    }
    let app = TestHost { Gone() }
    app.tap("go")
    app.advance(by: 0.5)
    #expect(app.shows("runs"))
    app.tap("hide")
    app.advance(by: 0.2)
    #expect(app.shows("over"))
    #expect(app.isIdle)
  }

  @Test("The environment says how contents change, interpolate if nobody does")
  func environment() {
    struct Reader: View {
      @Environment(\.contentTransition) private var transition
      var body: some View {
        Text(transition == .interpolate ? "interpolate" : transition == .opacity ? "opacity" : "other")
      }
    }
    let app = TestHost {
      Reader()
      Reader().contentTransition(.opacity)
      Reader().environment(\.contentTransition, .numericText())
    }
    #expect(app.texts == ["interpolate", "opacity", "other"])
  }
}
