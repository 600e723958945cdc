import Foundation
import Sash
import SwiftUI
import Testing

private final class Note: ObservableObject {
  @Published var text: String
  @Published var isFinding = false
  init(_ text: String) { self.text = text }
}

private struct NoteEditor: View {
  @ObservedObject var note: Note
  var mayFind = true
  var mayReplace = true
  var body: some View {
    TextEditor(text: $note.text)
      .findNavigator(isPresented: $note.isFinding)
      .findDisabled(!mayFind)
      .replaceDisabled(!mayReplace)
  }
}

@MainActor @Suite("Finding in editors")
struct FindTests {
  private func host(_ note: Note) -> TestHost {
    let host = TestHost(size: CGSize(width: 400, height: 300)) { NoteEditor(note: note) }
    host.tap(at: CGPoint(x: 6, y: 20))
    host.advance(by: 0.5)
    return host
  }

  @Test(
    "The binding brings the bar; matches are counted and gone through, in a circle; Done takes it away [text-103]"
  )
  func navigates() {
    let note = Note("One fish, two fish.\nRed FISH")
    let host = host(note)
    note.isFinding = true
    host.advance(by: 0.5)
    #expect(host.shows("Done") && host.shows("Find"))
    host.type("fish")
    host.advance(by: 0.1)
    // Small and large letters are the same.
    #expect(host.shows("1 of 3"))
    // All are yellow, the one that is shown more than the others: columns below the first and the second "fish".
    func yellow(_ row: Range<Int>, from x: Int) -> Int {
      (x..<400).map { x in row.map { host.pixel(x: x, y: $0) }.map { $0.red - $0.blue }.max() ?? 0 }.max()
        ?? 0
    }
    #expect(yellow(8..<28, from: 0) > 150 && (40..<120).contains(yellow(30..<48, from: 0)))
    host.press(.return)
    #expect(host.shows("2 of 3"))
    host.tap("Next")
    host.press(.command("g"))
    #expect(host.shows("1 of 3"))
    host.tap("Previous")
    #expect(host.shows("3 of 3"))
    host.type("es")
    host.advance(by: 0.1)
    #expect(host.shows("Not Found"))
    host.tap("Done")
    host.advance(by: 0.5)
    #expect(!host.shows("Done") && !note.isFinding)
  }

  @Test("What was found is selected when the bar has gone, and typing goes on there")
  func selects() {
    let note = Note("alpha beta gamma")
    let host = host(note)
    note.isFinding = true
    host.advance(by: 0.5)
    host.type("beta")
    host.advance(by: 0.1)
    host.press(.escape)
    host.advance(by: 0.5)
    #expect(!note.isFinding)
    host.press(.character("B"))
    #expect(note.text == "alpha B gamma")
  }

  @Test("Keys bring it: with a line to replace one match, or all as one step to undo")
  func replaces() throws {
    let note = Note("a cat, a cat, a Cat")
    let host = host(note)
    host.press(.command("f"), option: true)
    host.advance(by: 0.5)
    #expect(note.isFinding && host.shows("All"))
    host.type("cat")
    host.advance(by: 0.1)
    let all = try #require(host.frame(of: "All"))
    host.tap(at: CGPoint(x: 100, y: all.midY))
    host.advance(by: 0.2)
    host.type("dog")
    host.tap("Replace")
    host.advance(by: 0.1)
    #expect(note.text == "a dog, a cat, a Cat" && host.shows("1 of 2"))
    host.tap("All")
    host.advance(by: 0.1)
    #expect(note.text == "a dog, a dog, a dog" && host.shows("Not Found"))
    host.tap("Done")
    host.advance(by: 0.5)
    host.press(.command("z"))
    #expect(note.text == "a dog, a cat, a Cat")
  }

  @Test("Changes of the text are looked through; nothing is found where that is forbidden")
  func follows() {
    let note = Note("one two")
    let host = host(note)
    note.isFinding = true
    host.advance(by: 0.5)
    host.type("two")
    host.advance(by: 0.1)
    #expect(host.shows("1 of 1"))
    note.text = "two one two"
    host.advance(by: 0.2)
    #expect(host.shows("2 of 2"))
    let other = Note("one")
    let closed = TestHost { NoteEditor(note: other, mayFind: false) }
    closed.tap(at: CGPoint(x: 200, y: 20))
    closed.press(.command("f"))
    closed.advance(by: 0.5)
    #expect(!closed.shows("Done") && !other.isFinding)
  }

  @Test("Accents do not count, and offsets in texts of many units are right")
  func accents() {
    let note = Note("😀 Café — cafe ÉCLAIR")
    let host = host(note)
    note.isFinding = true
    host.advance(by: 0.5)
    host.type("cafe")
    host.advance(by: 0.1)
    #expect(host.shows("1 of 2"))
    host.press(.escape)
    host.advance(by: 0.5)
    host.press(.character("x"))
    #expect(note.text == "😀 x — cafe ÉCLAIR")
  }

  @Test(
    "Views of an app hear whether a bar is wanted, whether replacing is allowed, and that nothing is to be found [text-103]"
  )
  func context() {
    struct Own: View {
      @Environment(\.findContext) private var find
      var body: some View {
        Text(
          find.map { "\($0.isPresented.map { "\($0.wrappedValue)" } ?? "none") \($0.supportsReplace)" }
            ?? "off")
        Button("Close") { find?.isPresented?.wrappedValue = false }
      }
    }
    struct Screen: View {
      @ObservedObject var note: Note
      var body: some View {
        VStack {
          VStack { Own() }.findNavigator(isPresented: $note.isFinding).replaceDisabled()
          VStack { Own() }
          VStack { Own() }.findDisabled()
        }
      }
    }
    let note = Note("")
    let host = TestHost { Screen(note: note) }
    #expect(host.texts.filter { $0 != "Close" } == ["false false", "none true", "off"])
    note.isFinding = true
    host.advance(by: 0.1)
    #expect(host.shows("true false"))
    host.tap("Close")
    host.advance(by: 0.5)
    #expect(!note.isFinding)
  }
}
