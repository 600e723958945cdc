import Crypto
import Foundation
import SashDefaults
import SashMessages

/// The file that holds the items of one program, and the key that opens it.
///
/// Both can be read by the user alone. The seal keeps the passwords out of backups, searches and logs of the file; it is no
/// guard against another program that the same user runs, as nothing here is that has no process of its own.
///
/// - Missing: the keyrings of desktops (the Secret Service); access groups that several programs share.
struct KeychainFile {
  let folder: URL
  private var items: URL { folder.appendingPathComponent("items") }
  private var keyFile: URL { folder.appendingPathComponent("key") }

  /// The items of the running program, under `$XDG_STATE_HOME`.
  static var ofProgram: KeychainFile {
    KeychainFile(
      folder: UserFolders.state
        .appendingPathComponent(UserFolders.programName, isDirectory: true)
        .appendingPathComponent("Keychain", isDirectory: true))
  }

  /// The items; none if there is no file yet. Throws if there is one that cannot be opened.
  func read() throws -> [KeychainItem] {
    guard FileManager.default.fileExists(atPath: items.path) else { return [] }
    let box = try AES.GCM.SealedBox(combined: Data(contentsOf: items))
    return try PropertyListDecoder().decode([KeychainItem].self, from: AES.GCM.open(box, using: key()))
  }

  func write(_ content: [KeychainItem]) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let box = try AES.GCM.seal(encoder.encode(content), using: key())
    try replace(items, by: box.combined ?? Data())
  }

  private func key() throws -> SymmetricKey {
    if let bytes = try? Data(contentsOf: keyFile), bytes.count == 32 { return SymmetricKey(data: bytes) }
    let key = SymmetricKey(size: .bits256)
    try replace(keyFile, by: key.withUnsafeBytes { Data($0) })
    return key
  }

  /// Puts a new file in the place of an old one, which is whole until then.
  private func replace(_ file: URL, by bytes: Data) throws {
    let manager = FileManager.default
    try manager.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let fresh = folder.appendingPathComponent(".\(file.lastPathComponent).\(UUID().uuidString)")
    guard manager.createFile(atPath: fresh.path, contents: bytes, attributes: [.posixPermissions: 0o600]),
      rename(fresh.path, file.path) == 0
    else {
      try? manager.removeItem(at: fresh)
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
