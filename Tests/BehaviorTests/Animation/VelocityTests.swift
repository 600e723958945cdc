import Sash
import SwiftUI
import Testing

@MainActor @Suite("Velocities of what is moved by hand")
struct VelocityTests {
  private struct Dragged: View {
    let tracks: Bool
    @State private var x = 0.0
    var body: some View {
      VStack(alignment: .leading) {
        Text("it").offset(x: x)
        Button("step") {
          var transaction = Transaction()
          transaction.tracksVelocity = tracks
          withTransaction(transaction) { x += 10 }
        }
        Button("let go") { withAnimation(.spring(duration: 0.5)) { x = 0 } }
      }
      .frame(width: 300, alignment: .leading)
    }
  }
  private func x(_ app: TestHost) -> CGFloat { app.frame(of: "it")?.minX ?? .nan }

  @Test("A spring after changes that track the velocity begins with it; after others it begins at rest")
  func handOver() {
    for tracks in [true, false] {
      let app = TestHost { Dragged(tracks: tracks) }
      let start = x(app)
      for _ in 0..<5 {
        app.tap("step")
        app.advance(by: 0.02)
      }
      #expect(x(app) == start + 50)
      app.tap("let go")
      #expect(x(app) == start + 50)
      app.advance(by: 0.02)
      // 10 points each 0.02 s are 500 a second, and 480 after another 0.02 s.
      #expect((x(app) > start + 52) == tracks)
      app.advance(by: 3)
      #expect(x(app) == start)
      #expect(app.isIdle)
    }
  }
}
