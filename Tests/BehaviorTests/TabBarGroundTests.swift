import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("The ground of the bar of tabs")
struct TabBarGroundTests {
  private struct Root: View {
    var body: some View {
      TabView {
        NavigationStack {
          List { NavigationLink("Open") { ScrollView { Color.black.frame(height: 2_000) } } }
        }
        .tabItem { Label("One", systemImage: "star") }
        Text("Two").tabItem { Label("Two", systemImage: "moon") }
      }
    }
  }

  @Test("It is there while content of the screen in front lies below it, whatever screens behind show")
  func pushed() {
    let host = TestHost { Root() }
    func ground() -> Int { host.pixel(x: 196, y: 830).red }
    #expect(ground() > 235, "a short list leaves the bar clear")
    host.tap("Open")
    host.advance(by: 1)
    #expect(ground() > 150, "black content is seen through the bar, not beside its words")
    host.scroll(at: CGPoint(x: 196, y: 400), by: CGSize(width: 0, height: -3_000))
    host.advance(by: 1)
    #expect(ground() > 235, "at its end the content stands above the bar")
  }
}
