import Crypto
import Foundation
import SashDefaults
import SashDesktop
import SashMessages

/// The file that holds the items of one program, and the key that opens it.
///
/// The key is a secret in the keyring of the desktop (the Secret Service), where one runs; else it lies in a file beside. Both files
/// can be read by the user alone. With a keyring nobody reads the items who has the files alone, as from a backup or a disk;
/// neither is a guard against another program that the same user runs.
///
/// - Missing: access groups that several programs share.
struct KeychainFile {
  let folder: URL
  /// Whose key it is, among those of the keyring.
  var owner = UserFolders.programName
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

  private static let lock = NSLock()
  /// The keys of this process, by their folders: the keyring is asked once.
  private nonisolated(unsafe) static var keys: [String: SymmetricKey] = [:]
  /// For tests: as if the program had just been started.
  static func forgetKeys() { lock.withLock { keys = [:] } }

  private func key() throws -> SymmetricKey {
    try Self.lock.withLock {
      if let key = Self.keys[folder.path] { return key }
      let key = try findKey()
      Self.keys[folder.path] = key
      return key
    }
  }

  /// The key that there is, or a new one. One that lies in a file moves into the keyring, once there is one.
  private func findKey() throws -> SymmetricKey {
    let keyring: Keyring?
    do { keyring = try Keyring() } catch Keyring.Failure.missing { keyring = nil }
    if let bytes = try? Data(contentsOf: keyFile), bytes.count == 32 {
      if let keyring, (try? keep(bytes, in: keyring)) != nil {
        try? FileManager.default.removeItem(at: keyFile)
      }
      return SymmetricKey(data: bytes)
    }
    let hasItems = FileManager.default.fileExists(atPath: items.path)
    guard let keyring else {
      if hasItems { throw Keyring.Failure.missing }
      let key = SymmetricKey(size: .bits256)
      try replace(keyFile, by: key.withUnsafeBytes { Data($0) })
      return key
    }
    if let bytes = try keyring.secret(attributes), bytes.count == 32 { return SymmetricKey(data: bytes) }
    // A new one would make what is there unreadable for ever.
    if hasItems { throw Keyring.Failure.refused("the keyring has no key of \(owner) any more") }
    let key = SymmetricKey(size: .bits256)
    try keep(key.withUnsafeBytes { Data($0) }, in: keyring)
    return key
  }
  private var attributes: [(String, String)] { [("application", owner), ("purpose", "keychain")] }
  private func keep(_ key: Data, in keyring: Keyring) throws {
    try keyring.keep(key, attributes, label: "Keychain of \(owner)")
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
