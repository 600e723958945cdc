import CoreTransferable
import Foundation
import SashFoundation
import Testing
import UniformTypeIdentifiers

/// Folders that are written over others, and files that may not be opened where they are.
@Suite struct FolderWritingTests {
  private let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
  }

  @Test(
    "A folder takes the place of what was there, of a folder, a file or a link, with files that were never read"
  )
  func replacing() throws {
    let manager = FileManager.default
    try manager.createDirectory(at: place, withIntermediateDirectories: true)
    let target = place.appendingPathComponent("doc")
    let first = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
      "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8)),
    ])
    try first.write(to: target, options: .atomic, originalContentsURL: nil)
    // What is read from the folder that is written over.
    let read = try FileWrapper(url: target)
    read.removeFileWrapper(try #require(read.fileWrappers?["b.txt"]))
    read.addRegularFile(withContents: Data("c".utf8), preferredFilename: "c.txt")
    try read.write(to: target, options: [.atomic, .withNameUpdating], originalContentsURL: target)
    let again = try FileWrapper(url: target)
    #expect(again.fileWrappers?.keys.sorted() == ["a.txt", "c.txt"])
    #expect(again.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    #expect(read.filename == "doc" && read.fileWrappers?["a.txt"]?.filename == "a.txt")
    // Over a file and a dead link.
    for name in ["file", "link"] {
      let other = place.appendingPathComponent(name)
      if name == "file" {
        try Data("x".utf8).write(to: other)
      } else {
        try manager.createSymbolicLink(atPath: other.path, withDestinationPath: "/no/such")
      }
      try again.write(to: other, originalContentsURL: nil)
      #expect(try FileWrapper(url: other).fileWrappers?.count == 2)
    }
    #expect(try names() == ["doc", "file", "link"])
  }

  @Test("A folder that cannot be written leaves what was there, and nothing else")
  func failing() throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let target = place.appendingPathComponent("doc")
    try FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data("a".utf8))])
      .write(to: target, originalContentsURL: nil)
    let lost = place.appendingPathComponent("lost")
    try Data("x".utf8).write(to: lost)
    let bad = FileWrapper(directoryWithFileWrappers: ["x": try FileWrapper(url: lost)])
    try FileManager.default.removeItem(at: lost)
    #expect(throws: (any Error).self) { try bad.write(to: target, originalContentsURL: nil) }
    #expect(try FileWrapper(url: target).fileWrappers?["a"]?.regularFileContents == Data("a".utf8))
    #expect(try names() == ["doc"])
  }

  @Test("What may be executed can be executed when it was written")
  func permissions() throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let script = place.appendingPathComponent("run")
    try Data("#!/bin/sh\n".utf8).write(to: script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    for options: FileWrapper.ReadingOptions in [[], .immediate] {
      let copy = place.appendingPathComponent("copy\(options.rawValue)")
      try FileWrapper(url: script, options: options).write(to: copy, originalContentsURL: nil)
      #expect(FileManager.default.isExecutableFile(atPath: copy.path))
    }
  }

  private struct Sent: Transferable {
    let file: URL
    let allows: Bool
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .plainText) {
        SentTransferredFile($0.file, allowAccessingOriginalFile: $0.allows)
      }
    }
  }

  @Test("Whether the original of a file is given away is for the sender to say")
  func originals() async throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("a.txt")
    try Data("a".utf8).write(to: file)
    for allows in [true, false] {
      let provider = NSItemProvider()
      provider.register(Sent(file: file, allows: allows))
      let (path, isOriginal, text) = await withCheckedContinuation {
        (next: CheckedContinuation<(String?, Bool, String?), Never>) in
        provider.loadInPlaceFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) {
          url, isOriginal, _ in
          next.resume(
            returning: (url?.path, isOriginal, url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }))
        }
      }
      #expect(isOriginal == allows && (path == file.path) == allows && text == "a")
    }
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
