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
  /// - Throws: `IsNewer` if the file there is younger than `date`.
  static func write(_ snapshot: DocumentSnapshot, to url: URL, unlessNewerThan date: Date?) throws -> Date? {
    if let date, let now = self.date(of: url), now > date { throw IsNewer() }
    let file = try snapshot.file(FileWriting.existing(url))
    try FileWriting.write(file, to: url)
    return self.date(of: url)
  }

  static func date(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }
}
