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
    let number = (Self.all(beside: store).last?.number ?? 0) + 1
    let ending = store.pathExtension.isEmpty ? "" : ".\(store.pathExtension)"
    let name = "\(store.deletingPathExtension().lastPathComponent)~\(number)\(ending)"
    file = folder.appendingPathComponent(name)
    let new = folder.appendingPathComponent(".\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: new) }
    let source = try SQLiteConnection(path: store.path, readOnly: true)
    defer { source.close() }
    try source.writeCopy(to: new)
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

  /// What is kept of a store, the oldest first.
  static func all(beside url: URL) -> [(number: Int, url: URL)] {
    let folder = url.deletingLastPathComponent()
    let start = url.deletingPathExtension().lastPathComponent + "~"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      let file = folder.appendingPathComponent(name)
      let title = file.deletingPathExtension().lastPathComponent
      guard file.pathExtension == url.pathExtension, title.hasPrefix(start),
        let number = Int(title.dropFirst(start.count)), number > 0
      else { return nil }
      return (number, file)
    }.sorted { $0.number < $1.number }
  }
}
