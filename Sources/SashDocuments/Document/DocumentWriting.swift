import Foundation
import SashFoundation
import SashTransfer

/// A document as it was at a moment.
struct DocumentSnapshot: @unchecked Sendable {
  /// Makes a file of it; given what lies in the place.
  let file: (FileWrapper?) throws -> FileWrapper
}

/// Writes documents, one after another.
enum DocumentWriting {
  static let queue = DispatchQueue(label: "documents")

  /// The file has been written by another program since it was read.
  struct IsNewer: Error {}

  /// Puts a document in the place of its file, as a whole or not at all.
  ///
  /// - Returns: When the file has been changed, as its folder says.
  static func write(_ snapshot: DocumentSnapshot, to url: URL) throws -> Date? {
    let file = try snapshot.file(FileWriting.existing(url))
    try FileWriting.write(file, to: url)
    return self.date(of: url)
  }

  static func date(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }
}

/// When the file of a document was written last by its program, as the queue knows it that writes: what one job has written is
/// not news for the next.
final class FileStamp: @unchecked Sendable {
  /// Only on the queue.
  private var date: Date?
  /// Whether what lies there is worth a version of its own: it was opened, or a person has saved it. Only on the queue.
  private var isWorthKeeping = true

  var known: Date? { DocumentWriting.queue.sync { date } }
  func set(_ date: Date?) { DocumentWriting.queue.sync { self.date = date } }

  /// A person has saved what lies there now.
  func isSavedByPerson() { DocumentWriting.queue.sync { isWorthKeeping = true } }

  /// Writes a document; on the queue.
  ///
  /// - Parameter versions: Keeps what lies there before.
  /// - Throws: `IsNewer` if another program has written the file since.
  func write(
    _ snapshot: DocumentSnapshot, to url: URL, keepingIn versions: DocumentVersions?, ignoringOthers: Bool
  ) throws {
    let now = DocumentWriting.date(of: url)
    if !ignoringOthers, let date, let now, now > date { throw DocumentWriting.IsNewer() }
    // What another program has written is nowhere else.
    versions?.keep(url, always: isWorthKeeping || date != nil && now != date)
    isWorthKeeping = false
    date = try DocumentWriting.write(snapshot, to: url)
  }
}
