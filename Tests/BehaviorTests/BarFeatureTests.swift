import Sash
import SwiftUI
import Testing

/// Titles that are menus, names that are changed, backgrounds of containers, widths of columns, inspectors, sizes of sheets.
@Suite @MainActor struct BarFeatureTests {
  private struct Titled: View {
    @State private var name = "Draft"
    @State private var log = ""
    let usesItem: Bool
    var body: some View {
      NavigationStack {
        Text("log \(log) name \(name)")
          .navigationTitle($name)
          .navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu {
            if !usesItem {
              Button("Duplicate") { log = "twice" }
              RenameButton()
            }
          }
          .toolbar { if usesItem { ToolbarTitleMenu { Button("Move") { log = "moved" } } } }
      }
    }
  }

  @Test("The title of a screen is a menu, by which a person renames what is shown")
  func title() {
    let host = TestHost { Titled(usesItem: false) }
    host.tap("Draft")
    host.advance(by: 0.5)
    host.tap("Duplicate")
    host.advance(by: 0.5)
    #expect(host.shows("log twice name Draft"))
    host.tap("Draft")
    host.advance(by: 0.5)
    host.tap("Rename")
    host.advance(by: 0.5)
    host.press(.command("a"))
    host.type("Final")
    host.press(.return)
    host.advance(by: 0.5)
    #expect(host.shows("log twice name Final") && host.shows("Final"))
  }

  @Test("A button renames by the action around it, and is disabled where there is none")
  func rename() {
    var count = 0
    let host = TestHost {
      VStack {
        RenameButton().renameAction { count += 1 }
      }
    }
    host.tap("Rename")
    #expect(count == 1)
    let other = TestHost { RenameButton() }
    other.tap("Rename")
    #expect(count == 1)
  }

  @Test("The background of a screen reaches behind its bar")
  func containerBackground() {
    let host = TestHost {
      NavigationStack {
        Text("content").navigationTitle("Title").containerBackground(Color.red, for: .navigation)
      }
    }
    for y in [2, 60, 400, 840] { #expect(host.pixel(x: 5, y: y).green < 100) }
  }

  @Test("Columns of a split view have the width that their content wants")
  func columnWidth() throws {
    let host = TestHost(size: CGSize(width: 1000, height: 600)) {
      NavigationSplitView {
        Text("side").frame(maxWidth: .infinity).navigationSplitViewColumnWidth(200)
      } detail: {
        Text("detail").frame(maxWidth: .infinity)
      }
    }
    #expect(host.frame(of: "side")?.midX == 100)
    #expect(abs((host.frame(of: "detail")?.midX ?? 0) - 600) <= 1)
  }

  private struct Inspected: View {
    @State private var isShown = false
    var body: some View {
      Button("toggle") { isShown.toggle() }
        .inspector(isPresented: $isShown) { Text("details").inspectorColumnWidth(300) }
    }
  }

  @Test("An inspector is a column where there is width, and a sheet where there is not")
  func inspector() throws {
    let wide = TestHost(size: CGSize(width: 1000, height: 700)) { Inspected() }
    #expect(!wide.shows("details"))
    wide.tap("toggle")
    wide.advance(by: 1)
    #expect(abs(try #require(wide.frame(of: "details")).midX - 850) < 2)
    #expect(abs(try #require(wide.frame(of: "toggle")).midX - 350) < 2)
    let narrow = TestHost { Inspected() }
    narrow.tap("toggle")
    narrow.advance(by: 1)
    #expect(try #require(narrow.frame(of: "details")).midY > 426)
  }

  private struct Sheets: View {
    let sizing: Int
    @State private var isShown = false
    @State private var count = 0
    var body: some View {
      VStack {
        Button("open \(count)") {
          count += 1
          isShown = true
        }
        Spacer()
      }
      .sheet(isPresented: $isShown) {
        let content = Text("sheet").frame(width: 300, height: 200)
        switch sizing {
        case 1: content.presentationSizing(.fitted)
        case 2: content.presentationSizing(.page)
        case 3: content.presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
        default: content
        }
      }
    }
  }

  @Test("A sheet of a wide window is as large as its content or as a page, if that is wished for")
  func sizing() {
    /// How far a sheet reaches from the middle of the window along a line, by what is dimmed.
    func width(_ sizing: Int) -> Int {
      let host = TestHost(size: CGSize(width: 1000, height: 800)) { Sheets(sizing: sizing) }
      host.tap("open 0")
      host.advance(by: 1)
      return (0..<1000).filter { host.pixel(x: $0, y: 340).red > 240 }.count
    }
    #expect(abs(width(0) - 540) < 4)
    #expect(abs(width(1) - 300) < 4)
    #expect(abs(width(2) - 712) < 4)
  }

  @Test("Behind a sheet that lets it be used nothing is dimmed, and taps count")
  func interaction() {
    let host = TestHost { Sheets(sizing: 3) }
    host.tap("open 0")
    host.advance(by: 1)
    #expect(host.shows("sheet"))
    #expect(host.pixel(x: 5, y: 100).red == 255)
    host.tap("open 1")
    #expect(host.shows("open 2"))
  }

  private struct Days: View {
    @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 3, day: 4)]
    var body: some View {
      Text("days \(days.compactMap(\.day).sorted().map(String.init).joined(separator: ","))")
      MultiDatePicker("Days", selection: $days)
    }
  }

  @Test("Several days can be chosen, and taken away")
  func days() {
    let host = TestHost { Days() }
    #expect(host.shows("days 4"))
    host.tap("17")
    host.tap("20")
    #expect(host.shows("days 4,17,20"))
    host.tap("4")
    #expect(host.shows("days 17,20"))
  }

  private struct Between: View {
    let range: Range<Date>
    @State private var days: Set<DateComponents> = []
    var body: some View {
      Text("days \(days.count)")
      MultiDatePicker("Days", selection: $days, in: range)
    }
  }

  @Test("A range without a day offers none; the month stays when its last day is taken away")
  func daysInRange() {
    let now = Date()
    let none = TestHost { Between(range: now..<now) }
    none.tap("15")
    #expect(none.shows("days 0"))
    let host = TestHost { Days() }
    host.tap("4")
    #expect(host.shows("days "))
    host.tap("31")
    host.tap("4")
    #expect(host.shows("days 4,31"))
  }

  private struct Alarm: Identifiable {
    let id: Int
    var isOn: Bool
  }
  private struct Alarms: View {
    @State private var alarms = [Alarm(id: 0, isOn: true), Alarm(id: 1, isOn: false)]
    var body: some View {
      Text(alarms.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
      Toggle("all", sources: $alarms, isOn: \.isOn).toggleStyle(.button)
    }
  }

  @Test("A toggle of several values makes all on while only some are, then all off")
  func sources() {
    let host = TestHost { Alarms() }
    #expect(host.shows("on off"))
    host.tap("all")
    #expect(host.shows("on on"))
    host.tap("all")
    #expect(host.shows("off off"))
  }

  @Test("A screen with a large title comes up as it stays: the small one is not faded out first")
  func largeTitle() {
    let host = TestHost(size: CGSize(width: 1000, height: 720)) {
      NavigationSplitView {
        List(0..<3, id: \.self) { Text("box \($0)") }.navigationTitle("Boxes")
      } content: {
        List(0..<3, id: \.self) { Text("row \($0)") }.navigationTitle("Inbox")
      } detail: {
        Text("Letter")
      }
    }
    let first = host.png()
    host.advance(by: 0.5)
    #expect(host.png() == first)
  }

  @Test("A button in a bar takes a press beside its picture, up to the next one's half of the gap")
  func fingerRoom() {
    struct Screen: View {
      @State private var presses = (back: 0, add: 0)
      var body: some View {
        NavigationStack {
          Text("\(presses.back) \(presses.add)")
            .toolbar {
              ToolbarItem(placement: .topBarLeading) {
                Button("Back", systemImage: "chevron.backward") { presses.back += 1 }
              }
              ToolbarItem(placement: .topBarTrailing) {
                Button("Add", systemImage: "plus") { presses.add += 1 }
              }
            }
            .navigationTitle("Bar")
            .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let host = TestHost { Screen() }
    for y in [2.0, 22, 42] { host.tap(at: CGPoint(x: 12, y: y)) }
    host.tap(at: CGPoint(x: 34, y: 22))
    #expect(host.shows("4 0"))
    host.tap(at: CGPoint(x: 393 - 10, y: 4))
    #expect(host.shows("4 1"))
    host.tap(at: CGPoint(x: 60, y: 22))
    #expect(host.shows("4 1"))
  }
}
