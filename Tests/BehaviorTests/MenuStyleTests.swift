import Sash
import SwiftUI
import Testing

/// Styles and behaviours of menus, menus with a preview and for a selection, and help.
@Suite @MainActor struct MenuStyleTests {
  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("before")
        Menu(configuration)
      }
    }
  }
  private struct Page: View {
    @State private var count = 0
    @State private var primary = 0
    var body: some View {
      VStack(spacing: 30) {
        Text("count \(count) primary \(primary)")
        Menu("framed") { Button("one") { count += 1 } }.menuStyle(Framed())
        Menu("borderless") { Button("two") { count += 2 } }
          .menuStyle(.borderlessButton).menuIndicator(.hidden)
        Menu("stays") {
          Button("add") { count += 10 }.menuActionDismissBehavior(.disabled)
          Button("end") { count += 100 }
        }
        Menu {
          Button("item") {}
        } label: {
          Text("primary")
        } primaryAction: {
          primary += 1
        }
        .menuStyle(.button)
      }
    }
  }

  @Test("A style shows the menu that it is given, which opens as others do")
  func styles() {
    let host = TestHost { Page() }
    #expect(host.shows("before"))
    host.tap("framed")
    host.advance(by: 0.5)
    host.tap("one")
    host.advance(by: 0.5)
    #expect(host.shows("count 1 primary 0"))
    host.tap("borderless")
    host.advance(by: 0.5)
    host.tap("two")
    host.advance(by: 0.5)
    #expect(host.shows("count 3 primary 0"))
    host.tap("primary")
    #expect(host.shows("count 3 primary 1") && !host.shows("item"))
  }

  @Test("An item may leave the menu open")
  func staysOpen() {
    let host = TestHost { Page() }
    host.tap("stays")
    host.advance(by: 0.5)
    host.tap("add")
    host.advance(by: 0.5)
    host.tap("add")
    host.advance(by: 0.5)
    #expect(host.shows("count 20 primary 0") && host.shows("end"))
    host.tap("end")
    host.advance(by: 0.5)
    #expect(host.shows("count 120 primary 0") && !host.shows("end"))
  }

  @Test("A menu above its button has the first item nearest to it, if order is by priority")
  func order() throws {
    for isPriority in [true, false] {
      let host = TestHost(size: CGSize(width: 393, height: 700)) {
        VStack {
          Spacer()
          Menu("open") {
            Button("first") {}
            Button("second") {}
          }
          .menuOrder(isPriority ? .priority : .fixed)
        }
      }
      host.tap("open")
      host.advance(by: 0.5)
      let first = try #require(host.frame(of: "first")), second = try #require(host.frame(of: "second"))
      #expect((first.minY > second.minY) == isPriority)
    }
  }

  /// - Source: menus of iOS: the title of a row first, its image at the end
  @Test("A label of a picker has its image at the end in a menu, and first beside the picker")
  func pickerLabels() throws {
    struct Form: View {
      @State private var choice = 1
      var body: some View {
        SwiftUI.Form {
          Picker("Kind", selection: $choice) {
            ForEach(1..<3) { Label("Item \($0)", systemImage: "circle").tag($0) }
          }
        }
      }
    }
    let host = TestHost { Form() }
    host.tap("Kind")
    host.advance(by: 0.5)
    let title = try #require(host.frame(of: "Item 2"))
    let ink = stride(from: title.minX - 60, to: title.minX - 2, by: 1)
    #expect(!ink.contains { host.pixel(x: Int($0), y: Int(title.midY)).red < 128 })
    let end = stride(from: title.maxX + 4, to: 393 - 32, by: 1)
    #expect(end.contains { host.pixel(x: Int($0), y: Int(title.midY)).red < 128 })
  }

  private struct Previewed: View {
    @State private var log = ""
    var body: some View {
      Text("hold me \(log)").contextMenu {
        Button("act") { log = "done" }
      } preview: {
        Text("large preview").frame(width: 200, height: 100)
      }
    }
  }

  @Test("A context menu shows its preview above its items")
  func preview() throws {
    let host = TestHost { Previewed() }
    host.click("hold me ", button: .secondary)
    host.advance(by: 0.5)
    let preview = try #require(host.frame(of: "large preview")), item = try #require(host.frame(of: "act"))
    // The card is as large as the preview, and the items are 12 points below it.
    #expect(preview.maxY < item.minY && item.minY - preview.midY < 50 + 12 + 44)
    host.tap("act")
    host.advance(by: 0.5)
    #expect(host.shows("hold me done") && !host.shows("large preview"))
  }

  private struct Rows: View {
    @State private var selection: Set<Int> = [1, 2]
    @State private var log = ""
    var body: some View {
      VStack {
        Text("log \(log)")
        List(0..<5, id: \.self, selection: $selection) { Text("row \($0)") }
          .contextMenu(forSelectionType: Int.self) { items in
            Button("show \(items.sorted().map(String.init).joined(separator: ","))") {
              log = items.sorted().map(String.init).joined(separator: "+")
            }
          } primaryAction: { items in
            log = "primary \(items.sorted())"
          }
      }
    }
  }

  @Test("A list has a menu for its selection, or for the row that it is opened on")
  func selection() {
    let host = TestHost { Rows() }
    host.click("row 2", button: .secondary)
    host.advance(by: 0.5)
    host.tap("show 1,2")
    host.advance(by: 0.5)
    #expect(host.shows("log 1+2"))
    host.click("row 4", button: .secondary)
    host.advance(by: 0.5)
    host.tap("show 4")
    host.advance(by: 0.5)
    #expect(host.shows("log 4"))
    host.tap("row 3")
    #expect(host.shows("log primary [3]"))
  }

  @Test("A pointer that rests on a view brings up its help, which goes when it leaves")
  func help() throws {
    var pressed = 0
    let host = TestHost {
      VStack(spacing: 100) {
        Button("act") { pressed += 1 }.help("Does it")
        Text("other")
      }
    }
    let act = try #require(host.frame(of: "act"))
    let middle = CGPoint(x: act.midX, y: act.midY)
    host.hover(at: middle)
    host.advance(by: 0.5)
    #expect(host.frame(of: "Does it") == nil)
    host.advance(by: 0.5)
    let tip = try #require(host.frame(of: "Does it"))
    #expect(tip.minY > act.maxY)
    host.click(at: middle)
    #expect(pressed == 1 && host.frame(of: "Does it") == nil)
    host.hover(at: CGPoint(x: 5, y: 5))
    host.hover(at: middle)
    host.advance(by: 1)
    #expect(host.frame(of: "Does it") != nil)
    host.hover(at: CGPoint(x: 5, y: 5))
    host.advance(by: 0.1)
    #expect(host.frame(of: "Does it") == nil)
    #expect(host.isIdle)
  }
}
