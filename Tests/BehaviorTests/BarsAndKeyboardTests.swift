import Sash
import SwiftUI
import Testing

@MainActor @Suite("Bars of tabs, keyboards and titles that collapse")
struct BarsAndKeyboardTests {
  @Test("The bar of tabs stays behind the keyboard, and content ends where that begins")
  func keyboard() throws {
    let host = TestHost(safeAreaInsets: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)) {
      TabView {
        VStack {
          Spacer()
          Text("lowest")
        }
        .tabItem { Text("One") }
        Text("Two page").tabItem { Text("Two") }
      }
    }
    let bar = try #require(host.frame(of: "Two"))
    #expect(abs(try #require(host.frame(of: "lowest")).maxY - (852 - 34 - 49)) < 1)
    host.setKeyboard(height: 300)
    host.advance(by: 1)
    #expect(host.frame(of: "Two") == bar)
    #expect(abs(try #require(host.frame(of: "lowest")).maxY - (852 - 300)) < 1)
    // A bar of keys that leaves a part of the bar of tabs.
    host.setKeyboard(height: 54)
    host.advance(by: 1)
    #expect(abs(try #require(host.frame(of: "lowest")).maxY - (852 - 34 - 49)) < 1)
  }

  private struct Sections: View {
    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          List {
            Button("jump") { proxy.scrollTo(30, anchor: .top) }
            ForEach(0..<10) { section in
              Section("Head \(section)") {
                ForEach(section * 10..<section * 10 + 10, id: \.self) { Text("row \($0)") }
              }
            }
          }
          .listStyle(.plain)
        }
        .navigationTitle("Large")
      }
    }
  }

  @Test("Headers that stay, and rows that are scrolled to, stand right under a title that has collapsed")
  func collapsed() throws {
    let host = TestHost { Sections() }
    host.scroll(at: CGPoint(x: 196, y: 400), by: CGSize(width: 0, height: -700))
    host.advance(by: 1)
    let head = try #require(host.frame(of: "Head 1"))
    #expect(head.minY > 44 && head.maxY < 44 + 40, "at \(head)")
    let other = TestHost { Sections() }
    other.tap("jump")
    other.advance(by: 1)
    let row = try #require(other.frame(of: "row 30"))
    #expect(row.minY > 44 && row.maxY < 44 + 44 + 34, "at \(row)")
  }

  @Test("Large titles grow with the user's text; the row above does not")
  func textSize() throws {
    func page(_ size: DynamicTypeSize) -> TestHost {
      TestHost {
        NavigationStack {
          VStack {
            Text("top")
            Spacer()
          }
          .navigationTitle("Large")
          .toolbar { Button("Edit") {} }
        }
        .environment(\.dynamicTypeSize, size)
      }
    }
    let (usual, great) = (page(.large), page(.accessibility3))
    let heights = try map2((usual, great)) { try #require($0.frame(of: "Large")).height }
    #expect(heights.1 > heights.0 + 15)
    let buttons = try map2((usual, great)) { try #require($0.frame(of: "Edit")) }
    #expect(buttons.0 == buttons.1)
    #expect(
      try #require(great.frame(of: "Large")).maxY <= #require(great.frame(of: "top")).minY + 1)
  }

  @Test("In little height the bar of tabs is low, with titles beside the icons; a sheet fills the window")
  func low() throws {
    struct Page: View {
      @State private var isUp = false
      var body: some View {
        TabView {
          Button("up") { isUp = true }
            .sheet(isPresented: $isUp) {
              VStack {
                Text("highest")
                Spacer()
              }
              .frame(maxWidth: .infinity)
              .background(.red)
            }
            .tabItem { Label("One", systemImage: "star") }
          Text("page").tabItem { Label("Two", systemImage: "moon") }
        }
      }
    }
    let host = TestHost(
      size: CGSize(width: 800, height: 375),
      safeAreaInsets: EdgeInsets(top: 0, leading: 44, bottom: 21, trailing: 44)
    ) { Page().environment(\.verticalSizeClass, .compact).environment(\.horizontalSizeClass, .compact) }
    let title = try #require(host.frame(of: "One"))
    #expect(title.midY > 375 - 21 - 32 && title.midY < 375 - 21 && abs(title.midY - (375 - 21 - 16)) < 4)
    host.tap("up")
    host.advance(by: 1)
    #expect(try #require(host.frame(of: "highest")).minY < 8)
    let corner = host.pixel(x: 46, y: 1)
    #expect(corner.red > 200 && corner.green < 90, "nothing of the window behind is seen")
  }
}

@MainActor private func map2<T>(_ pair: (TestHost, TestHost), _ body: (TestHost) throws -> T) rethrows -> (
  T, T
) {
  (try body(pair.0), try body(pair.1))
}
