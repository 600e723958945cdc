import Sash
import SwiftUI
import Testing

private struct Letter: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String
  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
    self.text = text
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text.contains("unwritable") { throw CocoaError(.fileWriteOutOfSpace) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private final class Board: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  @Published var items: [String]
  init() { items = [] }
  init(configuration: ReadConfiguration) throws {
    items = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
  }
  func snapshot(contentType: UTType) throws -> [String] { items }
  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
  @MainActor func add(_ item: String, _ manager: UndoManager?) {
    let before = items
    items.append(item)
    manager?.registerUndo(withTarget: self) { $0.items = before }
  }
}

private struct Letters: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter(text: "")) { file in LetterView(file: file) }
  }
}

private struct LetterView: View {
  let file: FileDocumentConfiguration<Letter>
  @Environment(\.newDocument) private var newDocument
  @Environment(\.documentConfiguration) private var configuration
  var body: some View {
    VStack {
      Text("text \(file.document.text)")
      Text("at \(file.fileURL?.lastPathComponent ?? "nowhere") \(String(file.isEditable))")
      Text("around \(configuration?.fileURL?.lastPathComponent ?? "nowhere")")
      Button("a") { file.$document.wrappedValue.text += "a" }
      Button("b") { file.$document.wrappedValue.text += "b" }
      Button("bad") { file.$document.wrappedValue.text += "unwritable" }
      Button("another") { newDocument(Letter(text: "made")) }
      TextField("all", text: file.$document.text)
    }
  }
}

private struct Boards: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Board() }) { file in BoardView(file: file) }
  }
}
private struct BoardView: View {
  let file: ReferenceFileDocumentConfiguration<Board>
  @Environment(\.undoManager) private var undoManager
  @EnvironmentObject private var board: Board
  var body: some View {
    VStack {
      Text("items \(file.document.items.joined(separator: ","))")
      Text("board \(board.items.count)")
      Button("add") { file.document.add("x", undoManager) }
      Button("sneak") { file.document.items.append("unseen") }
    }
  }
}

private struct Viewers: App {
  var body: some Scene { DocumentGroup(viewing: Letter.self) { LetterView(file: $0) } }
}

private let folder: URL = {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("Letters-\(UUID().uuidString)")
  try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  return url
}()
private func file(_ text: String, _ ending: String = "txt") throws -> URL {
  let url = folder.appendingPathComponent("\(UUID().uuidString.prefix(8)).\(ending)")
    .resolvingSymlinksInPath()
  try Data(text.utf8).write(to: url)
  return url
}
private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

/// Scenes of documents: how they begin, how they are saved, and that nothing is lost.
@Suite @MainActor struct DocumentTests {
  private static let wide = CGSize(width: 900, height: 700)

  @Test(
    "An app of documents begins with a new one; others are counted, and each has a window and a content of its own"
  )
  func new() {
    let host = TestHost(size: Self.wide, app: Letters())
    #expect(host.windowTitles == ["Untitled"])
    #expect(host.shows("at nowhere true"))
    host.tap("a")
    #expect(host.shows("text a"))
    #expect(host.windowTitles == ["Untitled — Edited"])
    host.press(.command("n"))
    #expect(host.windowTitles == ["Untitled — Edited", "Untitled 2"])
    host.useWindow(1)
    #expect(host.shows("text "))
    host.tap("another")
    host.useWindow(2)
    #expect(host.shows("text made"))
  }

  @Test(
    "A file is opened in the place of an untouched new document, once, and changes are written by themselves")
  func opened() async throws {
    let url = try file("hello")
    let host = TestHost(size: Self.wide, app: Letters())
    host.openURL(url)
    #expect(host.windowTitles == [url.deletingPathExtension().lastPathComponent])
    #expect(host.shows("text hello"))
    #expect(host.shows("at \(url.lastPathComponent) true") && host.shows("around \(url.lastPathComponent)"))
    host.tap("a")
    #expect(text(url) == "hello")
    host.advance(by: 2.1)
    await host.settle()
    #expect(text(url) == "helloa")
    #expect(host.windowTitles == [url.deletingPathExtension().lastPathComponent])
    host.openURL(url)
    #expect(host.windowTitles.count == 1)
    let other = try file("other")
    host.openURL(other)
    #expect(host.windowTitles.count == 2)
  }

  @Test("A change can be undone and done again, and the file follows")
  func undo() async throws {
    let url = try file("1")
    let host = TestHost(size: Self.wide, app: Letters())
    host.openURL(url)
    host.tap("a")
    // What one event changes is undone at once.
    await host.settle()
    host.tap("b")
    await host.settle()
    #expect(host.shows("text 1ab"))
    host.press(.command("z"))
    #expect(host.shows("text 1a"))
    host.press(.command("z"), shift: true)
    #expect(host.shows("text 1ab"))
    host.press(.command("s"))
    #expect(text(url) == "1ab")
  }

  @Test(
    "What a document held when it was opened, and what a person has saved, are versions that it can go back to"
  )
  func versions() async throws {
    let url = try file("1")
    let host = TestHost(size: Self.wide, app: Letters())
    host.openURL(url)
    @MainActor func show(_ menu: String) -> [String] {
      host.click("File")
      host.advance(by: 0.5)
      host.click(menu)
      host.advance(by: 0.5)
      let year = Date.now.formatted(.dateTime.year())
      return host.texts.filter { $0.contains(year) }
    }
    #expect(show("Revert To") == [] && host.shows("Last Opened"))
    host.press(.escape)
    host.press(.escape)
    host.advance(by: 0.5)
    host.tap("a")
    host.press(.command("s"))
    #expect(text(url) == "1a")
    host.tap("b")
    // Written by itself: what a person has saved is kept before.
    host.advance(by: 2.1)
    await host.settle()
    host.tap("b")
    host.advance(by: 2.1)
    await host.settle()
    #expect(text(url) == "1abb")
    let all = show("Revert To")
    // What was written by itself a moment ago is none.
    #expect(all.count == 2, "\(host.texts)")
    host.click(try #require(all.first))
    host.advance(by: 0.5)
    #expect(host.shows("text 1a"))
    host.advance(by: 2.1)
    await host.settle()
    #expect(text(url) == "1a")
    // What was there before is one now.
    let now = show("Revert To")
    #expect(now.count == 3)
    host.click(try #require(now.first))
    host.advance(by: 0.5)
    #expect(host.shows("text 1abb"))
  }

  @Test("Who goes back to what was last opened loses nothing: what was there is a version")
  func lastOpened() async throws {
    let url = try file("1")
    let host = TestHost(size: Self.wide, app: Letters())
    host.openURL(url)
    host.tap("a")
    host.advance(by: 2.1)
    await host.settle()
    #expect(text(url) == "1a")
    host.tap("b")
    host.click("File")
    host.advance(by: 0.5)
    host.click("Revert To")
    host.advance(by: 0.5)
    host.click("Last Opened")
    host.advance(by: 2.6)
    await host.settle()
    #expect(text(url) == "1" && host.shows("text 1"))
    host.click("File")
    host.advance(by: 0.5)
    host.click("Revert To")
    host.advance(by: 0.5)
    let year = Date.now.formatted(.dateTime.year())
    host.click(try #require(host.texts.first { $0.contains(year) }))
    host.advance(by: 0.5)
    #expect(host.shows("text 1ab"))
  }

  @Test("Closing saves what has a file, and also losing the focus does")
  func closing() throws {
    let url = try file("1")
    let host = TestHost(size: Self.wide, app: Letters())
    host.openURL(url)
    host.tap("a")
    host.setFocused(false)
    host.advance(by: 0.1)
    #expect(text(url) == "1a")
    host.setFocused(true)
    host.tap("b")
    host.closeWindow()
    #expect(text(url) == "1ab")
    #expect(host.windowTitles.isEmpty)
  }

  @Test("Closing a new document that has been changed asks: cancel keeps the window, delete closes it")
  func question() {
    let host = TestHost(size: Self.wide, app: Letters())
    host.tap("a")
    host.closeWindow()
    host.advance(by: 1)
    #expect(host.shows("Do you want to keep this new document “Untitled”?"))
    host.tap("Cancel")
    host.advance(by: 1)
    #expect(host.windowTitles == ["Untitled — Edited"])
    #expect(host.shows("text a"))
    host.closeWindow()
    host.advance(by: 1)
    host.tap("Delete")
    host.advance(by: 1)
    #expect(host.windowTitles.isEmpty)
    let untouched = TestHost(size: Self.wide, app: Letters())
    untouched.closeWindow()
    #expect(untouched.windowTitles.isEmpty)
  }

  @Test(
    "Quitting saves what has a file and asks about what has none: cancel goes on, delete ends the program")
  func quitting() throws {
    let url = try file("1")
    let host = TestHost(size: Self.wide, app: Letters())
    host.tap("a")
    host.openURL(url)
    host.useWindow(1)
    host.tap("b")
    host.press(.command("q"))
    host.advance(by: 1)
    #expect(text(url) == "1b")
    #expect(host.windowTitles == ["Untitled — Edited"])
    host.useWindow(0)
    #expect(host.shows("Do you want to keep this new document “Untitled”?"))
    host.tap("Cancel")
    host.advance(by: 1)
    #expect(host.windowTitles == ["Untitled — Edited"] && host.shows("text a"))
    host.press(.command("q"))
    host.advance(by: 1)
    host.tap("Delete")
    host.advance(by: 1)
    #expect(host.windowTitles.isEmpty)
  }

  @Test("A new document of a program that is ended from outside comes back")
  func draft() {
    let state = SceneState()
    do {
      let host = TestHost(size: Self.wide, app: Letters(), scene: state)
      host.tap("a")
      host.tap("b")
      host.close()
    }
    let host = TestHost(size: Self.wide, app: Letters(), scene: state)
    #expect(host.windowTitles == ["Untitled — Edited"])
    #expect(host.shows("text ab"))
    host.closeWindow()
    host.advance(by: 1)
    host.tap("Delete")
    host.advance(by: 1)
    let third = TestHost(size: Self.wide, app: Letters(), scene: state)
    #expect(third.shows("text "))
  }

  @Test("What cannot be written is told and kept as a draft, and the file stays as it was")
  func unwritable() throws {
    let url = try file("good")
    let host = TestHost(size: Self.wide, app: Letters())
    host.openURL(url)
    host.tap("bad")
    host.press(.command("s"))
    host.advance(by: 1)
    #expect(host.shows("The document “\(url.deletingPathExtension().lastPathComponent)” could not be saved."))
    #expect(text(url) == "good")
    host.tap("OK")
    host.advance(by: 1)
    #expect(host.windowTitles.count == 1)
  }

  @Test("What is saved while an earlier change is still being written is no conflict with itself")
  func twoWrites() throws {
    let url = try file("1")
    let host = TestHost(size: Self.wide, app: Letters())
    host.openURL(url)
    host.tap("a")
    host.advance(by: 2.1)
    host.tap("b")
    host.press(.command("s"))
    host.advance(by: 1)
    #expect(text(url) == "1ab")
    #expect(!host.shows("Save Anyway"))
  }

  @Test("A file that another program writes is read again; if both wrote, a person is asked")
  func others() throws {
    let url = try file("1")
    let host = TestHost(size: Self.wide, app: Letters())
    host.openURL(url)
    host.setFocused(false)
    let later = Date(timeIntervalSinceNow: 10)
    try Data("2".utf8).write(to: url)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: url.path)
    host.setFocused(true)
    host.advance(by: 0.1)
    #expect(host.shows("text 2"))
    host.tap("a")
    try Data("3".utf8).write(to: url)
    try FileManager.default.setAttributes(
      [.modificationDate: later.addingTimeInterval(10)], ofItemAtPath: url.path)
    host.press(.command("s"))
    host.advance(by: 1)
    #expect(text(url) == "3")
    host.tap("Save Anyway")
    host.advance(by: 1)
    #expect(text(url) == "2a")
  }

  @Test("A document that is an object is changed by what is registered with the undo manager")
  func object() async throws {
    let url = try file("[\"1\"]", "json")
    let host = TestHost(size: Self.wide, app: Boards())
    host.openURL(url)
    #expect(host.shows("items 1") && host.shows("board 1"))
    host.tap("sneak")
    #expect(!host.windowTitles[0].hasSuffix("Edited"))
    host.tap("add")
    await host.settle()
    #expect(host.windowTitles[0].hasSuffix("Edited"))
    host.press(.command("s"))
    #expect(text(url) == "[\"1\",\"unseen\",\"x\"]")
    host.press(.command("z"))
    #expect(host.shows("items 1,unseen"))
    host.closeWindow()
    #expect(text(url) == "[\"1\",\"unseen\"]")
  }

  @Test("An app that only shows documents begins with a choice of them, and changes nothing")
  func viewer() throws {
    let url = try file("seen")
    let host = TestHost(size: Self.wide, app: Viewers())
    #expect(host.shows("Open…") && !host.shows("Create Document"))
    host.openURL(url)
    #expect(host.shows("text seen") && host.shows("at \(url.lastPathComponent) false"))
    host.tap("a")
    host.closeWindow()
    #expect(text(url) == "seen")
  }

  @Test("A file that is damaged or of another kind is told of, and nothing happens")
  func damaged() throws {
    let url = folder.appendingPathComponent("damaged.txt")
    try Data([0xff, 0xfe, 0xff]).write(to: url)
    let host = TestHost(size: Self.wide, app: Letters())
    let warnings = TestHost.warnings { host.openURL(url) }
    #expect(warnings.contains { $0.contains("damaged.txt") })
    #expect(host.windowTitles == ["Untitled"])
  }

  @Test("A phone begins with a choice of documents, shows one with a bar, and leads back")
  func phone() throws {
    let url = try file("here")
    let state = SceneState()
    let host = TestHost(app: Letters(), scene: state, onPhone: true)
    #expect(host.shows("Create Document"))
    host.openURL(url)
    host.advance(by: 0.5)
    #expect(host.shows("text here") && host.shows(url.deletingPathExtension().lastPathComponent))
    host.tap("a")
    // Beside the arrow: what is touched in a bar is larger than what is seen.
    host.tap(at: CGPoint(x: 36, y: 59 + 6))
    host.advance(by: 0.5)
    #expect(text(url) == "herea")
    #expect(host.shows("Create Document") && host.shows(url.deletingPathExtension().lastPathComponent))
  }

  private struct Extra: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup("Main") {
        Text("count \(count)")
        SettingsLink()
      }
      MenuBarExtra("Quick", systemImage: "bolt") { Button("Count") { count += 1 } }
      Settings { Text("all settings") }
    }
  }

  @Test("A menu bar extra is a menu at the end of the menu bar; a link to the settings opens them")
  func extra() {
    let host = TestHost(size: Self.wide, app: Extra())
    host.click("Quick")
    host.advance(by: 0.5)
    host.click("Count")
    host.advance(by: 0.5)
    #expect(host.shows("count 1"))
    host.tap("Settings…")
    #expect(host.windowTitles == ["Main", "Settings"])
  }
}
