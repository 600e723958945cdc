import Sash
import SwiftUI
import Testing

@MainActor @Suite("Preferred colour schemes")
struct PreferredColorSchemeTests {
  private struct Shown: View {
    @Environment(\.colorScheme) private var scheme
    let name: String
    var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
  }
  private struct Screen: View {
    @State private var wish: ColorScheme?
    @State private var hasSheet = false
    var body: some View {
      VStack {
        Shown(name: "window")
        Button("dark") { wish = .dark }
        Button("system") { wish = nil }
        Button("sheet") { hasSheet = true }
      }
      .preferredColorScheme(wish)
      .sheet(isPresented: $hasSheet) { Shown(name: "sheet").preferredColorScheme(.dark) }
    }
  }

  @Test("A view asks for the appearance of its window, ground included")
  func window() {
    let app = TestHost { Screen() }
    #expect(app.shows("window light") && app.pixel(x: 2, y: 2) == (255, 255, 255))
    app.tap("dark")
    #expect(app.shows("window dark") && app.pixel(x: 2, y: 2) == (0, 0, 0))
    app.setColorScheme(.dark)
    app.setColorScheme(.light)
    #expect(app.shows("window dark"))
    app.tap("system")
    #expect(app.shows("window light") && app.pixel(x: 2, y: 2) == (255, 255, 255))
  }

  @Test("In a sheet it is the appearance of the sheet")
  func sheet() {
    let app = TestHost { Screen() }
    app.tap("sheet")
    app.advance(by: 1)
    #expect(app.shows("sheet dark") && app.shows("window light"))
  }
}
