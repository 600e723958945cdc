import Sash
import SwiftUI
import Testing

@MainActor @Suite("Choices and links where there is width")
struct WideWindowTests {
  private struct Asking: View {
    @State private var isAsking = false
    @State private var answer = "none"
    var body: some View {
      VStack {
        HStack {
          Button("ask") { isAsking = true }
            .confirmationDialog("Really?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Delete", role: .destructive) { answer = "deleted" }
              Button("Leave it", role: .cancel) { answer = "left" }
            }
          Spacer()
        }
        Text("answer \(answer)")
        Spacer()
      }
    }
  }

  @Test("A choice is a card beside what it belongs to, without a way out; a tap beside it is that")
  func dialog() throws {
    let host = TestHost(size: CGSize(width: 1024, height: 768)) { Asking() }
    host.tap("ask")
    host.advance(by: 1)
    let (ask, delete) = (try #require(host.frame(of: "ask")), try #require(host.frame(of: "Delete")))
    #expect(delete.minY > ask.maxY && delete.midY < 200 && delete.midX < 330)
    #expect(!host.texts.contains("Leave it") && host.shows("Really?"))
    host.tap(at: CGPoint(x: 800, y: 600))
    host.advance(by: 1)
    #expect(!host.shows("Delete") && host.shows("answer left"))
    host.tap("ask")
    host.advance(by: 1)
    host.tap("Delete")
    host.advance(by: 1)
    #expect(host.shows("answer deleted") && !host.shows("Really?"))
    host.tap("ask")
    host.advance(by: 1)
    host.press(.escape)
    host.advance(by: 1)
    #expect(host.shows("answer left"))
  }

  @Test("Links in the sidebar have no mark where the next column is beside it")
  func chevrons() throws {
    func host(_ width: CGFloat) -> TestHost {
      TestHost(size: CGSize(width: width, height: 600)) {
        NavigationSplitView {
          List { NavigationLink("one", value: 1) }.navigationDestination(for: Int.self) { Text("\($0)") }
        } detail: {
          Text("detail")
        }
      }
    }
    func marks(_ host: TestHost) throws -> Int {
      let row = try #require(host.frame(of: "one"))
      let ground = host.pixel(x: Int(row.maxX) + 20, y: Int(row.midY))
      let end = host.shows("detail") ? 300 : 385
      return (Int(row.maxX) + 20..<end).filter { x in
        (Int(row.minY)..<Int(row.maxY)).contains { abs(host.pixel(x: x, y: $0).red - ground.red) > 30 }
      }.count
    }
    #expect(try marks(host(1024)) == 0)
    #expect(try marks(host(393)) > 3)
  }
}
