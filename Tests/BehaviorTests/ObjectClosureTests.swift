import Sash
import SwiftUI
import Testing

private final class Counter: ObservableObject {
  @Published var number = 0
}

/// A closure whose only capture is one reference is the same to the byte however often it is made.
@MainActor @Suite("Closures that capture nothing but an object")
struct ObjectClosureTests {
  private struct Observing: View {
    @ObservedObject var counter: Counter
    var body: some View {
      VStack {
        ScrollViewReader { _ in Text("reader \(counter.number)") }
        GeometryReader { _ in Text("geometry \(counter.number)") }
        ForEach(0..<2) { Text("row \($0) \(counter.number)") }
      }
    }
  }
  private struct Given: View {
    @EnvironmentObject var counter: Counter
    var body: some View {
      VStack {
        ScrollViewReader { _ in Text("reader \(counter.number)") }
        GeometryReader { _ in Text("geometry \(counter.number)") }
        ForEach(0..<2) { Text("row \($0) \(counter.number)") }
      }
    }
  }

  private func check(_ counter: Counter, _ app: TestHost) {
    #expect(app.texts == ["reader 0", "geometry 0", "row 0 0", "row 1 0"])
    counter.number = 1
    app.advance(by: 0.1)
    #expect(app.texts == ["reader 1", "geometry 1", "row 0 1", "row 1 1"])
  }

  @Test("They run again when an observed object changes")
  func observed() {
    let counter = Counter()
    check(counter, TestHost(size: CGSize(width: 200, height: 200)) { Observing(counter: counter) })
  }

  @Test("They run again when an object of the environment changes")
  func environment() {
    let counter = Counter()
    check(counter, TestHost(size: CGSize(width: 200, height: 200)) { Given().environmentObject(counter) })
  }
}
