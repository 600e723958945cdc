import Sash
import SwiftUI
import Testing

@MainActor @Suite("Amounts that no one expects")
struct AmountExtremeTests {
  @Test(
    "A million letters are laid out and drawn",
    arguments: [("a", 1_000_000), ("word ", 200_000), ("line\n", 200_000)])
  func letters(_ part: String, _ count: Int) {
    let text = String(repeating: part, count: count)
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Text(text) }
    #expect((0..<100).contains { y in (0..<100).contains { x in host.pixel(x: x, y: y) != white } })
    host.close()
  }

  @Test("A picture of no pixels takes no room and stops nothing") func emptyPictures() {
    let host = TestHost(size: CGSize(width: 60, height: 60)) {
      VStack(spacing: 0) {
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
          .frame(width: 0, height: 0)
        Image(size: .zero) { context in
          context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
        }
        Image(size: .zero) { _ in }.resizable()
        Text("a")
      }
    }
    #expect(host.shows("a"))
  }
}
