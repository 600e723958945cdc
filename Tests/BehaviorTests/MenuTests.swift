import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Menus")
struct MenuTests {
  private static let size = CGSize(width: 393, height: 700)

  /// A menu at the top of a window, open.
  private func open<Items: View>(
    size: CGSize = Self.size, @ViewBuilder _ items: @escaping () -> Items
  ) -> TestHost {
    let app = TestHost(size: size) {
      VStack {
        Menu("Open") { items() }
        Spacer()
      }
    }
    app.go("Open")
    return app
  }

  @Test(
    "Rows are 44 high, with the title before the image, however the label is written; the menu is 250 wide")
  func rows() throws {
    let app = open {
      Button("Copy", systemImage: "doc") {}
      Button {
      } label: {
        Image(systemName: "star")
        Text("Star")
      }
      Button("Last") {}
    }
    let (copy, star, last) = (app.frame(of: "Copy")!, app.frame(of: "Star")!, app.frame(of: "Last")!)
    #expect(copy.minX == star.minX && star.minX == last.minX)
    // Facts on metrics, "menu width and rows", and a line of a pixel between two rows.
    #expect(abs(star.midY - copy.midY - 45) < 0.6 && abs(last.midY - star.midY - 45) < 0.6)
    app.tap("Star")
    app.advance(by: 1)
    #expect(!app.shows("Copy"))
  }

  @Test("A menu in a menu opens over its row, leads back by its title, and a choice in it closes both")
  func submenu() {
    struct Page: View {
      @State private var sorting = "none"
      var body: some View {
        VStack {
          Menu("Open") {
            Button("Copy") {}
            Menu("Sort by") {
              Button("Name") { sorting = "name" }
              Button("Date") { sorting = "date" }
            }
          }
          Text("sorted: \(sorting)")
          Spacer()
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    app.go("Open")
    #expect(!app.shows("Name"))
    let row = app.frame(of: "Sort by")!
    app.go("Sort by")
    #expect(app.shows("Copy") && app.shows("Name") && app.frames(of: "Sort by").count == 2)
    #expect(abs(app.frames(of: "Sort by").last!.midY - row.midY) < 1)
    // Back by the title.
    app.tap(at: CGPoint(x: row.midX, y: row.midY))
    app.advance(by: 1)
    #expect(app.shows("Copy") && !app.shows("Name"))
    app.go("Sort by")
    app.go("Date")
    #expect(app.shows("sorted: date") && !app.shows("Copy") && !app.shows("Name"))
    // A tap beside closes all.
    app.go("Open")
    app.go("Sort by")
    app.tap(at: CGPoint(x: 20, y: 650))
    app.advance(by: 1)
    #expect(!app.shows("Copy") && !app.shows("Name") && app.isIdle)
  }

  @Test("A picker in a menu is a group of rows with a mark, or another menu; toggles have marks too")
  func choices() {
    struct Page: View {
      @State private var order = 1
      @State private var size = "small"
      @State private var isOn = false
      var body: some View {
        VStack {
          Menu("Open") {
            Button("Copy") {}
            Toggle("Bold", isOn: $isOn)
            Picker("Order", selection: $order) {
              Text("Up").tag(0)
              Text("Down").tag(1)
            }
            Picker("Size", selection: $size) { ForEach(["small", "large"], id: \.self) { Text($0) } }
              .pickerStyle(.menu)
          }
          Text("\(order) \(size) \(isOn ? "bold" : "plain")")
          Spacer()
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    app.go("Open")
    #expect(app.shows("Up") && app.shows("Down") && !app.shows("Order") && app.shows("Size"))
    // All rows are further in for the marks.
    #expect(app.frame(of: "Copy")!.minX == app.frame(of: "Up")!.minX)
    app.go("Up")
    #expect(app.shows("0 small plain") && !app.shows("Copy"))
    app.go("Open")
    app.go("Bold")
    #expect(app.shows("0 small bold"))
    app.go("Open")
    app.go("Size")
    app.go("large")
    #expect(app.shows("0 large bold") && !app.shows("Copy"))
  }

  @Test("Sections of a menu have headers and stand apart: 8 points")
  func sections() {
    let app = open {
      Section("First") {
        Button("One") {}
        Button("Two") {}
      }
      Section { Button("Three") {} }
    }
    #expect(app.frame(of: "First")!.maxY <= app.frame(of: "One")!.minY)
    #expect(app.frame(of: "First")!.height < app.frame(of: "One")!.height)
    let lines = app.frame(of: "Two")!.midY - app.frame(of: "One")!.midY
    let groups = app.frame(of: "Three")!.midY - app.frame(of: "Two")!.midY
    #expect(abs(groups - lines - 7) < 0.6)
  }

  @Test("A long menu stays in its window and scrolls")
  func long() {
    let app = open { ForEach(0..<60) { Button("Row \($0)") {} } }
    #expect(app.frame(of: "Row 0")!.minY > 10)
    #expect(!app.texts.contains("Row 59") || app.frame(of: "Row 59")!.minY > 700)
    app.scroll(at: CGPoint(x: 250, y: 400), by: CGSize(width: 0, height: -5000))
    app.advance(by: 1)
    #expect(app.frame(of: "Row 59")!.maxY < 700)
    app.go("Row 59")
    #expect(!app.shows("Row 59"))
  }

  @Test("Items have the type of menus, whatever the button of the menu has")
  func type() {
    func height<V: View>(_ change: (Menu<Text, Button<Text>>) -> V) -> CGFloat {
      let app = TestHost(size: Self.size) { change(Menu("Open") { Button("Item") {} }) }
      app.go("Open")
      return app.frame(of: "Item")!.height
    }
    #expect(height { $0.font(.largeTitle) } == height { $0 })
  }

  @Test("Several views of a label stand in a row")
  func labels() {
    let app = TestHost(size: Self.size) {
      VStack {
        Button {
        } label: {
          Text("left")
          Text("right")
        }
        Menu {
        } label: {
          Text("start")
          Text("end")
        }
        Menu {
        } label: {
          Image(systemName: "star")
          Text("after the star")
        }
      }
    }
    #expect(app.frame(of: "left")!.midY == app.frame(of: "right")!.midY)
    #expect(app.frame(of: "left")!.maxX + 8 == app.frame(of: "right")!.minX)
    #expect(app.frame(of: "start")!.midY == app.frame(of: "end")!.midY)
    // The symbol is right before the text: what is drawn there is of the tint.
    let text = app.frame(of: "after the star")!
    let isDrawn = (Int(text.minX) - 26..<Int(text.minX) - 6).contains { x in
      app.pixel(x: x, y: Int(text.midY)).red < 100
    }
    #expect(isDrawn)
  }
}
