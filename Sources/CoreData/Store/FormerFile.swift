import Foundation
import SashMessages

/// The file of a store as it was before a migration that had no place for some of it, kept beside it as `name~1.sqlite`.
///
/// A model that lacks what a store has is that of an older program, or of a newer one that has given something up. No file
/// tells these apart: the model that the program has now may have been the store's before in both cases. Core Data infers
/// the way from the model that the file holds and drops what has no place, silently. An error in its stead would stop every
/// developer who takes a property back. So the migration is made as Core Data makes it, the whole file as it was is kept, and
/// that is said; where it cannot be kept, as on a full disk, there is an error and no migration.
///
/// A program that knows the model of the store, as one of a bundle or by the stages of a migration, is none that is older:
/// what it drops is dropped.
struct FormerFile {
  private let store: URL
  private let file: URL
  private let losses: [String]
  /// How many are kept of a store; the oldest goes when there are more.
  private static let limit = 3

  /// Keeps the file of a store as it was last saved.
  ///
  /// - Parameter losses: What the migration has no place for.
  init(of store: URL, without losses: [String]) throws {
    (self.store, self.losses) = (store, losses)
    let folder = store.deletingLastPathComponent()
    let title = store.deletingPathExtension().lastPathComponent
    let ending = store.pathExtension.isEmpty ? "" : ".\(store.pathExtension)"
    var number = Self.all(beside: store).last?.number ?? 0
    var file: URL
    repeat {
      number += 1
      file = folder.appendingPathComponent("\(title)~\(number)\(ending)")
    } while FileManager.default.fileExists(atPath: file.path)
    self.file = file
    let new = folder.appendingPathComponent(".\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: new) }
    let source = try SQLiteConnection(path: store.path, readOnly: true)
    defer { source.close() }
    try source.writeCopy(to: new)
    try Self.mark(new)
    try ExternalData(store: store).give(to: file)
    try FileManager.default.moveItem(at: new, to: file)
  }

  /// The migration has been made: older files go, and what has been dropped is said.
  func settle() {
    for old in Self.all(beside: store).dropLast(Self.limit) { try? Self.remove(old.url) }
    tellOnce(
      "\(store.lastPathComponent) has what the program's model has no place for: \(losses.joined(separator: ", ")); the "
        + "store as it was is kept as \(file.lastPathComponent)", by: "CoreData")
  }
  /// The migration has not been made.
  func remove() { try? Self.remove(file) }

  /// Removes a former file with its large values.
  static func remove(_ file: URL) throws {
    ExternalData(store: file).remove()
    try FileManager.default.removeItem(at: file)
  }

  /// Where SQLite keeps the number by which a program tells its files: bytes 68 to 71 of the file. Core Data leaves them 0.
  ///
  /// - Source: SQLite, "Database File Format", 1.3 (the database header)
  private static let markPlace: UInt64 = 68
  private static let mark = Data("~sto".utf8)
  /// Says in a file that it is one of these, so that a store of the program with such a name is none.
  private static func mark(_ file: URL) throws {
    let handle = try FileHandle(forUpdating: file)
    defer { try? handle.close() }
    try handle.seek(toOffset: markPlace)
    try handle.write(contentsOf: mark)
    try handle.synchronize()
  }
  private static func isMarked(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    guard (try? handle.seek(toOffset: markPlace)) != nil else { return false }
    return (try? handle.read(upToCount: mark.count)) == mark
  }

  /// What is kept of a store, the oldest first.
  static func all(beside url: URL) -> [(number: Int, url: URL)] {
    let folder = url.deletingLastPathComponent()
    let start = url.deletingPathExtension().lastPathComponent + "~"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      let file = folder.appendingPathComponent(name)
      let title = file.deletingPathExtension().lastPathComponent
      guard file.pathExtension == url.pathExtension, title.hasPrefix(start),
        let number = Int(title.dropFirst(start.count)), number > 0, isMarked(file)
      else { return nil }
      return (number, file)
    }.sorted { $0.number < $1.number }
  }
}
