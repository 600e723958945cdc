import CoreTransferable
import Foundation
import SashFoundation
import SashTransfer

/// What a document holds that is in no file of its own: it comes back when the program has been killed.
///
/// A folder in the user's state folder. The program that writes it keeps it locked, so that another one that runs at the
/// same time does not take it for lost.
final class Draft: @unchecked Sendable {
  let name: String
  /// Where the document belongs.
  let url: URL?
  let type: UTType
  private let folder: URL
  private let lock: Int32

  private var file: URL { folder.appendingPathComponent("content") }

  private struct Description: Codable {
    var name: String
    var url: URL?
    var type: String
  }

  init(in home: URL, name: String, url: URL?, type: UTType) throws {
    (self.name, self.url, self.type) = (name, url, type)
    folder = home.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    lock = Draft.lock(folder) ?? -1
    let description = Description(name: name, url: url, type: type.identifier)
    try JSONEncoder().encode(description).write(to: folder.appendingPathComponent("document"))
  }

  /// A draft that a program has left that does not run any more; nil if one still has it.
  private init?(lostIn folder: URL) {
    guard let lock = Draft.lock(folder) else { return nil }
    let description = (try? Data(contentsOf: folder.appendingPathComponent("document"))).flatMap {
      try? JSONDecoder().decode(Description.self, from: $0)
    }
    let hasContent = FileManager.default.fileExists(atPath: folder.appendingPathComponent("content").path)
    guard let description, hasContent else {
      close(lock)
      if !hasContent { try? FileManager.default.removeItem(at: folder) }
      return nil
    }
    (name, url) = (description.name, description.url)
    // A type of the app's own may be declared nowhere.
    type = UTType(description.type) ?? UTType(importedAs: description.type)
    (self.folder, self.lock) = (folder, lock)
  }
  deinit { if lock >= 0 { close(lock) } }

  private static func lock(_ folder: URL) -> Int32? {
    let file = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    close(file)
    return nil
  }

  func write(_ snapshot: DocumentSnapshot) throws {
    try FileWriting.write(snapshot.file(FileWriting.existing(file)), to: file)
  }
  func content() throws -> FileWrapper { try FileWrapper(url: file, options: .immediate) }
  func discard() { DocumentWriting.queue.sync { try? FileManager.default.removeItem(at: folder) } }

  /// What programs have left that did not end by themselves.
  static func lost(in home: URL) -> [Draft] {
    let folders = try? FileManager.default.contentsOfDirectory(at: home, includingPropertiesForKeys: nil)
    return (folders ?? []).sorted { $0.path < $1.path }.compactMap { Draft(lostIn: $0) }
  }
}
