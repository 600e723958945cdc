import Sash
import SwiftUI
import Testing

private let long =
  "The quick brown fox jumps over the lazy dog. The quick brown fox jumps over the lazy dog."

/// A row as mail apps have it.
private struct Row: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Circle().frame(width: 10, height: 10)
      VStack(alignment: .leading) {
        HStack {
          Text("Title")
          Spacer()
          Text("x")
        }
        Text(long).lineLimit(2, reservesSpace: true)
      }
    }
  }
}

@MainActor @Suite("Lines that are reserved")
struct ReservedLinesTests {
  @Test("A text that reserves two lines fills both in a row of a list, at once and after any change")
  func row() {
    let narrow = CGSize(width: 393, height: 400)
    let app = TestHost(size: narrow) { List { Row() } }
    // Two lines are wider together than one row.
    let first = app.texts
    #expect(first.contains { $0.hasPrefix("The quick") && $0.contains("dog") }, "\(first)")
    let picture = app.png()
    app.resize(to: CGSize(width: 600, height: 400))
    app.resize(to: narrow)
    #expect(app.png() == picture)
  }
}
