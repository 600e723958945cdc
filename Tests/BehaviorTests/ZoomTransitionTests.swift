import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Screens that grow out of a view")
struct ZoomTransitionTests {
  private struct Gallery: View {
    @Namespace private var space
    @State private var isCovered = false
    var body: some View {
      NavigationStack {
        VStack(alignment: .leading, spacing: 0) {
          Spacer()
          NavigationLink {
            VStack(spacing: 0) {
              Text("Picture").frame(maxWidth: .infinity).frame(height: 100)
              Spacer()
            }
            .navigationBarTitleDisplayMode(.inline)
            .navigationTransition(.zoom(sourceID: "a", in: space))
          } label: {
            Text("Small").frame(width: 100, height: 100)
          }
          .matchedTransitionSource(id: "a", in: space) { $0.clipShape(RoundedRectangle(cornerRadius: 20)) }
          Button("Cover") { isCovered = true }
            .frame(width: 100, height: 50)
            .matchedTransitionSource(id: "c", in: space)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .fullScreenCover(isPresented: $isCovered) {
          Button("Close") { isCovered = false }.navigationTransition(.zoom(sourceID: "c", in: space))
        }
      }
    }
  }

  @Test(
    "A screen comes out of the view that it names, as wide as that at first, and goes back into it; the one below stays"
  )
  func zoom() throws {
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Gallery() }
    let small = try #require(host.frame(of: "Small"))
    host.tap("Small")
    host.advance(by: 0.02)
    let first = try #require(host.frame(of: "Picture"))
    #expect(host.frame(of: "Small") == small)
    host.advance(by: 0.08)
    let second = try #require(host.frame(of: "Picture"))
    host.advance(by: 1)
    let full = try #require(host.frame(of: "Picture"))
    #expect(first.width < second.width && second.width < full.width)
    #expect(first.midX < second.midX && second.midX < full.midX && full.midX == 200)
    #expect(first.midY > second.midY && second.midY > full.midY)
    #expect(!host.shows("Small"))
    host.go("Back")
    host.advance(by: 0.3)
    if let late = host.frame(of: "Picture") { #expect(late.width < full.width / 2 && late.midY > 500) }
    host.advance(by: 1)
    #expect(!host.shows("Picture") && host.frame(of: "Small") == small)
  }

  @Test("So does a cover")
  func cover() throws {
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Gallery() }
    host.tap("Cover")
    host.advance(by: 0.05)
    let first = try #require(host.frame(of: "Close"))
    host.advance(by: 1)
    let full = try #require(host.frame(of: "Close"))
    #expect(first.width < full.width && first.midX < full.midX && full.midX == 200)
    host.tap("Close")
    host.advance(by: 1)
    #expect(!host.shows("Close") && host.shows("Small"))
  }
}
