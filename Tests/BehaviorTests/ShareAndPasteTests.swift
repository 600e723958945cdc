import Sash
import SwiftUI
import Testing

@MainActor private final class Log {
  var lines: [String] = []
}
@MainActor private func settle(_ host: TestHost, until isDone: () -> Bool) async throws {
  for _ in 0..<100 where !isDone() {
    try await Task.sleep(for: .milliseconds(10))
    await host.settle()
  }
}

@MainActor @Suite("Sharing and the clipboard", .serialized)
struct ShareAndPasteTests {
  @Test("A share link copies its item and closes")
  func copy() async throws {
    let host = TestHost { ShareLink(item: "Hello") }
    #expect(host.shows("Share…"))
    host.tap("Share…")
    host.advance(by: 1)
    #expect(host.shows("Hello"))
    host.tap("Copy")
    host.advance(by: 1)
    try await settle(host) { host.clipboard == "Hello" }
    #expect(host.clipboard == "Hello")
    #expect(!host.shows("Copy"))
  }

  @Test("An item is saved to a file, and the sheet closes then")
  func save() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Greeting.txt")
    let host = TestHost {
      ShareLink(item: "Hello", preview: SharePreview("Greeting")).fileDialogDefaultDirectory(folder)
    }
    host.tap("Share…")
    host.advance(by: 1)
    host.tap("Save to Files")
    host.advance(by: 1)
    host.tap("Save")
    host.advance(by: 1)
    try await settle(host) { FileManager.default.fileExists(atPath: file.path) && !host.shows("Copy") }
    host.advance(by: 1)
    #expect(try String(contentsOf: file, encoding: .utf8) == "Hello")
    #expect(host.texts == ["Share…"])
  }

  @Test("A link opens and is sent as a mail; a title and a label of one's own are shown")
  func link() throws {
    let page = URL(string: "https://example.com/page")!
    let host = TestHost {
      VStack {
        ShareLink("Send", item: page, subject: Text("A page"), message: Text("Look"))
        ShareLink(item: page, preview: SharePreview("The Page")) { Text("Own label") }
      }
    }
    host.tap("Send")
    host.advance(by: 1)
    #expect(host.shows("example.com"))
    host.tap("Open in Browser")
    host.advance(by: 1)
    #expect(host.openedURLs == [page])
    host.tap("Send")
    host.advance(by: 1)
    host.tap("Mail")
    host.advance(by: 1)
    #expect(
      host.openedURLs.last?.absoluteString
        == "mailto:?subject=A%20page&body=Look%0Ahttps://example.com/page")
    host.tap("Own label")
    host.advance(by: 1)
    #expect(host.shows("The Page"))
  }

  @Test("Items are shared each with a preview")
  func items() {
    let host = TestHost {
      ShareLink(items: ["a", "b", "c"]) { SharePreview("Item \($0)") }
    }
    host.tap("Share…")
    host.advance(by: 1)
    #expect(host.shows("Item a and 2 more"))
  }

  @Test("A paste button hands on what is there, and is disabled while nothing is")
  func paste() async throws {
    let log = Log()
    let host = TestHost {
      PasteButton(payloadType: String.self) { log.lines += $0 }
    }
    host.tap("Paste")
    #expect(log.lines == [])
    host.clipboard = "from elsewhere"
    host.hover(at: CGPoint(x: 1, y: 1))
    host.hover(at: try #require(host.frame(of: "Paste")).origin)
    host.advance(by: 0.1)
    host.tap("Paste")
    try await settle(host) { !log.lines.isEmpty }
    #expect(log.lines == ["from elsewhere"])
  }

  @Test("The pasteboard keeps several forms of several items, and gives way to other programs")
  func pasteboard() {
    let host = TestHost { Text("x") }
    let board = UIPasteboard.general
    board.string = "one"
    #expect(host.clipboard == "one" && board.hasStrings && !board.hasURLs && !board.hasImages)
    let count = board.changeCount
    board.url = URL(string: "https://example.com")
    #expect(board.hasURLs && board.string == "https://example.com")
    #expect(board.changeCount == count + 1)
    board.strings = ["a", "b"]
    #expect(board.strings == ["a", "b"] && host.clipboard == "a\nb")
    board.setItems([["com.example.thing": Data([1, 2]), "public.utf8-plain-text": "thing"]])
    #expect(board.data(forPasteboardType: "com.example.thing") == Data([1, 2]))
    #expect(board.contains(pasteboardTypes: ["public.text"]) && host.clipboard == "thing")
    board.image = UIImage(systemName: "star")
    #expect(board.hasImages && board.image != nil && !board.hasStrings)
    host.clipboard = "other program"
    #expect(board.string == "other program" && board.numberOfItems == 1 && !board.hasImages)
    let own = UIPasteboard(name: UIPasteboard.Name("mine"), create: true)
    own?.string = "kept apart"
    #expect(UIPasteboard(name: UIPasteboard.Name("mine"), create: false)?.string == "kept apart")
    #expect(UIPasteboard(name: UIPasteboard.Name("unknown"), create: false) == nil)
    #expect(board.string == "other program")
  }

  @Test("Keys copy, cut and paste what a focused view stands for")
  func keys() async throws {
    struct Shelf: View {
      @State private var items = ["a"]
      @FocusState private var isFocused: Bool
      var body: some View {
        Text("Items: " + items.joined(separator: " "))
          .focusable()
          .focused($isFocused)
          .copyable(items)
          .cuttable(for: String.self) {
            defer { items = [] }
            return items
          }
          .pasteDestination(for: String.self) { items += $0 }
          .onAppear { isFocused = true }
      }
    }
    let host = TestHost { Shelf() }
    host.advance(by: 0.1)
    host.press(.control("c"))
    try await settle(host) { host.clipboard == "a" }
    #expect(host.clipboard == "a")
    host.press(.control("v"))
    try await settle(host) { host.shows("Items: a a") }
    #expect(host.shows("Items: a a"))
    host.press(.control("x"))
    #expect(host.shows("Items: "))
  }
}
