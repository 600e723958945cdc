import Foundation

/// Undoes the encryption of a file with a password: RC4 and AES with keys of 128 bits.
///
/// - Source: ISO 32000-1, 7.6 (the standard security handler, revisions 2 to 4)
/// - Missing: revisions 5 and 6 (AES with keys of 256 bits), whose files stay locked.
final class PDFCipher: @unchecked Sendable {
  let isOwner: Bool
  /// The bits of the entry `P`.
  let permissions: Int
  private let key: [UInt8]
  private enum Method { case none, rc4, aes }
  private let (strings, streams): (Method, Method)
  private let hidesMetadata: Bool

  /// Nil if the password does not open the file.
  init?(_ file: PDFFile, password: String) {
    guard let entry = file.trailer["Encrypt"]?.resolved, entry["Filter"]?.name == "Standard",
      let revision = entry["R"]?.integer, (2...4).contains(revision),
      let owner = entry["O"]?.bytes, let user = entry["U"]?.bytes, owner.count >= 32, user.count >= 32,
      let flags = entry["P"]?.integer
    else { return nil }
    permissions = flags
    hidesMetadata = entry["EncryptMetadata"]?.boolean ?? true
    let length = revision == 2 ? 5 : min(max((entry["Length"]?.integer ?? 40) / 8, 5), 16)
    func method(_ key: String) -> Method {
      guard (entry["V"]?.integer ?? 0) >= 4 else { return .rc4 }
      guard let name = entry[key]?.name, name != "Identity" else { return .none }
      return switch entry["CF"]?[name]?["CFM"]?.name {
      case "AESV2": .aes
      case "None": .none
      default: .rc4
      }
    }
    (strings, streams) = (method("StrF"), method("StmF"))
    let size = (entry["V"]?.integer ?? 0) >= 4 ? 16 : length
    let identifier = file.trailer["ID"]?.array?.first?.bytes ?? []
    let isOpen = hidesMetadata

    func userKey(_ password: [UInt8]) -> [UInt8] {
      var input = PDFCipher.padded(password) + owner.prefix(32)
      for shift in [0, 8, 16, 24] { input.append(UInt8(truncatingIfNeeded: flags >> shift)) }
      input += identifier
      if revision >= 4, !isOpen { input += [255, 255, 255, 255] }
      var hash = Digests.md5(input)
      if revision >= 3 { for _ in 0..<50 { hash = Digests.md5(Array(hash.prefix(size))) } }
      return Array(hash.prefix(size))
    }
    func opens(_ key: [UInt8]) -> Bool {
      if revision == 2 { return Ciphers.rc4(key, PDFCipher.padding) == Array(user.prefix(32)) }
      var hash = Ciphers.rc4(key, Digests.md5(PDFCipher.padding + identifier))
      for round in UInt8(1)...19 { hash = Ciphers.rc4(key.map { $0 ^ round }, hash) }
      return hash == Array(user.prefix(16))
    }
    /// The user's password, which the owner's hides.
    func hidden(_ password: [UInt8]) -> [UInt8] {
      var hash = Digests.md5(PDFCipher.padded(password))
      if revision >= 3 { for _ in 0..<50 { hash = Digests.md5(hash) } }
      let key = Array(hash.prefix(size))
      if revision == 2 { return Ciphers.rc4(key, Array(owner.prefix(32))) }
      return (0...19).reversed().reduce(Array(owner.prefix(32))) { bytes, round in
        Ciphers.rc4(key.map { $0 ^ UInt8(round) }, bytes)
      }
    }
    let letters = password.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let asOwner = userKey(hidden(letters))
    if !letters.isEmpty, opens(asOwner) {
      (key, isOwner) = (asOwner, true)
      return
    }
    let asUser = userKey(letters)
    guard opens(asUser) else { return nil }
    (key, isOwner) = (asUser, false)
  }

  private static func padded(_ password: [UInt8]) -> [UInt8] {
    Array((Array(password.prefix(32)) + padding).prefix(32))
  }
  // - Source: ISO 32000-1, algorithm 2, step a
  private static let padding: [UInt8] = [
    0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08,
    0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
  ]

  /// The key and the entry of a file that is hidden behind passwords.
  static func made(
    user: String, owner: String, permissions: Int, identifier: [UInt8]
  ) -> (key: [UInt8], entry: PDFObject) {
    func letters(_ text: String) -> [UInt8] {
      padded(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    }
    func rounds(_ start: [UInt8], _ key: [UInt8]) -> [UInt8] {
      (0..<20).reduce(start) { bytes, round in Ciphers.rc4(key.map { $0 ^ UInt8(round) }, bytes) }
    }
    var hash = Digests.md5(letters(owner.isEmpty ? user : owner))
    for _ in 0..<50 { hash = Digests.md5(hash) }
    let ownerEntry = rounds(letters(user), hash)
    let flags = Int(Int32(truncatingIfNeeded: permissions))
    let bits = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: flags >> $0) }
    var key = Digests.md5(letters(user) + ownerEntry + bits + identifier)
    for _ in 0..<50 { key = Digests.md5(key) }
    let userEntry = rounds(Digests.md5(padding + identifier), key) + [UInt8](repeating: 0, count: 16)
    return (
      key,
      .dictionary([
        "Filter": .name("Standard"), "V": .integer(2), "R": .integer(3), "Length": .integer(128),
        "O": PDFObject(.string(ownerEntry)), "U": PDFObject(.string(userEntry)), "P": .integer(flags),
      ])
    )
  }

  /// A value with its strings readable.
  func decrypted(_ object: PDFObject, _ number: Int, _ generation: Int) -> PDFObject {
    switch object.value {
    case .string(let bytes): PDFObject(.string(plain(bytes, number, generation, strings)))
    case .array(let values): .array(values.map { decrypted($0, number, generation) })
    case .dictionary(let values): .dictionary(values.mapValues { decrypted($0, number, generation) })
    default: object
    }
  }
  /// The bytes of a stream.
  func decrypted(
    _ bytes: [UInt8], _ number: Int, _ generation: Int, _ dictionary: [String: PDFObject]
  ) -> [UInt8] {
    let kind = dictionary["Type"]?.name
    if kind == "XRef" || kind == "Metadata" && !hidesMetadata { return bytes }
    return plain(bytes, number, generation, streams)
  }
  private func plain(_ bytes: [UInt8], _ number: Int, _ generation: Int, _ method: Method) -> [UInt8] {
    if method == .none { return bytes }
    var input = key
    for shift in [0, 8, 16] { input.append(UInt8(truncatingIfNeeded: number >> shift)) }
    for shift in [0, 8] { input.append(UInt8(truncatingIfNeeded: generation >> shift)) }
    if method == .aes { input += Array("sAlT".utf8) }
    let own = Array(Digests.md5(input).prefix(min(key.count + 5, 16)))
    return method == .aes ? Ciphers.aesCBC(own, bytes) : Ciphers.rc4(own, bytes)
  }
}
