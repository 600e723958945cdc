import CoreTransferable
import Foundation
import SwiftUI
import Testing

private struct Note: Codable, Equatable, Transferable {
  var text: String
  var isSecret = false
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    ProxyRepresentation(exporting: \.text)
      .exportingCondition { !$0.isSecret }
      .suggestedFileName { $0.text + ".txt" }
  }
}
extension UTType { fileprivate static let note = UTType(exportedAs: "com.example.note") }

private struct Sheet: Transferable {
  var file: URL
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .plainText) { sheet in
      SentTransferredFile(sheet.file)
    } importing: { received in
      let copy = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.copyItem(at: received.file, to: copy)
      return Sheet(file: copy)
    }
  }
}

/// A note that can be read of a picture only.
private struct Scan: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { _ in Scan() }
  }
}

private func data(_ provider: NSItemProvider, _ type: UTType) async throws -> Data {
  try await withCheckedThrowingContinuation { next in
    provider.loadDataRepresentation(for: type) { data, error in
      next.resume(with: data.map { .success($0) } ?? .failure(error!))
    }
  }
}
private func load<T: Transferable>(_ type: T.Type, of provider: NSItemProvider) async throws -> T {
  try await withCheckedThrowingContinuation { next in
    provider.loadTransferable(type: T.self) { next.resume(with: $0) }
  }
}

@Suite("What can be transferred")
struct TransferTests {
  @Test("A provider offers the forms of an item, the best first, and reads them back")
  func forms() async throws {
    let provider = NSItemProvider()
    provider.register(Note(text: "Milk"))
    #expect(provider.registeredTypeIdentifiers == ["com.example.note", "public.utf8-plain-text"])
    #expect(try await load(Note.self, of: provider) == Note(text: "Milk"))
    #expect(try await load(String.self, of: provider) == "Milk")
    #expect(try await data(provider, .plainText) == Data("Milk".utf8))
    #expect(provider.suggestedName == "Milk.txt")
  }

  @Test("A condition leaves a form out for the items that do not meet it")
  func condition() {
    let provider = NSItemProvider()
    provider.register(Note(text: "Milk", isSecret: true))
    #expect(provider.registeredTypeIdentifiers == ["com.example.note"])
  }

  @Test("What is not offered fails, and says so")
  func missing() async throws {
    let provider = NSItemProvider()
    provider.register("text")
    await #expect(throws: (any Error).self) { try await load(Scan.self, of: provider) }
    do {
      _ = try await data(provider, .png)
      Issue.record("no error")
    } catch let error as NSError {
      #expect(error.domain == NSItemProvider.errorDomain)
      #expect(error.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }
  }

  @Test("Files are copied on their way")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("lines".utf8).write(to: file)
    let provider = NSItemProvider()
    provider.register(Sheet(file: file))
    let sheet = try await load(Sheet.self, of: provider)
    #expect(sheet.file != file)
    #expect(try String(contentsOf: sheet.file, encoding: .utf8) == "lines")
    let borrowed: (Bool, String) = try await withCheckedThrowingContinuation { next in
      provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, error in
        next.resume(
          with: Result { (url! != file, try String(contentsOf: url!, encoding: .utf8)) })
      }
    }
    #expect(borrowed == (true, "lines"))
  }

  @Test("A file is offered by its content and by where it lies")
  func fileProvider() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try Data("{}".utf8).write(to: file)
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.json", "public.file-url"])
    #expect(try await load(URL.self, of: provider).standardizedFileURL == file.standardizedFileURL)
    #expect(try await load(Data.self, of: provider) == Data("{}".utf8))
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/no/such")) == nil)
    let item = try await provider.loadItem(forTypeIdentifier: "public.file-url")
    #expect((item as Any) as? URL == file)
  }

  @Test("Objects of Foundation are offered and read")
  func objects() async throws {
    let text = NSItemProvider(object: NSString(string: "Grüße"))
    #expect(text.canLoadObject(ofClass: NSString.self))
    #expect(text.canLoadObject(ofClass: String.self))
    #expect(!text.canLoadObject(ofClass: NSURL.self))
    let read: String? = await withCheckedContinuation { next in
      _ = text.loadObject(ofClass: String.self) { value, _ in next.resume(returning: value) }
    }
    #expect(read == "Grüße")
    let url = NSItemProvider(object: NSURL(string: "https://example.com")!)
    #expect(url.hasItemConformingToTypeIdentifier("public.url"))
    let address: URL? = await withCheckedContinuation { next in
      _ = url.loadObject(ofClass: URL.self) { value, _ in next.resume(returning: value) }
    }
    #expect(address == URL(string: "https://example.com"))
  }

  @Test("Items are exported and imported without a provider")
  func content() async throws {
    #expect(Note.exportedContentTypes() == [.note, .utf8PlainText])
    #expect(Note(text: "x", isSecret: true).exportedContentTypes() == [.note])
    #expect(Note.importedContentTypes() == [.note])
    let data = try await Note(text: "Milk").exported(as: .text)
    #expect(data == Data("Milk".utf8))
    let coded = try await Note(text: "Milk").exported()
    #expect(try await Note(importing: coded, contentType: .note) == Note(text: "Milk"))
    await #expect(throws: (any Error).self) { try await Note(importing: coded, contentType: .png) }
    let name = try await Note(text: "Milk").withExportedFile(contentType: .plainText) { file in
      let read = try Data(contentsOf: file)
      #expect(read == Data("Milk".utf8))
      return file.lastPathComponent
    }
    #expect(name == "Milk.txt")
  }

  @Test("A picture is sent as PNG and read back")
  func picture() async throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    let provider = NSItemProvider()
    provider.register(Image(uiImage: image))
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    _ = try await load(Image.self, of: provider)
    let object: UIImage? = await withCheckedContinuation { next in
      provider.loadObject(ofClass: UIImage.self) { value, _ in next.resume(returning: value as? UIImage) }
    }
    #expect(object?.size == CGSize(width: 4, height: 3))
  }
}

@Suite("Files and folders as values")
struct FileWrapperTests {
  @Test("A folder is written and read, and names that are taken get a number")
  func folder() throws {
    let root = FileWrapper(directoryWithFileWrappers: [:])
    #expect(root.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt") == "a.txt")
    #expect(root.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt") == "a 2.txt")
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try root.write(to: place, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory)
    #expect(read.fileWrappers?.keys.sorted() == ["a 2.txt", "a.txt"])
    #expect(read.fileWrappers?["a 2.txt"]?.regularFileContents == Data("b".utf8))
    #expect(read.matchesContents(of: place))
    #expect(throws: (any Error).self) { try FileWrapper(url: place.appendingPathComponent("no")) }
  }

  @Test("Bookmarks find files again")
  func bookmarks() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString) ü.txt")
    try Data().write(to: file)
    #expect(file.startAccessingSecurityScopedResource())
    let data = try file.bookmarkData()
    var isStale = true
    let found = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    #expect(found.standardizedFileURL == file.standardizedFileURL)
    #expect(!isStale)
    try FileManager.default.removeItem(at: file)
    #expect(throws: (any Error).self) {
      try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    }
  }
}
