import Sash
import SwiftUI
import Testing

extension FocusedValues {
  fileprivate struct NameKey: FocusedValueKey { typealias Value = String }
  fileprivate var chosenName: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  @Entry fileprivate var level: Binding<Int>?
}

/// Commands of apps, their menu bar, and the values that views with the focus make known.
@Suite @MainActor struct CommandTests {
  private final class Log {
    nonisolated(unsafe) static var all: [String] = []
  }
  private final class Document: ObservableObject {
    @Published var title = "draft"
  }
  private struct Whole: App {
    @State private var isGrid = false
    @State private var size = "small"
    var body: some Scene {
      WindowGroup("Whole", id: "whole") { Page(isGrid: isGrid, size: size) }
        .commands {
          CommandMenu("Tools") {
            Button("Hammer") { Log.all.append("hammer") }.keyboardShortcut(
              "h", modifiers: [.command, .shift])
            Button("Saw") { Log.all.append("saw") }.disabled(true).keyboardShortcut("k")
            Divider()
            Toggle("Grid", isOn: $isGrid).keyboardShortcut("g")
            Picker("Size", selection: $size) {
              Text("small").tag("small")
              Text("big").tag("big")
            }
            Menu("More") { Button("Deep") { Log.all.append("deep") }.keyboardShortcut("d") }
          }
          CommandGroup(replacing: .newItem) { Button("New Thing") { Log.all.append("new") } }
          CommandGroup(after: .appInfo) { Button("Check") { Log.all.append("check") } }
          Named()
        }
    }
  }
  private struct Named: Commands {
    @FocusedValue(\.chosenName) var name
    @FocusedBinding(\.level) var level
    @FocusedObject var document: Document?
    var body: some Commands {
      CommandMenu("Item") {
        Button("Rename \(name ?? "nothing")") { Log.all.append("rename \(name ?? "")") }
          .disabled(name == nil)
          .keyboardShortcut("r")
        Button("Raise \(level ?? -1)") { level = (level ?? 0) + 1 }.keyboardShortcut("l")
        Button("Title \(document?.title ?? "none")") { document?.title = "final" }.keyboardShortcut("t")
      }
    }
  }
  private struct Page: View {
    let isGrid: Bool
    let size: String
    @State private var text = ""
    @State private var other = ""
    @State private var level = 3
    @StateObject private var document = Document()
    var body: some View {
      VStack {
        Text("grid \(String(isGrid)) \(size) level \(level) \(document.title)")
        TextField("first", text: $text).focusedValue(\.chosenName, "one")
        TextField("second", text: $other).focusedValue(\.chosenName, "two")
      }
      .focusedSceneValue(\.level, $level)
      .focusedSceneObject(document)
    }
  }
  private static let wide = CGSize(width: 900, height: 700)

  @Test("A wide window shows a menu bar with the standard menus and those of the app; a phone none")
  func bar() {
    let host = TestHost(size: Self.wide, app: Whole())
    for title in ["Test", "File", "Edit", "Tools", "Item", "Window"] { #expect(host.shows(title)) }
    #expect(!host.shows("Format"))
    let order = ["Test", "File", "Edit", "Tools", "Item", "Window"].compactMap { host.frame(of: $0)?.minX }
    #expect(order == order.sorted())
    let phone = TestHost(app: Whole())
    #expect(!phone.shows("Tools"))
  }

  @Test("A menu of the bar shows its commands with their keys, and a click runs one")
  func click() {
    Log.all = []
    let host = TestHost(size: Self.wide, app: Whole())
    host.click("Tools")
    host.advance(by: 0.5)
    #expect(host.shows("Hammer"))
    #expect(host.shows("Ctrl+Shift+H"))
    host.click("Saw")
    host.click("Hammer")
    host.advance(by: 0.5)
    #expect(Log.all == ["hammer"])
    host.click("File")
    host.advance(by: 0.5)
    #expect(host.shows("New Thing") && !host.shows("New Window") && host.shows("Close Window"))
    host.click("New Thing")
    host.advance(by: 0.5)
    #expect(Log.all == ["hammer", "new"])
  }

  @Test("Shortcuts of closed menus count, also without a bar; disabled commands do nothing")
  func shortcuts() {
    for size in [Self.wide, CGSize(width: 393, height: 852)] {
      Log.all = []
      let host = TestHost(size: size, app: Whole())
      host.press(.command("h"), shift: true)
      host.press(.command("k"))
      #expect(Log.all == ["hammer"])
      // In a menu of a menu.
      host.press(.command("d"))
      #expect(Log.all == ["hammer", "deep"])
      host.press(.command("g"))
      #expect(host.shows("grid true small level 3 draft"))
    }
  }

  @Test("Toggles and pickers in menus change state of the app; submenus open")
  func values() {
    Log.all = []
    let host = TestHost(size: Self.wide, app: Whole())
    host.click("Tools")
    host.advance(by: 0.5)
    host.click("Grid")
    host.advance(by: 0.5)
    #expect(host.shows("grid true small level 3 draft"))
    host.click("Tools")
    host.advance(by: 0.5)
    host.click("More")
    host.advance(by: 0.5)
    host.click("Deep")
    host.advance(by: 0.5)
    #expect(Log.all == ["deep"])
  }

  @Test("Keys lead through the menus: F10 opens, arrows go from menu to menu and down, Return chooses")
  func keys() {
    Log.all = []
    let host = TestHost(size: Self.wide, app: Whole())
    host.press(.function(10))
    host.advance(by: 0.5)
    #expect(host.shows("About Test"))
    for _ in 0..<4 {
      host.press(.right)
      host.advance(by: 0.5)
    }
    #expect(host.shows("Hammer") && !host.shows("About Test"))
    host.press(.down)
    host.press(.return)
    host.advance(by: 0.5)
    #expect(Log.all == ["hammer"])
    #expect(!host.shows("Hammer"))
  }

  @Test("The pointer leads from an open menu to another title")
  func pointer() {
    let host = TestHost(size: Self.wide, app: Whole())
    host.click("File")
    host.advance(by: 0.5)
    let tools = host.frame(of: "Tools")!
    host.hover(at: CGPoint(x: tools.midX, y: tools.midY))
    host.advance(by: 0.5)
    #expect(host.shows("Hammer") && !host.shows("Close Window"))
  }

  @Test("Commands know what the view with the focus makes known [text-92]")
  func focusedValues() {
    Log.all = []
    let host = TestHost(size: Self.wide, app: Whole())
    host.press(.command("r"))
    #expect(Log.all == [])
    host.tap("first")
    host.press(.command("r"))
    #expect(Log.all == ["rename one"])
    host.tap("second")
    host.press(.command("r"))
    #expect(Log.all == ["rename one", "rename two"])
    host.press(.command("l"))
    #expect(host.shows("grid false small level 4 draft"))
    host.press(.command("t"))
    #expect(host.shows("grid false small level 4 final"))
    host.click("Item")
    host.advance(by: 0.5)
    #expect(host.shows("Rename two"))
    #expect(host.shows("Raise 4"))
    #expect(host.shows("Title final"), "\(host.texts)")
  }

  private struct Reader: View {
    @FocusedValue(\.chosenName) var name
    @State private var text = ""
    @State private var isThere = true
    var body: some View {
      Text("name \(name ?? "none")")
      if isThere { TextField("field", text: $text).focusedValue(\.chosenName, "in \(text)") }
      Button("gone") { isThere = false }
    }
  }

  @Test("Views read focused values too; they follow the value and end with the view")
  func views() {
    let host = TestHost { Reader() }
    #expect(host.shows("name none"))
    host.tap("field")
    #expect(host.shows("name in "))
    host.type("ab")
    #expect(host.shows("name in ab"))
    host.tap("gone")
    #expect(host.shows("name none"))
  }
}
