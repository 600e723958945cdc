import Sash
import SwiftUI
import Testing

@MainActor @Suite("Status bars")
struct StatusBarTests {
  private struct Page: View {
    @State private var isHidden = false
    var body: some View {
      VStack {
        Button("Toggle") { isHidden.toggle() }
        Spacer()
      }
      .statusBar(hidden: isHidden)
    }
  }

  @Test(
    "Where it alone covers the top, a hidden one leaves its 20 points; a cut out screen stays covered",
    arguments: [20, 59])
  func hidden(inset: Double) throws {
    let host = TestHost(
      size: CGSize(width: 300, height: 200),
      safeAreaInsets: EdgeInsets(top: inset, leading: 0, bottom: 0, trailing: 0)
    ) { Page() }
    #expect(try #require(host.frame(of: "Toggle")).minY >= inset)
    _ = host.tap("Toggle")
    #expect((try #require(host.frame(of: "Toggle")).minY < 20) == (inset == 20))
    host.resize(to: CGSize(width: 320, height: 200))
    #expect((try #require(host.frame(of: "Toggle")).minY < 20) == (inset == 20))
    _ = host.tap("Toggle")
    #expect(try #require(host.frame(of: "Toggle")).minY >= inset)
  }

  private struct Pages: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("Toggle") { isOn.toggle() }
        if isOn { Text("bare").statusBarHidden() }
        Spacer()
      }
    }
  }

  @Test("A view that has gone hides it no more")
  func gone() throws {
    let host = TestHost(
      size: CGSize(width: 300, height: 200),
      safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    ) { Pages() }
    #expect(try #require(host.frame(of: "Toggle")).minY < 20)
    _ = host.tap("Toggle")
    #expect(!host.shows("bare"))
    #expect(try #require(host.frame(of: "Toggle")).minY >= 20)
    _ = host.tap("Toggle")
    #expect(try #require(host.frame(of: "Toggle")).minY < 20)
  }
}
