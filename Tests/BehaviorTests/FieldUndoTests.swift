import Sash
import SwiftUI
import Testing

/// - Source: AppKit: texts register what is typed with the undo manager of the window, and a field takes its actions back
///   when it has been edited
@MainActor @Suite("What is typed can be undone by the window")
struct FieldUndoTests {
  private final class Model {
    var count = 0
    var manager: UndoManager?
    func add() {
      count += 1
      manager?.registerUndo(withTarget: self) { $0.takeBack() }
    }
    private func takeBack() {
      count -= 1
      manager?.registerUndo(withTarget: self) { $0.add() }
    }
  }
  private struct Page: View {
    let model: Model
    @State private var text = ""
    @State private var other = ""
    @State private var notes = ""
    @State private var isShown = true
    @Environment(\.undoManager) private var manager
    var body: some View {
      VStack {
        if isShown { TextField("name", text: $text) }
        TextField("other", text: $other)
        TextEditor(text: $notes).frame(width: 200, height: 100)
        Text("text \(text), notes \(notes)")
        Button("Add") { model.add() }
        Button("Set") { text = "set" }
        Button("Hide") { isShown = false }
        Button("Undo") { manager?.undo() }
        Button("Log") { model.count += 100 }.keyboardShortcut("z", modifiers: [.command, .option])
      }
      .onAppear { model.manager = manager }
    }
  }
  private func editor(_ host: TestHost) throws -> CGPoint {
    let frame = try #require(host.frames(of: "text , notes ").first)
    return CGPoint(x: frame.midX, y: frame.minY - 60)
  }

  @Test("After typing there is something to undo, which a button undoes as the keys do [text-46]")
  func typing() throws {
    let model = Model()
    let host = TestHost { Page(model: model) }
    let manager = try #require(model.manager)
    #expect(!manager.canUndo)
    host.tap("name")
    #expect(!manager.canUndo)
    host.type("ab")
    host.type("c")
    #expect(manager.canUndo && host.shows("text abc, notes "))
    host.tap("Undo")
    #expect(host.shows("text , notes "))
    #expect(!manager.canUndo && manager.canRedo)
    host.press(.command("z"), shift: true)
    #expect(host.shows("text abc, notes ") && manager.canUndo && !manager.canRedo)
    host.press(.command("z"))
    #expect(host.shows("text , notes ") && !manager.canUndo)
  }

  @Test("What is typed and what the app does are undone in the order in which they came, and done again")
  func order() throws {
    let model = Model()
    let host = TestHost { Page(model: model) }
    host.click(at: try editor(host))
    host.type("one")
    host.tap("Add")
    host.type("two")
    #expect(host.shows("text , notes onetwo") && model.count == 1)
    host.press(.command("z"))
    #expect(host.shows("text , notes one") && model.count == 1)
    host.press(.command("z"))
    #expect(host.shows("text , notes one") && model.count == 0)
    host.press(.command("z"))
    #expect(host.shows("text , notes ") && model.count == 0)
    host.press(.command("z"))
    for _ in 0..<3 { host.press(.command("z"), shift: true) }
    #expect(host.shows("text , notes onetwo") && model.count == 1)
    host.press(.control("z"))
    #expect(host.shows("text , notes one"))
    host.press(.control("y"))
    #expect(host.shows("text , notes onetwo"))
  }

  @Test("A field without anything to undo leaves the key to the window")
  func empty() throws {
    let model = Model()
    let host = TestHost { Page(model: model) }
    host.tap("Add")
    #expect(model.count == 1)
    host.tap("name")
    host.press(.command("z"))
    #expect(model.count == 0)
    host.press(.command("z"), shift: true)
    #expect(model.count == 1)
  }

  @Test("A field that is left, has gone or has another text has nothing to be undone any more [text-47]")
  func gone() throws {
    let model = Model()
    let host = TestHost { Page(model: model) }
    let manager = try #require(model.manager)
    host.tap("name")
    host.type("abc")
    #expect(manager.canUndo)
    host.tap("other")
    #expect(!manager.canUndo)
    host.tap("abc")
    host.type("d")
    #expect(manager.canUndo)
    host.tap("Set")
    #expect(host.shows("text set, notes "))
    host.press(.command("z"))
    #expect(host.shows("text set, notes ") && !manager.canUndo && !manager.canRedo)
    host.type("e")
    #expect(manager.canUndo)
    host.tap("Hide")
    #expect(!manager.canUndo)
  }

  @Test("Steps are undone one by one, though all of them come within one turn of the main queue")
  func steps() {
    let model = Model()
    let host = TestHost { Page(model: model) }
    host.tap("name")
    host.type("ab")
    host.press(.left)
    host.type("x")
    host.press(.delete)
    #expect(host.shows("text ab, notes "))
    host.press(.command("z"))
    #expect(host.shows("text axb, notes "))
    host.press(.command("z"))
    #expect(host.shows("text ab, notes "))
    host.press(.command("z"))
    #expect(host.shows("text , notes "))
  }
}
