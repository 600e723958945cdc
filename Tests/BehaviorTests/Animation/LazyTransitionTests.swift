import Sash
import SwiftUI
import Testing

@MainActor @Suite("Transitions in lazy containers")
struct LazyTransitionTests {
  private func isNear(_ a: CGFloat?, _ b: CGFloat) -> Bool { a.map { abs($0 - b) <= 0.01 } ?? false }

  private struct Rows: View {
    @State private var list = Array(0..<1000)
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(list, id: \.self) { number in
            Text("row \(number)").frame(width: 200, height: 40, alignment: .leading)
              .transition(.move(edge: .leading))
          }
        }
      }
      .frame(width: 200, height: 300)
      .safeAreaInset(edge: .bottom) {
        HStack {
          Button("remove") { withAnimation(.linear(duration: 1)) { _ = list.remove(at: 1) } }
          Button("insert") { withAnimation(.linear(duration: 1)) { list.insert(-1, at: 1) } }
          Button("plain") { _ = list.remove(at: 1) }
        }
      }
    }
  }

  @Test("A row that goes does so where it was, and those below move up; only what is near is made")
  func remove() {
    let app = TestHost(size: CGSize(width: 200, height: 340)) { Rows() }
    let (second, third) = (app.frame(of: "row 1")!.minY, app.frame(of: "row 2")!.minY)
    app.tap("remove")
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "row 1")?.minX, -100))
    #expect(isNear(app.frame(of: "row 1")?.minY, second))
    #expect(isNear(app.frame(of: "row 2")?.minY, third - 20))
    app.advance(by: 1)
    #expect(!app.shows("row 1"))
    #expect(isNear(app.frame(of: "row 2")?.minY, second))
    #expect(app.isIdle)
    app.checkInvariants()
  }

  @Test("A row that comes moves in, the others make room; rows that come into view by that are there at once")
  func insert() {
    let app = TestHost(size: CGSize(width: 200, height: 340)) { Rows() }
    let second = app.frame(of: "row 1")!.minY
    app.tap("insert")
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "row -1")?.minX, -100))
    #expect(isNear(app.frame(of: "row 1")?.minY, second + 20))
    app.advance(by: 1)
    app.tap("plain")
    #expect(!app.shows("row -1"))
    #expect(isNear(app.frame(of: "row 1")?.minY, second))
    #expect(app.isIdle)
  }
}
