import Observation
import Sash
import SwiftUI
import Testing

@Observable private final class Title {
  let id: Int
  var text: String
  init(_ id: Int) {
    self.id = id
    text = "Title \(id)"
  }
}

private struct TitleRow: View {
  let title: Title
  var body: some View {
    Text(title.text).frame(width: 200, height: 40).background(title.id % 2 == 0 ? Color.white : Color.yellow)
  }
}

@MainActor @Suite("Work in scroll views")
struct ScrollWorkTests {
  @Test("One of a thousand rows changes: one body runs and that row alone is drawn")
  func oneRow() {
    let titles = (0..<1000).map(Title.init)
    let app = TestHost(size: CGSize(width: 300, height: 200)) {
      ScrollView { VStack(spacing: 0) { ForEach(titles, id: \.id) { TitleRow(title: $0) } } }
    }
    app.advance(by: 1)
    app.resetWork()
    titles[2].text = "Changed"
    app.advance(by: 1)
    #expect(app.shows("Changed"))
    #expect(app.work.bodies == ["TitleRow"])
    #expect(app.work.pixelsDrawn <= 300 * 40, "\(app.work.pixelsDrawn)")
  }
}
