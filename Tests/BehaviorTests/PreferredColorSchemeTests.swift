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

  @Test("A view in a navigation view decides for all that is presented: the title is white [S4-349]")
  func navigation() throws {
    struct Moonshot: View {
      let scheme: ColorScheme?
      var body: some View {
        NavigationView {
          ScrollView {
            Text("Apollo")
          }
          .navigationTitle("Moonshot")
          .preferredColorScheme(scheme)
        }
      }
    }
    /// The sums of the components of the brightest and the darkest pixel of the title.
    func range(_ app: TestHost) throws -> (most: Int, least: Int) {
      let frame = try #require(app.frame(of: "Moonshot"))
      var (most, least) = (0, 765)
      for y in Int(frame.minY)..<Int(frame.maxY) {
        for x in Int(frame.minX)..<Int(frame.maxX) {
          let pixel = app.pixel(x: x, y: y)
          let sum = pixel.red + pixel.green + pixel.blue
          (most, least) = (max(most, sum), min(least, sum))
        }
      }
      return (most, least)
    }
    let dark = TestHost { Moonshot(scheme: .dark) }
    #expect(try range(dark) == (765, 0) && dark.pixel(x: 2, y: 2) == (0, 0, 0))
    dark.setColorScheme(.light)
    #expect(try range(dark) == (765, 0) && dark.pixel(x: 2, y: 400) == (0, 0, 0))
    #expect(TestHost { Moonshot(scheme: nil) }.pixel(x: 2, y: 2) == (255, 255, 255))
  }
}
