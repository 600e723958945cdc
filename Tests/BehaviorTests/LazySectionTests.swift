import Sash
import SwiftUI
import Testing

private let window = CGSize(width: 300, height: 200)

@MainActor @Suite("Lazy sections and scroll positions")
struct LazySectionTests {
  private struct Sections: View {
    let pinned: PinnedScrollableViews
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<5, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { Text("Row \(section).\($0)").frame(height: 40) }
            } header: {
              Text("Head \(section)").frame(maxWidth: .infinity).frame(height: 30).background(Color.yellow)
            }
          }
        }
      }
    }
  }

  @Test(
    "A pinned header stays at the top while its section is seen, and the next one pushes it out [S4-237 fact-98]"
  )
  func pinnedHeaders() {
    let app = TestHost(size: window) { Sections(pinned: [.sectionHeaders]) }
    func scroll(_ distance: CGFloat) {
      app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -distance))
    }
    #expect(app.frame(of: "Head 0")!.midY == 15)
    #expect(app.frame(of: "Row 0.0")!.midY == 50)
    scroll(100)
    #expect(app.frame(of: "Head 0")!.midY == 15)
    #expect(abs(app.frame(of: "Row 0.2")!.midY - 30) < 0.01)
    // The section is 430 points long: at 415 its header has 15 points left.
    for _ in 0..<9 { scroll(35) }
    #expect(abs(app.frame(of: "Head 0")!.midY - 0) < 0.01)
    #expect(abs(app.frame(of: "Head 1")!.midY - 30) < 0.01)
    for _ in 0..<4 { scroll(25) }
    #expect(abs(app.frame(of: "Head 1")!.midY - 15) < 0.01)
  }

  @Test("Headers that are not pinned scroll away")
  func plainHeaders() {
    let app = TestHost(size: window) { Sections(pinned: []) }
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -20))
    #expect(app.frame(of: "Head 0")!.midY == -5)
  }

  @Test("In a grid a header spans all columns and its section begins a new line [S4-235 S4-238]")
  func gridSections() {
    let frames = Frames()
    let app = TestHost(size: window) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(80)), GridItem(.fixed(80)), GridItem(.fixed(80))], alignment: .center,
          spacing: 10, pinnedViews: [.sectionHeaders]
        ) {
          ForEach(0..<2, id: \.self) { section in
            Section {
              ForEach(0..<4, id: \.self) { Color.red.frame(height: 20).measured("\(section).\($0)", frames) }
            } header: {
              Text("Head \(section)").frame(maxWidth: .infinity, alignment: .leading).frame(height: 30)
                .measured("head \(section)", frames)
            }
          }
        }
      }
    }
    // 3 * 80 + 2 * 8 = 256, centred in 300.
    #expect(frames["head 0"] == CGRect(22, 0, 256, 30))
    #expect(frames["0.0"] == CGRect(22, 40, 80, 20))
    #expect(frames["0.3"] == CGRect(22, 70, 80, 20))
    #expect(frames["head 1"] == CGRect(22, 100, 256, 30))
    #expect(frames["1.1"] == CGRect(22 + 88, 140, 80, 20))
    app.close()
  }

  @Test("scrollPosition(id:) scrolls when it is written and follows a person")
  func positionByID() {
    struct Screen: View {
      @State private var id: Int?
      var body: some View {
        VStack(spacing: 0) {
          Button("at \(id ?? -1)") { id = 50 }.frame(height: 40)
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 40) } }
          }
          .scrollPosition(id: $id, anchor: .top)
        }
      }
    }
    let app = TestHost(size: window) { Screen() }
    app.tap("at -1")
    #expect(abs(app.frame(of: "Row 50")!.midY - 60) < 0.01)
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -40))
    #expect(app.shows("at 51"))
  }

  @Test("A ScrollPosition goes to edges, points and views, and knows whether a person has moved it")
  func position() {
    struct Screen: View {
      @State private var position = ScrollPosition(edge: .bottom)
      var body: some View {
        VStack(spacing: 0) {
          HStack {
            Button("top") { position.scrollTo(edge: .top) }
            Button("point") { position.scrollTo(y: 400) }
            Button("row") { position.scrollTo(id: 30, anchor: .top) }
            Text(position.isPositionedByUser ? "person" : "code")
          }
          .frame(height: 40)
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 40) } }
          }
          .scrollPosition($position)
        }
      }
    }
    let app = TestHost(size: window) { Screen() }
    #expect(app.frame(of: "Row 99")!.midY == 180)
    app.tap("top")
    #expect(app.frame(of: "Row 0")!.midY == 60)
    app.tap("point")
    #expect(app.frame(of: "Row 10")!.midY == 60)
    app.tap("row")
    #expect(app.frame(of: "Row 30")!.midY == 60)
    #expect(app.shows("code"))
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -40))
    #expect(app.shows("person"))
  }

  @Test("defaultScrollAnchor begins at the end and stays there while content grows")
  func defaultAnchor() {
    struct Screen: View {
      @State private var count = 20
      var body: some View {
        VStack(spacing: 0) {
          Button("more") { count += 1 }.frame(height: 40)
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 40) } }
          }
          .defaultScrollAnchor(.bottom)
        }
      }
    }
    let app = TestHost(size: window) { Screen() }
    #expect(app.frame(of: "Row 19")!.midY == 180)
    app.tap("more")
    #expect(app.frame(of: "Row 20")!.midY == 180)
  }

  @Test("Paging comes to rest at whole pages")
  func paging() {
    let app = TestHost(size: window) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { Text("Page \($0)").frame(width: 300, height: 200) }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    app.press(at: CGPoint(x: 250, y: 100))
    app.drag(to: CGPoint(x: 80, y: 100))
    app.release(at: CGPoint(x: 80, y: 100))
    app.advance(by: 3)
    #expect(app.frame(of: "Page 1")!.midX == 150)
    app.press(at: CGPoint(x: 150, y: 100))
    app.drag(to: CGPoint(x: 110, y: 100))
    app.release(at: CGPoint(x: 110, y: 100))
    app.advance(by: 3)
    #expect(app.frame(of: "Page 1")!.midX == 150)
  }
}
