import Sash
import SwiftUI
import Testing

private func makeFolder(_ files: [String: String]) throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Things \(UUID().uuidString)")
  for (name, content) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
  }
  return folder
}
private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

private struct Letter: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String
  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}

private struct Importer: View {
  let folder: URL
  let types: [UTType]
  var multiple = false
  let log: Log
  @State private var isShown = false
  var body: some View {
    Button("Import") { isShown = true }
      .fileImporter(isPresented: $isShown, allowedContentTypes: types, allowsMultipleSelection: multiple) {
        result in
        switch result {
        case .success(let urls): log.lines.append(urls.map(\.lastPathComponent).joined(separator: ","))
        case .failure(let error): log.lines.append("\(error)")
        }
      } onCancellation: {
        log.lines.append("cancelled")
      }
      .fileDialogDefaultDirectory(folder)
  }
}

private struct Exporter: View {
  let folder: URL
  let text: String
  let log: Log
  @State private var isShown = false
  var body: some View {
    Button("Export") { isShown = true }
      .fileExporter(
        isPresented: $isShown, document: Letter(text: text), contentType: .plainText,
        defaultFilename: "Letter"
      ) { result in
        switch result {
        case .success(let url): log.lines.append(url.lastPathComponent)
        case .failure(let error): log.lines.append("\(error)")
        }
      }
      .fileDialogDefaultDirectory(folder)
  }
}

private struct Mover: View {
  let file: URL
  let folder: URL
  let log: Log
  @State private var isShown = false
  var body: some View {
    Button("Put Away") { isShown = true }
      .fileMover(isPresented: $isShown, file: file) { result in
        log.lines.append((try? result.get().lastPathComponent) ?? "failed")
      }
      .fileDialogDefaultDirectory(folder)
  }
}

@MainActor @Suite("File dialogs")
struct FileDialogTests {
  @Test("A tap on a file of an allowed type imports it; others cannot be chosen")
  func importOne() throws {
    let folder = try makeFolder(["a.txt": "a", "b.png": "b"])
    let log = Log()
    let host = TestHost { Importer(folder: folder, types: [.plainText], log: log) }
    host.tap("Import")
    host.advance(by: 1)
    #expect(host.shows("a.txt") && host.shows("b.png"))
    host.tap("b.png")
    host.advance(by: 1)
    #expect(log.lines == [])
    host.tap("a.txt")
    host.advance(by: 1)
    #expect(log.lines == ["a.txt"])
    #expect(!host.shows("a.txt"))
  }

  @Test("Several files are chosen and confirmed")
  func importSeveral() throws {
    let folder = try makeFolder(["a.txt": "", "b.txt": "", "c.txt": ""])
    let log = Log()
    let host = TestHost { Importer(folder: folder, types: [.text], multiple: true, log: log) }
    host.tap("Import")
    host.advance(by: 1)
    host.tap("c.txt")
    host.tap("a.txt")
    host.tap("b.txt")
    host.tap("b.txt")
    host.tap("Open")
    host.advance(by: 1)
    #expect(log.lines == ["c.txt,a.txt"])
  }

  @Test("Cancel and Escape end the dialog without a choice")
  func cancel() throws {
    let folder = try makeFolder(["a.txt": ""])
    let log = Log()
    let host = TestHost { Importer(folder: folder, types: [.text], log: log) }
    host.tap("Import")
    host.advance(by: 1)
    host.tap("Cancel")
    host.advance(by: 1)
    #expect(log.lines == ["cancelled"])
    host.tap("Import")
    host.advance(by: 1)
    host.press(.escape)
    host.advance(by: 1)
    #expect(log.lines == ["cancelled", "cancelled"])
    #expect(!host.shows("a.txt"))
  }

  @Test("Folders open, and one leads back from them; hidden files are not shown")
  func folders() throws {
    let folder = try makeFolder(["inner/deep.txt": "", ".hidden": "", "top.txt": ""])
    let log = Log()
    let host = TestHost { Importer(folder: folder, types: [.text], log: log) }
    host.tap("Import")
    host.advance(by: 1)
    #expect(!host.shows(".hidden"))
    host.tap("inner")
    host.advance(by: 1)
    #expect(host.shows("deep.txt") && !host.shows("top.txt"))
    host.tap("deep.txt")
    host.advance(by: 1)
    #expect(log.lines == ["deep.txt"])
  }

  @Test("A folder is chosen where folders are allowed")
  func chooseFolder() throws {
    let folder = try makeFolder(["inner/deep.txt": ""])
    let log = Log()
    let host = TestHost { Importer(folder: folder, types: [.folder], log: log) }
    host.tap("Import")
    host.advance(by: 1)
    host.tap("inner")
    host.advance(by: 1)
    host.tap("Open")
    host.advance(by: 1)
    #expect(log.lines == ["inner"])
  }

  @Test("A document is saved under its name with the ending of its type")
  func export() async throws {
    let folder = try makeFolder(["other.txt": ""])
    let log = Log()
    let host = TestHost { Exporter(folder: folder, text: "Dear all", log: log) }
    host.tap("Export")
    host.advance(by: 1)
    host.tap("Save")
    host.advance(by: 1)
    await host.settle()
    #expect(log.lines == ["Letter.txt"])
    #expect(text(folder.appendingPathComponent("Letter.txt")) == "Dear all")
  }

  @Test("Nothing is replaced without a question, and Return saves")
  func replace() async throws {
    let folder = try makeFolder(["Letter.txt": "old"])
    let log = Log()
    let host = TestHost { Exporter(folder: folder, text: "new", log: log) }
    host.tap("Export")
    host.advance(by: 1)
    host.press(.return)
    host.advance(by: 1)
    await host.settle()
    #expect(host.shows("“Letter.txt” already exists."))
    #expect(text(folder.appendingPathComponent("Letter.txt")) == "old")
    host.tap("Replace")
    host.advance(by: 2)
    await host.settle()
    #expect(log.lines == ["Letter.txt"])
    #expect(text(folder.appendingPathComponent("Letter.txt")) == "new")
  }

  @Test("A new folder is made and opened")
  func newFolder() async throws {
    let folder = try makeFolder(["a.txt": ""])
    let log = Log()
    let host = TestHost { Exporter(folder: folder, text: "x", log: log) }
    host.tap("Export")
    host.advance(by: 1)
    host.tap("New Folder")
    host.advance(by: 1)
    host.tap("Create")
    host.advance(by: 1.5)
    host.tap("Save")
    host.advance(by: 1)
    await host.settle()
    #expect(log.lines == ["Letter.txt"])
    #expect(text(folder.appendingPathComponent("New Folder/Letter.txt")) == "x")
  }

  @Test("A file is moved to the folder that is chosen")
  func move() throws {
    let folder = try makeFolder(["goal/keep.txt": "", "a.txt": "a"])
    let log = Log()
    let file = folder.appendingPathComponent("a.txt")
    let host = TestHost {
      Mover(file: file, folder: folder.appendingPathComponent("goal"), log: log)
    }
    host.tap("Put Away")
    host.advance(by: 1)
    host.tap("Move")
    host.advance(by: 1)
    #expect(log.lines == ["a.txt"])
    #expect(text(folder.appendingPathComponent("goal/a.txt")) == "a")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("Nothing is shown where there is no document")
  func noDocument() throws {
    let host = TestHost {
      Text("Here").fileExporter(
        isPresented: .constant(true), document: Letter?.none, contentType: .plainText, onCompletion: { _ in })
    }
    host.advance(by: 1)
    #expect(!host.shows("Save") && host.texts == ["Here"])
    host.press(.escape)
    #expect(host.texts == ["Here"])
  }
}
