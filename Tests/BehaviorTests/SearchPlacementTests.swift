import Foundation
import Sash
import SwiftUI
import Testing

/// Where search fields stand, when they go, and what goes for them.
@MainActor @Suite("Places of search fields")
struct SearchPlacementTests {
  private struct Screen: View {
    var placement = SearchFieldPlacement.automatic
    var behavior = SearchPresentationToolbarBehavior.automatic
    var item = false
    var removes = false
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List(0..<40) { Text("Row \($0) \(text)") }
          .navigationTitle("Title")
          .toolbar {
            if item { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
          }
          .toolbar(removing: removes ? .search : nil)
          .searchable(text: $text, placement: placement, prompt: "Find")
          .searchPresentationToolbarBehavior(behavior)
      }
    }
  }
  private func host(_ screen: Screen, width: CGFloat = 390) -> TestHost {
    let app = TestHost(size: CGSize(width: width, height: 800)) { screen }
    app.advance(by: 0.3)
    return app
  }

  @Test("Where there is room the field is in the bar, at its end; where there is not, below the title")
  func bar() throws {
    let wide = host(Screen(), width: 1000)
    let field = try #require(wide.frame(of: "Find"))
    #expect(field.midY < 44 && field.minX > 600)
    wide.click("Find")
    wide.type("x")
    wide.advance(by: 0.5)
    #expect(wide.shows("Row 0 x") && wide.shows("Title"))
    wide.click("Cancel")
    wide.advance(by: 0.5)
    #expect(wide.shows("Row 0 ") && wide.shows("Find"))
    let narrow = host(Screen())
    let title = try #require(narrow.frame(of: "Title"))
    #expect(try #require(narrow.frame(of: "Find")).minY > title.maxY)
    let drawer = host(Screen(placement: .navigationBarDrawer), width: 1000)
    #expect(try #require(drawer.frame(of: "Find")).minY > (try #require(drawer.frame(of: "Title")).maxY))
    let middle = host(Screen(placement: .toolbarPrincipal), width: 1000)
    let found = try #require(middle.frame(of: "Find"))
    #expect(found.minX < 500 && found.minX > 300 && found.midY < 44)
  }

  @Test("A search around a split view is that of its sidebar, one for the toolbar that of its detail")
  func split() throws {
    func host(_ placement: SearchFieldPlacement) -> TestHost {
      TestHost(size: CGSize(width: 1100, height: 700)) {
        NavigationSplitView {
          List { Text("side") }
        } detail: {
          Text("detail")
        }
        .searchable(text: .constant(""), placement: placement, prompt: "Find")
      }
    }
    for (placement, isSide) in [(SearchFieldPlacement.automatic, true), (.sidebar, true), (.toolbar, false)] {
      let fields = host(placement).frames(of: "Find")
      #expect(fields.count == 1 && (fields[0].maxX < 320) == isSide)
    }
  }

  @Test("The field goes when the content is scrolled, unless it is always to be there")
  func collapsing() throws {
    for (placement, stays) in [
      (SearchFieldPlacement.automatic, false), (.navigationBarDrawer(displayMode: .always), true),
    ] {
      let app = host(Screen(placement: placement))
      let row = try #require(app.frame(of: "Row 0 "))
      app.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: -46))
      app.advance(by: 1)
      #expect(abs(try #require(app.frame(of: "Row 0 ")).minY - (row.minY - 46)) < 1)
      if stays { app.tap("Find") } else { app.tap(at: CGPoint(x: 200, y: 118)) }
      app.advance(by: 0.5)
      #expect(app.shows("Cancel") == stays)
    }
  }

  @Test("On a phone the title goes while a person searches, unless it is to stay")
  func title() {
    for (behavior, stays) in [
      (SearchPresentationToolbarBehavior.automatic, false), (.avoidHidingContent, true),
    ] {
      let app = host(Screen(behavior: behavior))
      app.tap("Find")
      app.advance(by: 1)
      #expect(app.shows("Title") == stays && app.shows("Cancel"))
      app.tap("Cancel")
      app.advance(by: 1)
      #expect(app.shows("Title") && !app.shows("Cancel"))
    }
  }

  @Test("The field is an item of the bar at the bottom where one is put there, and can be taken out")
  func item() throws {
    let app = host(Screen(item: true))
    #expect(app.frames(of: "Find").count == 1)
    #expect(try #require(app.frame(of: "Find")).midY > 740)
    app.tap("Find")
    app.type("q")
    app.advance(by: 0.5)
    #expect(app.shows("Row 0 q"))
    #expect(!host(Screen(removes: true)).shows("Find"))
  }
}
