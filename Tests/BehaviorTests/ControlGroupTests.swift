import Sash
import SwiftUI
import Testing

@MainActor @Suite("Control groups")
struct ControlGroupTests {
  @Test("Controls of a group stand side by side in one shape with lines between them, and work")
  func joined() {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          ControlGroup("Steps", systemImage: "plus") {
            Button("Down") { count -= 1 }
            Button("Up") { count += 1 }
            Button("Reset") { count = 0 }
          }
        }
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 100)) { Root() }
    #expect(app.texts == ["count 0", "Down", "Up", "Reset"])
    let frames = ["Down", "Up", "Reset"].map { app.frame(of: $0)! }
    #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
    #expect(Set(frames.map { $0.midY.rounded() }).count == 1)
    app.tap("Up")
    app.tap("Up")
    app.tap("Down")
    #expect(app.texts.first == "count 1")
  }

  @Test("A style of one's own gets content and label, and may show the group in the style around it")
  func styles() {
    struct Framed: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          ControlGroup(configuration)
        }
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 120)) {
      ControlGroup {
        Button("One") {}
      } label: {
        Text("Title")
      }
      .controlGroupStyle(Framed())
    }
    #expect(app.texts == ["Title", "One"])
  }
}
