import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Items of bars that stand elsewhere")
struct BarItemTests {
  @Test("Secondary actions are gathered in a menu at the end of the bar, and do what they do")
  func secondary() throws {
    final class Log { var done: [String] = [] }
    struct Page: View {
      let log: Log
      @State var isOn = false
      var body: some View {
        NavigationStack {
          Text("Content \(isOn)")
            .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Add") { log.done.append("add") } }
              ToolbarItemGroup(placement: .secondaryAction) {
                Button("Rename", systemImage: "pencil") { log.done.append("rename") }
                Toggle("Marked", isOn: $isOn)
              }
            }
        }
      }
    }
    let log = Log()
    let host = TestHost { Page(log: log) }
    #expect(host.shows("Add") && !host.shows("Rename"))
    let add = try #require(host.frame(of: "Add"))
    host.tap(at: CGPoint(x: 393 - 28, y: add.midY))
    host.advance(by: 1)
    #expect(host.shows("Rename") && host.shows("Marked"))
    #expect(try #require(host.frame(of: "Rename")).minY > add.maxY)
    host.tap("Rename")
    host.advance(by: 1)
    #expect(log.done == ["rename"] && !host.shows("Rename"))
    host.tap(at: CGPoint(x: 393 - 28, y: add.midY))
    host.advance(by: 1)
    host.tap("Marked")
    host.advance(by: 1)
    #expect(host.shows("Content true"))
  }

  /// - Source: Apple's documentation of `ToggleStyle.automatic`: in a toolbar a toggle is a button
  @Test("A toggle in a bar is a button with its symbol; a style that is given counts")
  func toggles() throws {
    struct Page: View {
      @State var isLarge = false
      @State var isSwitched = false
      var body: some View {
        NavigationStack {
          Text("\(isLarge) \(isSwitched)").toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Toggle("Switch", isOn: $isSwitched).toggleStyle(.switch).labelsHidden()
            }
            ToolbarItem(placement: .topBarTrailing) { Toggle("Large", systemImage: "star", isOn: $isLarge) }
          }
        }
      }
    }
    let host = TestHost { Page() }
    func isBlue(_ place: CGPoint) -> Bool {
      let pixel = host.pixel(x: Int(place.x), y: Int(place.y))
      return pixel.blue > 200 && pixel.red < 100
    }
    let middle = CGPoint(x: 393 - 32, y: 22)
    let beside = CGPoint(x: middle.x - 14, y: middle.y - 8)
    #expect(!isBlue(beside))
    host.tap(at: middle)
    host.advance(by: 1)
    #expect(host.shows("true false") && isBlue(beside))
    host.tap(at: CGPoint(x: 40, y: 22))
    host.advance(by: 1)
    #expect(host.shows("true true"))
  }

  @Test("A group with a label is a menu where there is no room for its items")
  func group() throws {
    struct Page: View {
      var body: some View {
        NavigationStack {
          Text("Content")
            .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItemGroup(placement: .primaryAction) {
                Button("First action") {}
                Button("Second action") {}
                Button("Third action") {}
              } label: {
                Text("Actions")
              }
            }
        }
      }
    }
    let wide = TestHost(size: CGSize(width: 1000, height: 600)) { Page() }
    #expect(wide.shows("First action") && wide.shows("Third action") && !wide.shows("Actions"))
    let host = TestHost(size: CGSize(width: 390, height: 600)) { Page() }
    #expect(!host.shows("First action") && host.shows("Actions"))
    host.tap("Actions")
    host.advance(by: 1)
    #expect(host.shows("First action") && host.shows("Third action"))
  }

  private struct Tip: View {
    @State var amount = 12.5
    @State var other = ""
    @FocusState var isFocused: Bool
    var log: (String) -> Void = { _ in }
    var body: some View {
      NavigationStack {
        Form {
          TextField("Amount", value: $amount, format: .number).keyboardType(.decimalPad).focused($isFocused)
          TextField("Other", text: $other)
          Text(isFocused ? "editing" : "resting")
        }
        .navigationTitle("Tip")
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") {
              log("done")
              isFocused = false
            }
          }
        }
      }
    }
  }

  @Test(
    "A bar at the bottom shows items for the keyboard while a field on the screen has the focus; Done takes the focus away [S4-320 S4-325 text-96]"
  )
  func keyboard() throws {
    var log: [String] = []
    let host = TestHost { Tip(log: { log.append($0) }) }
    #expect(!host.shows("Done") && host.shows("resting"))
    host.tap("12.5")
    host.advance(by: 1)
    #expect(host.shows("editing"))
    let done = try #require(host.frame(of: "Done"))
    #expect(done.maxX == 393 - 16 && abs(done.midY - (852 - 22)) < 1)
    host.tap("Done")
    host.advance(by: 1)
    #expect(log == ["done"] && host.shows("resting") && !host.shows("Done"))
    // Another field of the screen shows it too; it stays while the focus goes from one to the other.
    host.tap("Other")
    host.advance(by: 1)
    #expect(host.shows("Done") && host.shows("resting"))
    host.tap("12.5")
    host.advance(by: 1)
    #expect(host.shows("Done") && host.shows("editing"))
    // Above a keyboard on the screen.
    host.setKeyboard(height: 300)
    host.advance(by: 1)
    #expect(abs(try #require(host.frame(of: "Done")).midY - (852 - 300 - 22)) < 1)
    host.setKeyboard(height: 0)
    // Whatever else is tapped leaves it, as it leaves the focus.
    host.tap("Tip")
    host.advance(by: 1)
    #expect(host.shows("Done") && host.shows("editing"))
    host.press(.escape)
    host.advance(by: 1)
    #expect(!host.shows("Done") && host.shows("resting"))
  }
}
