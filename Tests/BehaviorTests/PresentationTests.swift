import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Presentations")
struct PresentationTests {
  private struct SheetBody: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    var body: some View {
      VStack {
        Text("in the sheet")
        Button("Done") { dismiss() }
        Button("Old done") { mode.wrappedValue.dismiss() }
      }
    }
  }
  private struct Presenter<Extra: View>: View {
    @State private var isShown = false
    var log: (String) -> Void = { _ in }
    @ViewBuilder var content: Extra
    var body: some View {
      VStack {
        Text(isShown ? "up" : "down")
        Button("Show") { isShown = true }
        Button("Hide") { isShown = false }
      }
      .sheet(isPresented: $isShown, onDismiss: { log("dismissed \(isShown)") }) { content }
    }
  }

  private struct Asking: View {
    @State private var isAsking = false
    var body: some View {
      Button("Ask") { isAsking = true }
        .alert("Erase everything?", isPresented: $isAsking) {
          Button("Erase", role: .destructive) {}
        } message: {
          Text("It cannot be had back.")
        }
    }
  }

  @Test("Buttons and width of an alert grow with the user's text")
  func largeText() throws {
    func button(_ size: DynamicTypeSize) throws -> CGRect {
      let host = TestHost(size: CGSize(width: 400, height: 800)) { Asking().dynamicTypeSize(size) }
      host.tap("Ask")
      host.advance(by: 1)
      #expect(host.shows("It cannot be had back."))
      return try #require(host.frame(of: "Erase"))
    }
    let (plain, large) = (try button(.large), try button(.accessibility3))
    #expect(large.height > plain.height * 1.8)
  }

  @Test(
    "A sheet is shown while its binding is true; dismiss and presentationMode close it [S0-149 S0-146 S4-044 S4-045 fact-308]"
  )
  func sheet() {
    var log: [String] = []
    let host = TestHost { Presenter(log: { log.append($0) }) { SheetBody() } }
    #expect(host.shows("down") && !host.shows("in the sheet"))
    for button in ["Done", "Old done"] {
      host.tap("Show")
      #expect(host.shows("in the sheet") && host.shows("up"))
      host.tap(button)
      host.advance(by: 1)
      #expect(!host.shows("in the sheet") && host.shows("down"))
      #expect(log == ["dismissed false"])
      log = []
    }
  }

  @Test("Dragging a sheet down closes it and sets the binding, unless that is disabled [S4-043 fact-313]")
  func drag() {
    let host = TestHost { Presenter { SheetBody() } }
    func pull() {
      host.press(at: CGPoint(x: 100, y: 60))
      for y in stride(from: 100.0, through: 700, by: 100) {
        host.advance(by: 0.05)
        host.drag(to: CGPoint(x: 100, y: y))
      }
      host.advance(by: 0.3)
      host.release(at: CGPoint(x: 100, y: 700))
      host.advance(by: 1)
    }
    host.go("Show")
    pull()
    #expect(host.shows("down") && !host.shows("in the sheet"))
    let fixed = TestHost { Presenter { SheetBody().interactiveDismissDisabled() } }
    fixed.go("Show")
    fixed.press(at: CGPoint(x: 100, y: 60))
    fixed.advance(by: 0.1)
    fixed.drag(to: CGPoint(x: 100, y: 700))
    fixed.advance(by: 0.3)
    fixed.release(at: CGPoint(x: 100, y: 700))
    fixed.advance(by: 1)
    #expect(fixed.shows("in the sheet"))
    fixed.go("Done")
    fixed.advance(by: 1)
    #expect(!fixed.shows("in the sheet"))
  }

  @Test(
    "A sheet for an item: another id is another sheet, and the environment comes along [fact-309 fact-310 fact-201]"
  )
  func item() {
    struct Item: Identifiable { let id: Int }
    struct Content: View {
      let item: Item
      @Environment(\.lineLimit) private var lineLimit
      @State private var taps = 0
      var body: some View {
        VStack {
          Text("item \(item.id) limit \(lineLimit ?? 0) taps \(taps)")
          Button("Tap") { taps += 1 }
        }
      }
    }
    struct Root: View {
      @Binding var item: Item?
      let dismissed: (Bool) -> Void
      var body: some View {
        Button("Show") { item = Item(id: 1) }
          .sheet(item: $item, onDismiss: { dismissed(item == nil) }) { Content(item: $0) }
          .lineLimit(7)
      }
    }
    final class Model: ObservableObject { @Published var item: Item? }
    struct Whole: View {
      @ObservedObject var model: Model
      let dismissed: (Bool) -> Void
      var body: some View { Root(item: $model.item, dismissed: dismissed) }
    }
    let model = Model()
    var dismissed: [Bool] = []
    let host = TestHost { Whole(model: model) { dismissed.append($0) } }
    host.tap("Show")
    host.tap("Tap")
    #expect(host.shows("item 1 limit 7 taps 1"))
    model.item = Item(id: 2)
    host.advance(by: 1)
    #expect(host.shows("item 2 limit 7 taps 0"))
    model.item = nil
    host.advance(by: 1)
    #expect(!host.shows("item 2 limit 7 taps 0") && dismissed.last == true)
  }

  @Test("A full-screen cover covers the screen and cannot be dragged away [S4-046]")
  func cover() {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .fullScreenCover(isPresented: $isShown) { SheetBody().background(Color.red) }
      }
    }
    let host = TestHost(safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) { Root() }
    host.tap("Show")
    #expect(host.shows("in the sheet"))
    host.press(at: CGPoint(x: 100, y: 100))
    host.drag(to: CGPoint(x: 100, y: 800))
    host.release(at: CGPoint(x: 100, y: 800))
    host.advance(by: 1)
    #expect(host.shows("in the sheet"))
    host.tap("Done")
    host.advance(by: 1)
    #expect(!host.shows("in the sheet"))
  }

  @Test(
    "What a cover is going to cover cannot be touched while it comes, nor through what is left clear around its content"
  )
  func comingCover() {
    struct Root: View {
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Show \(count)") { isShown = true }
          Button("Count") { count += 1 }.frame(maxWidth: .infinity).background(Color.yellow)
          Spacer()
        }
        .fullScreenCover(isPresented: $isShown) { SheetBody().presentationBackground(.clear) }
      }
    }
    let host = TestHost(safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) { Root() }
    let count = host.frame(of: "Count")!
    let below = CGPoint(x: count.midX, y: count.midY)
    host.tap("Count")
    #expect(host.shows("Show 1"))
    host.tap("Show 1")
    for _ in 0..<4 {
      host.advance(by: 0.05)
      host.tap(at: below)
    }
    host.advance(by: 1)
    host.tap(at: below)
    #expect(host.shows("in the sheet"))
    host.tap("Done")
    host.advance(by: 1)
    #expect(host.shows("Show 1"))
    host.tap("Count")
    #expect(host.shows("Show 2"))
  }

  @Test("The background of a cover is what its content says, up to the edges of the window")
  func coverBackground() {
    struct Root: View {
      @State private var isShown = false
      let background: Color?
      var body: some View {
        Button("Show") { isShown = true }
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.green)
          .fullScreenCover(isPresented: $isShown) {
            if let background { Text("On top").presentationBackground(background) } else { Text("On top") }
          }
      }
    }
    func corner(_ background: Color?) -> (red: Int, green: Int, blue: Int) {
      let host = TestHost(safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) {
        Root(background: background)
      }
      host.go("Show")
      return host.pixel(x: 20, y: 20)
    }
    #expect(corner(nil) == (255, 255, 255))
    #expect(corner(Color(red: 1, green: 0, blue: 0)) == (255, 0, 0))
    let green = corner(.clear)
    #expect(green.green > 150 && green.red < 100)
  }

  @Test("An alert has its buttons or OK; each closes it before its action runs [S4-339 fact-315]")
  func alert() throws {
    struct Root: View {
      @State private var isAsked = false
      @State private var isTold = false
      @State private var result = "none"
      var body: some View {
        VStack {
          Text("result \(result)")
          Button("Ask") { isAsked = true }
          Button("Tell") { isTold = true }
        }
        .alert("Delete all?", isPresented: $isAsked) {
          Button("Delete", role: .destructive) { result = "deleted \(isAsked)" }
          Button("Keep", role: .cancel) { result = "kept" }
        } message: {
          Text("This cannot be undone.")
        }
        .alert("Done", isPresented: $isTold) {}
      }
    }
    let host = TestHost { Root() }
    host.tap("Ask")
    host.advance(by: 1)
    #expect(host.shows("Delete all?") && host.shows("This cannot be undone.") && !host.shows("OK"))
    let (keep, delete) = (try #require(host.frame(of: "Keep")), try #require(host.frame(of: "Delete")))
    #expect(keep.maxX < delete.minX && abs(keep.midY - delete.midY) < 1)
    host.tap("Delete")
    host.advance(by: 1)
    #expect(host.shows("result deleted false") && !host.shows("Delete all?"))
    host.tap("Tell")
    host.advance(by: 1)
    #expect(host.shows("Done"))
    host.tap("OK")
    host.advance(by: 1)
    #expect(!host.shows("Done"))
    host.tap("Ask")
    host.advance(by: 1)
    host.press(.escape)
    host.advance(by: 1)
    #expect(!host.shows("Delete all?"))
  }

  @Test("An alert about an item, and about data [S4-352 S4-353]")
  func alertItem() {
    struct Item: Identifiable { var id: String }
    struct Root: View {
      @State private var item: Item?
      @State private var isShown = false
      var body: some View {
        VStack {
          Text(item == nil ? "no item" : "item")
          Button("Ask") { item = Item(id: "apple") }
          Button("Data") { isShown = true }
        }
        .alert(item: $item) { item in
          Alert(
            title: Text("About \(item.id)"), message: Text("Message"),
            dismissButton: .default(Text("Understood")))
        }
        .alert("Data", isPresented: $isShown, presenting: 42) { number in
          Button("Number \(number)") {}
        } message: { number in
          Text("It is \(number).")
        }
      }
    }
    let host = TestHost { Root() }
    host.tap("Ask")
    host.advance(by: 1)
    #expect(host.shows("About apple") && host.shows("Message") && host.shows("item"))
    host.tap("Understood")
    host.advance(by: 1)
    #expect(host.shows("no item") && !host.shows("About apple"))
    host.tap("Data")
    host.advance(by: 1)
    #expect(host.shows("It is 42."))
    host.tap("Number 42")
    host.advance(by: 1)
    #expect(!host.shows("It is 42."))
  }

  @Test(
    "A choice rises from below, hides its title, adds a way out and closes on any button [S4-338 fact-316]")
  func dialog() throws {
    struct Root: View {
      @State private var isShown = false
      @State private var result = "none"
      var body: some View {
        VStack {
          Text("result \(result)")
          Button("Ask") { isShown = true }
        }
        .confirmationDialog("Title", isPresented: $isShown) {
          Button("One") { result = "one" }
          Button("Two") { result = "two" }
        } message: {
          Text("Which?")
        }
      }
    }
    let host = TestHost { Root() }
    host.tap("Ask")
    host.advance(by: 1)
    #expect(host.shows("Which?") && !host.shows("Title"))
    let (one, cancel) = (try #require(host.frame(of: "One")), try #require(host.frame(of: "Cancel")))
    #expect(one.minY > 852 / 2 && cancel.midY > 800)
    host.tap("Two")
    host.advance(by: 1)
    #expect(host.shows("result two") && !host.shows("Which?"))
    host.tap("Ask")
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 200, y: 100))
    host.advance(by: 1)
    #expect(!host.shows("Which?"))
  }

  @Test(
    "One presentation at a time: another request waits with a warning until the first has gone; one inside of it is shown [fact-311]"
  )
  func nested() {
    struct Root: View {
      @State private var first = false
      @State private var second = false
      @State private var inner = false
      var body: some View {
        VStack {
          Button("Show") { first = true }
            .sheet(isPresented: $first) {
              VStack {
                Text("first sheet")
                Button("Second") { second = true }
                Button("Inner") { inner = true }
              }
              .sheet(isPresented: $inner) { Text("inner sheet") }
            }
          Color.clear.frame(height: 1).sheet(isPresented: $second) { Text("second sheet") }
        }
      }
    }
    let warnings = TestHost.warnings {
      let host = TestHost { Root() }
      host.tap("Show")
      host.advance(by: 1)
      host.tap("Second")
      host.advance(by: 1)
      #expect(host.shows("first sheet") && !host.shows("second sheet"))
      host.tap("Inner")
      host.advance(by: 1)
      #expect(host.shows("inner sheet"))
      host.press(.escape)
      host.advance(by: 1)
      #expect(host.shows("first sheet") && !host.shows("inner sheet"))
      host.press(.escape)
      host.advance(by: 1)
      #expect(host.shows("second sheet") && !host.shows("first sheet"))
    }
    #expect(warnings.count == 1 && warnings[0].contains("already in progress"))
  }

  @Test(
    "What waits for another presentation is shown when the view that presents that one has gone, unless nobody asks any more"
  )
  func waiting() {
    final class Wishes: ObservableObject {
      @Published var hasFirst = true
      @Published var first = false
      @Published var second = false
      @Published var third = false
    }
    struct Root: View {
      @ObservedObject var wishes: Wishes
      var body: some View {
        VStack {
          if wishes.hasFirst { Text("one").sheet(isPresented: $wishes.first) { Text("first sheet") } }
          Text("two").sheet(isPresented: $wishes.second) { Text("second sheet") }
          Text("three").alert("third alert", isPresented: $wishes.third) {}
        }
      }
    }
    _ = TestHost.warnings {
      for asksStill in [true, false] {
        let wishes = Wishes()
        let host = TestHost { Root(wishes: wishes) }
        wishes.first = true
        host.advance(by: 1)
        (wishes.second, wishes.third) = (true, true)
        host.advance(by: 1)
        #expect(host.shows("first sheet"))
        if !asksStill { wishes.second = false }
        host.advance(by: 1)
        wishes.hasFirst = false
        host.advance(by: 1)
        #expect(!host.shows("first sheet"))
        #expect(host.shows("second sheet") == asksStill && host.shows("third alert") == !asksStill)
      }
    }
  }

  @Test("A sheet on all rows is shown once there is a row, and stays while rows come and go")
  func presentingRows() {
    final class Rows: ObservableObject {
      @Published var rows: [Int] = []
      @Published var isShown = true
    }
    struct Root: View {
      @ObservedObject var rows: Rows
      var body: some View {
        VStack {
          ForEach(rows.rows, id: \.self) { Text("row \($0)") }.sheet(isPresented: $rows.isShown) {
            Text("the sheet")
          }
        }
      }
    }
    let rows = Rows()
    let host = TestHost { Root(rows: rows) }
    host.advance(by: 1)
    #expect(!host.shows("the sheet"))
    for (ids, isShown) in [([1, 2, 3], true), ([2, 3], true), ([2], true), ([], false), ([4], true)] {
      rows.rows = ids
      host.advance(by: 1)
      #expect(host.shows("the sheet") == isShown, "rows \(ids)")
    }
    rows.rows = []
    rows.isShown = false
    rows.rows = [5]
    host.advance(by: 1)
    #expect(!host.shows("the sheet"))
  }

  @Test(
    "A menu that is held open with one finger stays away, then and later, where another menu has come up meanwhile"
  )
  func twoMenus() {
    struct Root: View {
      var body: some View {
        VStack(spacing: 40) {
          Text("first").contextMenu { Button("Of the first") {} }
          Text("second").contextMenu { Button("Of the second") {} }
        }
      }
    }
    let warnings = TestHost.warnings {
      let host = TestHost { Root() }
      @MainActor func middle(_ text: String) -> CGPoint {
        let frame = host.frame(of: text)!
        return CGPoint(x: frame.midX, y: frame.midY)
      }
      let second = middle("second")
      host.press(at: second)
      host.click(at: middle("first"), button: .secondary)
      host.advance(by: 2)
      #expect(host.shows("Of the first") && !host.shows("Of the second"))
      host.release(at: second)
      host.press(.escape)
      host.advance(by: 1)
      #expect(!host.shows("Of the first") && !host.shows("Of the second"))
      host.click(at: second, button: .secondary)
      host.advance(by: 1)
      #expect(host.shows("Of the second"))
    }
    #expect(warnings == [])
  }

  @Test("Detents: the lowest counts first, a drag goes to the next and writes the selection [fact-314]")
  func detents() throws {
    struct Root: View {
      @State private var isShown = false
      @State private var detent = PresentationDetent.height(200)
      var body: some View {
        VStack {
          Text(detent == .large ? "large" : "low")
          Button("Show") { isShown = true }
        }
        .sheet(isPresented: $isShown) {
          VStack {
            Text("top of the sheet")
            Spacer()
          }
          .presentationDetents([.large, .height(200)], selection: $detent)
        }
      }
    }
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let host = TestHost(safeAreaInsets: insets) { Root() }
    host.tap("Show")
    host.advance(by: 1)
    // The sheet is its height and what covers the lower edge: 382 gives 416 with 34.
    let low = try #require(host.frame(of: "top of the sheet"))
    #expect(abs(low.minY - (852 - 34 - 200)) < 1)
    host.press(at: CGPoint(x: 100, y: 700))
    for y in stride(from: 650.0, through: 100, by: -50) {
      host.advance(by: 0.05)
      host.drag(to: CGPoint(x: 100, y: y))
    }
    host.advance(by: 0.3)
    host.release(at: CGPoint(x: 100, y: 100))
    host.advance(by: 1)
    #expect(host.shows("large"))
    #expect(abs(try #require(host.frame(of: "top of the sheet")).minY - 69) < 1)
  }

  @Test("A menu shows its actions beside its label; an action closes it and runs")
  func menu() throws {
    struct Root: View {
      @State private var result = "none"
      var body: some View {
        VStack {
          Text("result \(result)")
          Menu("Actions") {
            Button("Copy") { result = "copy" }
            Button("Delete", role: .destructive) { result = "delete" }
          }
          Text("held").contextMenu { Button("Share") { result = "share" } }
        }
      }
    }
    let host = TestHost { Root() }
    host.tap("Actions")
    host.advance(by: 1)
    let label = try #require(host.frame(of: "Actions"))
    #expect(try #require(host.frame(of: "Copy")).minY > label.maxY)
    host.tap("Delete")
    host.advance(by: 1)
    #expect(host.shows("result delete") && !host.shows("Copy"))
    host.tap("Actions")
    host.advance(by: 1)
    host.tap(at: CGPoint(x: 20, y: 20))
    host.advance(by: 1)
    #expect(!host.shows("Copy"))
    let held = try #require(host.frame(of: "held"))
    host.press(at: CGPoint(x: held.midX, y: held.midY))
    host.advance(by: 0.6)
    host.release(at: CGPoint(x: held.midX, y: held.midY))
    host.advance(by: 1)
    host.tap("Share")
    host.advance(by: 1)
    #expect(host.shows("result share"))
  }

  @Test("A popover is a sheet where there is little width, and a card beside its view elsewhere [fact-317]")
  func popover() throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.popover(isPresented: $isShown) { Text("in the popover").padding() }
      }
    }
    let phone = TestHost { Root() }
    phone.tap("Show")
    phone.advance(by: 1)
    // A sheet takes the window: its content stands in the middle of it.
    #expect(abs(try #require(phone.frame(of: "in the popover")).midX - 393 / 2) < 1)
    #expect(try #require(phone.frame(of: "in the popover")).midY > 426)
    let wide = TestHost(size: CGSize(width: 1024, height: 768)) { Root() }
    wide.tap("Show")
    wide.advance(by: 1)
    let (button, card) = (
      try #require(wide.frame(of: "Show")), try #require(wide.frame(of: "in the popover"))
    )
    #expect(card.minY > button.maxY && card.minY - button.maxY < 60)
    wide.tap(at: CGPoint(x: 20, y: 20))
    wide.advance(by: 1)
    #expect(!wide.shows("in the popover"))
  }
}
